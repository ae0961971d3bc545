import type { Design } from '../../kit/design/design.ts';
import { levels } from './levels.ts';

/** What people may make for the Dungeon. */
export const designs: readonly Design[] = [levels];
