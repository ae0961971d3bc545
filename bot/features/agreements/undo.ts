import type { Seat } from '@longtable/kit';
import type { Write } from '../../../storage/index.ts';
import { LOG_CHUNK_SIZE, logChunkKind, type Move, type Table } from '../../../storage/records/table.ts';
import type { Context } from '../../host/context.ts';
import { firstFrom, type LoadedTable, type TableChange } from '../../host/feature.ts';
import { refusalsOf, unlessRefused } from '../../host/refusal.ts';
import { withoutSealed } from '../../host/table/line.ts';
import { turnNotices } from '../../host/table/notices.ts';
import { nextTurn, readLogIfIntact, replayMoves, truncateLog } from '../../host/table/state.ts';
import { isSamePerson, onTurn } from '../../host/table/table.ts';
import { answerAt, withAgreement } from './record.ts';
import { texts } from './words/texts.ts';

export const refusal = refusalsOf(texts.refusals);

export function withoutOffer(table: Table): Table {
  return withAgreement(table, { answer: answerAt(table) });
}

/** Takes back a seat's last move and all moves after it, by replaying the log up to there. A sealed move is taken back alone. */
export async function takeBack(
  context: Context,
  loaded: LoadedTable,
  seat: Seat,
  agreeing = seat,
): Promise<TableChange> {
  const { table } = loaded;
  const log = await readLogIfIntact(context, table);
  if (!log) throw refusal('cannotUndo');
  if (isSealedAt(table, seat)) return takeSealedBack(context, loaded, log, seat);
  const way = wayBack(loaded, log, seat);
  const kept = log.slice(0, -way.moves);
  const again = await replayMoves(loaded, kept);
  if (!again) throw refusal('cannotUndo');
  const { table: shorter, writes } = truncateLog(context, table, kept);
  const back: Table = {
    ...shorter,
    ...again,
    log: { ...shorter.log, undoable: Math.max(0, table.log.undoable - way.moves) },
    turns: withoutSealed(shorter.turns),
    pings: { ...table.pings, notices: [] },
    times: { ...table.times, movedAt: context.now() },
  };
  const withdrawn = withoutOffer(back);
  const undone = way.unilateral
    ? withdrawn
    : loaded.features.reduce((at, feature) => feature.afterUndo?.(at) ?? at, withdrawn);
  const notices = turnNotices(loaded, { ...loaded, table: undone }, agreeing);
  return { table: { ...undone, pings: { ...undone.pings, notices } }, writes };
}

/** Takes back only a seat's sealed move. Later moves, notices and offers of other seats are kept. */
async function takeSealedBack(
  context: Context,
  loaded: LoadedTable,
  log: readonly Move[],
  seat: Seat,
): Promise<TableChange> {
  const { table } = loaded;
  const { first, last } = lastPress(log, seat);
  const kept = log.toSpliced(first, last - first + 1);
  const again = await replayMoves(loaded, kept);
  if (!again) throw refusal('cannotUndo');
  const { table: shorter, writes } = removeMove(context, table, kept, { seat, from: first });
  const undoable = Math.max(0, table.log.undoable - (log.length - kept.length));
  const back = {
    ...shorter,
    ...again,
    log: { ...shorter.log, undoable },
    turns: withoutSealed(shorter.turns, [seat]),
    times: { ...shorter.times, movedAt: context.now() },
  };
  return { table: back, writes };
}

/** Whether a seat's last move is still hidden from the others. */
export function isSealedAt({ turns }: Table, seat: Seat): boolean {
  return turns[seat]?.sealed === true;
}

/** Returns the indexes of the first and last move of a seat's latest press. These moves are taken back together. */
function lastPress(log: readonly Move[], seat: Seat): { readonly first: number; readonly last: number } {
  const last = log.findLastIndex((move) => move.seat === seat);
  return { first: log.findLastIndex(({ joined }, index) => index <= last && !joined), last };
}

/** Number of moves to take back, and whether that needs no agreement. */
export interface WayBack {
  readonly moves: number;
  readonly unilateral: boolean;
}

/** Returns the number of moves to take back for a seat's last move and whether that needs no agreement. */
export async function findWayBack(context: Context, loaded: LoadedTable, seat: Seat): Promise<WayBack> {
  const log = await readLogIfIntact(context, loaded.table);
  if (!log) throw refusal('cannotUndo');
  return wayBack(loaded, log, seat);
}

/**
 * Whether a seat can take back its last move without agreement, as far as the recent moves tell. False while other seats are on turn, so that it does
 * not reveal whether they have moved.
 */
export function canUndoAlone(loaded: LoadedTable, seat: Seat): boolean {
  const { table } = loaded;
  if (table.status === 'playing' && isSealedAt(table, seat)) return true;
  if (table.status !== 'playing' || table.log.undoable === 0 || onTurn(loaded).some((other) => other !== seat))
    return false;
  return unlessRefused(() => wayBack(loaded, table.log.recentMoves, seat))?.unilateral ?? false;
}

/**
 * Returns the number of moves to take back: those of the seat's last press and all after it. No agreement is needed if they are deterministic, reveal
 * nothing, and the seat has made the last one and is still on turn. If no other person plays, moves that are random or reveal something cannot be
 * taken back.
 */
function wayBack(loaded: LoadedTable, log: readonly Move[], seat: Seat): WayBack {
  const { table } = loaded;
  const objection = firstFrom(loaded.features, (feature) => feature.objection?.(loaded, 'undo'));
  if (objection) throw objection;
  const { first, last } = lastPress(log, seat);
  if (last < 0) throw refusal('nothingToUndo');
  if (isSealedAt(table, seat)) return { moves: last - first + 1, unilateral: true };
  const moves = log.length - first;
  const isHarmless = moves <= table.log.undoable;
  const others = table.seats.filter(
    (occupant, other) => occupant.kind === 'person' && !isSamePerson(table, other, seat),
  );
  if (others.length === 0 && !isHarmless) throw refusal('cannotUndo');
  if (others.length === 0) return { moves, unilateral: true };
  return { moves, unilateral: isHarmless && last === log.length - 1 && onTurn(loaded).includes(seat) };
}

/**
 * Removes moves of a seat from the log, which then consists of `kept`. Rewrites the full chunks from the move `from` on. Turn numbers of other seats
 * do not change.
 */
export function removeMove(
  context: Context,
  table: Table,
  kept: readonly Move[],
  { seat, from }: { readonly seat: Seat; readonly from: number },
): { table: Table; writes: Write[] } {
  const { table: shorter, writes } = truncateLog(context, table, kept);
  const turns = table.turns.map((turn, other) => (other === seat ? nextTurn(turn) : turn));
  const full = Math.floor(kept.length / LOG_CHUNK_SIZE);
  const changed = Array.from({ length: full }, (_, number) => number).filter(
    (number) => (number + 1) * LOG_CHUNK_SIZE > from,
  );
  const rewritten = changed.map((number) =>
    context.storage
      .store(logChunkKind)
      .put(`${table.id}.${number}`, kept.slice(number * LOG_CHUNK_SIZE, (number + 1) * LOG_CHUNK_SIZE)),
  );
  return { table: { ...shorter, turns }, writes: [...writes, ...rewritten] };
}
