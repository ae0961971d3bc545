import type { Score } from '../kit/game.ts';
import type { Text } from '../kit/text.ts';
import type { Options } from './options.ts';
import { goalOf } from './rules/goal.ts';
import { levelCount, phase, type State } from './state.ts';
import { clearedLevels, gained } from './tally.ts';
import { acting, capital } from './words/names.ts';

/** More levels cleared come first; of whole runs fewer rounds, then more health left, of others more experience. */
export function scoreRun(state: State): Score {
  const { room, rounds } = state;
  if (!room)
    return { points: [0, 0, 0], words: { en: 'has not chosen a hero yet', de: 'hat noch keinen Helden gewählt' } };
  const { name, health } = room.hero;
  const who = { en: capital(acting(name, 'en')), de: capital(acting(name, 'de')) };
  const cleared = clearedLevels(state);
  const experience = gained(state);
  switch (phase(state)) {
    case 'won': {
      const aim = aimed(state);
      const what = levelCount(state) === 1 ? ONE : wholeRun(state);
      return {
        points: [cleared, -rounds, health],
        words: {
          en: `${who.en} cleared ${what.en} in ${rounds} rounds${aim.en}, ${health} health left`,
          de: `${who.de} hat ${what.de} in ${rounds} Runden geschafft${aim.de}, noch ${health} Leben`,
        },
      };
    }
    case 'dead': {
      const where = place(state);
      return {
        points: [cleared, experience, 0],
        words: {
          en: `${who.en} fell${where.en} in round ${rounds}, ${experience} experience`,
          de: `${who.de} fiel${where.de} in Runde ${rounds}, ${experience} Erfahrung`,
        },
      };
    }
    default: {
      const where = place(state);
      return {
        points: [cleared, experience, 0],
        words: {
          en: `${who.en}${where.en} in round ${rounds}, ${experience} experience`,
          de: `${who.de}${where.de} in Runde ${rounds}, ${experience} Erfahrung`,
        },
      };
    }
  }
}

/** All of our own levels one after the other, with whichever hero. */
export function isLikeOthers({ hero: _, ...others }: Options): boolean {
  return Object.values(others).every((option) => option === undefined);
}

const ONE = { en: 'it', de: 'es' };

function wholeRun(state: State): Exclude<Text, string> {
  const count = levelCount(state);
  return { en: `all ${count} levels`, de: `alle ${count} Level` };
}

function place(state: State): Exclude<Text, string> {
  if (levelCount(state) === 1) return { en: '', de: '' };
  return { en: ` on level ${state.level}`, de: ` auf Level ${state.level}` };
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
