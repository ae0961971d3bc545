import { createHash, randomBytes } from 'node:crypto';
import type { Seat } from '../../../games/kit/game.ts';
import type { Sitter, Table } from '../../../storage/records/table.ts';

/** A program's seat. */
export type Program = Extract<Sitter, { kind: 'program' }>;

/** Something that nobody guesses and that names its table: what a program shows to get to its seat. */
export function newPass(table: string): string {
  return `${table}.${randomBytes(16).toString('base64url')}`;
}

/** The table that a pass is for; nothing if it is not spelled like one. */
export function tableOfPass(pass: string): string | undefined {
  return /^([\w-]{1,16})\.[\w-]{22,60}$/.exec(pass)?.[1];
}

/** What is kept of a pass. */
export function hashOf(pass: string): string {
  return createHash('sha256').update(pass).digest('base64url');
}

/** The seat whose program comes back with what this is the hash of. */
export function seatOfToken({ seats }: Table, token: string): Seat | undefined {
  return seatWith(seats, (program) => program.token === token);
}

/** The seat that waits for a first connection which knows what this is the hash of. */
export function seatOfSecret({ seats }: Table, secret: string): Seat | undefined {
  return seatWith(seats, (program) => program.secret === secret);
}

function seatWith(seats: readonly Sitter[], fits: (program: Program) => boolean): Seat | undefined {
  const seat = seats.findIndex((sitter) => sitter.kind === 'program' && fits(sitter));
  return seat < 0 ? undefined : seat;
}
