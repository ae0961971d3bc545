import type { DungeonEvent } from '../events.ts';
import { type Hero, levelCount, type Room, type State } from '../state.ts';
import type { Draw } from './chance.ts';
import { levelAt } from './depths.ts';
import { recruit } from './growth.ts';
import { type Level, levelOf } from './level.ts';
import type { Command } from './lines.ts';
import { rest, walk } from './repeat.ts';
import { enter } from './room.ts';
import { rosterOf } from './roster.ts';
import { playRound } from './round.ts';

/** Performs a valid command on a mutable state and returns its events. */
export function perform(draft: State, command: Command, draw: Draw): readonly DungeonEvent[] {
  if (command.verb === 'choose') return [descend(draft, recruit(command.hero, draft.prior, rosterOf(draft).heroes))];
  const { room, rounds, events } = explore(draft.room!, command, draw);
  draft.room = room;
  draft.rounds += rounds;
  const after = outcome(draft, room);
  return events.length + after.length === 0 ? [{ kind: 'quiet' }] : [...events, ...after];
}

function explore(room: Room, command: Exclude<Command, { verb: 'choose' }>, draw: Draw) {
  switch (command.verb) {
    case 'act':
      return { ...playRound(room, command.action, draw), rounds: 1 };
    case 'walk':
      return walk(room, command.direction, draw);
    case 'rest':
      return rest(room, draw);
  }
}

/**
 * Returns the events that follow a round: the defeat, or a cleared level and then the victory or the descent to the
 * next level. Empty if the level goes on.
 */
function outcome(draft: State, { hero, enemies }: Room): readonly DungeonEvent[] {
  const { level } = draft;
  if (hero.health === 0) return [{ kind: 'defeat', level }];
  if (enemies.length > 0) return [];
  const cleared: DungeonEvent = { kind: 'cleared', level, at: { x: hero.x, y: hero.y } };
  return [cleared, levelCount(draft) === level ? { kind: 'victory', name: hero.name } : descend(draft, hero)];
}

/** Moves the hero to the next level of a mutable state and returns the event. */
export function descend(draft: State, hero: Hero): DungeonEvent {
  const level = draft.level + 1;
  const [next, ...ahead] = draft.ahead;
  Object.assign(draft, { level, ahead, room: enter(nextLevel(draft, level, next), hero) } satisfies Partial<State>);
  return draft.endless === undefined ? { kind: 'level', level, of: levelCount(draft) } : { kind: 'level', level };
}

function nextLevel(draft: State, level: number, next: State['ahead'][number] | undefined): Level {
  const { bestiary } = rosterOf(draft);
  return next === undefined ? levelAt(level, draft.endless!, bestiary) : levelOf(next, bestiary);
}
