import type { Level, Seat } from '@longtable/kit';
import { levelToAsk } from '@longtable/kit/computers/levels';
import { makeLine } from '../rules/lines.ts';
import type { State } from '../state.ts';
import { cleverCommand, endTurn } from './clever.ts';
import { worldsOf } from './worlds.ts';

/** From the document's computer to one that looks ahead. */
export const LEVELS: readonly Level[] = [
  {
    id: 'standard',
    name: { en: 'Beginner', de: 'Anfänger' },
    about: { en: 'plays like the original', de: 'spielt wie im Original' },
    rating: 1130,
  },
  {
    id: 'casual',
    name: { en: 'Casual', de: 'Mittel' },
    about: { en: 'looks ahead now and then', de: 'denkt ab und zu voraus' },
    rating: 1300,
    mix: { of: 'clever', else: 'standard', share: 0.28 },
  },
  {
    id: 'skilled',
    name: { en: 'Skilled', de: 'Geübt' },
    about: { en: 'looks ahead every other time', de: 'denkt jedes zweite Mal voraus' },
    rating: 1420,
    mix: { of: 'clever', else: 'standard', share: 0.52 },
  },
  {
    id: 'advanced',
    name: { en: 'Advanced', de: 'Fortgeschritten' },
    about: { en: 'mostly looks ahead', de: 'denkt meistens voraus' },
    rating: 1530,
    mix: { of: 'clever', else: 'standard', share: 0.88 },
  },
  {
    id: 'clever',
    name: { en: 'Master', de: 'Meister' },
    about: { en: 'plans its whole turn', de: 'plant den ganzen Zug' },
    rating: 1630,
  },
];

/** The line a computer player plays. The document's computer plays its whole turn, or ends one that a player has started. */
export function line(state: State, seat: Seat, level: string): string {
  const asked = levelToAsk(LEVELS, level, () => worldsOf(state, seat, 1));
  if (asked === 'clever') return makeLine(cleverCommand(state, seat));
  return makeLine(state.acted ? endTurn(state, seat) : { verb: 'auto' });
}
