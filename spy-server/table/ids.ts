import { createHash } from 'node:crypto';
import type { Ids } from '../wire/cast.ts';

/** How many of an id's digits are those of the table: six bytes, as Longtable names its tables. */
const TABLE_DIGITS = 12;

/** An id that follows from a text, and names a table in its last group, so that whoever comes back with it finds there. */
function idFor(table: string, text: string): string {
  const digits = createHash('sha256')
    .update(`${table} ${text}`)
    .digest('hex')
    .slice(0, 32 - TABLE_DIGITS);
  const [, a, b, c, d] = /^(.{8})(.{4})(.{4})(.{4})$/.exec(digits) ?? [];
  return [a, b, c, d, Buffer.from(table, 'base64url').toString('hex').padStart(TABLE_DIGITS, '0')].join('-');
}

/** The table that an id names. */
export function tableOfId(id: string): string | undefined {
  const digits = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-([0-9a-f]{12})$/.exec(id)?.[1];
  return digits && Buffer.from(digits, 'hex').toString('base64url');
}

/** The ids of a table's characters: the same whenever somebody looks. */
export function characterIds(table: string, count: number): Ids {
  const characters = Array.from({ length: count }, (_, index) => idFor(table, `character ${index}`));
  return { characters, cat: idFor(table, 'cat'), janitor: idFor(table, 'janitor') };
}

/** The id of whoever sits somewhere: a program's follows from the hash of what it comes back with, which lots do not change. */
export function playerId(table: string, seat: number, tokenHash: string | undefined): string {
  return idFor(table, tokenHash === undefined ? `seat ${seat}` : `token ${tokenHash}`);
}
