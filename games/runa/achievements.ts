import type { Achievement, FinishedGame, Text } from '@longtable/kit';
import type { Options } from './options.ts';
import type { ClassName } from './rules/cards.ts';
import type { State } from './state.ts';

/**
 * Whether a finished run meets a condition. Runs with a player's own die do not count, because their rolls cannot be
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
    name: { en: 'Halfway home', de: 'Halbzeit' },
    about: { en: 'Reach the second level', de: 'Erreiche das zweite Level' },
    isEarned: finished(({ story }) => story.rooms >= 4),
  },
  {
    id: 'damage',
    name: { en: 'Hard hitter', de: 'Harte Schläge' },
    about: { en: 'Deal 300 damage in one run', de: 'Teile in einem Durchlauf 300 Schaden aus' },
    isEarned: finished(({ story }) => story.dealt >= 300),
  },
  winAs(
    'Warrior',
    { en: 'Sword arm', de: 'Schwertarm' },
    { en: 'Win a run as a warrior', de: 'Gewinne einen Durchlauf als Kriegerin' },
  ),
  winAs(
    'Mage',
    { en: 'Spellbound', de: 'Zauberhaft' },
    { en: 'Win a run as a mage', de: 'Gewinne einen Durchlauf als Magierin' },
  ),
  winAs(
    'Paladin',
    { en: 'Shining armour', de: 'Glänzende Rüstung' },
    { en: 'Win a run as a paladin', de: 'Gewinne einen Durchlauf als Paladinin' },
  ),
  {
    id: 'close',
    name: { en: 'Last breath', de: 'Letzter Atemzug' },
    about: { en: 'Win a run with 5 health or less', de: 'Gewinne mit höchstens 5 Leben' },
    isEarned: won(({ runa }) => runa.hp <= 5),
  },
  {
    id: 'sound',
    name: { en: 'Barely bruised', de: 'Kaum eine Schramme' },
    about: { en: 'Win a run with at least 40 health', de: 'Gewinne mit mindestens 40 Leben' },
    isEarned: won(({ runa }) => runa.hp >= 40),
  },
];
