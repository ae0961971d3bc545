import type { Achievement, FinishedGame, Text } from '@longtable/kit';
import type { Options } from './options.ts';
import { clearedLevels } from './result.ts';
import { goalOf } from './rules/goal.ts';
import { isLikeOthers } from './score.ts';
import { type HeroClass, levelCount, type State } from './state.ts';

/** Whether a run through the built-in levels has cleared at least this many. */
const cleared = ({ state, options }: FinishedGame<State, Options>, levels: number): boolean =>
  isLikeOthers(options) && clearedLevels(state) >= levels;

function fiveAs(id: HeroClass, name: Text, about: Text): Achievement<State, Options> {
  const isEarned = (finish: FinishedGame<State, Options>) => finish.state.room?.hero.class === id && cleared(finish, 5);
  return { id: id.toLowerCase(), name, about, isEarned };
}

export const achievements: readonly Achievement<State, Options>[] = [
  {
    id: 'three',
    name: { en: 'Into the dark', de: 'Ins Dunkel' },
    about: { en: 'Clear 3 levels in one run', de: 'Schaffe 3 Level in einem Durchlauf' },
    isEarned: (finish) => cleared(finish, 3),
  },
  {
    id: 'all',
    name: { en: 'Winter is over', de: 'Der Winter ist vorbei' },
    about: { en: 'Clear all levels in one run', de: 'Schaffe alle Level in einem Durchlauf' },
    isEarned: (finish) => finish.isWon && cleared(finish, levelCount(finish.state)),
  },
  fiveAs(
    'Warrior',
    { en: 'Shield wall', de: 'Schildwall' },
    { en: 'Clear 5 levels with a warrior', de: 'Schaffe 5 Level mit einem Krieger' },
  ),
  fiveAs(
    'Mage',
    { en: 'Snowstorm', de: 'Schneesturm' },
    { en: 'Clear 5 levels with a mage', de: 'Schaffe 5 Level mit einem Magier' },
  ),
  fiveAs(
    'Rogue',
    { en: 'Knives out', de: 'Messerscharf' },
    { en: 'Clear 5 levels with a rogue', de: 'Schaffe 5 Level mit einem Schurken' },
  ),
  fiveAs(
    'Hunter',
    { en: 'Bullseye', de: 'Volltreffer' },
    { en: 'Clear 5 levels with a hunter', de: 'Schaffe 5 Level mit einem Jäger' },
  ),
  {
    id: 'goal',
    name: { en: 'Beat the machine', de: 'Mensch gegen Maschine' },
    about: { en: 'Beat the goal of a daily', de: 'Unterbiete das Ziel eines Tagesspiels' },
    isEarned: ({ state, isWon }) => isWon && state.rounds < (goalOf(state) ?? 0),
  },
  {
    id: 'close',
    name: { en: 'Still standing', de: 'Steht noch' },
    about: { en: 'Win with at most a tenth of your health', de: 'Gewinne mit höchstens einem Zehntel deines Lebens' },
    isEarned: ({ state: { room }, isWon }) => isWon && room !== null && room.hero.health <= room.hero.pool / 10,
  },
];
