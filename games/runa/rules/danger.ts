import type { Monster, State } from '../state.ts';
import { CARDS, type Card } from './cards.ts';
import { affordable, EFFECTS, MONSTERS, type MonsterAbility, strengthOf } from './monsters.ts';

/** Returns the ability that a monster uses next. If `focusHolds` is false, its pending focus does not count. */
export function intentOf(monster: Monster, focusHolds = true): MonsterAbility {
  const focus = monster.fp + (focusHolds ? monster.pending : 0);
  return MONSTERS[monster.name].abilities[affordable(monster, focus)] as MonsterAbility;
}

/** Returns the damage of an ability to an undefended Runa, or 0 if it is not an attack. */
function damageOf(ability: MonsterAbility): number {
  const { kind } = EFFECTS[ability.name];
  return kind === 'strike' || kind === 'spell' ? strengthOf(ability) : 0;
}

/** Damage that Runa subtracts from physical attacks and spells. */
interface Guard {
  readonly parry?: number;
  readonly reflect?: number;
}

/** Returns the total damage of all monsters on their next turn, less Runa's guard. */
export function dangerOf({ monsters }: State, { parry = 0, reflect = 0 }: Guard = {}): number {
  return monsters
    .map((monster) => intentOf(monster))
    .map((ability) => Math.max(0, damageOf(ability) - (EFFECTS[ability.name].kind === 'spell' ? reflect : parry)))
    .reduce((sum, damage) => sum + damage, 0);
}

/**
 * Returns the total damage of all monsters on their next turn if Runa plays a card. Only Parry and Reflect cards reduce
 * it.
 */
export function dangerBehind(state: State, { name, level }: Card): number {
  const effect = CARDS[name];
  return effect.kind === 'parry' || effect.kind === 'reflect'
    ? dangerOf(state, { [effect.kind]: effect.power * level })
    : dangerOf(state);
}

/** Returns the first ability of this round that breaks Runa's focus, or undefined if there is none. */
export function focusBreaker({ monsters }: State): MonsterAbility | undefined {
  return monsters.map((monster) => intentOf(monster)).find(({ name }) => EFFECTS[name].breaksFocus);
}
