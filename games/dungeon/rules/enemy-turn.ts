import type { Boss, Enemy, Monster, Trap } from '../state.ts';
import { castAbility } from './abilities.ts';
import { melee } from './combat.ts';
import { sees } from './enemies.ts';
import { closerThan, type Direction, type Position, same, step } from './grid.ts';
import { type Draft, enemyAt, isWall } from './room.ts';

const TRAP_REACH = 2;

/** Directions of a random step by the number drawn. */
const WANDERING = ['left', 'right', 'up', 'down', 'stay'] as const;

export function takeTurn(draft: Draft, enemy: Enemy): void {
  if (enemy.kind === 'trap') trapTurn(draft, enemy);
  else if (enemy.kind === 'boss') bossTurn(draft, enemy);
  else if (sees(enemy, draft.hero)) chase(draft, enemy);
  else wander(draft, enemy);
}

/** Returns the direction of a chase. Ties go to the vertical. */
export function chaseDirection(monster: Position, hero: Position): Direction {
  const dx = monster.x - hero.x;
  const dy = monster.y - hero.y;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'left' : 'right';
  return dy > 0 ? 'up' : 'down';
}

/** Returns a trap with its counter advanced. Its visibility follows from the previous value of the counter. */
export function turnClock(trap: Trap): Trap {
  const { counter, visibility, invisibility } = trap;
  return { ...trap, visible: counter < visibility, counter: counter === visibility + invisibility ? 0 : counter + 1 };
}

function chase(draft: Draft, monster: Monster | Boss): void {
  tryStep(draft, monster, chaseDirection(monster, draft.hero));
}

function wander(draft: Draft, monster: Monster | Boss): void {
  const direction = WANDERING[draft.draw(WANDERING.length - 1)]!;
  if (direction !== 'stay') tryStep(draft, monster, direction);
}

function tryStep(draft: Draft, monster: Monster | Boss, direction: Direction): void {
  const cell = step(monster, direction);
  if (same(cell, draft.hero)) melee(draft, monster, draft.hero);
  else if (!isWall(draft, cell) && !enemyAt(draft, cell)) Object.assign(monster, cell);
}

function bossTurn(draft: Draft, boss: Boss): void {
  if (!sees(boss, draft.hero)) {
    boss.combatTicks = 0;
    wander(draft, boss);
  } else if (boss.combatTicks === boss.frequency) {
    boss.combatTicks = 0;
    castAbility(draft, boss);
  } else {
    boss.combatTicks += 1;
    chase(draft, boss);
  }
}

function trapTurn(draft: Draft, trap: Trap): void {
  Object.assign(trap, turnClock(trap));
  if (closerThan(TRAP_REACH, trap, draft.hero)) melee(draft, trap, draft.hero);
}
