import type { Result } from '../kit/game.ts';
import { phase, type State } from './state.ts';

/** How a run ended. */
export function result(state: State): Result | undefined {
  const { level, rounds, room } = state;
  const name = room?.hero.name;
  switch (phase(state)) {
    case 'won':
      return {
        winners: [0],
        sentence: {
          en: `${name} cleared every level, the last in round ${rounds}.`,
          de: `${name} hat alle Level geschafft, das letzte in Runde ${rounds}.`,
        },
      };
    case 'dead':
      return {
        winners: [],
        sentence: {
          en: `${name} died in level ${level}, round ${rounds}.`,
          de: `${name} starb in Level ${level}, Runde ${rounds}.`,
        },
      };
    default:
      return undefined;
  }
}
