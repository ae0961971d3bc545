import type { Enemy, Hero } from '../state.ts';
import type { Draw } from './chance.ts';
import { gainExperience } from './growth.ts';
import type { Draft } from './room.ts';

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
  draft.enemies = draft.enemies.filter((other) => other !== enemy);
  draft.events.push({ kind: 'killed', name: enemy.name, experience: enemy.experience });
  const { hero, levelUps } = gainExperience(draft.hero, enemy.experience);
  draft.hero = hero;
  for (const levelUp of levelUps) draft.events.push({ kind: 'level-up', name: hero.name, ...levelUp });
}
