import type { Text } from '../../kit/text.ts';
import { phase, type State } from '../state.ts';

/** How a run ended, in a sentence. */
export function ending(state: State): Text {
  const { level, rounds, room } = state;
  const name = room?.hero.name;
  return phase(state) === 'won'
    ? {
        en: `${name} cleared every level, the last in round ${rounds}.`,
        de: `${name} hat alle Level geschafft, das letzte in Runde ${rounds}.`,
      }
    : {
        en: `${name} died in level ${level}, round ${rounds}.`,
        de: `${name} starb in Level ${level}, Runde ${rounds}.`,
      };
}
