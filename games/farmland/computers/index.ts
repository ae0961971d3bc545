import { LEVEL_NAMES, type Level, resolveLevel, type Seat } from '@longtable/kit';
import { makeLine } from '../rules/lines.ts';
import type { State } from '../state.ts';
import { texts } from '../words/texts.ts';
import { endTurn, masterCommand, worldsOf } from './master.ts';

export const LEVELS: readonly Level[] = [
  {
    id: 'beginner',
    name: LEVEL_NAMES.beginner,
    about: texts.levels.beginner,
    rating: 1130,
  },
  {
    id: 'casual',
    name: LEVEL_NAMES.casual,
    about: texts.levels.casual,
    rating: 1300,
    mix: { of: 'master', else: 'beginner', share: 0.28 },
  },
  {
    id: 'skilled',
    name: LEVEL_NAMES.skilled,
    about: texts.levels.skilled,
    rating: 1420,
    mix: { of: 'master', else: 'beginner', share: 0.52 },
  },
  {
    id: 'advanced',
    name: LEVEL_NAMES.advanced,
    about: texts.levels.advanced,
    rating: 1530,
    mix: { of: 'master', else: 'beginner', share: 0.88 },
  },
  {
    id: 'master',
    name: LEVEL_NAMES.master,
    about: texts.levels.master,
    rating: 1630,
  },
];

/**
 * Returns the line of a computer player. The beginner plays `auto`, the turn of the document's computer, or ends a turn
 * that was already started.
 */
export function line(state: State, seat: Seat, level: string): string {
  const resolved = resolveLevel(LEVELS, level, () => worldsOf(state, seat, 1));
  if (resolved === 'master') return makeLine(masterCommand(state, seat));
  return makeLine(state.acted ? endTurn(state, seat) : { verb: 'auto' });
}
