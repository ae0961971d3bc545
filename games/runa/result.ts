import type { Achievement, FinishedGame, Result, Score, Statistic } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { THINGS } from './drawing/icons.ts';
import type { Options } from './options.ts';
import type { ClassName } from './rules/cards.ts';
import { isOver, type State } from './state.ts';
import { texts } from './words/texts.ts';

export function result(state: State): Result | undefined {
  if (!isOver(state)) return undefined;
  return { winners: state.phase.kind === 'won' ? [0] : [] };
}

/** Returns the statistics of a run: rooms, monsters, and damage dealt and taken. */
export function statistics({ story }: State): readonly Statistic[] {
  return [
    { label: texts.statistics.rooms, value: story.rooms, icon: THINGS.dungeon },
    { label: texts.statistics.monsters, value: story.slain.length, icon: SIGNS.deadly },
    { label: texts.statistics.dealt, value: story.dealt, icon: SIGNS.attack },
    { label: texts.statistics.taken, value: story.taken, icon: SIGNS.hurt },
  ];
}

/** Number of rooms of a run. */
export const ROOMS = 8;

/** Returns the score of a run: rooms cleared, then monsters slain, then less damage taken. */
export function scoreRun({ story }: State): Score {
  const { rooms, slain, taken } = story;
  return {
    points: [rooms, slain.length, -taken],
    words: texts.score({ rooms, max: ROOMS, monsters: slain.length, taken }),
  };
}

/** Whether the run has the document's rules and the bot's die and shuffles. A player's own rolls cannot be verified. */
export function isComparable({ dice, ...others }: Options): boolean {
  return dice !== 'own' && Object.values(others).every((option) => option === undefined);
}

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
