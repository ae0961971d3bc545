import type { Boss, Enemy, Monster, Trap } from '../state.ts';
import { castAbility } from './abilities.ts';
import { melee } from './combat.ts';
import { sees } from './enemies.ts';
import { closerThan, type Direction, type Position, same, step } from './grid.ts';
import { enemyAt, isWall } from './room.ts';
import type { Scene } from './scene.ts';

const TRAP_REACH = 2;

/** Where a random step leads, by the number drawn; the last one is to stay. */
const WANDERING = ['left', 'right', 'up', 'down', 'stay'] as const;

/** One turn of a living enemy. */
export function takeTurn(scene: Scene, enemy: Enemy): void {
  if (enemy.kind === 'trap') trapTurn(scene, enemy);
  else if (enemy.kind === 'boss') bossTurn(scene, enemy);
  else if (sees(enemy, scene.hero)) chase(scene, enemy);
  else wander(scene, enemy);
}

/** The direction in which a monster chases: ties go to the vertical. */
export function chaseDirection(monster: Position, hero: Position): Direction {
  const dx = monster.x - hero.x;
  const dy = monster.y - hero.y;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'left' : 'right';
  return dy > 0 ? 'up' : 'down';
}

/** A trap's clock moves on: it shows or hides by the counter as it was before. */
export function turnClock(trap: Trap): Trap {
  const { counter, visibility, invisibility } = trap;
  return { ...trap, visible: counter < visibility, counter: counter === visibility + invisibility ? 0 : counter + 1 };
}

function chase(scene: Scene, monster: Monster | Boss): void {
  tryStep(scene, monster, chaseDirection(monster, scene.hero));
}

function wander(scene: Scene, monster: Monster | Boss): void {
  const direction = WANDERING[scene.draw(WANDERING.length - 1)]!;
  if (direction !== 'stay') tryStep(scene, monster, direction);
}

function tryStep(scene: Scene, monster: Monster | Boss, direction: Direction): void {
  const cell = step(monster, direction);
  if (same(cell, scene.hero)) melee(scene, monster, scene.hero);
  else if (!isWall(scene, cell) && !enemyAt(scene, cell)) Object.assign(monster, cell);
}

function bossTurn(scene: Scene, boss: Boss): void {
  if (!sees(boss, scene.hero)) {
    boss.combatTicks = 0;
    wander(scene, boss);
  } else if (boss.combatTicks === boss.frequency) {
    boss.combatTicks = 0;
    castAbility(scene, boss);
  } else {
    boss.combatTicks += 1;
    chase(scene, boss);
  }
}

function trapTurn(scene: Scene, trap: Trap): void {
  Object.assign(trap, turnClock(trap));
  if (closerThan(TRAP_REACH, trap, scene.hero)) melee(scene, trap, scene.hero);
}
