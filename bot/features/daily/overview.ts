import { type Language, type Level, labelled, say } from '@longtable/kit';
import { COLOURS, mix, SIGNS } from '@longtable/kit/picture';
import { ComponentType } from 'discord.js';
import { MAX_DESCRIPTION } from '../../discord-limits.ts';
import { dayOf } from '../../host/duration.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { readServer } from '../../host/settings.ts';
import type { Reply } from '../../interactions/reply.ts';
import { toBoard } from '../../render/controls.ts';
import type { DisplaySettings } from '../../render/display.ts';
import { shortDay, soon } from '../../render/duration.ts';
import { type Card, type Drawn, message, type Row, type Sketch } from '../../render/message.ts';
import { type Link, plain, primary, row, section } from '../../render/page.ts';
import { minutesOf } from '../../screens/new-game.ts';
import { type Fact, factsCard, NO_EMBLEM } from '../pictures/index.ts';
import { type Attempt, attemptsOn, type Daily, dailiesOn, isRanked, opponentOn } from './daily.ts';
import { dailiesId, dailyBoardId, endOfDay, PUZZLE_OF_THE_DAY, yoursId } from './record.ts';
import { placeWords, scoreWords, streakWords } from './result.ts';
import { refusal, texts } from './words/texts.ts';

/** Maximum number of dailies in a message, with three components each. The puzzle is the last one and is always included. */
const MAX_DAILIES = 12;

/** Shows the dailies of all games with the state of the user's attempts. */
export async function showDailies(reply: Reply): Promise<void> {
  const { context } = reply.bot;
  const day = dayOf(context.now());
  const dailies = await dailiesOn(context, day, (await readServer(context, reply.guildId)).withheld);
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
  if (loaded && loaded.table.status !== 'over') return toBoard(loaded);
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
