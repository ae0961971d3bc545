import { incomeOf } from '../rules/turn.ts';
import { across, type Duel, type DuelSeat, type Fighter, HAND_MAX, MANA_MAX, type Side } from '../state.ts';

/** What things count, in logits of winning; fitted to some 7,000 ends of turns of games among computers. */
export interface Weights {
  readonly life: number;
  /** Each of the last twelve lives counts more. */
  readonly low: number;
  readonly card: number;
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
  ...{ life: 0.026, low: 0.3, card: 0.53, mana: 0.02 },
  ...{ creature: 0.33, damage: 0.094, toughness: 0.09, shield: 0.05, asleep: 0.083 },
};

/** For the side that moves next. */
export const MOVING: Weights = {
  ...{ life: 0.036, low: 0.22, card: 0.63, mana: 0.08 },
  ...{ creature: 0.465, damage: 0.18, toughness: 0.093, shield: 0.01, asleep: 0 },
};

const BIAS = 0.2;

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
  let sum = lifeWorth(life, weights) + weights.card * hand.length + weights.mana * mana;
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
  return BIAS + sideWorth(own, WAITING) - sideWorth(other, MOVING) - MOVING.card - MOVING.mana * mana - full;
}

const WON = 1000;
/** A full hand costs a life and a card at the next draw. */
const FULL_HAND = 0.4;
