import { expandShortcut, isShortcut, MAX_LINE_LENGTH, type Seat } from '@longtable/kit';
import { correctSpelling } from '@longtable/kit/spelling';
import type { Table } from '../../../storage/records/table.ts';
import { afterStep } from '../../features/lessons/lesson.ts';
import { seatOfToken } from '../../features/programs/seat.ts';
import { afterAttempt } from '../../features/puzzles/puzzle.ts';
import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import { type Refused, refusal } from '../refusal.ts';
import { afterLine, afterLines, type TableChange } from '../table/line.ts';
import { withName } from '../table/names.ts';
import { type LoadedTable, onTurn, seatsOf, type TableResult } from '../table/table.ts';
import { objectionToLine } from '../table/terms.ts';

/** The author of a line: a person, a computer or a program. A button is valid for one turn of a seat, and a computer's line for one revision. */
export type Mover =
  | {
      readonly person: string;
      /** Current display name, which replaces the stored one. */
      readonly name?: string;
      readonly button?: { readonly seat: Seat; readonly turn: number };
    }
  | { readonly computer: Seat; readonly revision: number }
  /** `program` is the hash of its token. */
  | { readonly program: string; readonly turn: number };

/** Maximum length of typed text. Longer than a line to allow for extra spaces. */
export const MAX_TYPED_LENGTH = 2 * MAX_LINE_LENGTH;

/** Plays a line at a table. Resolves after the move is stored. */
export async function playLine(context: Context, id: string, mover: Mover, line: string): Promise<TableResult> {
  return changeTable(context, id, (loaded) => changeAfterMove(context, loaded, mover, line));
}

function changeAfterMove(context: Context, loaded: LoadedTable, mover: Mover, line: string): TableChange | Refused {
  const seat = seatToMove(loaded, mover);
  if (typeof seat !== 'number') return seat;
  if (line.length > MAX_TYPED_LENGTH) return refusal('tooLong');
  if ('computer' in mover)
    return line.length > MAX_LINE_LENGTH ? refusal('tooLong') : afterLine(context, loaded, seat, line);
  if ('program' in mover) return afterPersonsLine(context, loaded, seat, line, false);
  if (!mover.button && isOutdated(context, loaded.table, seat)) return refusal('stale');
  const table = withInteraction(context, withName(loaded.table, mover.person, mover.name), seat);
  return afterPersonsLine(context, { ...loaded, table }, seat, line, !mover.button);
}

/**
 * Whether the seat has played a line of a later interaction. A typed line has no turn number, so a delayed one could arrive after the player's next
 * line.
 */
function isOutdated({ interaction }: Context, { turns }: Table, seat: Seat): boolean {
  return interaction !== undefined && BigInt(interaction.id) < BigInt(turns[seat]?.interaction ?? 0);
}

function withInteraction({ interaction }: Context, table: Table, seat: Seat): Table {
  if (!interaction) return table;
  const turns = table.turns.map((turn, other) => (other === seat ? { ...turn, interaction: interaction.id } : turn));
  return { ...table, turns };
}

/** Returns the change after a line of a person or program. A typed line is first corrected to the game's spelling. */
export function afterPersonsLine(
  context: Context,
  loaded: LoadedTable,
  seat: Seat,
  line: string,
  isTyped: boolean,
): TableChange | Refused {
  if (line.length > MAX_TYPED_LENGTH) return refusal('tooLong');
  const spelled = isTyped ? correctSpelling(loaded.game, loaded.table.state, seat, line) : line;
  if (spelled.length > MAX_LINE_LENGTH) return refusal('tooLong');
  if (loaded.table.features.lesson) return afterStep(context, loaded, spelled);
  const change = isShortcut(spelled)
    ? afterShortcut(context, loaded, seat, spelled)
    : (objectionToLine(loaded, seat, spelled) ?? afterLine(context, loaded, seat, spelled));
  return loaded.table.features.puzzle && 'table' in change ? afterAttempt(context, loaded, change) : change;
}

/**
 * Returns the change after all moves of a shortcut, with a note if it stopped early. Refuses if the shortcut contains no move or a move is not
 * allowed.
 */
function afterShortcut(context: Context, loaded: LoadedTable, seat: Seat, shortcut: string): TableChange | Refused {
  const { lines, stopped } = expandShortcut(loaded.game, loaded.table.state, seat, shortcut);
  if (lines.length === 0) return stopped ? { refused: { code: 'stopped', sentence: stopped } } : refusal('stale');
  const objection = lines.map((line) => objectionToLine(loaded, seat, line)).find(Boolean);
  if (objection) return objection;
  const moves = lines.map((line, index) => ({ seat, line, joined: index > 0 }));
  const change = afterLines(context, loaded, moves);
  return 'refused' in change ? change : { ...change, note: stopped };
}

/** Returns the seat in which this mover may move, or the refusal that is most useful to them. */
export function seatToMove(loaded: LoadedTable, mover: Mover): Seat | Refused {
  const { table } = loaded;
  if ('computer' in mover) return table.revision === mover.revision ? mover.computer : refusal('stale');
  if ('program' in mover) return programToMove(loaded, mover);
  const { person, button } = mover;
  const mine = seatsOf(table, person);
  if (mine.length === 0) return refusal('notYourTable');
  const waits = objectionToMoving(table);
  if (waits) return waits;
  const seats = mine.filter((seat) => !button || seat === button.seat);
  if (button && seats.length > 0 && table.turns[button.seat]?.count !== button.turn) return refusal('stale');
  return onTurn(loaded).find((seat) => seats.includes(seat)) ?? refusal('notYourTurn');
}

function programToMove(loaded: LoadedTable, { program, turn }: Extract<Mover, { program: string }>): Seat | Refused {
  const { table } = loaded;
  const seat = seatOfToken(table, program);
  if (seat === undefined) return refusal('notYourTable');
  const waits = objectionToMoving(table);
  if (waits) return waits;
  if (!onTurn(loaded).includes(seat)) return refusal('notYourTurn');
  return table.turns[seat]?.count === turn ? seat : refusal('stale');
}

function objectionToMoving({ status }: Table): Refused | undefined {
  if (status === 'over') return refusal('over');
  if (status === 'open') return refusal('notStarted');
  return status === 'paused' ? refusal('paused') : undefined;
}
