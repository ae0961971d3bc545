import { hash } from 'node:crypto';
import type { Seat } from '@longtable/kit';
import type { Notice, SentPing, Table } from '../../../storage/records/table.ts';
import { type FeatureNotice, type LoadedTable, withHook } from '../feature.ts';
import {
  hasSecretMoves,
  isPlayedFor,
  isSamePerson,
  isUnanswered,
  nonComputerCount,
  onTurn,
  seatsWhere,
} from './table.ts';

/** Returns the table's notices after a move, adding a `turn` notice for players who have just come to move. The mover is never notified. */
export function turnNotices(before: LoadedTable, after: LoadedTable, mover: Seat | undefined): Notice[] {
  const { table } = after;
  // With fewer than two parties no notice is needed: the player is still looking at the board.
  if (nonComputerCount(table) < 2) return table.pings.notices;
  const asked = newlyAsked(before, after, mover);
  const acting = onTurn(after);
  // Drop `turn` notices of seats that have moved since, in the same commit.
  const left = table.pings.notices.filter(
    ({ about, seats }) => about !== 'turn' || seats.some((seat) => acting.includes(seat)),
  );
  return asked.length === 0 ? left : [...left, newNotice(table, 'turn', asked)];
}

function newlyAsked(before: LoadedTable, after: LoadedTable, mover: Seat | undefined): Seat[] {
  const { table } = after;
  const asked = onTurn(before);
  const mine = (seat: Seat) => mover !== undefined && isSamePerson(table, seat, mover);
  const isFree = (seat: Seat) => table.seats[seat]?.kind === 'person' && !isPlayedFor(after, seat);
  return onTurn(after).filter((seat) => isFree(seat) && !asked.includes(seat) && !mine(seat));
}

/**
 * Returns the notices for the start of a game whose board is new: one `begins` for all players. If several seats are on turn, they get a `turn`
 * notice instead, which is pending until each has moved.
 */
export function startNotices(loaded: LoadedTable): Notice[] {
  const { table } = loaded;
  const people = seatsWhere(table, ({ kind }) => kind === 'person');
  const acting = onTurn(loaded);
  const asked = acting.length > 1 ? people.filter((seat) => acting.includes(seat)) : [];
  const others = people.filter((seat) => !asked.includes(seat));
  return [
    ...(asked.length > 0 ? [{ ...newNotice(table, 'turn', asked), atStart: true as const }] : []),
    ...(others.length > 0 ? [newNotice(table, 'begins', others)] : []),
  ];
}

/** Returns the `end` notice for every player except the one who ended the table. Invited users are not notified. */
export function endNotices(table: Table, doer: Seat | undefined): Notice[] {
  const { seats } = table;
  // A computer replies immediately, so its only opponent is still looking at the board.
  if (doer !== undefined && seats[doer]?.kind === 'computer' && nonComputerCount(table) < 2) return [];
  const isDoer = (seat: Seat) => doer !== undefined && isSamePerson(table, seat, doer);
  const others = seatsWhere(table, ({ kind }, seat) => kind === 'person' && !isDoer(seat));
  return others.length === 0 ? [] : [newNotice(table, 'end', others)];
}

/** Discord's maximum nonce length. */
const MAX_NONCE_LENGTH = 20;

/** Returns a new notice. Its nonce is unique per table, revision, kind and first seat. */
export function newNotice(table: Table, about: Notice['about'], seats: readonly Seat[]): Notice {
  // The nonce is hashed so that it does not reveal the number of moves.
  const nonce = hash('sha256', `${table.id}.${table.revision}${about}${seats[0]}`, 'base64url').slice(
    0,
    MAX_NONCE_LENGTH,
  );
  return { nonce, about, seats: [...seats] };
}

/** Returns a table with more notices. */
export function addNotices(table: Table, ...added: readonly Notice[]): Table {
  return withNotices(table, [...table.pings.notices, ...added]);
}

/** Returns a table with these notices instead of its own. */
export function withNotices(table: Table, notices: readonly Notice[]): Table {
  return { ...table, pings: { ...table.pings, notices: [...notices] } };
}

/** Returns a changed table with the notices after a move, see `turnNotices`. */
export function withTurnNotices(before: LoadedTable, table: Table, mover: Seat | undefined): Table {
  return withNotices(table, turnNotices(before, { ...before, table }, mover));
}

/** Returns what a feature does with its notices of this kind. Undefined for notices of the core. */
export function featureNotice({ features }: LoadedTable, { about }: Pick<Notice, 'about'>): FeatureNotice | undefined {
  return withHook(features, 'notices').find(({ notices }) => notices[about])?.notices[about];
}

/** Returns the seats that a notice or ping still applies to. Omits those that have acted since. */
export function pendingSeats(loaded: LoadedTable, notice: Pick<Notice, 'about' | 'seats'>): Seat[] {
  const { about, seats } = notice;
  const { clock } = loaded.table;
  const own = featureNotice(loaded, notice);
  if (own) return seats.filter((seat) => own.isPending(loaded, seat));
  if (about === 'replaced') return seats.filter((seat) => isReplaced(loaded, seat));
  if (about === 'end' || about === 'uninvited') return [...seats];
  if (about === 'begins')
    return loaded.table.log.moveCount === 0 && loaded.table.status === 'playing' ? [...seats] : [];
  if (about === 'invitation') return seats.filter((seat) => isUnansweredAt(loaded, seat));
  if (about === 'vacant') return isVacant(loaded) ? [...seats] : [];
  const { expired } = clock;
  const acting = onTurn(loaded);
  return seats.filter((seat) => acting.includes(seat) && !expired.includes(seat));
}

function isUnansweredAt({ table }: LoadedTable, seat: Seat): boolean {
  const occupant = table.seats[seat];
  return table.status === 'open' && occupant !== undefined && isUnanswered(occupant);
}

/** Whether an invitation to a waiting table was declined or has expired. */
function isVacant({ table }: LoadedTable): boolean {
  return table.status === 'open' && table.seats.some((occupant) => occupant.kind === 'invited' && occupant.answer);
}

/**
 * Returns the time until which a `turn` or `begins` ping is deferred, or undefined to send it now. It is deferred only if every seat was recently active. It is
 * never deferred at tables with secret moves, where the delay would reveal a move.
 */
export function pingDeferredUntil(
  loaded: LoadedTable,
  { about }: Notice,
  seats: readonly Seat[],
  { wait, isSeen }: { readonly wait: number; readonly isSeen: (seat: Seat) => boolean },
): number | undefined {
  const { table } = loaded;
  if ((about !== 'turn' && about !== 'begins') || wait === 0 || hasSecretMoves(loaded)) return undefined;
  const movedAt = (seat: Seat) =>
    table.log.recentMoves.findLast((move) => move.seat === seat)?.at ?? Number.NEGATIVE_INFINITY;
  const isPresent = seats.every((seat) => isSeen(seat) || table.times.movedAt - movedAt(seat) < PRESENT_MS);
  return isPresent ? table.times.movedAt + wait : undefined;
}

/** Whether the computer holds a seat for a player who may return. */
function isReplaced({ table }: LoadedTable, seat: Seat): boolean {
  const occupant = table.seats[seat];
  return table.status !== 'over' && occupant?.kind === 'computer' && occupant.instead !== undefined;
}

/** Kinds of pings that a newer ping replaces, by the kind of the newer ping. */
const REPLACED_KINDS: Partial<Record<Notice['about'], readonly Notice['about'][]>> = {
  turn: ['turn', 'reminder', 'begins'],
  reminder: ['turn', 'reminder', 'begins'],
  offer: ['offer'],
  wish: ['wish'],
  declined: ['declined', 'agreed'],
  agreed: ['declined', 'agreed'],
  invitation: ['invitation'],
  vacant: ['vacant'],
  replaced: ['replaced'],
  begins: ['begins'],
};

/** Whether the notice's message is deleted once it has been answered. Other messages stay; time-out questions are edited to show the answer. */
export function isDeletedWhenAnswered({ about }: Notice): boolean {
  return REPLACED_KINDS[about] !== undefined;
}

/** Returns the ping messages that are obsolete: all their seats have acted, or a newer notice replaces them. */
export function obsoletePings(loaded: LoadedTable, newer?: Notice): SentPing[] {
  const replaced = (newer && REPLACED_KINDS[newer.about]) ?? [];
  return loaded.table.pings.sent.filter((call) => {
    const again = replaced.includes(call.about) && call.seats.some((seat) => newer?.seats.includes(seat));
    return again || pendingSeats(loaded, call).length === 0;
  });
}

/** Time for which a user counts as present after their last interaction. */
export const PRESENT_MS = 60_000;

/** Returns the user to notify for a seat: its player or invited user, or the player whom its computer has replaced. Undefined if there is none. */
export function notifyTargetOf({ seats }: Table, seat: Seat): string | undefined {
  const occupant = seats[seat];
  return occupant?.kind === 'computer' ? occupant.instead?.id : occupant && 'id' in occupant ? occupant.id : undefined;
}
