import { eachLanguage, type Language, type Level, labelled, nameOf, say, type Text } from '@longtable/kit';
import { COLOURS, mix, SIGNS } from '@longtable/kit/picture';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { Table } from '../../../storage/records/table.ts';
import { MAX_DESCRIPTION } from '../../discord-limits.ts';
import { dayOf } from '../../host/duration.ts';
import { type ButtonSpec, boardButtonsAt, type Link, type LoadedTable, linesAt } from '../../host/feature.ts';
import { readServer } from '../../host/settings.ts';
import { readerAt } from '../../host/table/names.ts';
import type { Reply } from '../../interactions/reply.ts';
import { toBoard } from '../../render/controls.ts';
import type { DisplaySettings } from '../../render/display.ts';
import { shortDay, soon } from '../../render/duration.ts';
import { type Card, type Drawn, message, type Parts, type Row, type Sketch } from '../../render/message.ts';
import { buttonRows, plain, primary, row, section, success } from '../../render/page.ts';
import { headOf } from '../../render/status.ts';
import { plainLine } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { minutesOf } from '../../screens/new-game.ts';
import { openReplayButton, shareButton } from '../history/index.ts';
import { drawEndCard, type Fact, factsCard, NO_EMBLEM } from '../pictures/index.ts';
import { answerButton } from '../puzzles/index.ts';
import {
  type Attempt,
  attemptsOn,
  type Daily,
  dailiesOn,
  dailyAt,
  dailyScore,
  isRanked,
  opponentOn,
  type RankedAttempt,
} from './daily.ts';
import { dailiesId, dailyBoardId, endOfDay, PUZZLE_OF_THE_DAY, yoursId } from './record.ts';
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
  const attempts = await attemptsOn(context, reply.user.id, shown, day);
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
  return message({
    title: [
      `**${say(texts.overview.title, language)}** · ${say(count, language)}`,
      `-# ${say(texts.overview.about, language)} ${say(texts.overview.nextOnes({ when: soon(endOfDay(day)) }), language)}`,
    ].join('\n'),
    sketch: display === 'picture' ? sketchOf(attempts, day, say(count, language), language) : undefined,
    cards: attempts.map((attempt) => cardOf(attempt, day, language)),
    rows: played < attempts.length ? [leaderboardMenu(attempts, language)] : [],
  });
}

/** Draws each daily with its score and rank, or with its opponent and duration before the attempt. */
function sketchOf(attempts: readonly Attempt[], day: string, count: string, language: Language): Sketch {
  const facts = attempts.map((attempt) => factOf(attempt, day, language));
  const isDone = attempts.every(({ loaded }) => loaded?.table.status === 'over');
  const title = `${say(texts.overview.title, language)} · ${shortDay(day, language)}`;
  const lines = facts.map(({ value, words, more = [] }) =>
    words === '' ? value : labelled(value, [words, ...more].join(' · '), language),
  );
  const emblem = { icon: isDone ? SIGNS.trophy : SIGNS.waits, colour: COLOURS.gold };
  return {
    of: `dailies|${day}`,
    picture: factsCard(title, facts, { aside: count, emblem, isTall: true }),
    description: [`${title}.`, ...lines].join(' ').slice(0, MAX_DESCRIPTION),
  };
}

function factOf(attempt: Attempt, day: string, language: Language): Fact {
  const { id, game, loaded } = attempt;
  const { icon, colour } =
    id === PUZZLE_OF_THE_DAY ? { icon: SIGNS.hint, colour: COLOURS.gold } : (game.presentation.emblem ?? NO_EMBLEM);
  const value = titleOf(attempt, language);
  if (loaded) return { icon, colour, value, words: scoreWords(loaded, language), mark: markOf(loaded) };
  const [words = '', ...more] = detailsOf(attempt, day, language);
  return { icon, colour: mix(colour, COLOURS.panel, 0.35), value, words, more };
}

/** Returns an hourglass for a running attempt, the rank of a finished one, or a cross for a resigned one or a puzzle that was not solved. */
function markOf(loaded: LoadedTable): Fact['mark'] {
  if (loaded.table.status !== 'over') return { icon: SIGNS.waits, colour: COLOURS.soft };
  if (!isRanked(loaded)) return { icon: SIGNS.cancel, colour: COLOURS.bad };
  const rank = loaded.table.features.daily?.rank;
  return rank ? { text: `#${rank.place}` } : { icon: SIGNS.calm, colour: COLOURS.good };
}

function cardOf(attempt: Attempt, day: string, language: Language): Card {
  return section(linesOf(attempt, day, language).join('\n'), attemptButton(attempt), language);
}

/**
 * Returns the title, the score if there is an attempt, and a line with the opponent, the rank (before an attempt the
 * duration) and the streak.
 */
function linesOf({ id, game, loaded, streak }: Attempt, day: string, language: Language): string[] {
  const when = soon(endOfDay(day));
  const words = loaded ? streakWords(streak) : texts.table.streakAtRisk({ days: streak, when });
  const days = streak > 1 ? [say(words, language)] : [];
  const rank = loaded ? placeWords(loaded).map((words) => say(words, language)) : [];
  const details = detailsOf({ id, game, loaded }, day, language);
  return [
    `**${titleOf({ id, game }, language)}**`,
    loaded ? scoreWords(loaded, language) : '',
    smallPrint([...details, ...rank, ...days]),
  ].filter(Boolean);
}

/** Returns the opponent, or the game of a puzzle, and before an attempt the duration. */
function detailsOf({ id, game, loaded }: Omit<Attempt, 'streak'>, day: string, language: Language): string[] {
  if (id === PUZZLE_OF_THE_DAY) return [say(game.title, language)];
  const minutes = loaded ? [] : minutesOf(game.daily?.minutes ?? game.minutes, language);
  return [...opponentWords(opponentOn(day, game), language), ...minutes];
}

function smallPrint(facts: readonly string[]): string {
  return facts.length > 0 ? `-# ${facts.join(' · ')}` : '';
}

function opponentWords(opponent: Level | undefined, language: Language): string[] {
  if (!opponent) return [];
  return [say(texts.overview.computer({ level: say(opponent.name, language) }), language)];
}

function titleOf({ id, game }: Daily, language: Language): string {
  return id === PUZZLE_OF_THE_DAY ? say(texts.table.puzzle, language) : say(game.title, language);
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
function leaderboardMenu(attempts: readonly Attempt[], language: Language): Row {
  const options = attempts.map((attempt) => ({
    label: titleOf(attempt, language),
    value: dailyBoardId.make({ game: attempt.id }),
  }));
  const custom_id = dailiesId.make({});
  return row([
    { type: ComponentType.StringSelect, custom_id, placeholder: say(texts.overview.leaderboardFor, language), options },
  ]);
}

const { Primary, Secondary, Success } = ButtonStyle;

/** Returns the name of a daily: “Daily, 16 Nov”. */
export function dailyName(day: string, kind: 'daily' | 'puzzle' | 'practice'): Text {
  const words = { daily: texts.table.onDay, puzzle: texts.table.puzzleOnDay, practice: texts.table.practiceOnDay };
  return words[kind]({ day: eachLanguage((language) => shortDay(day, language)) });
}

/** Returns the name of the daily at a table. Undefined if it has none. */
export function dailyTitle({ table: { features } }: LoadedTable): Text | undefined {
  const { daily, puzzle } = features;
  return daily && dailyName(daily.day, daily.practice ? 'practice' : puzzle ? 'puzzle' : 'daily');
}

/** Returns the line that a repeated daily does not count. Empty for other tables. */
export function practiceLines({ table }: LoadedTable, language: Language): string[] {
  return table.features.daily?.practice ? [`-# ${say(texts.table.practiceDoesNotCount, language)}`] : [];
}

/** Draws the public message of a daily attempt, without spoilers. */
export function drawDaily(loaded: LoadedTable): Drawn {
  const { table } = loaded;
  const { language } = table.location;
  const isOver = table.status === 'over';
  return message({
    title: headOf(loaded, language),
    ...(isOver && result(loaded, language)),
    end: [...(isOver ? [] : [say(underWay(loaded, language), language)]), ...practiceLines(loaded, language)],
    rows: buttonRows(isOver ? buttonsAfterAttempt(loaded) : buttonsDuringAttempt(loaded), language),
  });
}

/** Returns the result of an attempt as text, and as a card if the board is a picture. */
function result(loaded: LoadedTable, language: Language): Pick<Parts, 'board' | 'sketch'> {
  const { table } = loaded;
  const earned = linesAt(loaded, 'achievements', readerAt(loaded, 'spectator', language));
  const board = [...dailyLines(loaded, language), ...earned].join('\n');
  if (table.location.display !== 'picture') return { board };
  return {
    board,
    sketch: { of: `daily|${table.id}`, picture: drawEndCard(loaded, language), description: board },
  };
}

/** Draws the shareable result of an attempt without spoilers. It is text if the channel does not accept pictures. */
export function drawDailyResult(loaded: LoadedTable): Drawn {
  const { table } = loaded;
  const { language } = table.location;
  const lines = [headOf(loaded, language), ...dailyLines(loaded, language)];
  const description = lines.join(' ');
  return message({
    board: lines.join('\n'),
    sketch: { of: `share|${table.id}`, picture: drawEndCard(loaded, language), description },
    rows: buttonRows(todayButton(table, Success), language),
  });
}

/** Returns rank and streak of an attempt for its picture. */
export function rankFacts(loaded: LoadedTable, language: Language): Fact[] {
  const rank = loaded.table.features.daily?.rank;
  if (!rank) return [];
  const { place, of, streak } = rank;
  const among = texts.table.ofToday({ attempts: of });
  const days = texts.table.daysInARow({ days: streak });
  return [
    ...(isRanked(loaded) ? [{ icon: SIGNS.trophy, value: `#${place}`, words: say(among, language) }] : []),
    { icon: SIGNS.fire, value: String(streak), words: say(days, language) },
  ];
}

/** Returns a line with the score of an attempt, and one with its rank or resignation and a streak of several days. */
export function dailyLines(loaded: LoadedTable, language: Language): string[] {
  const score = scoreWords(loaded, language);
  const rank = loaded.table.features.daily?.rank;
  const streak = rank && rank.streak > 1 ? [streakWords(rank.streak)] : [];
  const facts = [...placeWords(loaded), ...streak];
  return [score && `**${score}**`, facts.map((fact) => say(fact, language)).join(' · ')].filter(Boolean);
}

function scoreWords(loaded: LoadedTable, language: Language): string {
  const score = dailyScore(loaded);
  return score ? plainLine(say(score.words, language)) : '';
}

/** Returns the rank of an attempt, or that it was resigned. Empty if it has no rank. */
export function placeWords(loaded: LoadedTable): Text[] {
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
export function placeLines(best: readonly RankedAttempt[], asker: string, language: Language): string[] {
  const places = best.map((ranked, index) => ({ ranked, text: `${index + 1}. ${lineOf(ranked, language)}` }));
  const shown = places.filter(({ ranked }, index) => index < MAX_PLACES || ranked.person === asker);
  return shown.length > 0 ? shown.map(({ text }) => text) : [say(texts.table.nobodyYet, language)];
}

/** Returns player and score: “Ada · 5 of 8 rooms cleared”. */
export function lineOf({ person, score }: RankedAttempt, language: Language): string {
  const who = person === undefined ? say(common.names.someone, language) : `<@${person}>`;
  return `${who} · ${plainLine(say(score.words, language))}`;
}
