import type { Enemy, Room } from '../state.ts';
import { isShown, sees } from './enemies.ts';
import { closerThan, squaredRange } from './grid.ts';

/** An enemy that will attack or shoot the hero this round if the hero stays put. */
export interface Striker {
  readonly enemy: Enemy;
  readonly by: 'attack' | 'shot';
}

/** The visible enemies that are about to attack: traps and monsters next to the hero, bosses whose shot is due. */
export function strikers({ hero, enemies }: Room): readonly Striker[] {
  return enemies.filter(isShown).flatMap((enemy): Striker[] => {
    if (enemy.kind === 'trap') return closerThan(2, enemy, hero) ? [{ enemy, by: 'attack' }] : [];
    if (!sees(enemy, hero)) return [];
    if (enemy.kind === 'boss' && enemy.combatTicks === enemy.frequency) return [{ enemy, by: 'shot' }];
    return squaredRange(enemy, hero) === 1 ? [{ enemy, by: 'attack' }] : [];
  });
}

/** The enemies that have seen the hero. */
export function watchersOf({ hero, enemies }: Room): readonly Enemy[] {
  return enemies.filter((enemy) => sees(enemy, hero));
}

/** The most damage that all strikers of a round can do, and the chance that they kill the hero. */
export interface Danger {
  readonly most: number;
  readonly death: number;
}

/** The danger that the hero is in this round if he stays put. */
export function dangerOf(room: Room, due = strikers(room)): Danger {
  const most = due.reduce((sum, { enemy }) => sum + enemy.attack, 0);
  return { most, death: most < room.hero.health ? 0 : deathProbability(room, due) };
}

/** The chance that all damage adds up to the hero's health; any excess counts the same. */
function deathProbability({ hero }: Room, due: readonly Striker[]): number {
  const { health, defense } = hero;
  let sums = new Float64Array(health + 1);
  sums[0] = 1;
  for (const { enemy, by } of due) {
    const odds = by === 'attack' ? attackOdds(enemy.attack, defense) : shotOdds(enemy.attack, defense);
    const next = new Float64Array(health + 1);
    for (const [sum, probability] of sums.entries()) {
      if (probability === 0) continue;
      for (const [damage, odd] of odds.entries()) next[Math.min(health, sum + damage)]! += probability * odd;
    }
    sums = next;
  }
  return sums[health]!;
}

/** The chance of each damage of an attack: a roll from 0 to attack minus one from 0 to defense. */
function attackOdds(attack: number, defense: number): number[] {
  const all = (attack + 1) * (defense + 1);
  const hits = Array.from({ length: attack }, (_, index) => (Math.min(defense, attack - index - 1) + 1) / all);
  return [1 - hits.reduce((sum, odd) => sum + odd, 0), ...hits];
}

/** The same for a shot: the full attack minus a roll from 0 to defense. */
function shotOdds(attack: number, defense: number): number[] {
  const odds = Array.from({ length: attack + 1 }, (_, damage) => (attack - damage <= defense ? 1 / (defense + 1) : 0));
  return [Math.max(0, 1 - odds.slice(1).reduce((sum, odd) => sum + odd, 0)), ...odds.slice(1)];
}
