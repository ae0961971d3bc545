import { createHash } from 'node:crypto';
import type { Seat } from '../../../games/kit/game.ts';
import type { Table } from '../../../storage/records/table.ts';

/**
 * What the chance of a computer in a seat follows from, before its next move. The table's seed decides, hashed, so that nothing
 * the game draws from it goes along, and nobody who sees its moves learns anything of the seed.
 */
export function chanceAt({ seed, version }: Table, seat: Seat): string {
  return createHash('sha256').update(`computer ${seed} ${seat} ${version}`).digest('hex');
}
