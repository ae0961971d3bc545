import type { Puzzle } from '../../../games/kit/puzzle.ts';
import type { PuzzleRecord, PuzzleScores } from '../../../storage/records/puzzle.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { Collected, Context, SideEffect } from '../context.ts';
import { appendTo, puzzlesOf } from '../history/lists.ts';
import { ratedAfter, UNRATED } from '../history/rating.ts';
import { readOrQuarantine } from '../read.ts';
import { personsAt } from '../table/table.ts';
import { findPuzzle } from './puzzle.ts';

type PuzzleScore = PuzzleScores[string];

/** How sure it is how hard a puzzle is before anybody has tried it. */
const GUESSED_DEVIATION = 150;

/** How somebody fares with puzzles. */
export async function readScores(context: Context, person: string): Promise<PuzzleScores> {
  return (await readOrQuarantine(context, context.puzzleScores, person)) ?? {};
}

/** How somebody fares with the puzzles of a game. */
export function scoreIn(scores: PuzzleScores, game: string): PuzzleScore {
  return scores[game] ?? { rating: UNRATED, solved: 0, tried: [] };
}

/** When a puzzle ends: it is listed for its solver, and a first try changes their rating and that of the puzzle. */
export const puzzleEffects: SideEffect = (context, _, { table, game }) => {
  const [person] = personsAt(table);
  if (table.ending?.by !== 'puzzle' || !table.puzzle || person === undefined) return undefined;
  const puzzle = findPuzzle(game, table.puzzle.id);
  return {
    locks: [`puzzles:${person}`, `puzzle:${recordId(table)}`],
    collect: async () => {
      const listed = await appendTo(context, puzzlesOf(person), [table.id]);
      const { writes = [], amend } = puzzle ? await rate(context, table, person, puzzle) : {};
      return { writes: [...listed, ...writes], ...(amend && { amend }) };
    },
  };
};

async function rate(context: Context, table: Table, person: string, { id, rating: guess }: Puzzle): Promise<Collected> {
  const scores = await readScores(context, person);
  const mine = scoreIn(scores, table.game);
  const tried = [...mine.tried.filter((other) => other !== id), id];
  const put = (score: PuzzleScore) =>
    context.puzzleScores.put(person, { ...scores, [table.game]: { ...score, tried } });
  if (mine.tried.includes(id)) return { writes: [put(mine)] };
  const theirs = (await readOrQuarantine(context, context.puzzleRecords, recordId(table))) ?? untried(guess);
  const points = pointsAt(table);
  const solved = points > 0 ? 1 : 0;
  const rating = ratedAfter(mine.rating, [{ theirs: theirs.rating, points }]);
  const harder = ratedAfter(theirs.rating, [{ theirs: mine.rating, points: 1 - points }]);
  const record = { rating: harder, solved: theirs.solved + solved, tried: theirs.tried + 1 };
  return {
    writes: [
      put({ ...mine, rating, solved: mine.solved + solved }),
      context.puzzleRecords.put(recordId(table), record),
    ],
    amend: (amended) => withRating(amended, theirs, { before: mine.rating.rating, after: rating.rating }),
  };
}

function recordId({ game, puzzle }: Table): string {
  return `${game}/${puzzle?.id}`;
}

/** What a try is worth: a solved puzzle counts as a draw with one hint, and as a loss with two. */
function pointsAt({ ending, puzzle }: Table): number {
  return ending?.by === 'puzzle' && ending.how === 'solved' ? 1 - (puzzle?.hints ?? 0) / 2 : 0;
}

function untried(rating: number): PuzzleRecord {
  return { rating: { ...UNRATED, rating, deviation: GUESSED_DEVIATION }, solved: 0, tried: 0 };
}

function withRating(
  table: Table,
  { rating }: PuzzleRecord,
  { before, after }: { readonly before: number; readonly after: number },
): Table {
  const rated = { before: Math.round(before), after: Math.round(after) };
  return {
    ...table,
    ...(table.puzzle && { puzzle: { ...table.puzzle, rating: Math.round(rating.rating) } }),
    seats: table.seats.map((sitter) => (sitter.kind === 'person' ? { ...sitter, rated } : sitter)),
  };
}
