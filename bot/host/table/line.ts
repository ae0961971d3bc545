import type { Seat, Text } from '@longtable/kit';
import type { Write } from '../../../storage/index.ts';
import type { SeatTurns, Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { type Refused, refusal } from '../refusal.ts';
import { endNotices, turnNotices } from './notices.ts';
import { appendMove } from './state.ts';
import { tellOn } from './story.ts';
import { isSamePerson, type LoadedTable } from './table.ts';
import { tellsInPieces } from './terms.ts';

/** A table as it is to be, and what is written beside it. */
export interface TableChange {
  readonly table: Table;
  readonly writes?: readonly Write[];
  /** What there is to say to whoever changed it. */
  readonly note?: Text | undefined;
}

/** A line that a seat plays, and of several that one press plays whether it belongs to the one before it. */
interface Line {
  readonly seat: Seat;
  readonly line: string;
  readonly joined?: boolean;
}

/** The table after several lines, in one change; refused where one of them is. */
export function afterLines(context: Context, loaded: LoadedTable, lines: readonly Line[]): TableChange | Refused {
  let { table } = loaded;
  const writes: Write[] = [];
  for (const { seat, line, joined } of lines) {
    const change = afterLine(context, { ...loaded, table }, seat, line, joined);
    if ('refused' in change) return change;
    table = change.table;
    writes.push(...(change.writes ?? []));
  }
  return { table, writes };
}

/** A table that has just been set up, after the lines that it begins with; nobody has to be told of them. */
export function afterOpening(
  context: Context,
  loaded: LoadedTable,
  lines: readonly Line[] = [],
): TableChange | Refused {
  if (lines.length === 0) return { table: loaded.table };
  const change = afterLines(context, loaded, lines);
  if ('refused' in change) return refusal('rulesChanged');
  const { table } = change;
  return { ...change, table: { ...table, events: { ...table.events, list: [] }, log: { ...table.log, undoable: 0 } } };
}

/** The table after a line of a seat, with all that follows from it; a line that the game does not take is refused. */
export function afterLine(
  context: Context,
  loaded: LoadedTable,
  seat: Seat,
  line: string,
  joined?: boolean,
): TableChange | Refused {
  const { table, game } = loaded;
  const outcome = game.play(table.state, seat, line);
  if (outcome.refused) return outcome;
  const over = game.result(outcome.state) !== undefined;
  const { table: appended, writes } = appendMove(context, table, {
    seat,
    line,
    at: context.now(),
    ...(joined && { joined }),
  });
  const isSealed = outcome.undoable === 'sealed';
  const { answer } = table.agreement;
  const isRead = over || (answer !== undefined && isSamePerson(table, answer.seat, seat));
  const offer = offerAfter(loaded, seat, isSealed || isUnseen(loaded, outcome.state));
  const moved: Table = {
    ...appended,
    state: outcome.state,
    status: over ? 'over' : 'playing',
    ending: over ? { by: 'game' } : null,
    events: tellOn(table.events, outcome.events, {
      seats: table.seats,
      seat,
      before: table.log.recentMoves.at(-1)?.seat,
      inPieces: tellsInPieces(loaded),
      joined,
      isSealed,
    }),
    log: { ...appended.log, undoable: outcome.undoable ? table.log.undoable + 1 : 0 },
    turns: isSealed ? withSealed(appended.turns, seat) : withoutSealed(appended.turns),
    agreement: { offer, ...(!isRead && answer && { answer }) },
  };
  const notices = over ? endNotices(moved, seat) : turnNotices(loaded, { table: moved, game }, seat);
  return { table: { ...moved, pings: { ...moved.pings, notices } }, writes };
}

/** A move ends what was offered, unless nobody may see that there was one; whoever asks to undo their move asks for the one before. */
function offerAfter({ table }: LoadedTable, mover: Seat, isSecret: boolean): Table['agreement']['offer'] {
  const { offer } = table.agreement;
  const isOutdated = offer?.what === 'undo' && offer.seat === mover;
  return isSecret && !isOutdated ? offer : null;
}

function withSealed(turns: readonly SeatTurns[], seat: Seat): SeatTurns[] {
  return turns.map((turn, other) => (other === seat ? { ...turn, sealed: true } : turn));
}

/** The turns of all seats when no line is sealed any more, or these seats' lines are not. */
export function withoutSealed(turns: readonly SeatTurns[], seats?: readonly Seat[]): SeatTurns[] {
  return turns.map(({ sealed, ...turn }, seat) =>
    sealed && seats && !seats.includes(seat) ? { ...turn, sealed } : turn,
  );
}

/** Whether all but the mover see what they saw before. */
function isUnseen({ table, game }: LoadedTable, after: unknown): boolean {
  return typeof game.secrets === 'object' && game.secrets.phase(table.state) === game.secrets.phase(after);
}
