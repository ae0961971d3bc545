import { createHash } from 'node:crypto';
import { RNG, type Seed } from '@longtable/kit';
import type { Sitter } from '../../../storage/records/table.ts';

/** Returns the seats in random order. Hashes the table's seed, so that the order reveals none of the game's own draws. */
export function shuffleSeats(seats: readonly Sitter[], seed: Seed): Sitter[] {
  const state = createHash('sha256').update(`lots ${seed}`).digest().readUIntBE(0, 6);
  return new RNG(state).shuffle(seats);
}
