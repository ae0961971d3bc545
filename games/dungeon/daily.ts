import type { Score } from '../kit/game.ts';
import { OUR_LEVELS } from './files/levels.ts';
import type { Options } from './options.ts';
import { phase, type State } from './state.ts';
import { gained } from './tally.ts';

/** The dungeon of a day: one of our levels, entered by a hero who comes from those before it. */
export function dailyOptions(seed: number): Options {
  return { level: 1 + (seed % OUR_LEVELS.length) };
}

/** Cleared comes first, then fewer rounds, then more health left; whoever did not clear it is measured by experience. */
export function scoreRun(state: State): Score {
  const { room, rounds } = state;
  const name = room?.hero.name;
  if (!room)
    return { points: [0, 0, 0], words: { en: 'has not chosen a hero yet', de: 'hat noch keinen Helden gewählt' } };
  const { health } = room.hero;
  const experience = gained(state);
  switch (phase(state)) {
    case 'won':
      return {
        points: [1, -rounds, health],
        words: {
          en: `${name} cleared it in ${rounds} rounds, ${health} HP left`,
          de: `${name} hat es in ${rounds} Runden geschafft, noch ${health} HP`,
        },
      };
    case 'dead':
      return {
        points: [0, experience, 0],
        words: {
          en: `${name} fell in round ${rounds}, ${experience} experience`,
          de: `${name} fiel in Runde ${rounds}, ${experience} Erfahrung`,
        },
      };
    default:
      return {
        points: [0, experience, 0],
        words: {
          en: `${name} in round ${rounds}, ${experience} experience`,
          de: `${name} in Runde ${rounds}, ${experience} Erfahrung`,
        },
      };
  }
}
