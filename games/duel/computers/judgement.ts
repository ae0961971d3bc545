import type { Card, SpellName } from '../rules/cards.ts';
import { incomeOf } from '../rules/turn.ts';
import { across, type Duel, type DuelSeat, type Fighter, HAND_MAX, MANA_MAX, type Side } from '../state.ts';

/** What things count, in logits of winning; fitted to the turns from round 3 on of 3,000 games among computers. */
export interface Weights {
  readonly life: number;
  /** Each of the last twelve lives counts more. */
  readonly low: number;
  readonly mana: number;
  readonly creature: number;
  readonly damage: number;
  readonly toughness: number;
  readonly shield: number;
  /** Damage that sleeps cannot be struck down before it strikes. */
  readonly asleep: number;
}

/** For the side that has just ended its turn. */
export const WAITING: Weights = {
  ...{ life: 0.034, low: 0.343, mana: 0.02 },
  ...{ creature: 0.454, damage: 0.111, toughness: 0.118, shield: 0.067, asleep: 0.082 },
};

/** For the side that moves next. */
export const MOVING: Weights = {
  ...{ life: 0.043, low: 0.289, mana: 0.02 },
  ...{ creature: 0.585, damage: 0.253, toughness: 0.095, shield: 0.027, asleep: 0 },
};

const BIAS = -1.1;

/** What a spell counts in a hand: some wait for their moment, some are hardly worth the card. */
const SPELL_WORTHS: Readonly<Record<SpellName, number>> = {
  Healer: 0.16,
  Relief: 0.88,
  Rebirth: 0.57,
  Dracula: 0.06,
  Traitor: 1.67,
};

/** What a card that nobody knows counts in a hand. */
export const ANY_CARD = 0.6;

/** What a card counts in a hand. */
export function cardWorth(card: Card): number {
  return card.kind === 'spell' ? SPELL_WORTHS[card.name] : 0.54 + 0.04 * card.cost;
}

/** What so many lives count. */
export function lifeWorth(life: number, { life: each, low }: Weights): number {
  return each * life + low * Math.min(life, 12);
}

/** What a creature on the field counts. */
export function fighterWorth({ card, life, awake }: Fighter, weights: Weights): number {
  const { creature, damage, toughness, shield, asleep } = weights;
  const sleeping = awake || card.shield ? 0 : asleep * card.damage;
  return creature + damage * card.damage + toughness * life + (card.shield ? shield * life : 0) + sleeping;
}

function sideWorth({ life, hand, mana, field }: Side, weights: Weights): number {
  let sum = lifeWorth(life, weights) + weights.mana * mana;
  for (const card of hand) sum += cardWorth(card);
  for (const fighter of field) if (fighter) sum += fighterWorth(fighter, weights);
  return sum;
}

/** How likely a seat wins, as far as it shows on the table when a turn begins. */
export function chanceOf(duel: Duel, seat: DuelSeat): number {
  if (duel.winner !== null) return duel.winner === seat ? 1 : 0;
  const { current, sides } = duel;
  const logit = BIAS + sideWorth(sides[across(current)], WAITING) - sideWorth(sides[current], MOVING);
  const waits = 1 / (1 + Math.exp(-logit));
  return seat === current ? 1 - waits : waits;
}

/** How the table stands for the current player if the turn ended now, in logits; a won one is beyond all others. */
export function standing(duel: Duel): number {
  const { current, sides, winner, round } = duel;
  if (winner !== null) return winner === current ? WON : -WON;
  const [own, other] = [sides[current], sides[across(current)]];
  const income = incomeOf(round + (current === 1 ? 1 : 0));
  const mana = Math.min(MANA_MAX, other.mana + income) - other.mana;
  const full = own.hand.length === HAND_MAX ? FULL_HAND : 0;
  return BIAS + sideWorth(own, WAITING) - sideWorth(other, MOVING) - MOVING.mana * mana - full;
}

const WON = 1000;
/** A full hand costs a life and a card at the next draw. */
const FULL_HAND = 0.4;
