import { setImmediate } from 'node:timers/promises';
import type { AnyGame, Seat } from '@longtable/kit';
import { CorruptRecordError, NewerRecordError, type Write } from '../../../storage/index.ts';
import { type Move, PIECE, type Snapshot, type Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { readOrQuarantine } from '../read.ts';
import { type Told, tellOn } from './story.ts';
import type { LoadedTable } from './table.ts';
import { tellsInPieces } from './terms.ts';

/** Adds a move to a table's log: the table with the move, and the piece to write once it is full. */
export function appendMove(context: Context, table: Table, move: Move): { table: Table; writes: Write[] } {
  const tail = [...table.tail, move];
  const version = table.version + 1;
  const turns = table.turns.map((count, seat) => (seat === move.seat ? count + 1 : count));
  const longer = { ...table, version, turns, moved: move.at };
  if (tail.length < PIECE) return { table: { ...longer, tail }, writes: [] };
  const piece = context.pieces.put(`${table.id}.${version / PIECE - 1}`, tail);
  return { table: { ...longer, tail: [] }, writes: [piece] };
}

/** Shortens a table's log to these moves: the table without the others, and the pieces to drop. No turn's number comes again. */
export function truncateLog(context: Context, table: Table, kept: readonly Move[]): { table: Table; writes: Write[] } {
  const [full, were] = [Math.floor(kept.length / PIECE), Math.floor(table.version / PIECE)];
  const turns = table.turns.map((count) => count + 1);
  const dropped = Array.from({ length: were - full }, (_, index) => context.pieces.drop(`${table.id}.${full + index}`));
  return { table: { ...table, version: kept.length, turns, tail: kept.slice(full * PIECE) }, writes: dropped };
}

/** Takes a seat's move out of the log of a table, with all that others played since: their turns keep their numbers. */
export function removeMove(
  context: Context,
  table: Table,
  kept: readonly Move[],
  { seat, from }: { readonly seat: Seat; readonly from: number },
): { table: Table; writes: Write[] } {
  const { table: shorter, writes } = truncateLog(context, table, kept);
  const turns = table.turns.map((count, other) => (other === seat ? count + 1 : count));
  const full = Math.floor(kept.length / PIECE);
  const changed = Array.from({ length: full }, (_, number) => number).filter((number) => (number + 1) * PIECE > from);
  const rewritten = changed.map((number) =>
    context.pieces.put(`${table.id}.${number}`, kept.slice(number * PIECE, (number + 1) * PIECE)),
  );
  return { table: { ...shorter, turns }, writes: [...writes, ...rewritten] };
}

/** What drops the log of a table that goes, the snapshot of where it led, and what was found out about it. */
export function dropLog(context: Context, table: Table): Write[] {
  return [...truncateLog(context, table, []).writes, context.snapshots.drop(table.id), context.analyses.drop(table.id)];
}

/** The whole log of a table if all of it can be read; a piece that is damaged or gone leaves nothing. */
export async function readOrQuarantineLog(context: Context, table: Table): Promise<Move[] | undefined> {
  try {
    const log = await readLog(context, table);
    return log.length === table.version ? log : undefined;
  } catch (error) {
    if (!(error instanceof CorruptRecordError)) throw error;
    context.log.error({ table: table.id, why: error.message }, 'A piece of a log cannot be read');
    return undefined;
  }
}

/** The whole log of a table, in the order of play. */
export async function readLog(context: Context, table: Table): Promise<Move[]> {
  const full = Math.floor(table.version / PIECE);
  const pieces = await Promise.all(
    Array.from({ length: full }, (_, number) => context.pieces.get(`${table.id}.${number}`)),
  );
  return [...pieces.flatMap((piece) => piece ?? []), ...table.tail];
}

/**
 * A table is written without its state, which follows from the log. So that nobody has to play all of it again, a snapshot
 * is written with every full piece of the log, and whenever moves are taken back: it is never of another past.
 */
export function snapshotWrites(context: Context, before: Table | undefined, after: Table): Write[] {
  if (!before || after.version === before.version) return [];
  const isDue = after.version < before.version || piecesOf(after) > piecesOf(before);
  const { id, rules, version, state } = after;
  return isDue ? [context.snapshots.put(id, { rules, version, state })] : [];
}

function piecesOf({ version }: Table): number {
  return Math.floor(version / PIECE);
}

/** The state of a table of the present rules, from its snapshot and the moves since; nothing where only the whole log can tell. */
export async function stateOf(context: Context, loaded: LoadedTable): Promise<unknown> {
  const { table, game } = loaded;
  // Older tables were written with their state.
  if (table.state !== null) return game.state.safeParse(table.state).data;
  return (await statesOf(context, loaded))?.at(-1);
}

/** The states that the last moves of a table led through, the one before them first, as far back as its snapshot tells. */
export async function lastStates(context: Context, loaded: LoadedTable, moves: number): Promise<readonly unknown[]> {
  return (await statesOf(context, loaded))?.slice(-moves - 1) ?? [];
}

async function statesOf(context: Context, { table, game }: LoadedTable): Promise<unknown[] | undefined> {
  const base = isPutAway(table) ? undefined : await baseOf(context, { table, game });
  const begun = base && game.state.safeParse(base.state).data;
  if (!base || begun === undefined) return undefined;
  const states = [begun];
  for (const { seat, line } of table.tail.slice(table.tail.length - (table.version - base.version))) {
    const outcome = game.play(states.at(-1), seat, line);
    if (outcome.refused) return undefined;
    states.push(outcome.state);
  }
  return states;
}

/** What the moves in the tail go on from: the snapshot, or the beginning. */
async function baseOf(
  context: Context,
  { table, game }: LoadedTable,
): Promise<Pick<Snapshot, 'version' | 'state'> | undefined> {
  const before = table.version - table.tail.length;
  if (before > 0) {
    const snapshot = await readOrQuarantine(context, context.snapshots, table.id).catch(unlessNewer);
    const isOurs = snapshot?.rules === rulesOf(game) && snapshot.version >= before && snapshot.version <= table.version;
    return isOurs ? snapshot : undefined;
  }
  const begun = game.setup(table.options, table.seed, table.seats.length);
  return begun.refused ? undefined : { version: 0, state: begun.state };
}

/** What only a newer Longtable can read is as good as absent where the log tells the same. */
function unlessNewer(error: unknown): undefined {
  if (!(error instanceof NewerRecordError)) throw error;
}

/** Whether a table was over for so long that only its log is left. */
function isPutAway({ status, events }: Table): boolean {
  return status === 'over' && events.length === 0;
}

/** So many lines are played before others get their turn. */
const BREATH = 100;

/** The version of a game's rules and of the shape of its state. */
export function rulesOf({ version = 1 }: AnyGame): number {
  return version;
}

/** The state after these moves and what is told of them; nothing if the game does not take them any more. */
export async function playAgain(
  loaded: LoadedTable,
  moves: readonly Move[],
): Promise<({ state: unknown } & Required<Told>) | undefined> {
  const { table, game } = loaded;
  const begun = game.setup(table.options, table.seed, table.seats.length);
  if (begun.refused) return undefined;
  let { state } = begun;
  const events = [...begun.events];
  let told: Required<Told> = { events, fresh: { turn: events.length, seats: [] } };
  for (const [index, { seat, line }] of moves.entries()) {
    if (index % BREATH === BREATH - 1) await setImmediate();
    const outcome = game.play(state, seat, line);
    if (outcome.refused) return undefined;
    state = outcome.state;
    const before = moves[index - 1]?.seat;
    const isSealed = outcome.undoable === 'sealed';
    told = tellOn(told, outcome.events, {
      seats: table.seats,
      seat,
      before,
      inPieces: tellsInPieces(loaded),
      isSealed,
    });
  }
  return { state, ...told };
}

/** The state that the log of a table leads to under the present rules, as a table; nothing if it leads nowhere. */
export async function rebuilt(context: Context, loaded: LoadedTable): Promise<LoadedTable | undefined> {
  const { table, game } = loaded;
  const log = await readOrQuarantineLog(context, table);
  const again = log && (await playAgain(loaded, log));
  const state = again && game.state.safeParse(again.state);
  if (!again || !state?.success) return undefined;
  return { game, table: { ...table, ...again, state: state.data, rules: rulesOf(game) } };
}
