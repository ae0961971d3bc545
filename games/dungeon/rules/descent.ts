import type { DungeonEvent } from '../events.ts';
import { type Hero, levelCount, type State } from '../state.ts';
import { type Level, parseLevel } from './level.ts';
import { enter } from './room.ts';

/** The hero enters the next level. */
export function descend(state: State, hero: Hero): { state: State; events: readonly DungeonEvent[] } {
  const [text, ...ahead] = state.ahead;
  const room = enter(checked(text!), hero);
  const entered: State = { ...state, level: state.level + 1, ahead, room };
  return { state: entered, events: [{ kind: 'level', level: entered.level, of: levelCount(entered) }] };
}

/** A level of a run, whose text was checked before the run began. */
export function checked(text: string): Level {
  const level = parseLevel(text);
  if ('fault' in level) throw new Error(`A level that was not checked: ${level.fault.code}`);
  return level;
}
