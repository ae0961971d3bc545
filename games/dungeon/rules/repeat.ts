import type { DungeonEvent } from '../events.ts';
import type { Hero, Room } from '../state.ts';
import type { Draw } from './chance.ts';
import { isShown, sees } from './enemies.ts';
import { type Direction, type Position, step, within } from './grid.ts';
import { FULL_ENERGY } from './heroes.ts';
import { stepsFrom } from './paths.ts';
import { enemyAt, isWall } from './room.ts';
import { type Action, playRound } from './round.ts';

/** A visible enemy this few steps away is worth stopping for, even if it doesn't see the hero: the longest reach of a hero. */
const NEAR_STEPS = 6;
/** An enemy that sees the hero but has a longer way than this is behind walls. */
const MAX_STEPS = 10;

interface Repeated {
  readonly room: Room;
  readonly rounds: number;
  readonly events: readonly DungeonEvent[];
}

/**
 * Steps until something happens: an attack, a cast, a wall or a visible enemy right ahead, an opening at the side, or an enemy that
 * comes near or sees the hero. The first step is always tried.
 */
export function walk(room: Room, direction: Direction, draw: Draw): Repeated {
  return repeat(room, direction, draw, (now, before) => {
    const ahead = step(now.hero, direction);
    const enemy = enemyAt(now, ahead);
    if (hasSideOpening(now, before.hero, direction)) return 'opening';
    return isWall(now, ahead) || (enemy !== undefined && isShown(enemy)) ? 'end' : undefined;
  });
}

/** Whether there is a way to the side where the cell before had a wall. */
function hasSideOpening(room: Room, before: Position, direction: Direction): boolean {
  const sides: readonly Direction[] = direction === 'up' || direction === 'down' ? ['left', 'right'] : ['up', 'down'];
  return sides.some((side) => isWall(room, step(before, side)) && !isWall(room, step(room.hero, side)));
}

/** Waits until something happens or the hero is rested; at least one round. */
export function rest(room: Room, draw: Draw): Repeated {
  return repeat(room, 'wait', draw, (now) => (isRested(now.hero) ? 'end' : undefined));
}

/** Whether more waiting brings the hero nothing, or, for a Hunter, whether new arrows have just come. */
export function isRested(hero: Hero): boolean {
  switch (hero.class) {
    case 'Warrior':
      return hero.remaining === 0;
    case 'Mage':
      return hero.mana === hero.manaPool;
    case 'Rogue':
      return hero.energy === FULL_ENERGY;
    case 'Hunter':
      return hero.counter === 0;
  }
}

/** Why it goes no further by itself, if so. */
type StopCondition = (room: Room, before: Room) => 'opening' | 'end' | undefined;

function repeat(start: Room, action: Action, draw: Draw, stop: StopCondition): Repeated {
  const calm = alarmLevels(start);
  let now = start;
  for (let rounds = 1; ; rounds++) {
    const { room, events } = playRound(now, action, draw);
    // As long as nothing happens nobody dies, so an enemy keeps its place in the list.
    const after = events.length > 0 ? [] : alarmLevels(room);
    const met = room.enemies.find((_, index) => (after[index] ?? 0) > calm[index]!);
    const stopped = stop(room, now);
    if (events.length > 0 || met || stopped) {
      const what = action === 'wait' ? 'rest' : 'walk';
      const why = met ? { met: met.name } : stopped === 'opening' ? { opening: true as const } : {};
      return { room, rounds, events: [{ kind: 'repeated', name: room.hero.name, what, rounds, ...why }, ...events] };
    }
    now = room;
  }
}

/**
 * How alarming each enemy is: it sees the hero, it is near, or neither. Behind walls only bosses are, who shoot through them; a
 * hidden trap alarms nobody.
 */
function alarmLevels(room: Room): (0 | 1 | 2)[] {
  const { hero } = room;
  let ways: ReturnType<typeof stepsFrom> | undefined;
  const wayTo = (cell: Position) => {
    ways ??= stepsFrom(room, hero, MAX_STEPS);
    return ways(cell);
  };
  return room.enemies.map((enemy) => {
    const isSeen = sees(enemy, hero);
    if (isSeen && enemy.kind === 'boss') return 2;
    // No way is shorter than the straight line, and most enemies are far off.
    const way = isSeen || within(NEAR_STEPS, enemy, hero) ? wayTo(enemy) : undefined;
    if (way === undefined) return 0;
    return isSeen ? 2 : isShown(enemy) && way <= NEAR_STEPS ? 1 : 0;
  });
}
