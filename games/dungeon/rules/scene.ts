import type { RoundEvent } from '../events.ts';
import type { Enemy, Hero, Room } from '../state.ts';
import type { Draw } from './chance.ts';
import { gainExperience } from './growth.ts';

/** A round while it is being played: a copy of the room that the rules change, the draws, and what happened so far. */
export interface Scene extends Room {
  readonly draw: Draw;
  readonly events: RoundEvent[];
}

/** A copy of the room to play a round on. */
export function openScene(room: Room, draw: Draw): Scene {
  const enemies = room.enemies.map((enemy) => ({ ...enemy }));
  return { walls: room.walls, hero: { ...room.hero }, enemies, draw, events: [] };
}

/** The room as the round leaves it, and what happened. */
export function closeScene({ walls, hero, enemies, events }: Scene): { room: Room; events: readonly RoundEvent[] } {
  return { room: { walls, hero, enemies }, events };
}

/** A unit without health falls: an enemy leaves the game and pays its experience at once, the hero is dead. */
export function fall(scene: Scene, unit: Hero | Enemy): void {
  if ('class' in unit) scene.events.push({ kind: 'died', name: unit.name });
  else defeat(scene, unit);
}

function defeat(scene: Scene, enemy: Enemy): void {
  scene.enemies = scene.enemies.filter((other) => other !== enemy);
  scene.events.push({ kind: 'killed', name: enemy.name, experience: enemy.experience });
  const { hero, levelUps } = gainExperience(scene.hero, enemy.experience);
  scene.hero = hero;
  for (const levelUp of levelUps) scene.events.push({ kind: 'level-up', name: hero.name, ...levelUp });
}
