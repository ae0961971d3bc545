import { createHash } from 'node:crypto';
import { JavaRandom, type Seed } from '@longtable/kit';
import type { Sitter } from '../../../storage/records/table.ts';

/** Draws by lot who sits where. The table's seed decides, hashed, so that nothing the game draws from it goes along. */
export function drawLots(seats: readonly Sitter[], seed: Seed): Sitter[] {
  const state = createHash('sha256').update(`lots ${seed}`).digest().readUIntBE(0, 6);
  return new JavaRandom(state).shuffle(seats);
}
