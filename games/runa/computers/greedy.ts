import { CARDS, type Card, spellDamage, strikeDamage } from '../rules/cards.ts';
import { attemptOf, costOf, EFFECTS, MONSTERS, strengthOf } from '../rules/monsters.ts';
import { type Monster, monsterAt, type State } from '../state.ts';

/** Indices of a card in the hand and of its target. */
export interface Play {
  readonly card: number;
  readonly target: number;
}

/**
 * Returns every play of a card and a target. Of identical cards, only the first is included. Cards without a target
 * have target 0.
 */
export function playsOf({ runa: { hand }, monsters }: State): Play[] {
  return hand.flatMap((card, at) => {
    const isCopy = hand.findIndex(({ name, level }) => name === card.name && level === card.level) < at;
    if (isCopy) return [];
    const { kind } = CARDS[card.name];
    const targets = kind === 'strike' || kind === 'spell' ? monsters.length : 1;
    return Array.from({ length: targets }, (_, target) => ({ card: at, target }));
  });
}

/** Returns the play with the highest gain in this round. */
export function greedyPlay(state: State, plays: readonly Play[] = playsOf(state)): Play {
  let best: Play = { card: 0, target: 0 };
  let max = Number.NEGATIVE_INFINITY;
  for (const play of plays) {
    const gain = gainOf(state, play);
    if (gain > max) [best, max] = [play, gain];
  }
  return best;
}

const KILL = 6;
const FOCUS = 5;
/** Number of rounds in a run after which only attacks count, because pure defence never ends a fight. */
export const MAX_ROUNDS = 150;

/**
 * Returns the estimated gain of a play in health points, for an average roll: the damage with a bonus for a kill, the
 * value of the focus, or the damage prevented.
 */
export function gainOf(state: State, { card: at, target }: Play): number {
  const { runa, monsters, story } = state;
  const card = runa.hand[at] as Card;
  const effect = CARDS[card.name];
  if (effect.kind === 'strike' || effect.kind === 'spell') {
    const monster = monsterAt(state, target);
    const damage = Math.max(0, damageOf(state, card, monster));
    return damage >= monster.hp ? monster.hp + KILL : damage;
  }
  if (story.rounds > MAX_ROUNDS) return 0;
  const power = effect.power * card.level;
  if (effect.kind === 'focus') return runa.fp < runa.die && hasSpell(state) ? FOCUS * power : 0;
  if (effect.kind === 'parry') return sum(monsters.map((monster) => damagePrevented(monster, 'strike', power)));
  return 2 * sum(monsters.map((monster) => damagePrevented(monster, 'spell', power)));
}

/** Returns the damage of an attack for an average roll, or 0 for other cards. It can be negative. */
function damageOf({ runa }: State, card: Card, monster: Monster): number {
  const effect = CARDS[card.name];
  if (effect.kind === 'strike') return strikeDamage(effect, card.level, (runa.die + 1) / 2) - monster.block;
  if (effect.kind !== 'spell') return 0;
  return spellDamage(effect, card.level, runa.fp, MONSTERS[monster.name].element) - monster.deflect;
}

function damagePrevented(monster: Monster, kind: 'strike' | 'spell', power: number): number {
  const ability = attemptOf(monster);
  const pays = costOf(ability) <= monster.fp + monster.pending;
  return pays && EFFECTS[ability.name].kind === kind ? Math.min(power, strengthOf(ability)) : 0;
}

function hasSpell({ runa }: State): boolean {
  return runa.hand.some(({ name }) => CARDS[name].kind === 'spell');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
