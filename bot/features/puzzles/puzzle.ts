import type { AnyGame, GameEvent, Puzzle, Seat } from '@longtable/kit';
import { positionOf, puzzleSeats } from '@longtable/kit/puzzle';
import type { Ending, SeatOccupant, Table } from '../../../storage/records/table.ts';
import { gameName, idFormat, key, word } from '../../custom-ids/fields.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable, TableChange } from '../../host/feature.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { endTable } from '../../host/table/endings.ts';
import { afterLines } from '../../host/table/line.ts';
import { objectionToHelp } from '../../host/table/menu.ts';
import { readLogIfIntact } from '../../host/table/state.ts';
import { onTurn, seatsOf } from '../../host/table/table.ts';
import { refusal } from './words/texts.ts';

export const nextPuzzleId = idFormat`nextPuzzle|${gameName('game')}`;

/** Opens the puzzle again, after resigning the attempt in progress (`restart`), shows its answer or its hints, or takes a hint. */
export const puzzleId = idFormat`puzzle|${word('act', ['again', 'restart', 'answer', 'hints', 'first', 'second'])}|${key('table')}`;

export interface GamePuzzle {
  readonly game: AnyGame;
  readonly puzzle: Puzzle;
}

export function hasPuzzles({ puzzles }: AnyGame): boolean {
  return puzzles !== undefined && puzzles.all().length > 0;
}

/** Finds a puzzle by id. Undefined if an update has removed it. */
export function findPuzzle({ puzzles }: AnyGame, id: string): Puzzle | undefined {
  return puzzles?.all().find((puzzle) => puzzle.id === id);
}

/** Returns the puzzle at a table. Undefined if there is none or an update has removed it. */
export function puzzleAt({ table, game }: LoadedTable): Puzzle | undefined {
  return table.features.puzzle && findPuzzle(game, table.features.puzzle.id);
}

/** Returns the occupants of a puzzle's table: the solver in the puzzle's seat, and computers in the others. */
export function occupantsAt({ game, puzzle }: GamePuzzle, solver: SeatOccupant): SeatOccupant[] {
  const computer: SeatOccupant = { kind: 'computer', level: game.computers?.levels[0]?.id ?? '' };
  return Array.from({ length: puzzleSeats(game, puzzle) }, (_, seat) => (seat === puzzle.seat ? solver : computer));
}

/** Returns the change after the solver's move: the puzzle continues, is solved, or fails with the refutation played. */
export function afterAttempt(context: Context, before: LoadedTable, change: TableChange): TableChange {
  const { game } = before;
  const puzzle = puzzleAt(before);
  if (!puzzle || !game.puzzles) throw refusal('puzzleGone');
  const after = { ...before, table: change.table };
  const verdict = game.puzzles.verdict(change.table.state, puzzle);
  if (verdict === 'solved') return { ...change, table: endPuzzle(context, after, puzzle.seat, 'solved') };
  // A solver without another move has failed.
  if (verdict === 'open' && onTurn(after).includes(puzzle.seat)) return change;
  const shown = afterRefutation(context, after, game.puzzles.refutation(change.table.state, puzzle));
  return {
    ...change,
    table: endPuzzle(context, { ...before, table: shown.table }, puzzle.seat, 'failed'),
    writes: [...(change.writes ?? []), ...(shown.writes ?? [])],
  };
}

function afterRefutation(context: Context, failed: LoadedTable, lines: Parameters<typeof afterLines>[2]): TableChange {
  try {
    return afterLines(context, failed, lines);
  } catch (error) {
    ignoreRefusal(error);
    const puzzle = failed.table.features.puzzle?.id;
    context.log.error({ puzzle, error: String(error) }, 'The refutation of a puzzle was refused');
    return failed;
  }
}

function endPuzzle(
  context: Context,
  { table }: LoadedTable,
  seat: Seat,
  how: Extract<Ending, { by: 'exercise' }>['how'],
): TableChange['table'] {
  return endTable(table, { by: 'exercise', how }, context.now(), seat);
}

/** Returns the positions before and after the puzzle's answer, and the events of each of its lines. */
export function solutionOf({ game, puzzle }: GamePuzzle): {
  readonly start: unknown;
  readonly state: unknown;
  readonly events: readonly (readonly GameEvent[])[];
} {
  const start = positionOf<unknown>(game, puzzle);
  const events: (readonly GameEvent[])[] = [];
  let state = start;
  for (const line of puzzle.answer) {
    const outcome = game.play(state, puzzle.seat, line);
    if (outcome.refused) break;
    state = outcome.state;
    events.push(outcome.events);
  }
  return { start, state, events };
}

/**
 * Returns the moves that still lead to the solution from the position of an attempt. Undefined if a move of the attempt has
 * made the solution impossible.
 */
export async function restOfAnswer(
  context: Context,
  { table, game }: LoadedTable,
  puzzle: Puzzle,
): Promise<string[] | undefined> {
  const log = (await readLogIfIntact(context, table)) ?? [];
  const rest = [...puzzle.answer];
  for (const { line } of log.slice(puzzle.lines.length)) {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
  }
  let { state } = table;
  for (const line of rest) {
    const outcome = game.play(state, puzzle.seat, line);
    if (outcome.refused) return undefined;
    state = outcome.state;
  }
  return game.puzzles?.verdict(state, puzzle) === 'solved' ? rest : undefined;
}

/** Whether the solver has moved, or has taken a hint. Then the attempt counts, even if it is aborted. */
export function isTouched({ features, log }: Table, { lines }: Puzzle): boolean {
  return features.puzzle?.hints !== undefined || log.moveCount > lines.length;
}

/** Sets the number of hints taken at a puzzle. A repeated press does not take another one. */
export async function takeHints(context: Context, id: string, person: string, hints: 0 | 1 | 2): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => {
    const { table } = loaded;
    const { status, features, terms } = table;
    const { puzzle } = features;
    if (seatsOf(table, person).length === 0) throw new Refusal('notYourTable');
    if (status === 'over') throw new Refusal('over');
    if (terms.hidden) throw objectionToHelp(loaded);
    if (!puzzle) throw refusal('puzzleGone');
    if (hints <= (puzzle.hints ?? 0)) return { table, isPrivate: true };
    return { table: { ...table, features: { ...features, puzzle: { ...puzzle, hints } } }, isPrivate: true };
  });
}
