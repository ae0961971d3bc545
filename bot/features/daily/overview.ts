import { joinTexts, type Language, labelled, nameOf, say, type Text } from '@longtable/kit';
import { COLOURS, mix, SIGNS } from '@longtable/kit/picture';
import { ButtonStyle } from 'discord.js';
import type { Table } from '../../../storage/records/table.ts';
import { dayOf } from '../../host/duration.ts';
import { type ButtonSpec, boardButtonsAt, type Link, type LoadedTable, linesAt } from '../../host/feature.ts';
import { readServer } from '../../host/settings.ts';
import { readerAt } from '../../host/table/names.ts';
import { homeIdOf, type Reply } from '../../interactions/reply.ts';
import { toBoard } from '../../render/controls.ts';
import type { DisplaySettings } from '../../render/display.ts';
import { shortDay, soon } from '../../render/duration.ts';
import type { Drawn } from '../../render/message.ts';
import { menu, type Page, type PageSketch, page, phrase, plain, primary, section, success } from '../../render/page.ts';
import { headOf } from '../../render/status.ts';
import { plainLine, plainText } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { minutesOf } from '../../screens/new-game.ts';
import { openReplayButton, shareButton } from '../history/index.ts';
import { drawEndCard, type Fact, factsCard, NO_EMBLEM } from '../pictures/index.ts';
import { answerButton } from '../puzzles/index.ts';
import {
  type Attempt,
  attemptsOn,
  bestAttempt,
  type Daily,
  dailiesOn,
  dailyAt,
  dailyScore,
  isRanked,
  opponentOn,
  type RankedAttempt,
} from './daily.ts';
import { dailiesId, dailyBoardId, dayBefore, endOfDay, PUZZLE_OF_THE_DAY, yoursId } from './record.ts';
import { refusal, texts } from './words/texts.ts';

/** Maximum number of dailies in a message, with three components each. The puzzle is the last one and is always included. */
const MAX_DAILIES = 12;

/** Shows the dailies of all games with the state of the user's attempts. */
export async function showDailies(reply: Reply): Promise<void> {
  const { context } = reply.bot;
  const day = dayOf(context.now());
  const dailies = await dailiesOn(context, day, (await readServer(context, reply.guildId)).disabledGames);
  if (dailies.length === 0) throw refusal('noDaily');
  const shown = dailies.toSpliced(MAX_DAILIES - 1, Math.max(0, dailies.length - MAX_DAILIES));
  const tried = await attemptsOn(context, reply.user.id, shown, day);
  const attempts = await Promise.all(
    tried.map(async (attempt) => ({
      ...attempt,
      champion: await bestAttempt(context, homeIdOf(reply), attempt.id, dayBefore(day)),
    })),
  );
  const drawn = drawDailies(attempts, day, await reply.display);
  await reply.bot.pictures.send(drawn, (shown) => reply.show(shown));
}

/** Draws the dailies of a day, with a card for users who want pictures. */
export function drawDailies(
  attempts: readonly Attempt[],
  day: string,
  { language, display }: Pick<DisplaySettings, 'language' | 'display'>,
): Drawn {
  const played = attempts.filter(({ loaded }) => loaded?.table.status === 'over').length;
  const count = texts.overview.played({ played, all: attempts.length });
  const next = texts.overview.nextOnes({ when: soon(endOfDay(day)) });
  return page(
    {
      title: phrase`**${texts.overview.title}** · ${count}\n-# ${texts.overview.about} ${next}`,
      sketch: display === 'picture' ? sketchOf(attempts, day, count, language) : undefined,
      cards: attempts.map((attempt) => section(linesOf(attempt, day), attemptButton(attempt), language)),
      rows: played < attempts.length ? [leaderboardMenu(attempts)] : [],
    },
    language,
  );
}

/** Draws each daily with its score and rank, or with its opponent and duration before the attempt. */
function sketchOf(attempts: readonly Attempt[], day: string, count: Text, language: Language): PageSketch {
  const facts = attempts.map((attempt) => factOf(attempt, day));
  const isDone = attempts.every(({ loaded }) => loaded?.table.status === 'over');
  const title = phrase`${texts.overview.title} · ${shortDay(day)}`;
  const lines = facts.map(({ value, words, more = [] }) =>
    words === '' ? value : labelled(value, joinTexts([words, ...more], ' · ')),
  );
  const emblem = { icon: isDone ? SIGNS.trophy : SIGNS.waits, colour: COLOURS.gold };
  return {
    of: `dailies|${day}`,
    picture: factsCard(title, facts, language, { aside: count, emblem, isTall: true }),
    description: joinTexts([phrase`${title}.`, ...lines]),
  };
}

function factOf(attempt: Attempt, day: string): Fact {
  const { id, game, loaded } = attempt;
  const { icon, colour } =
    id === PUZZLE_OF_THE_DAY ? { icon: SIGNS.hint, colour: COLOURS.gold } : (game.presentation.emblem ?? NO_EMBLEM);
  const value = titleOf(attempt);
  if (loaded) return { icon, colour, value, words: scoreWords(loaded), mark: markOf(loaded) };
  const [words = '', ...more] = detailsOf(attempt, day);
  return { icon, colour: mix(colour, COLOURS.panel, 0.35), value, words, more };
}

/** Returns an hourglass for a running attempt, the rank of a finished one, or a cross for a resigned one or a puzzle that was not solved. */
function markOf(loaded: LoadedTable): Fact['mark'] {
  if (loaded.table.status !== 'over') return { icon: SIGNS.waits, colour: COLOURS.soft };
  if (!isRanked(loaded)) return { icon: SIGNS.cancel, colour: COLOURS.bad };
  const rank = loaded.table.features.daily?.rank;
  return rank ? { text: `#${rank.place}` } : { icon: SIGNS.calm, colour: COLOURS.good };
}

/**
 * Returns the title, the score if there is an attempt, a line with the opponent, the rank (before an attempt the
 * duration) and the streak, and a line with the best attempt of the day before.
 */
function linesOf({ id, game, loaded, streak, champion }: Attempt, day: string): Text {
  const when = soon(endOfDay(day));
  const words = loaded ? streakWords(streak) : texts.table.streakAtRisk({ days: streak, when });
  const facts = [
    ...detailsOf({ id, game, loaded }, day),
    ...(loaded ? placeWords(loaded) : []),
    ...(streak > 1 ? [words] : []),
  ];
  const lines = [
    phrase`**${titleOf({ id, game })}**`,
    loaded && scoreWords(loaded),
    facts.length > 0 && phrase`-# ${joinTexts(facts, ' · ')}`,
    champion && phrase`-# ${texts.leaderboard.yesterday({ best: lineOf(champion) })}`,
  ];
  return joinTexts(lines, '\n');
}

/** Returns the opponent, or the game of a puzzle, and before an attempt the duration. */
function detailsOf({ id, game, loaded }: Omit<Attempt, 'streak'>, day: string): Text[] {
  if (id === PUZZLE_OF_THE_DAY) return [game.title];
  const opponent = opponentOn(day, game);
  return [
    ...(opponent ? [texts.overview.computer({ level: opponent.name })] : []),
    ...(loaded ? [] : minutesOf(game.daily?.minutes ?? game.minutes)),
  ];
}

function titleOf({ id, game }: Daily): Text {
  return id === PUZZLE_OF_THE_DAY ? texts.table.puzzle : game.title;
}

/** Returns the button for an attempt: start it, open its board, or show the leaderboard. */
function attemptButton({ id: game, loaded }: Attempt): ButtonSpec | Link {
  if (loaded && loaded.table.status !== 'over')
    return loaded.table.location.inPanel
      ? primary({ kind: 'panel', table: loaded.table.id }, common.buttons.yourTurn)
      : toBoard(loaded);
  if (loaded) return plain(dailyBoardId.make({ game }), texts.overview.leaderboard);
  return primary(yoursId.make({ game }), game === PUZZLE_OF_THE_DAY ? texts.overview.solve : texts.overview.play);
}

/** Returns the menu of all leaderboards, including those of games that the user has not played today. */
function leaderboardMenu(attempts: readonly Attempt[]) {
  const options = attempts.map((attempt) => ({
    label: titleOf(attempt),
    value: dailyBoardId.make({ game: attempt.id }),
  }));
  return menu(dailiesId.make({}), texts.overview.leaderboardFor, options);
}

const { Primary, Secondary, Success } = ButtonStyle;

/** Returns the name of a daily: “Daily, 16 Nov”. */
export function dailyName(day: string, kind: 'daily' | 'puzzle' | 'practice'): Text {
  const words = { daily: texts.table.onDay, puzzle: texts.table.puzzleOnDay, practice: texts.table.practiceOnDay };
  return words[kind]({ day: shortDay(day) });
}

/** Returns the name of the daily at a table. Undefined if it has none. */
export function dailyTitle({ table: { features } }: LoadedTable): Text | undefined {
  const { daily, puzzle } = features;
  return daily && dailyName(daily.day, daily.practice ? 'practice' : puzzle ? 'puzzle' : 'daily');
}

/** Returns the line that a repeated daily does not count. Empty for other tables. */
export function practiceLines({ table }: LoadedTable): Text[] {
  return table.features.daily?.practice ? [phrase`-# ${texts.table.practiceDoesNotCount}`] : [];
}

/** Draws the public message of a daily attempt, without spoilers. */
export function drawDaily(loaded: LoadedTable): Drawn {
  const { table } = loaded;
  const { language } = table.location;
  const isOver = table.status === 'over';
  return page(
    {
      title: headOf(loaded, language),
      ...(isOver && result(loaded, language)),
      end: [...(isOver ? [] : [underWay(loaded, language)]), ...practiceLines(loaded)],
      rows: [isOver ? buttonsAfterAttempt(loaded) : buttonsDuringAttempt(loaded)],
    },
    language,
  );
}

/** Returns the result of an attempt as text, and as a card if the board is a picture. */
function result(loaded: LoadedTable, language: Language): Pick<Page, 'board' | 'sketch'> {
  const { table } = loaded;
  const earned = linesAt(loaded, 'achievements', readerAt(loaded, 'spectator', language));
  const board = joinTexts([...dailyLines(loaded), ...earned], '\n');
  if (table.location.display !== 'picture') return { board };
  const description = withoutBold(board, language);
  return { board, sketch: { of: `daily|${table.id}`, picture: drawEndCard(loaded, language), description } };
}

/** Returns a text for a picture's description, which Discord does not format. */
function withoutBold(text: Text, language: Language): string {
  return say(text, language).replaceAll('**', '');
}

/** Draws the shareable result of an attempt without spoilers. It is text if the channel does not accept pictures. */
export function drawDailyResult(loaded: LoadedTable): Drawn {
  const { table } = loaded;
  const { language } = table.location;
  const lines = [headOf(loaded, language), ...dailyLines(loaded)];
  return page(
    {
      board: joinTexts(lines, '\n'),
      sketch: {
        of: `share|${table.id}`,
        picture: drawEndCard(loaded, language),
        description: withoutBold(joinTexts(lines), language),
      },
      rows: [todayButton(table, Success)],
    },
    language,
  );
}

/** Returns rank and streak of an attempt for its picture. */
export function rankFacts(loaded: LoadedTable): Fact[] {
  const rank = loaded.table.features.daily?.rank;
  if (!rank) return [];
  const { place, of, streak } = rank;
  const among = texts.table.ofToday({ attempts: of });
  const days = texts.table.daysInARow({ days: streak });
  return [
    ...(isRanked(loaded) ? [{ icon: SIGNS.trophy, value: `#${place}`, words: among }] : []),
    { icon: SIGNS.fire, value: String(streak), words: days },
  ];
}

/** Returns a line with the score of an attempt, and one with its rank or resignation and a streak of several days. */
export function dailyLines(loaded: LoadedTable): Text[] {
  const score = scoreWords(loaded);
  const rank = loaded.table.features.daily?.rank;
  const streak = rank && rank.streak > 1 ? [streakWords(rank.streak)] : [];
  const facts = [...placeWords(loaded), ...streak];
  return [...(score ? [phrase`**${score}**`] : []), ...(facts.length > 0 ? [joinTexts(facts, ' · ')] : [])];
}

function scoreWords(loaded: LoadedTable): Text {
  const score = dailyScore(loaded);
  return score ? plainText(score.words) : '';
}

/** Returns the rank of an attempt, or that it was resigned. Empty if it has no rank. */
function placeWords(loaded: LoadedTable): Text[] {
  const rank = loaded.table.features.daily?.rank;
  if (loaded.table.ending?.by === 'resigning') return [texts.table.resigned];
  if (!rank || !isRanked(loaded)) return [];
  return [texts.table.rank({ place: rank.place, attempts: rank.of })];
}

function streakWords(days: number): Text {
  return texts.table.streak({ days });
}

function underWay(loaded: LoadedTable, language: Language): Text {
  const seat = loaded.table.seats.findIndex(({ kind }) => kind === 'person');
  const name = plainLine(nameOf(readerAt(loaded, 'spectator', language), seat));
  const { puzzle, daily } = loaded.table.features;
  if (daily?.practice) return texts.table.practiceUnderWay({ name });
  return puzzle ? texts.table.puzzleUnderWay({ name }) : texts.table.underWay({ name });
}

function buttonsDuringAttempt({ table }: LoadedTable): ButtonSpec[] {
  return [
    primary({ kind: 'panel', table: table.id }, common.buttons.yourTurn),
    ...todayButton(table, Secondary),
    plain({ kind: 'more', table: table.id }, common.buttons.more),
  ];
}

function buttonsAfterAttempt(loaded: LoadedTable): ButtonSpec[] {
  const { table } = loaded;
  const { id } = table;
  return [
    ...todayButton(table, Primary),
    ...boardButtonsAt(loaded, 'suggestions'),
    shareButton(id),
    ...(table.features.puzzle ? answerButton(table) : [openReplayButton(id)]),
  ];
}

/** Returns the button that starts the reader's own attempt. Empty for practice, and in a DM, where the player is the only reader. */
function todayButton({ game, features, location }: Table, style: ButtonSpec[2]): ButtonSpec[] {
  if (location.guild === null || features.daily?.practice) return [];
  const label = features.puzzle ? texts.table.puzzle : texts.table.today;
  return [[yoursId.make({ game: dailyAt({ game, features }) }), label, style]];
}

/** Returns the button that starts a daily by its id. */
export function dailyButton(id: string, title: Text): ButtonSpec {
  const label = id === PUZZLE_OF_THE_DAY ? texts.table.puzzle : texts.table.name({ title });
  return success(yoursId.make({ game: id }), label);
}

const MAX_PLACES = 10;

/** Returns the best attempts and the asking user's own, or a line that there is none. */
export function placeLines(best: readonly RankedAttempt[], asker: string): Text[] {
  const places = best.map((ranked, index) => ({ ranked, text: phrase`${index + 1}. ${lineOf(ranked)}` }));
  const shown = places.filter(({ ranked }, index) => index < MAX_PLACES || ranked.person === asker);
  return shown.length > 0 ? shown.map(({ text }) => text) : [texts.table.nobodyYet];
}

/** Returns player and score: “Ada · 5 of 8 rooms cleared”. */
export function lineOf({ person, score }: RankedAttempt): Text {
  return phrase`${person === undefined ? common.names.someone : `<@${person}>`} · ${plainText(score.words)}`;
}
