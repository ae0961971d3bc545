import type { Enemy, Hero } from '../state.ts';
import type { Draw } from './chance.ts';
import { fall, type Scene } from './scene.ts';

/** One exchange of rolls: attack first, then defense. */
export function exchange(attack: number, defense: number, draw: Draw) {
  const attackRoll = draw(attack);
  const defenseRoll = draw(defense);
  return { attackRoll, defenseRoll, damage: Math.max(0, attackRoll - defenseRoll) };
}

/** One melee attack. There is no counter-attack. */
export function melee(scene: Scene, attacker: Hero | Enemy, defender: Hero | Enemy): void {
  const before = { attacker: { ...attacker }, defender: { ...defender } };
  const rolls = exchange(attacker.attack, defender.defense, scene.draw);
  const health = hurt(defender, rolls.damage);
  scene.events.push({ kind: 'melee', ...before, ...rolls, health });
  if (health === 0) fall(scene, defender);
}

/** One strike of an ability: a fixed amount, less the target's defense roll where it may defend. */
export function strike(scene: Scene, ability: string, target: Hero | Enemy, amount: number, defends = true): void {
  const before = { ...target };
  const rolled = defends ? { defenseRoll: scene.draw(target.defense) } : {};
  const damage = Math.max(0, amount - (rolled.defenseRoll ?? 0));
  const health = hurt(target, damage);
  scene.events.push({ kind: 'strike', ability, target: before, amount, ...rolled, damage, health });
  if (health === 0) fall(scene, target);
}

function hurt(unit: Hero | Enemy, damage: number): number {
  unit.health = Math.max(0, unit.health - damage);
  return unit.health;
}
