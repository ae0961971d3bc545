import type { Achievement, FinishedGame, Text } from '@longtable/kit';
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

function winAs(id: ClassName, name: Text, about: Text): Achievement<State, Options> {
  return { id: id.toLowerCase(), name, about, isEarned: won((state) => state.class === id) };
}

export const achievements: readonly Achievement<State, Options>[] = [
  {
    id: 'halfway',
    name: texts.achievements.halfwayHome,
    about: texts.achievements.reachTheSecondLevel,
    isEarned: finished(({ story }) => story.rooms >= 4),
  },
  {
    id: 'damage',
    name: texts.achievements.hardHitter,
    about: texts.achievements.deal300DamageInOneRun,
    isEarned: finished(({ story }) => story.dealt >= 300),
  },
  winAs('Warrior', texts.achievements.swordArm, texts.achievements.winARunAsAWarrior),
  winAs('Mage', texts.achievements.spellbound, texts.achievements.winARunAsAMage),
  winAs('Paladin', texts.achievements.shiningArmour, texts.achievements.winARunAsAPaladin),
  {
    id: 'close',
    name: texts.achievements.lastBreath,
    about: texts.achievements.winARunWith5HealthOrLess,
    isEarned: won(({ runa }) => runa.hp <= 5),
  },
  {
    id: 'sound',
    name: texts.achievements.barelyBruised,
    about: texts.achievements.winARunWithAtLeast40Health,
    isEarned: won(({ runa }) => runa.hp >= 40),
  },
];
