import type { Enemy, Hero, Room } from '../state.ts';
import { isShown, sees } from './enemies.ts';
import { closerThan, squaredRange } from './grid.ts';
import { gainExperience } from './heroes.ts';
import type { Draft, Draw } from './room.ts';

/** Rolls the attack, then the defense, and returns both rolls and the damage. */
export function exchange(attack: number, defense: number, draw: Draw) {
  const attackRoll = draw(attack);
  const defenseRoll = draw(defense);
  return { attackRoll, defenseRoll, damage: Math.max(0, attackRoll - defenseRoll) };
}

/** Performs one melee attack. There is no counter-attack. */
export function melee(draft: Draft, attacker: Hero | Enemy, defender: Hero | Enemy): void {
  const before = { attacker: { ...attacker }, defender: { ...defender } };
  const rolls = exchange(attacker.attack, defender.defense, draft.draw);
  const health = hurt(defender, rolls.damage);
  draft.events.push({ kind: 'melee', ...before, ...rolls, health });
  if (health === 0) fall(draft, defender);
}

/** Performs one strike of an ability: a fixed amount less the defense roll, if the target may defend. */
export function strike(
  draft: Draft,
  ability: string,
  target: Hero | Enemy,
  amount: number,
  { defends = true, by }: { defends?: boolean; by?: Enemy } = {},
): void {
  const before = { ...target };
  const rolled = defends ? { defenseRoll: draft.draw(target.defense) } : {};
  const damage = Math.max(0, amount - (rolled.defenseRoll ?? 0));
  const health = hurt(target, damage);
  draft.events.push({
    kind: 'strike',
    ability,
    ...(by && { by: { ...by } }),
    target: before,
    amount,
    ...rolled,
    damage,
    health,
  });
  if (health === 0) fall(draft, target);
}

function hurt(unit: Hero | Enemy, damage: number): number {
  unit.health = Math.max(0, unit.health - damage);
  return unit.health;
}

/** Removes a dead enemy and credits its experience, or reports the hero's death. */
function fall(draft: Draft, unit: Hero | Enemy): void {
  if ('class' in unit) draft.events.push({ kind: 'died', name: unit.name });
  else defeat(draft, unit);
}

function defeat(draft: Draft, enemy: Enemy): void {
  draft.enemies = draft.enemies.filter((each) => each !== enemy);
  draft.events.push({ kind: 'killed', name: enemy.name, experience: enemy.experience });
  const { hero, levelUps } = gainExperience(draft.hero, enemy.experience);
  draft.hero = hero;
  for (const levelUp of levelUps) draft.events.push({ kind: 'level-up', name: hero.name, ...levelUp });
}

/** An enemy that will attack or shoot the hero this round if the hero stays put. */
export interface Striker {
  readonly enemy: Enemy;
  readonly by: 'attack' | 'shot';
}

/** Returns the visible enemies that are about to attack: adjacent traps and monsters, and bosses with a due shot. */
export function strikers({ hero, enemies }: Room): readonly Striker[] {
  return enemies.filter(isShown).flatMap((enemy): Striker[] => {
    if (enemy.kind === 'trap') return closerThan(2, enemy, hero) ? [{ enemy, by: 'attack' }] : [];
    if (!sees(enemy, hero)) return [];
    if (enemy.kind === 'boss' && enemy.combatTicks === enemy.frequency) return [{ enemy, by: 'shot' }];
    return squaredRange(enemy, hero) === 1 ? [{ enemy, by: 'attack' }] : [];
  });
}

export function watchersOf({ hero, enemies }: Room): readonly Enemy[] {
  return enemies.filter((enemy) => sees(enemy, hero));
}

/** Whether an enemy sees the hero or is adjacent. */
export function isEngaged({ hero }: Pick<Room, 'hero'>, enemy: Enemy): boolean {
  return sees(enemy, hero) || closerThan(2, enemy, hero);
}

/** Whether no visible enemy sees the hero or is adjacent. */
export function isCalm({ hero, enemies }: Room): boolean {
  return !enemies.some((enemy) => isShown(enemy) && isEngaged({ hero }, enemy));
}

/** The maximum damage of all strikers in a round, and the probability that they kill the hero. */
export interface Danger {
  readonly most: number;
  readonly death: number;
}

/** Returns the danger of staying put this round. */
export function dangerOf(room: Room, due = strikers(room)): Danger {
  const most = due.reduce((sum, { enemy }) => sum + enemy.attack, 0);
  return { most, death: most < room.hero.health ? 0 : deathProbability(room, due) };
}

/** Returns the probability that the total damage reaches the hero's health. */
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

/** Returns the distribution of an attack's damage: a roll from 0 to attack minus one from 0 to defense. */
function attackOdds(attack: number, defense: number): number[] {
  const all = (attack + 1) * (defense + 1);
  const hits = Array.from({ length: attack }, (_, index) => (Math.min(defense, attack - index - 1) + 1) / all);
  return [1 - hits.reduce((sum, odd) => sum + odd, 0), ...hits];
}

/** Returns the distribution of a shot's damage: the full attack minus a roll from 0 to defense. */
function shotOdds(attack: number, defense: number): number[] {
  const odds = Array.from({ length: attack + 1 }, (_, damage) => (attack - damage <= defense ? 1 / (defense + 1) : 0));
  return [Math.max(0, 1 - odds.slice(1).reduce((sum, odd) => sum + odd, 0)), ...odds.slice(1)];
}
