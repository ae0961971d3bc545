import type { Level, Seat } from '../../kit/game.ts';
import { makeLine } from '../rules/orders.ts';
import { mustDiscard } from '../rules/yielding.ts';
import { type State, teamOf } from '../state.ts';
import { cleverOrder } from './clever.ts';

/** That of the document, and one that thinks. */
export const LEVELS: readonly Level[] = [
  {
    id: 'standard',
    name: { en: 'Beginner', de: 'Anfänger' },
    about: { en: 'as the original plays', de: 'wie im Original' },
  },
  {
    id: 'clever',
    name: { en: 'Master', de: 'Meister' },
    about: { en: 'thinks its turn through', de: 'denkt den Zug durch' },
  },
];

/** The line a computer player plays. */
export function line(state: State, seat: Seat, level: string): string {
  return level === 'clever' ? makeLine(cleverOrder(state, seat)) : wholeTurn(state, seat);
}

/** The document's computer plays its whole turn, or the end of one that somebody else has begun. */
function wholeTurn(state: State, seat: Seat): string {
  if (!state.acted) return makeLine({ do: 'auto' });
  if (!mustDiscard(state)) return makeLine({ do: 'yield' });
  const values = teamOf(state, seat).hand.map(({ atk, def }) => atk + def);
  return makeLine({ do: 'yield', discard: values.indexOf(Math.min(...values)) });
}
