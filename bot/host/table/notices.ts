import { hash } from 'node:crypto';
import type { Seat } from '@longtable/kit';
import { Lru } from '../../../storage/lru.ts';
import type { Notice, SentPing, Table } from '../../../storage/records/table.ts';
import { isPlanned, isSamePerson, isUnanswered, type LoadedTable, onTurn, partiesAt } from './table.ts';
import { tellsInPieces } from './terms.ts';

/** Who is to be told that it is their turn: persons who were not asked before, unless they brought it about themselves. */
export function turnNotices(before: LoadedTable, after: LoadedTable, mover: Seat | undefined): Notice[] {
  const { table } = after;
  // Whoever plays alone, or against computers that answer at once, has the board before them.
  if (partiesAt(table) < 2) return table.pings.notices;
  const told = newlyAsked(before, after, mover);
  const acting = onTurn(after);
  // Whoever has moved need not be called any more, nor need that be noted by a commit of its own.
  const left = table.pings.notices.filter(
    ({ about, seats }) => about !== 'turn' || seats.some((seat) => acting.includes(seat)),
  );
  return told.length === 0 ? left : [...left, newNotice(table, 'turn', told)];
}

function newlyAsked(before: LoadedTable, after: LoadedTable, mover: Seat | undefined): Seat[] {
  const { table } = after;
  const asked = onTurn(before);
  const mine = (seat: Seat) => mover !== undefined && isSamePerson(table, seat, mover);
  const isFree = (seat: Seat) => table.seats[seat]?.kind === 'person' && !isPlanned(table, seat);
  return onTurn(after).filter((seat) => isFree(seat) && !asked.includes(seat) && !mine(seat));
}

/** Who is to be told that a game begins: whoever is to move is called, and everybody else too. */
export function startNotices(loaded: LoadedTable): Notice[] {
  const { table } = loaded;
  const people = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const acting = onTurn(loaded);
  const [called, told] = [
    people.filter((seat) => acting.includes(seat)),
    people.filter((seat) => !acting.includes(seat)),
  ];
  return [
    ...(called.length > 0 ? [newNotice(table, 'turn', called)] : []),
    ...(told.length > 0 ? [newNotice(table, 'begins', told)] : []),
  ];
}

/** Who is to be told that a table is over: everybody there but whoever brought that about. */
export function endNotices(table: Table, doer: Seat | undefined): Notice[] {
  const { ending, seats } = table;
  // A computer that ends a game has answered at once, so its only opponent has the board before them.
  if (doer !== undefined && seats[doer]?.kind === 'computer' && partiesAt(table) < 2) return [];
  // Who was asked to play learns that the table is gone; who let the invitation lapse or turned it down knows.
  const withdrawn = ending?.by === 'nobody' && ending.why === 'withdrawn';
  const told = seats.flatMap((sitter, seat) => {
    const concerns = sitter.kind === 'person' || (withdrawn && isUnanswered(sitter));
    return concerns && seat !== doer && !(doer !== undefined && isSamePerson(table, seat, doer)) ? [seat] : [];
  });
  return told.length === 0 ? [] : [newNotice(table, 'end', told)];
}

/** As long as Discord lets it be. */
const NONCE = 20;

/** A notice of the change that is about to be made at a table; of a kind there is one about the same seats in a change. */
export function newNotice(table: Table, about: Notice['about'], seats: readonly Seat[]): Notice {
  // Whoever reads it must not learn how many moves there were.
  const nonce = hash('sha256', `${table.id}.${table.revision}${about}${seats[0]}`, 'base64url').slice(0, NONCE);
  return { nonce, about, seats: [...seats] };
}

/** The seats that a notice or call is still about: nobody is called who has acted meanwhile. */
export function pendingSeats(loaded: LoadedTable, { about, seats }: Pick<Notice, 'about' | 'seats'>): Seat[] {
  const { clock } = loaded.table;
  const { offer } = loaded.table.agreement;
  if (about === 'silence') return loaded.table.times.inactivity?.asked ? [...seats] : [];
  if (about === 'replaced') return seats.filter((seat) => isReplaced(loaded, seat));
  if (about === 'end' || about === 'uninvited') return [...seats];
  if (about === 'declined' || about === 'agreed')
    return seats.filter((seat) => seat === loaded.table.agreement.answer?.seat);
  if (about === 'begins')
    return loaded.table.log.moveCount === 0 && loaded.table.status === 'playing' ? [...seats] : [];
  if (about === 'invitation') return seats.filter((seat) => isUnansweredAt(loaded, seat));
  if (about === 'vacant') return isVacant(loaded) ? [...seats] : [];
  if (about === 'offer') return seats.filter((seat) => offer && !offer.agreed.includes(seat));
  const { expired } = clock;
  const acting = onTurn(loaded);
  return seats.filter((seat) => acting.includes(seat) && expired.includes(seat) === (about === 'timeout'));
}

function isUnansweredAt({ table }: LoadedTable, seat: Seat): boolean {
  const sitter = table.seats[seat];
  return table.status === 'open' && sitter !== undefined && isUnanswered(sitter);
}

/** Whether a seat is kept for somebody who does not come. */
function isVacant({ table }: LoadedTable): boolean {
  return table.status === 'open' && table.seats.some((sitter) => sitter.kind === 'invited' && sitter.answer);
}

/**
 * Until when a call had better wait: whoever moves by then needs none. Only those wait who are there, because they were seen
 * or have just moved. Where moves are a secret, a wait would tell of them.
 */
export function pingDeferredUntil(
  loaded: LoadedTable,
  { about }: Notice,
  seats: readonly Seat[],
  { wait, isSeen }: { readonly wait: number; readonly isSeen: (seat: Seat) => boolean },
): number | undefined {
  const { table } = loaded;
  if (about !== 'turn' || wait === 0 || tellsInPieces(loaded)) return undefined;
  const movedAt = (seat: Seat) =>
    table.log.recentMoves.findLast((move) => move.seat === seat)?.at ?? Number.NEGATIVE_INFINITY;
  const isPresent = seats.every((seat) => isSeen(seat) || table.times.movedAt - movedAt(seat) < PRESENT_MS);
  return isPresent ? table.times.movedAt + wait : undefined;
}

/** Whether the computer has a seat for the time being, and its person may come back. */
function isReplaced({ table }: LoadedTable, seat: Seat): boolean {
  const sitter = table.seats[seat];
  return table.status !== 'over' && sitter?.kind === 'computer' && sitter.instead !== undefined;
}

/** Calls that stand for one thing, of which only the newest is left. */
const INSTEAD: Partial<Record<Notice['about'], readonly Notice['about'][]>> = {
  turn: ['turn', 'reminder'],
  reminder: ['turn', 'reminder'],
  offer: ['offer'],
  declined: ['declined', 'agreed'],
  agreed: ['declined', 'agreed'],
  invitation: ['invitation'],
  vacant: ['vacant'],
  replaced: ['replaced'],
  begins: ['begins'],
};

/** Whether the message of a notice goes once it is answered; questions about time become their answers, and an end stays. */
export function isDeletedWhenAnswered({ about }: Notice): boolean {
  return INSTEAD[about] !== undefined;
}

/** The calls that say nothing any more: everybody they were for has acted or answered, or a newer one takes their place. */
export function obsoletePings(loaded: LoadedTable, newer?: Notice): SentPing[] {
  const replaced = (newer && INSTEAD[newer.about]) ?? [];
  return loaded.table.pings.sent.filter((call) => {
    const again = replaced.includes(call.about) && call.seats.some((seat) => newer?.seats.includes(seat));
    return again || pendingSeats(loaded, call).length === 0;
  });
}

/** Somebody who has pressed or typed something no longer ago than this is still there. */
export const PRESENT_MS = 60_000;
/** So many people are remembered. */
const MOST = 5000;

/** Who is in which channel, as far as their interactions tell: whoever has the board before them need not be called at once. */
export class Presence {
  readonly #now: () => number;
  readonly #seen = new Lru<number>(MOST);

  constructor(now: () => number) {
    this.#now = now;
  }

  note(channel: string, person: string): void {
    this.#seen.set(`${channel}|${person}`, this.#now());
  }

  isThere(channel: string, person: string, within = PRESENT_MS): boolean {
    const seen = this.#seen.get(`${channel}|${person}`);
    return seen !== undefined && this.#now() - seen < within;
  }
}
