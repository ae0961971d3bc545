import type { Design } from '../../kit/design/design.ts';
import { deck } from './deck.ts';

/** What people may make for Crown of Farmland. */
export const designs: readonly Design[] = [deck];
