import type { Design } from '../../kit/design/design.ts';
import { deck } from './deck.ts';

/** What players can design for Crown of Farmland. */
export const designs: readonly Design[] = [deck];
