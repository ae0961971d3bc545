import type { DungeonEvent } from '../events.ts';
import type { Enemy, Hero, Room } from '../state.ts';
import type { Draw } from './chance.ts';
import { isShown, sees } from './enemies.ts';
import { type Direction, step, within } from './grid.ts';
import { FULL_ENERGY } from './heroes.ts';
import { enemyAt, isWall } from './room.ts';
import { type Action, playRound } from './round.ts';

/** From this near a shown enemy is worth stopping for, even if it does not see the hero: the longest reach of a hero. */
const NEAR = 6;

interface Repeated {
  readonly room: Room;
  readonly rounds: number;
  readonly events: readonly DungeonEvent[];
}

/**
 * Steps until something happens: a blow, a cast, a wall or a shown enemy right ahead, or an enemy that comes near or
 * sees the hero. The first step is always tried.
 */
export function walk(room: Room, direction: Direction, draw: Draw): Repeated {
  return repeat(room, direction, draw, (now) => {
    const ahead = step(now.hero, direction);
    const enemy = enemyAt(now, ahead);
    return isWall(now, ahead) || (enemy !== undefined && isShown(enemy));
  });
}

/** Waits until something happens or the hero is rested; at least one round. */
export function rest(room: Room, draw: Draw): Repeated {
  return repeat(room, 'wait', draw, (now) => isRested(now.hero));
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

function repeat(start: Room, action: Action, draw: Draw, isDone: (room: Room) => boolean): Repeated {
  const calm = start.enemies.map((enemy) => alarm(enemy, start.hero));
  let now = start;
  for (let rounds = 1; ; rounds++) {
    const { room, events } = playRound(now, action, draw);
    // As long as nothing happens nobody dies, so an enemy keeps its place in the list.
    const met =
      events.length > 0 ? undefined : room.enemies.find((enemy, index) => alarm(enemy, room.hero) > calm[index]!);
    if (events.length > 0 || met || isDone(room)) {
      const what = action === 'wait' ? 'rest' : 'walk';
      const summary = { kind: 'repeated', name: room.hero.name, what, rounds, ...(met && { met: met.name }) } as const;
      return { room, rounds, events: [summary, ...events] };
    }
    now = room;
  }
}

/** How alarming an enemy is: it sees the hero, it is near, or neither. A hidden trap alarms nobody. */
function alarm(enemy: Enemy, hero: Hero): 0 | 1 | 2 {
  if (sees(enemy, hero)) return 2;
  return isShown(enemy) && within(NEAR, enemy, hero) ? 1 : 0;
}
