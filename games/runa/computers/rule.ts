import { CARDS, type Card, spellDamage, strikeDamage } from '../rules/cards.ts';
import { attemptOf, costOf, EFFECTS, MONSTERS, strengthOf } from '../rules/monsters.ts';
import { type Monster, monsterAt, type State } from '../state.ts';

/** A card of the hand, and the monster it is meant for. */
export interface Deed {
  readonly card: number;
  readonly target: number;
}

/** Everything that Runa can do in a round; equal cards count once. */
export function deedsOf({ runa: { hand }, monsters }: State): Deed[] {
  return hand.flatMap((card, at) => {
    const isCopy = hand.findIndex(({ name, level }) => name === card.name && level === card.level) < at;
    if (isCopy) return [];
    const { kind } = CARDS[card.name];
    const targets = kind === 'strike' || kind === 'spell' ? monsters.length : 1;
    return Array.from({ length: targets }, (_, target) => ({ card: at, target }));
  });
}

/** A simple rule: what a card takes from the monsters and what it spares Runa, counted for this round alone. */
export function byRule(state: State, deeds: readonly Deed[] = deedsOf(state)): Deed {
  let best: Deed = { card: 0, target: 0 };
  let most = Number.NEGATIVE_INFINITY;
  for (const deed of deeds) {
    const gain = gainOf(state, deed);
    if (gain > most) [best, most] = [deed, gain];
  }
  return best;
}

const KILL = 6;
const FOCUS = 5;
/** Whoever only defends fights for ever; after so many rounds of a run only attacks count. */
export const PATIENCE = 150;

function gainOf(state: State, { card: at, target }: Deed): number {
  const { runa, monsters, story } = state;
  const card = runa.hand[at] as Card;
  const effect = CARDS[card.name];
  if (effect.kind === 'strike' || effect.kind === 'spell') {
    const monster = monsterAt(state, target);
    const damage = Math.max(0, damageOf(state, card, monster));
    return damage >= monster.hp ? monster.hp + KILL : damage;
  }
  if (story.rounds > PATIENCE) return 0;
  const power = effect.power * card.level;
  if (effect.kind === 'focus') return runa.fp < runa.die && hasSpell(state) ? FOCUS * power : 0;
  if (effect.kind === 'parry') return sum(monsters.map((monster) => sparedBy(monster, 'strike', power)));
  return 2 * sum(monsters.map((monster) => sparedBy(monster, 'spell', power)));
}

/** What an attack takes from a monster with a middling roll. */
function damageOf({ runa }: State, card: Card, monster: Monster): number {
  const effect = CARDS[card.name];
  if (effect.kind === 'strike') return strikeDamage(effect, card.level, (runa.die + 1) / 2) - monster.block;
  if (effect.kind !== 'spell') return 0;
  return spellDamage(effect, card.level, runa.fp, MONSTERS[monster.name].element) - monster.deflect;
}

function sparedBy(monster: Monster, kind: 'strike' | 'spell', power: number): number {
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
