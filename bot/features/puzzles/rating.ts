import { hash, randomInt } from 'node:crypto';
import type { AnyGame, Puzzle, Text } from '@longtable/kit';
import { puzzleProblem } from '@longtable/kit/puzzle';
import { z } from 'zod';
import { keyedHash, readOrQuarantine } from '../../../storage/record-access.ts';
import type { Table } from '../../../storage/records/table.ts';
import { rating } from '../../../storage/records/table-parts.ts';
import { recordKind } from '../../../storage/store.ts';
import type { Collected, Context, SideEffect } from '../../host/context.ts';
import { DAY_MS, dayOf } from '../../host/duration.ts';
import { GameBusyError } from '../../host/refusal.ts';
import { personsAt } from '../../host/table/table.ts';
import { appendTo } from '../history/index.ts';
import { isPrecise, type Rating, ratedAfter, readPlayerStats, UNRATED } from '../ratings/index.ts';
import { findPuzzle, type GamePuzzle, hasPuzzles, isTouched } from './puzzle.ts';
import { texts } from './words/texts.ts';

const count = z.int().min(0);

/** The puzzle at a table. */
export const puzzleMark = z.strictObject({
  id: z.string(),
  hints: z.int().min(1).max(2).optional(),
  /** Rating of the puzzle before the attempt, if the attempt was rated. */
  rating: z.int().optional(),
  /** Whether the solver had neither played the game nor tried one of its puzzles. */
  unfamiliar: z.literal(true).optional(),
  /** Whether the solver has tried the puzzle before, so that the attempt is not rated. */
  repeated: z.literal(true).optional(),
});

export type PuzzleMark = z.infer<typeof puzzleMark>;

const scores = z.record(
  z.string(),
  z.strictObject({
    rating,
    /** Number of puzzles solved at the first attempt, and how many of them with hints. */
    solved: count,
    hinted: count.optional(),
    /** Ids of attempted puzzles, latest last. */
    tried: z.array(z.string()),
  }),
);

/** A user's puzzle scores by game. The record id is the user id. */
type PuzzleScores = z.infer<typeof scores>;

export const puzzleScoresKind = recordKind('puzzle-scores', scores);

const record = z.strictObject({ rating, solved: count, tried: count });

/** Rating of an attempted puzzle. The record id is `<game>/<puzzle>`. */
type PuzzleRecord = z.infer<typeof record>;

export const puzzleRatingKind = recordKind('puzzle-rating', record);

type PuzzleScore = PuzzleScores[string];

/** List id of the tables at which a player has tried puzzles. */
export const puzzleListId = (person: string) => `${person}@puzzles`;

/** Deviation of a puzzle's rating before its first attempt. */
const GUESSED_DEVIATION = 150;

export async function readScores(context: Context, person: string): Promise<PuzzleScores> {
  return (await readOrQuarantine(context, puzzleScoresKind, person)) ?? {};
}

function scoreIn(scores: PuzzleScores, game: string): PuzzleScore {
  return scores[game] ?? { rating: UNRATED, solved: 0, tried: [] };
}

/** Adds a finished puzzle to its solver's list. The solver's first attempt changes the ratings of solver and puzzle. */
export const puzzleEffects: SideEffect = (context, _, { table, game }) => {
  const [person] = personsAt(table);
  if (table.ending?.by !== 'exercise' || !table.features.puzzle || person === undefined) return undefined;
  const puzzle = findPuzzle(game, table.features.puzzle.id);
  return {
    locks: [`puzzles:${person}`, `puzzle:${recordId(table)}`],
    collect: async () => {
      const listed = await appendTo(context, puzzleListId(person), [table.id]);
      const isRated = puzzle && !isUntouched(table, puzzle);
      const { writes = [], amend } = isRated ? await rate(context, table, person, puzzle) : {};
      return { writes: [...listed, ...writes], ...(amend && { amend }) };
    },
  };
};

async function rate(context: Context, table: Table, person: string, { id, rating: guess }: Puzzle): Promise<Collected> {
  const scores = await readScores(context, person);
  const mine = scoreIn(scores, table.game);
  const tried = [...mine.tried.filter((other) => other !== id), id];
  const put = (score: PuzzleScore) =>
    context.storage.store(puzzleScoresKind).put(person, { ...scores, [table.game]: { ...score, tried } });
  if (mine.tried.includes(id)) return { writes: [put(mine)] };
  const theirs = (await readOrQuarantine(context, puzzleRatingKind, recordId(table))) ?? newPuzzleRating(guess);
  const points = pointsAt(table);
  const solved = table.ending?.by === 'exercise' && table.ending.how === 'solved' ? 1 : 0;
  const hinted = (mine.hinted ?? 0) + (solved && table.features.puzzle?.hints ? 1 : 0);
  const rating = ratedAfter(mine.rating, [{ theirs: theirs.rating, points }]);
  const harder = ratedAfter(theirs.rating, [{ theirs: mine.rating, points: 1 - points }]);
  const record = { rating: harder, solved: theirs.solved + solved, tried: theirs.tried + 1 };
  return {
    writes: [
      put({ ...mine, rating, solved: mine.solved + solved, hinted }),
      context.storage.store(puzzleRatingKind).put(recordId(table), record),
    ],
    amend: (amended) => withRating(amended, theirs, { before: mine.rating, after: rating }),
  };
}

/** Whether the solver closed a puzzle without a move or a hint. A hidden puzzle counts anyway, because it has one attempt. */
function isUntouched(table: Table, puzzle: Puzzle): boolean {
  const { ending, terms } = table;
  return ending?.by === 'exercise' && ending.how === 'left' && !terms.hidden && !isTouched(table, puzzle);
}

function recordId({ game, features }: Table): string {
  return `${game}/${features.puzzle?.id}`;
}

/** Returns the points of an attempt: 1 if solved without hints, 0.5 with one hint, otherwise 0. */
function pointsAt({ ending, features }: Table): number {
  return ending?.by === 'exercise' && ending.how === 'solved' ? 1 - (features.puzzle?.hints ?? 0) / 2 : 0;
}

function newPuzzleRating(rating: number): PuzzleRecord {
  return { rating: { ...UNRATED, rating, deviation: GUESSED_DEVIATION }, solved: 0, tried: 0 };
}

function withRating(
  table: Table,
  { rating }: PuzzleRecord,
  { before, after }: { readonly before: Rating; readonly after: Rating },
): Table {
  const rated = {
    before: Math.round(before.rating),
    after: Math.round(after.rating),
    ...(!isPrecise(after) && { provisional: true as const }),
  };
  const { puzzle } = table.features;
  return {
    ...table,
    features: { ...table.features, ...(puzzle && { puzzle: { ...puzzle, rating: Math.round(rating.rating) } }) },
    seats: table.seats.map((occupant) => (occupant.kind === 'person' ? { ...occupant, rated } : occupant)),
  };
}

/** Returns the games that a user has played or tried a puzzle of. */
export async function knownGames(context: Context, person: string, games: readonly AnyGame[]): Promise<AnyGame[]> {
  const { games: played } = await readPlayerStats(context, person);
  const scores = await readScores(context, person);
  return games.filter(({ id }) => played[id] || scores[id]);
}

/** Whether a user has finished an attempt at a puzzle. */
export async function hasTried(context: Context, person: string, game: string, puzzle: string): Promise<boolean> {
  return scoreIn(await readScores(context, person), game).tried.includes(puzzle);
}

/** Number of most suitable puzzles from which the next one is picked at random. */
const MAX_SUITABLE = 8;

/**
 * Returns an untried puzzle near the user's rating, or one of those tried longest ago if all were tried. Never the puzzle
 * of the day. Of several games, it is one that the user has played, if there is any.
 */
export async function nextPuzzle(
  context: Context,
  person: string,
  games: readonly AnyGame[],
): Promise<GamePuzzle | undefined> {
  const scores = await readScores(context, person);
  const known = await knownGames(context, person, games);
  const today = await puzzleOfDay(context, dayOf(context.now()));
  const candidates = (known.some(hasPuzzles) ? known : games).flatMap((game) => {
    const { rating, tried } = scoreIn(scores, game.id);
    const all = game.puzzles?.all().filter(({ id }) => id !== today?.puzzle.id) ?? [];
    return all.map((puzzle) => ({
      game,
      puzzle,
      triedAt: tried.indexOf(puzzle.id),
      distance: Math.abs(puzzle.rating - rating.rating),
    }));
  });
  const fresh = candidates.filter(({ triedAt }) => triedAt < 0).sort((a, b) => a.distance - b.distance);
  const again = () => candidates.sort((a, b) => a.triedAt - b.triedAt);
  const suitable = (fresh.length > 0 ? fresh : again()).slice(0, MAX_SUITABLE);
  return suitable.length > 0 ? suitable[randomInt(suitable.length)] : undefined;
}

/** Whether a puzzle can be asked. A package can contain puzzles that its rules no longer solve. */
function isSound({ game, puzzle }: GamePuzzle): boolean {
  try {
    return puzzleProblem(game, puzzle) === undefined;
  } catch (error) {
    if (error instanceof GameBusyError) throw error;
    return false;
  }
}

/**
 * Returns the puzzle of a day, or undefined if no game has puzzles. Games take turns. The sound puzzle with the lowest hash is chosen, so that
 * added or removed puzzles rarely change it.
 */
export async function puzzleOfDay(context: Context, day: string): Promise<GamePuzzle | undefined> {
  const games = [...context.games.values()].filter(hasPuzzles);
  const game = games[(Date.parse(day) / DAY_MS) % games.length];
  const key = await keyedHash(context, 'daily', `puzzle ${day}`);
  const hashed = game?.puzzles?.all().map((puzzle) => ({ game, puzzle, at: hash('sha256', `${key} ${puzzle.id}`) }));
  return hashed?.sort((a, b) => (a.at < b.at ? -1 : 1)).find(isSound);
}

/** Returns a user's results in puzzles, by game: “Puzzles: rating 1540, 12 of 15 solved”. */
export async function scoreTexts(context: Context, person: string): Promise<Readonly<Record<string, Text>>> {
  const scores = Object.entries(await readScores(context, person));
  return Object.fromEntries(scores.map(([game, score]) => [game, scoreText(score)]));
}

export function scoreText({ rating: { rating, ...rest }, solved, tried, hinted = 0 }: PuzzleScores[string]): Text {
  const rounded = Math.round(rating);
  const shown = isPrecise({ rating, ...rest }) ? `${rounded}` : texts.stats.provisional({ rating: rounded });
  return texts.stats.solved({ rating: shown, solved, tried: tried.length, hinted });
}
