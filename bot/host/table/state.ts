import { setImmediate } from 'node:timers/promises';
import type { AnyGame, GameEvent } from '@longtable/kit';
import { CorruptRecordError, NewerRecordError, type Write } from '../../../storage/index.ts';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import {
  LOG_CHUNK_SIZE,
  logChunkKind,
  type Move,
  type SeatTurns,
  type Snapshot,
  snapshotKind,
  type Table,
} from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { settled } from '../refusal.ts';
import { appendStory, firstEvents } from './events.ts';
import { hasSecretMoves } from './table.ts';

/** Adds a move to a table's log. If that fills a chunk, also returns the write that stores the chunk. */
export function appendMove(context: Context, table: Table, move: Move): { table: Table; writes: Write[] } {
  const recentMoves = [...table.log.recentMoves, move];
  const moveCount = table.log.moveCount + 1;
  const isFull = recentMoves.length === LOG_CHUNK_SIZE;
  const longer = {
    ...table,
    log: { ...table.log, moveCount, recentMoves: isFull ? [] : recentMoves },
    turns: table.turns.map((turn, seat) => (seat === move.seat ? nextTurn(turn) : turn)),
    times: { ...table.times, movedAt: move.at },
  };
  const writes = isFull
    ? [context.storage.store(logChunkKind).put(`${table.id}.${moveCount / LOG_CHUNK_SIZE - 1}`, recentMoves)]
    : [];
  return { table: longer, writes };
}

export function nextTurn(turn: SeatTurns): SeatTurns {
  return { ...turn, count: turn.count + 1 };
}

/** Truncates a table's log to these moves. Also returns the writes that delete chunks. All seats get new turn numbers, so that none is reused. */
export function truncateLog(context: Context, table: Table, kept: readonly Move[]): { table: Table; writes: Write[] } {
  const [full, were] = [Math.floor(kept.length / LOG_CHUNK_SIZE), Math.floor(table.log.moveCount / LOG_CHUNK_SIZE)];
  const dropped = Array.from({ length: were - full }, (_, index) =>
    context.storage.store(logChunkKind).drop(`${table.id}.${full + index}`),
  );
  const log = { ...table.log, moveCount: kept.length, recentMoves: kept.slice(full * LOG_CHUNK_SIZE) };
  return { table: { ...table, log, turns: table.turns.map(nextTurn) }, writes: dropped };
}

/** Reads the whole log of a table. Undefined if a chunk is damaged or missing. */
export async function readLogIfIntact(context: Context, table: Table): Promise<Move[] | undefined> {
  try {
    const log = await readLog(context, table);
    return log.length === table.log.moveCount ? log : undefined;
  } catch (error) {
    if (!(error instanceof CorruptRecordError)) throw error;
    context.log.error({ table: table.id, why: error.message }, 'A chunk of a log cannot be read');
    return undefined;
  }
}

/** Reads the whole log of a table in order of play. */
export async function readLog(context: Context, table: Table): Promise<Move[]> {
  const full = Math.floor(table.log.moveCount / LOG_CHUNK_SIZE);
  const pieces = await Promise.all(
    Array.from({ length: full }, (_, number) => context.storage.store(logChunkKind).get(`${table.id}.${number}`)),
  );
  return [...pieces.flatMap((piece) => piece ?? []), ...table.log.recentMoves];
}

/**
 * Returns the write of a snapshot after each full chunk and each undo, otherwise an empty array. Tables are stored without their state; a snapshot
 * shortens the replay and never contains undone moves.
 */
export function snapshotWrites(context: Context, before: Table | undefined, after: Table): Write[] {
  if (!before || after.log.moveCount === before.log.moveCount) return [];
  const isDue = after.log.moveCount < before.log.moveCount || piecesOf(after) > piecesOf(before);
  const { id, rulesVersion, state } = after;
  return isDue
    ? [context.storage.store(snapshotKind).put(id, { rulesVersion, moveCount: after.log.moveCount, state })]
    : [];
}

function piecesOf({ log }: Table): number {
  return Math.floor(log.moveCount / LOG_CHUNK_SIZE);
}

/** Returns the state, replayed from the snapshot or the start with the recent moves. Undefined if the whole log must be replayed. */
export async function stateOf(context: Context, loaded: LoadedTable): Promise<unknown> {
  const { table, game } = loaded;
  // Older tables were stored with their state.
  if (table.state !== null) return game.state.safeParse(table.state).data;
  return (await positionsOf(context, loaded))?.at(-1)?.state;
}

/** State after a move, and the events of the move. */
interface MovePosition {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/** Returns the positions from the snapshot or the start to now. Undefined if the whole log must be replayed. */
export async function positionsOf(context: Context, loaded: LoadedTable): Promise<MovePosition[] | undefined> {
  const { table, game } = loaded;
  const base = isCompacted(table) ? undefined : await baseOf(context, loaded);
  const begun = base && game.state.safeParse(base.state).data;
  if (!base || begun === undefined) return undefined;
  const positions: MovePosition[] = [{ state: begun, events: [] }];
  const { recentMoves, moveCount } = table.log;
  for (const { seat, line } of recentMoves.slice(recentMoves.length - (moveCount - base.moveCount))) {
    const outcome = await settled(() => game.play(positions.at(-1)?.state, seat, line));
    if (outcome.refused) return undefined;
    positions.push(outcome);
  }
  return positions;
}

/**
 * Returns the state from which the recent moves are replayed: the start if there are no older moves, otherwise the snapshot. Undefined if the
 * snapshot does not match.
 */
async function baseOf(
  context: Context,
  { table, game }: LoadedTable,
): Promise<Pick<Snapshot, 'moveCount' | 'state'> | undefined> {
  const { moveCount, recentMoves } = table.log;
  const before = moveCount - recentMoves.length;
  if (before > 0) {
    const snapshot = await readOrQuarantine(context, snapshotKind, table.id).catch(unlessNewer);
    const isOurs =
      snapshot?.rulesVersion === rulesOf(game) && snapshot.moveCount >= before && snapshot.moveCount <= moveCount;
    return isOurs ? snapshot : undefined;
  }
  const begun = game.setup(table.options, table.seed, table.seats.length);
  return begun.refused ? undefined : { moveCount: 0, state: begun.state };
}

/** Treats a snapshot of a newer version as missing, because the state can be replayed from the log. */
function unlessNewer(error: unknown): undefined {
  if (!(error instanceof NewerRecordError)) throw error;
}

/** Whether a finished table has been compacted to its log. */
function isCompacted({ status, events }: Table): boolean {
  return status === 'over' && events.list.length === 0;
}

/** Number of moves replayed before yielding to other work. */
const YIELD_EVERY = 100;

/** Returns the version of a game's rules and state. */
export function rulesOf({ version = 1 }: AnyGame): number {
  return version;
}

/** Replays the moves from the start and returns the state and events. Undefined if the current rules reject the options or a move. */
export async function replayMoves(
  loaded: LoadedTable,
  moves: readonly Move[],
): Promise<Pick<Table, 'state' | 'events'> | undefined> {
  const { table, game } = loaded;
  const begun = game.setup(table.options, table.seed, table.seats.length);
  if (begun.refused) return undefined;
  let { state } = begun;
  let events = firstEvents(begun.events);
  for (const [index, { seat, line, joined }] of moves.entries()) {
    if (index % YIELD_EVERY === YIELD_EVERY - 1) await setImmediate();
    const from = state;
    const outcome = await settled(() => game.play(from, seat, line));
    if (outcome.refused) return undefined;
    state = outcome.state;
    const before = moves[index - 1]?.seat;
    const isSealed = outcome.undoable === 'sealed';
    events = appendStory(events, outcome.events, {
      seats: table.seats,
      seat,
      before,
      hasSecretMoves: hasSecretMoves(loaded),
      joined,
      isSealed,
    });
  }
  return { state, events };
}

/** Replays a table's log under the current rules. Undefined if it does not lead to a valid state. */
export async function rebuildFromLog(context: Context, loaded: LoadedTable): Promise<LoadedTable | undefined> {
  const { table, game } = loaded;
  const log = await readLogIfIntact(context, table);
  const again = log && (await replayMoves(loaded, log));
  const state = again && game.state.safeParse(again.state);
  if (!again || !state?.success) return undefined;
  return { ...loaded, table: { ...table, ...again, state: state.data, rulesVersion: rulesOf(game) } };
}
