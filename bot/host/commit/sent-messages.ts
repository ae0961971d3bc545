import {
  type BoardLocation,
  channelOccupancyKind,
  type Notice,
  type SentPing,
  type Table,
} from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { toStored } from '../table/names.ts';
import { isUnplaced } from '../table/table.ts';
import { amendTable } from './commit.ts';

/** Maximum number of stale boards. Older ones have scrolled out of view. */
const MAX_STALE_BOARDS = 5;

/** Stores the board message of a table. The previous one becomes stale. Returns the new location, or undefined if there is no such table. */
export async function saveBoardMessage(
  context: Context,
  id: string,
  at: Pick<BoardLocation, 'channel' | 'tagged'> & { readonly message: string },
): Promise<BoardLocation | undefined> {
  const { channel, message } = at;
  const noted = await amendTable(context, id, (table) => {
    const { lost, stale = [], ...before } = table.location;
    const hasMoved = channel !== before.channel;
    // A board that moves to its own thread leaves a message in the lobby, not a stale board.
    const isMoving = hasMoved && isUnplaced(before);
    const left = [...stale, ...(isMoving ? [] : boardAt(before))]
      .filter((board) => board.message !== message)
      .slice(-MAX_STALE_BOARDS);
    const location = { ...before, ...at, ...(left.length > 0 && { stale: left }) };
    const writes = hasMoved
      ? [
          context.storage.store(channelOccupancyKind).put(channel, { table: id }),
          ...(isMoving ? [] : [context.storage.store(channelOccupancyKind).drop(before.channel)]),
        ]
      : [];
    return { table: { ...table, location }, writes };
  });
  return noted?.location;
}

/** Returns the board message of a location as a list of stale boards. Empty if there is no message. */
export function boardAt({ channel, message, guest }: BoardLocation): NonNullable<BoardLocation['stale']> {
  return message === null ? [] : [{ channel, message, ...(guest && { guest }) }];
}

/** Stores that stale boards have lost their buttons. */
export async function saveStaleCleared(
  context: Context,
  id: string,
  bare: NonNullable<BoardLocation['stale']>,
): Promise<void> {
  await amendTable(context, id, (table) => {
    const { stale = [], ...rest } = table.location;
    const left = stale.filter(({ message }) => !bare.some((board) => board.message === message));
    return { table: { ...table, location: { ...rest, ...(left.length > 0 && { stale: left }) } } };
  });
}

/** Stores that the board cannot be shown and that the players were notified. */
export async function saveBoardLost(context: Context, id: string): Promise<void> {
  await amendTable(context, id, (table) => ({ table: { ...table, location: { ...table.location, lost: true } } }));
}

/** A notice that was sent, the part of it that is left to send, the new pings, and the deleted ones. */
interface Sent {
  readonly nonce?: string | undefined;
  readonly left?: Notice | undefined;
  readonly pings?: readonly SentPing[];
  readonly gone: readonly SentPing[];
}

/** Stores that a notice was sent, and returns the table. A second call has no effect. */
export function saveSentNotice(context: Context, id: string, sent: Sent): Promise<Table | undefined> {
  return amendTable(context, id, (table) => {
    const others = table.pings.notices.filter(({ nonce }) => nonce !== sent.nonce);
    // Another process may have sent the remaining part meanwhile.
    const isLeft = sent.left && others.length < table.pings.notices.length;
    const notices = isLeft ? [...others, sent.left] : others;
    const left = table.pings.sent.filter(({ message }) => !sent.gone.some((ping) => ping.message === message));
    const fresh = (sent.pings ?? []).filter((ping) => !left.some(({ message }) => message === ping.message));
    return { table: toStored({ ...table, pings: { notices, sent: [...left, ...fresh] } }) };
  });
}
