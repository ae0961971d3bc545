import type { NextMove } from '@longtable/kit';
import { canPay, inReach } from '../rules/abilities.ts';
import { isShown } from '../rules/enemies.ts';
import { type Position, same, squaredRange } from '../rules/grid.ts';
import { makeLine } from '../rules/lines.ts';
import type { Enemy, Room } from '../state.ts';
import { texts } from '../words/texts.ts';
import { interruption } from './fight.ts';
import { wayTo } from './way.ts';

/**
 * Returns the next step to a cell, or to the enemy that was there at the start. Returns no line once the cell is
 * reached or the enemy is in reach, or a reason to stop.
 */
export function nextStep(now: Room, before: Room, cell: Position): NextMove {
  const goal = before.enemies.findIndex((enemy) => isShown(enemy) && same(enemy, cell));
  const enemy = now.enemies[goal];
  if (enemy ? isInReach(now, enemy) : same(now.hero, cell)) return {};
  const stopped = interruption(now, before, { loss: 0, goal });
  if (stopped) return { stopped };
  const way = wayTo(now, enemy ?? cell);
  return way ? { line: makeLine({ verb: 'act', action: way.direction }) } : { stopped: texts.shortcuts.noWay };
}

/** Whether the hero can attack an enemy from the current cell, by melee or ability. */
export function isInReach({ hero }: Room, enemy: Enemy): boolean {
  return squaredRange(hero, enemy) === 1 || (canPay(hero) && inReach(hero, enemy));
}
