import type { Result, Score, Text } from '@longtable/kit';
import type { Options } from './options.ts';
import { isOver, type State } from './state.ts';
import { texts } from './words/texts.ts';

export function result(state: State): Result | undefined {
  if (!isOver(state)) return undefined;
  return { winners: state.phase.kind === 'won' ? [0] : [] };
}

/** Returns the statistics of a run: rooms, monsters, and damage dealt and taken. */
export function tally({ story }: State): readonly { readonly label: Text; readonly value: number }[] {
  return [
    { label: texts.result.roomsCleared, value: story.rooms },
    { label: texts.result.monstersSlain, value: story.slain.length },
    { label: texts.result.damageDealt, value: story.dealt },
    { label: texts.result.damageTaken, value: story.taken },
  ];
}

/** Number of rooms of a run. */
export const ROOMS = 8;

/** Returns the score of a run: rooms cleared, then monsters slain, then less damage taken. */
export function scoreRun({ story }: State): Score {
  const { rooms, slain, taken } = story;
  const monsters = slain.length === 1 ? '1 monster' : `${slain.length} monsters`;
  return {
    points: [rooms, slain.length, -taken],
    words: texts.result.ofRoomsClearedSlainDamageTaken({ rooms, rooms2: ROOMS, monsters, taken, count: slain.length }),
  };
}

/** Whether the run has the document's rules and the bot's die and shuffles. A player's own rolls cannot be verified. */
export function isComparable({ dice, ...others }: Options): boolean {
  return dice !== 'own' && Object.values(others).every((option) => option === undefined);
}
