import type { Seat, SeatLine } from '@longtable/kit';
import type { Write } from '../../../storage/index.ts';
import type { SeatTurns, Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { type LoadedTable, type TableChange, withHook } from '../feature.ts';
import { accepted, Refusal, unlessRefused } from '../refusal.ts';
import { appendStory } from './events.ts';
import { endNotices, withNotices, withTurnNotices } from './notices.ts';
import { appendMove } from './state.ts';
import { hasSecretMoves, isSamePerson } from './table.ts';

interface Line extends SeatLine {
  /** Whether it belongs to the same press as the line before it. */
  readonly joined?: boolean;
}

/** Returns the change after several lines. */
export function afterLines(context: Context, loaded: LoadedTable, lines: readonly Line[]): TableChange {
  let { table } = loaded;
  const writes: Write[] = [];
  for (const { seat, line, joined } of lines) {
    const change = afterLine(context, { ...loaded, table }, seat, line, joined);
    table = change.table;
    writes.push(...(change.writes ?? []));
  }
  return { table, writes };
}

/** Returns the change after the opening lines of a new table. Their events are removed, and they cannot be taken back. */
export function afterOpening(context: Context, loaded: LoadedTable, lines: readonly Line[] = []): TableChange {
  if (lines.length === 0) return { table: loaded.table };
  const change = unlessRefused(() => afterLines(context, loaded, lines));
  if (!change) throw new Refusal('rulesChanged');
  const { table } = change;
  return { ...change, table: { ...table, events: { ...table.events, list: [] }, log: { ...table.log, undoable: 0 } } };
}

/** Returns the change after a line, including status, story and notices. Refuses a line that the game rejects. */
export function afterLine(
  context: Context,
  loaded: LoadedTable,
  seat: Seat,
  line: string,
  joined?: boolean,
): TableChange {
  const { table, game } = loaded;
  const outcome = accepted(game.play(table.state, seat, line));
  const over = game.result(outcome.state) !== undefined;
  const { table: appended, writes } = appendMove(context, table, {
    seat,
    line,
    at: context.now(),
    ...(joined && { joined }),
  });
  const isSealed = outcome.undoable === 'sealed';
  const canUndo = outcome.undoable === 'shown' ? isOnlyPerson(table, seat) : outcome.undoable;
  const played: Table = {
    ...appended,
    state: outcome.state,
    status: over ? 'over' : 'playing',
    ending: over ? { by: 'game' } : null,
    events: appendStory(table.events, outcome.events, {
      seats: table.seats,
      seat,
      before: table.log.recentMoves.at(-1)?.seat,
      hasSecretMoves: hasSecretMoves(loaded),
      joined,
      isSealed,
    }),
    log: { ...appended.log, undoable: canUndo ? table.log.undoable + 1 : 0 },
    turns: isSealed ? withSealed(appended.turns, seat) : withoutSealed(appended.turns),
  };
  const isHidden = isSealed || isUnseen(loaded, outcome.state);
  const moved = withHook(loaded.features, 'afterMove').reduce(
    (after, { afterMove }) => afterMove(after, seat, isHidden),
    played,
  );
  const notified = over ? withNotices(moved, endNotices(moved, seat)) : withTurnNotices(loaded, moved, seat);
  return { table: notified, writes };
}

/** Whether the seat belongs to the only person at the table. */
export function isOnlyPerson(table: Table, seat: Seat): boolean {
  return table.seats.every(({ kind }, index) => kind !== 'person' || isSamePerson(table, index, seat));
}

function withSealed(turns: readonly SeatTurns[], seat: Seat): SeatTurns[] {
  return turns.map((turn, index) => (index === seat ? { ...turn, sealed: true } : turn));
}

/** Clears the sealed flag of these seats, or of all seats. */
export function withoutSealed(turns: readonly SeatTurns[], seats?: readonly Seat[]): SeatTurns[] {
  return turns.map(({ sealed, ...turn }, seat) =>
    sealed && seats && !seats.includes(seat) ? { ...turn, sealed } : turn,
  );
}

/** Whether the move does not change what the other seats see. */
function isUnseen({ table, game }: LoadedTable, after: unknown): boolean {
  return typeof game.secrets === 'object' && game.secrets.phase(table.state) === game.secrets.phase(after);
}
