import { JavaRandom } from '../../kit/random.ts';
import { show } from '../rules/abilities.ts';
import type { State } from '../state.ts';

/** A run as it may really be: what the piles and the die will bring is drawn anew. */
export function imagine(state: State, random: JavaRandom): State {
  const { runa, story } = state;
  return {
    ...state,
    runa: { ...runa, hand: [...runa.hand] },
    monsters: state.monsters.map((monster) => ({ ...monster })),
    pool: random.shuffle(inOrder(state.pool, show)),
    queue: random.shuffle(inOrder(state.queue, (name) => name)),
    dice: 'bot',
    seeds: [],
    random: JavaRandom.seeded(random.below(2 ** 31)).state,
    story: { ...story, seeds: [], slain: [] },
  };
}

/** What lies in a pile is public, how it lies is not. */
function inOrder<T>(pile: readonly T[], name: (each: T) => string): T[] {
  return [...pile].sort((a, b) => (name(a) < name(b) ? -1 : 1));
}

/** A generator that follows from what can be seen, so that the same position is always thought about in the same way. */
export function whimOf({ level, stage, runa, monsters, story }: State): JavaRandom {
  let print = level * 8 + stage;
  const add = (value: number) => {
    print = (Math.imul(print, 31) + value) | 0;
  };
  for (const value of [runa.hp, runa.fp, runa.die, runa.hand.length, story.rounds]) add(value);
  for (const { hp, fp, next } of monsters) add(hp * 64 + fp * 8 + next);
  return JavaRandom.seeded(print);
}
