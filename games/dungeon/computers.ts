import { type Advice, levelsFrom, resolveLevel, type Seat, type Text } from '@longtable/kit';
import { castRefusal, targets } from './rules/abilities.ts';
import { isShown, sees } from './rules/enemies.ts';
import { closerThan, DIRECTIONS, type Direction, type Position, step } from './rules/grid.ts';
import { makeLine } from './rules/lines.ts';
import { isRested } from './rules/repeat.ts';
import { enemyAt, isWall } from './rules/room.ts';
import type { Action } from './rules/round.ts';
import type { Room, State } from './state.ts';
import { unitNoun } from './words/names.ts';
import { texts } from './words/texts.ts';

/** Levels of computers, from one that only fights to one that also casts and rests. */
export const LEVELS = levelsFrom(texts.computers, {
  beginner: {},
  casual: { mix: { of: 'advanced', else: 'beginner', share: 0.1 } },
  skilled: { mix: { of: 'advanced', else: 'beginner', share: 0.25 } },
  advanced: {},
});

/** Returns the line a computer of a level plays. It always takes the first hero. */
export function line({ room }: State, _seat: Seat, level: string): string {
  if (!room) return '1';
  return makeLine({ verb: 'act', action: nextAction(room, resolveLevel(LEVELS, level, () => room) === 'advanced') });
}

/**
 * Returns the next action: casts if there is a target, rests until ready while no enemy is near, otherwise approaches
 * or attacks the nearest enemy. If `casts` is false, only fights. Uses the positions of hidden traps, which a player
 * who saw the start of the level could remember.
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

/**
 * Returns the first step of a shortest path to an enemy, found by a breadth-first search, or undefined if none is
 * reachable.
 */
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

/** Returns the move of the policy that casts and rests, with a reason. */
export function hint({ room }: State): Advice {
  if (!room) return { line: '1', move: texts.hint.moves.hero, why: texts.hint.hero };
  const action = nextAction(room);
  return { line: makeLine({ verb: 'act', action }), move: instruction(room, action), why: reason(room, action) };
}

/** Returns an action as an instruction. */
function instruction(room: Room, action: Action): Text {
  const { moves } = texts.hint;
  if (action === 'wait') return moves.rest;
  if (action === 'cast') return moves.cast({ ability: texts.abilities[room.hero.class] });
  const enemy = enemyAt(room, step(room.hero, action));
  return enemy && isShown(enemy) ? moves.attack({ enemy: unitNoun(enemy.name) }) : moves.step[action];
}

function reason(room: Room, action: Action): Text {
  const { hero, enemies } = room;
  if (action === 'wait') return texts.hint.rest;
  if (action === 'cast') {
    const reached = targets(hero, enemies.filter(isShown)).length;
    return reached === 0 ? texts.hint.trap : texts.hint.inReach({ enemies: reached });
  }
  const enemy = enemyAt(room, step(hero, action));
  if (!enemy || !isShown(enemy)) return texts.hint.approach;
  return texts.hint.attack({ health: enemy.health });
}
