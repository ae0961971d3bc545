import type { Level, Seat } from '../../kit/game.ts';
import { makeLine } from '../rules/orders.ts';
import { mustDiscard } from '../rules/yielding.ts';
import { type State, teamOf } from '../state.ts';

/** The one computer player, that of the document. */
export const LEVELS: readonly Level[] = [
  {
    id: 'standard',
    name: { en: 'Standard', de: 'Standard' },
    about: { en: 'as the original plays', de: 'wie im Original' },
  },
];

/** The line a computer player plays: the whole turn, or the end of one that somebody else has begun. */
export function line(state: State, seat: Seat): string {
  if (!state.acted) return makeLine({ do: 'auto' });
  if (!mustDiscard(state)) return makeLine({ do: 'yield' });
  const values = teamOf(state, seat).hand.map(({ atk, def }) => atk + def);
  return makeLine({ do: 'yield', discard: values.indexOf(Math.min(...values)) });
}
