import type { Score } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import { goalOf } from '../rules/goal.ts';
import { phase, type State } from '../state.ts';
import { gained } from '../tally.ts';
import { acting, capital } from '../words/names.ts';

/** Cleared comes first, then fewer rounds, then more health left; whoever did not clear it is measured by experience. */
export function scoreRun(state: State): Score {
  const { room, rounds } = state;
  if (!room)
    return { points: [0, 0, 0], words: { en: 'has not chosen a hero yet', de: 'hat noch keinen Helden gewählt' } };
  const { name, health } = room.hero;
  const who = { en: acting(name, 'en'), de: capital(acting(name, 'de')) };
  const experience = gained(state);
  switch (phase(state)) {
    case 'won': {
      const aim = aimed(state);
      return {
        points: [1, -rounds, health],
        words: {
          en: `${who.en} cleared it in ${rounds} rounds${aim.en}, ${health} health left`,
          de: `${who.de} hat es in ${rounds} Runden geschafft${aim.de}, noch ${health} Leben`,
        },
      };
    }
    case 'dead':
      return {
        points: [0, experience, 0],
        words: {
          en: `${who.en} fell in round ${rounds}, ${experience} experience`,
          de: `${who.de} fiel in Runde ${rounds}, ${experience} Erfahrung`,
        },
      };
    default:
      return {
        points: [0, experience, 0],
        words: {
          en: `${who.en} in round ${rounds}, ${experience} experience`,
          de: `${who.de} in Runde ${rounds}, ${experience} Erfahrung`,
        },
      };
  }
}

/** How the rounds compare with the goal. */
function aimed(state: State): Exclude<Text, string> {
  const goal = goalOf(state);
  if (goal === undefined) return { en: '', de: '' };
  const over = state.rounds - goal;
  if (over === 0) return { en: ' (just the goal)', de: ' (genau das Ziel)' };
  return over < 0
    ? { en: ` (${-over} under the goal)`, de: ` (${-over} unter dem Ziel)` }
    : { en: ` (${over} over the goal)`, de: ` (${over} über dem Ziel)` };
}
