import type { Advice, Seat } from '@longtable/kit';
import { faceOf } from '../menus/faces.ts';
import { parseLine } from '../rules/verbs.ts';
import type { Duel } from '../state.ts';
import { LEVELS, line } from './index.ts';

/** Returns the move of the strongest level and its reason. */
export function hint(duel: Duel, seat: Seat): Advice {
  const advised = line(duel, seat, LEVELS.at(-1)?.id ?? '');
  const { move, why } = faceOf(duel, parseLine(advised) ?? { verb: 'finish' });
  return { line: advised, move: move(), why: why() };
}
