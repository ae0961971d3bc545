import type { Design } from '@longtable/kit';
import { characters } from './characters.ts';
import { match } from './match.ts';
import { scenario } from './scenario.ts';

/** The editors for the document's three file formats. */
export const designs: readonly Design[] = [scenario, match, characters];
