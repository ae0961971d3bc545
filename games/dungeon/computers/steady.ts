import { castRefusal, targets } from '../rules/abilities.ts';
import { sees } from '../rules/enemies.ts';
import { closerThan, DIRECTIONS, type Direction, type Position, step } from '../rules/grid.ts';
import { isRested } from '../rules/repeat.ts';
import { isWall } from '../rules/room.ts';
import type { Action } from '../rules/round.ts';
import type { Room } from '../state.ts';

/**
 * What a plain player does: cast whenever the cast has a target, rest while nobody is near, else go and fight the nearest
 * enemy. It remembers where traps stand, as anybody can who saw the level begin: traps never move.
 */
export function nextAction(room: Room, casts = true): Action {
  const { hero, enemies } = room;
  const canCast = casts && castRefusal(hero, enemies) === undefined;
  if (canCast && targets(hero, enemies).length > 0) return 'cast';
  if (!isThreatened(room) && casts && !isReady(room)) return 'wait';
  return wayToNearest(room) ?? 'wait';
}

function isThreatened({ hero, enemies }: Room): boolean {
  return enemies.some((enemy) => sees(enemy, hero) || closerThan(2, enemy, hero));
}

function isReady({ hero }: Room): boolean {
  return hero.class === 'Hunter' ? hero.arrows > 0 : isRested(hero);
}

/** The first step of a shortest way to an enemy; a search from the hero outwards. */
function wayToNearest({ walls, hero, enemies }: Room): Direction | undefined {
  const key = (cell: Position) => cell.y * walls[0]!.length + cell.x;
  const goals = new Set(enemies.map(key));
  const seen = new Set([key(hero)]);
  let edge: { cell: Position; first: Direction | undefined }[] = [{ cell: hero, first: undefined }];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { cell, first } of edge) {
      for (const direction of DIRECTIONS) {
        const reached = step(cell, direction);
        if (isWall({ walls }, reached) || seen.has(key(reached))) continue;
        seen.add(key(reached));
        if (goals.has(key(reached))) return first ?? direction;
        next.push({ cell: reached, first: first ?? direction });
      }
    }
    edge = next;
  }
  return undefined;
}
