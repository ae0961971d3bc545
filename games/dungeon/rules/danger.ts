import type { Enemy, Room } from '../state.ts';
import { isShown, sees } from './enemies.ts';
import { closerThan, squaredRange } from './grid.ts';

/** Somebody who will strike or shoot at the hero in this round if he stays where he is. */
export interface Striker {
  readonly enemy: Enemy;
  readonly by: 'blow' | 'shot';
}

/** Those who show and are about to strike: traps beside the hero, monsters at his side, bosses whose shot is due. */
export function strikers({ hero, enemies }: Room): readonly Striker[] {
  return enemies.filter(isShown).flatMap((enemy): Striker[] => {
    if (enemy.kind === 'trap') return closerThan(2, enemy, hero) ? [{ enemy, by: 'blow' }] : [];
    if (!sees(enemy, hero)) return [];
    if (enemy.kind === 'boss' && enemy.combatTicks === enemy.frequency) return [{ enemy, by: 'shot' }];
    return squaredRange(enemy, hero) === 1 ? [{ enemy, by: 'blow' }] : [];
  });
}

/** The most damage that all of them can do, and how likely they kill the hero. */
export function dangerOf(room: Room, due = strikers(room)): { readonly most: number; readonly death: number } {
  const most = due.reduce((sum, { enemy }) => sum + enemy.attack, 0);
  return { most, death: most < room.hero.health ? 0 : deathChance(room, due) };
}

/** The chance that the damages add up to the hero's health; what is more than that counts as much. */
function deathChance({ hero }: Room, due: readonly Striker[]): number {
  const { health, defense } = hero;
  let sums = new Float64Array(health + 1);
  sums[0] = 1;
  for (const { enemy, by } of due) {
    const odds = by === 'blow' ? blowOdds(enemy.attack, defense) : shotOdds(enemy.attack, defense);
    const next = new Float64Array(health + 1);
    for (const [sum, chance] of sums.entries()) {
      if (chance === 0) continue;
      for (const [damage, odd] of odds.entries()) next[Math.min(health, sum + damage)]! += chance * odd;
    }
    sums = next;
  }
  return sums[health]!;
}

/** How likely each damage of a blow is: a roll from 0 to the attack, less one from 0 to the defense. */
function blowOdds(attack: number, defense: number): number[] {
  const all = (attack + 1) * (defense + 1);
  const hits = Array.from({ length: attack }, (_, index) => (Math.min(defense, attack - index - 1) + 1) / all);
  return [1 - hits.reduce((sum, odd) => sum + odd, 0), ...hits];
}

/** The same of a shot: the whole attack, less a roll from 0 to the defense. */
function shotOdds(attack: number, defense: number): number[] {
  const odds = Array.from({ length: attack + 1 }, (_, damage) => (attack - damage <= defense ? 1 / (defense + 1) : 0));
  return [Math.max(0, 1 - odds.slice(1).reduce((sum, odd) => sum + odd, 0)), ...odds.slice(1)];
}
