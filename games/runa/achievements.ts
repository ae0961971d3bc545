import type { Achievement, FinishedGame } from '@longtable/kit';
import type { Options } from './options.ts';
import type { ClassName } from './rules/cards.ts';
import type { State } from './state.ts';
import { texts } from './words/texts.ts';

/**
 * Returns a condition on finished runs. A run with the player's own die never meets it, because its rolls cannot be
 * verified.
 */
const finished =
  (how: (state: State) => boolean) =>
  ({ state, options }: FinishedGame<State, Options>): boolean =>
    options.dice !== 'own' && how(state);

const won = (how: (state: State) => boolean) => (finish: FinishedGame<State, Options>) =>
  finish.isWon && finished(how)(finish);

function winAs(id: 'warrior' | 'mage' | 'paladin', name: ClassName): Achievement<State, Options> {
  return { id, ...texts.achievements[id], isEarned: won((state) => state.class === name) };
}

export const achievements: readonly Achievement<State, Options>[] = [
  {
    id: 'halfway',
    ...texts.achievements.halfway,
    isEarned: finished(({ story }) => story.rooms >= 4),
  },
  {
    id: 'damage',
    ...texts.achievements.damage,
    isEarned: finished(({ story }) => story.dealt >= 300),
  },
  winAs('warrior', 'Warrior'),
  winAs('mage', 'Mage'),
  winAs('paladin', 'Paladin'),
  {
    id: 'close',
    ...texts.achievements.close,
    isEarned: won(({ runa }) => runa.hp <= 5),
  },
  {
    id: 'sound',
    ...texts.achievements.sound,
    isEarned: won(({ runa }) => runa.hp >= 40),
  },
];
