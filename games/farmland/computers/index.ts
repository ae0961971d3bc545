import type { Level, Seat } from '../../kit/game.ts';
import { makeLine } from '../rules/lines.ts';
import type { State } from '../state.ts';
import { cleverCommand, endTurn } from './clever.ts';

/** The document's computer, and one that looks ahead. */
export const LEVELS: readonly Level[] = [
  {
    id: 'standard',
    name: { en: 'Beginner', de: 'Anfänger' },
    about: { en: 'plays like the original', de: 'spielt wie im Original' },
  },
  {
    id: 'clever',
    name: { en: 'Master', de: 'Meister' },
    about: { en: 'plans its whole turn', de: 'plant den ganzen Zug' },
  },
];

/** The line a computer player plays. The document's computer plays its whole turn, or ends one that a player has started. */
export function line(state: State, seat: Seat, level: string): string {
  if (level === 'clever') return makeLine(cleverCommand(state, seat));
  return makeLine(state.acted ? endTurn(state, seat) : { verb: 'auto' });
}
