import type { RoundEvent } from '../events.ts';
import type { Room } from '../state.ts';
import { castAbility } from './abilities.ts';
import type { Draw } from './chance.ts';
import { melee } from './combat.ts';
import { takeTurn } from './enemy-turn.ts';
import { type Direction, step } from './grid.ts';
import { enemyAt, isWall } from './room.ts';
import { closeScene, openScene, type Scene } from './scene.ts';
import { tick } from './tick.ts';

/** What a hero may do in a round: one of six things. */
export type Action = Direction | 'cast' | 'wait';

/**
 * One round: the hero's action, the hero's tick, then a turn for every enemy that still lives. The round stops when the
 * hero dies; a room without enemies is cleared.
 */
export function playRound(room: Room, action: Action, draw: Draw): { room: Room; events: readonly RoundEvent[] } {
  const scene = openScene(room, draw);
  act(scene, action);
  scene.hero = tick(scene.hero);
  for (const enemy of scene.enemies) {
    if (scene.hero.health === 0) break;
    takeTurn(scene, enemy);
  }
  return closeScene(scene);
}

function act(scene: Scene, action: Action): void {
  if (action === 'cast') castAbility(scene, scene.hero);
  else if (action !== 'wait') move(scene, action);
}

function move(scene: Scene, direction: Direction): void {
  const cell = step(scene.hero, direction);
  const enemy = enemyAt(scene, cell);
  if (isWall(scene, cell)) scene.events.push({ kind: 'blocked', name: scene.hero.name });
  else if (!enemy) Object.assign(scene.hero, cell);
  else {
    melee(scene, scene.hero, enemy);
    if (enemy.health === 0) Object.assign(scene.hero, cell);
  }
}
