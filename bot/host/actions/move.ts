import { expandShortcut, isShortcut, MAX_LINE_LENGTH, type Seat } from '@longtable/kit';
import { correctSpelling } from '@longtable/kit/walk';
import type { Table } from '../../../storage/records/table.ts';
import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import type { LoadedTable, TableChange } from '../feature.ts';
import { Refusal } from '../refusal.ts';
import { afterLine, afterLines } from '../table/line.ts';
import { checkLine } from '../table/menu.ts';
import { withName } from '../table/names.ts';
import { onTurn, seatOfToken, seatsOf } from '../table/table.ts';

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
export async function playLine(context: Context, id: string, mover: Mover, line: string): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => changeAfterMove(context, loaded, mover, line));
}

function changeAfterMove(context: Context, loaded: LoadedTable, mover: Mover, line: string): TableChange {
  const seat = seatToMove(loaded, mover);
  const isTooLong = line.length > ('computer' in mover ? MAX_LINE_LENGTH : MAX_TYPED_LENGTH);
  if (isTooLong) throw new Refusal('tooLong');
  if ('computer' in mover) return afterLine(context, loaded, seat, line);
  if ('program' in mover) return afterPersonsLine(context, loaded, seat, line, false);
  if (!mover.button && isOutdated(context, loaded.table, seat)) throw new Refusal('stale');
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
  const turns = table.turns.map((turn, index) => (index === seat ? { ...turn, interaction: interaction.id } : turn));
  return { ...table, turns };
}

/** Returns the change after a line of a person or program. A typed line is first corrected to the game's spelling. */
export function afterPersonsLine(
  context: Context,
  loaded: LoadedTable,
  seat: Seat,
  line: string,
  isTyped: boolean,
): TableChange {
  if (line.length > MAX_TYPED_LENGTH) throw new Refusal('tooLong');
  const spelled = isTyped ? correctSpelling(loaded.game, loaded.table.state, seat, line) : line;
  if (spelled.length > MAX_LINE_LENGTH) throw new Refusal('tooLong');
  const play = () => {
    if (isShortcut(spelled)) return afterShortcut(context, loaded, seat, spelled);
    checkLine(loaded, seat, spelled);
    return afterLine(context, loaded, seat, spelled);
  };
  for (const feature of context.features) {
    const change = feature.afterLine?.(context, loaded, spelled, play);
    if (change) return change;
  }
  return play();
}

/**
 * Returns the change after all moves of a shortcut, with a note if it stopped early. Refuses if the shortcut contains no move or a move is not
 * allowed.
 */
function afterShortcut(context: Context, loaded: LoadedTable, seat: Seat, shortcut: string): TableChange {
  const { lines, stopped } = expandShortcut(loaded.game, loaded.table.state, seat, shortcut);
  if (lines.length === 0) throw stopped ? new Refusal('stopped', stopped) : new Refusal('stale');
  for (const line of lines) checkLine(loaded, seat, line);
  const moves = lines.map((line, index) => ({ seat, line, joined: index > 0 }));
  return { ...afterLines(context, loaded, moves), note: stopped };
}

/** Returns the seat in which this mover may move. Otherwise refuses with the reason that is most useful to them. */
export function seatToMove(loaded: LoadedTable, mover: Mover): Seat {
  const { table } = loaded;
  if ('computer' in mover) {
    if (table.revision !== mover.revision) throw new Refusal('stale');
    return mover.computer;
  }
  if ('program' in mover) return programToMove(loaded, mover);
  const { person, button } = mover;
  const mine = seatsOf(table, person);
  if (mine.length === 0) throw new Refusal('notYourTable');
  requirePlaying(table);
  const seats = mine.filter((seat) => !button || seat === button.seat);
  if (button && seats.length > 0 && table.turns[button.seat]?.count !== button.turn) throw new Refusal('stale');
  const acting = onTurn(loaded).find((seat) => seats.includes(seat));
  if (acting === undefined) throw new Refusal('notYourTurn');
  return acting;
}

function programToMove(loaded: LoadedTable, { program, turn }: Extract<Mover, { program: string }>): Seat {
  const { table } = loaded;
  const seat = seatOfToken(table, program);
  if (seat === undefined) throw new Refusal('notYourTable');
  requirePlaying(table);
  if (!onTurn(loaded).includes(seat)) throw new Refusal('notYourTurn');
  if (table.turns[seat]?.count !== turn) throw new Refusal('stale');
  return seat;
}

function requirePlaying({ status }: Table): void {
  if (status === 'over') throw new Refusal('over');
  if (status === 'open') throw new Refusal('notStarted');
  if (status === 'paused') throw new Refusal('paused');
}
