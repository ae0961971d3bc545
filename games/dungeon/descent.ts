import type { DungeonEvent } from './events.ts';
import { levelOf } from './files/levels.ts';
import { enter } from './rules/room.ts';
import { type Hero, levelCount, type State } from './state.ts';

/** The hero enters the next level. */
export function descend(state: State, hero: Hero): { state: State; events: readonly DungeonEvent[] } {
  const [next, ...ahead] = state.ahead;
  const room = enter(levelOf(next!), hero);
  const entered: State = { ...state, level: state.level + 1, ahead, room };
  return { state: entered, events: [{ kind: 'level', level: entered.level, of: levelCount(entered) }] };
}
