import { JavaRandom } from '../../kit/random.ts';
import { show } from '../rules/abilities.ts';
import type { Draft, State } from '../state.ts';

/** A draft that fits what can be seen: the order of the piles and the rolls to come are drawn at random. */
export function sampleDraft(state: State, random: JavaRandom): Draft {
  const { runa, story } = state;
  const sampled: State = {
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
  return { state: sampled, events: [] };
}

/** The contents of a pile are public, their order isn't. */
function inOrder<T>(pile: readonly T[], name: (each: T) => string): T[] {
  return [...pile].sort((a, b) => (name(a) < name(b) ? -1 : 1));
}

/** A generator seeded by what can be seen, so that the same position always gets the same answer. */
export function randomOf({ level, stage, runa, monsters, story }: State): JavaRandom {
  let hash = level * 8 + stage;
  const add = (value: number) => {
    hash = (Math.imul(hash, 31) + value) | 0;
  };
  for (const value of [runa.hp, runa.fp, runa.die, runa.hand.length, story.rounds]) add(value);
  for (const { hp, fp, next } of monsters) add(hp * 64 + fp * 8 + next);
  return JavaRandom.seeded(hash);
}
