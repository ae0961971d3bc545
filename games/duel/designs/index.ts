import type { Design } from '../../kit/design/design.ts';
import { deck } from './deck.ts';

/** What people may make for Card Duel. */
export const designs: readonly Design[] = [deck];
