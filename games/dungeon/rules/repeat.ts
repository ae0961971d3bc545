import type { DungeonEvent } from '../events.ts';
import type { Hero, Room, State } from '../state.ts';
import { castRefusal, targets } from './abilities.ts';
import { strikers } from './combat.ts';
import { isShown, sees } from './enemies.ts';
import { type Direction, type Position, step, within } from './grid.ts';
import { FULL_ENERGY } from './heroes.ts';
import { type Draw, enemyAt, isWall, stepsFrom } from './room.ts';
import { type Action, type Command, playRound } from './round.ts';

/** Maximum number of steps to a visible enemy that stops a walk, equal to the longest reach of a hero. */
const NEAR_STEPS = 6;
/** Maximum path length to an enemy that sees the hero. Enemies farther away are behind walls. */
const MAX_STEPS = 10;

interface Repeated {
  readonly room: Room;
  readonly rounds: number;
  readonly events: readonly DungeonEvent[];
}

/**
 * Repeats a step until an attack, a cast, a wall or visible enemy ahead, an opening at the side, or an approaching
 * enemy. Always tries the first step.
 */
export function walk(room: Room, direction: Direction, draw: Draw): Repeated {
  return repeat(room, direction, draw, (now, before) => {
    const ahead = step(now.hero, direction);
    const enemy = enemyAt(now, ahead);
    if (hasSideOpening(now, before.hero, direction)) return 'opening';
    return isWall(now, ahead) || (enemy !== undefined && isShown(enemy)) ? 'end' : undefined;
  });
}

/** Whether there is a side path where the previous cell had a wall. */
function hasSideOpening(room: Room, before: Position, direction: Direction): boolean {
  const sides: readonly Direction[] = direction === 'up' || direction === 'down' ? ['left', 'right'] : ['up', 'down'];
  return sides.some((side) => isWall(room, step(before, side)) && !isWall(room, step(room.hero, side)));
}

/** Waits at least one round, until something happens or the hero is rested. */
export function rest(room: Room, draw: Draw): Repeated {
  return repeat(room, 'wait', draw, (now) => (isRested(now.hero) ? 'end' : undefined));
}

/** Whether waiting has no further effect. For a Hunter, whether new arrows have just arrived. */
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

/** Returns the reason to stop, or undefined to continue. */
type StopCondition = (room: Room, before: Room) => 'opening' | 'end' | undefined;

function repeat(start: Room, action: Action, draw: Draw, stop: StopCondition): Repeated {
  const calm = alarmLevels(start);
  let now = start;
  for (let rounds = 1; ; rounds++) {
    const { room, events } = playRound(now, action, draw);
    // Without events no enemy has died, so the indices stay valid.
    const after = events.length > 0 ? [] : alarmLevels(room);
    const approaching = room.enemies.find((_, index) => (after[index] ?? 0) > calm[index]!);
    const stopped = stop(room, now);
    if (events.length > 0 || approaching || stopped) {
      const what = action === 'wait' ? 'rest' : 'walk';
      const why = approaching ? { met: approaching.name } : stopped === 'opening' ? { opening: true as const } : {};
      return { room, rounds, events: [{ kind: 'repeated', name: room.hero.name, what, rounds, ...why }, ...events] };
    }
    now = room;
  }
}

/**
 * Returns the alarm level of each enemy: 2 sees the hero, 1 near, 0 neither. Behind walls only bosses count, since they
 * shoot through them; hidden traps never count.
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
    // A path is never shorter than the straight line, and most enemies are far away.
    const way = isSeen || within(NEAR_STEPS, enemy, hero) ? wayTo(enemy) : undefined;
    if (way === undefined) return 0;
    return isSeen ? 2 : isShown(enemy) && way <= NEAR_STEPS ? 1 : 0;
  });
}

/**
 * Whether menus omit a legal command: a step or walk into a wall, a walk into a visible enemy, a cast without use, or a
 * rest without need or under attack.
 */
export function isRedundant({ room }: Pick<State, 'room'>, command: Command): boolean {
  if (command.verb === 'choose' || !room) return false;
  switch (command.verb) {
    case 'act':
      if (command.action === 'wait') return false;
      return command.action === 'cast' ? isIdleCast(room) : isWall(room, step(room.hero, command.action));
    case 'walk': {
      const ahead = step(room.hero, command.direction);
      const enemy = enemyAt(room, ahead);
      return isWall(room, ahead) || (enemy !== undefined && isShown(enemy));
    }
    case 'rest':
      return strikers(room).length > 0 || (room.hero.class !== 'Hunter' && isRested(room.hero));
  }
}

/**
 * Whether a cast is refused or has no use: no visible enemy in reach, no hidden trap in the level, and nothing for a
 * Warrior to heal.
 */
function isIdleCast({ hero, enemies }: Room): boolean {
  const shown = enemies.filter(isShown);
  const refusal = castRefusal(hero, shown);
  if (refusal && refusal.reason !== 'range') return true;
  const heals = hero.class === 'Warrior' && hero.health < hero.pool;
  return !heals && shown.length === enemies.length && targets(hero, shown).length === 0;
}
