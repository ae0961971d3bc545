import type { Design } from '@longtable/kit';
import { characters } from './characters.ts';
import { match } from './match.ts';
import { scenario } from './scenario.ts';

/** What people may make for No Time to Spy: the document's three files. */
export const designs: readonly Design[] = [scenario, match, characters];
