import { costOf, type SpellName } from '../rules/cards.ts';
import { incomeOf } from '../rules/turn.ts';
import { type Duel, type DuelSeat, MAX_HAND, MAX_MANA, otherSeat, type Side } from '../state.ts';
import { BIAS, HIDDEN_UNITS, LINEAR_WEIGHTS } from './weights.ts';

/** Index of each per-side feature in the feature vector. The weights use the same order. */
const SIDE_FEATURES = {
  life: 0,
  low: 1,
  last: 2,
  mana: 3,
  creatures: 4,
  damage: 5,
  toughness: 6,
  shields: 7,
  shielding: 8,
  drains: 9,
  held: 10,
  costs: 11,
  heldShields: 12,
  heldSpeedy: 13,
  playable: 19,
  full: 20,
} as const;
const SPELL: Readonly<Record<SpellName, number>> = { Healer: 14, Relief: 15, Rebirth: 16, Dracula: 17, Traitor: 18 };
const PER_SIDE = 21;

/** Features of the waiting side only, and features that compare both sides. */
const SHARED_FEATURES = {
  sleepers: 42,
  sleeping: 43,
  falls: 44,
  strikes: 45,
  reach: 46,
  answer: 47,
  early: 48,
} as const;
const FEATURE_COUNT = 49;

/** The first life points, up to this number, are also counted by the feature `low`. */
const LOW_LIFE = 12;
/** The first life points, up to this number, are also counted by the feature `last`. */
const LAST_LIVES = 6;

/**
 * First turn whose evaluation is reliable. Playouts run at least until this turn. From then on, the feature `early` is
 * 0.
 */
export const FIRST_CLEAR_TURN = 8;
const MAX_REACH = 1.5;

/** Feature vector. It is reused because most of the computing time is spent on evaluations. */
const features = new Float64Array(FEATURE_COUNT);

/** Returns the estimated probability that a seat wins, at the beginning of a turn. */
export function winProbability(duel: Duel, seat: DuelSeat): number {
  if (duel.winner !== null) return duel.winner === seat ? 1 : 0;
  const { current, sides, round } = duel;
  const logit = evaluateSides(sides[current], sides[otherSeat(current)], sides[current].mana, 2 * round + current);
  const moves = 1 / (1 + Math.exp(-logit));
  return seat === current ? moves : 1 - moves;
}

/**
 * Returns the evaluation for the current player in logits, as if the turn ended now. A won duel has the highest value,
 * a lost one the lowest.
 */
export function evaluate({ current, sides, winner, round }: Duel): number {
  if (winner !== null) return winner === current ? WON : -WON;
  const other = sides[otherSeat(current)];
  const mana = Math.min(MAX_MANA, other.mana + incomeOf(current === 0 ? round : round + 1));
  return -evaluateSides(other, sides[current], mana, 2 * round + current + 1);
}

const WON = 1000;

/** Returns the evaluation for the side to move, in logits. */
function evaluateSides(moving: Side, waiting: Side, mana: number, turn: number): number {
  addSideFeatures(moving, mana, 0);
  addSideFeatures(waiting, waiting.mana, PER_SIDE);
  addSharedFeatures(moving, waiting, turn);
  let logit = BIAS;
  for (let at = 0; at < FEATURE_COUNT; at++) logit += LINEAR_WEIGHTS[at]! * features[at]!;
  for (const { bias, weights, weight } of HIDDEN_UNITS) {
    let sum = bias;
    for (let at = 0; at < FEATURE_COUNT; at++) sum += weights[at]! * features[at]!;
    logit += weight * Math.tanh(sum);
  }
  return logit;
}

function addSideFeatures({ life, hand, field }: Side, mana: number, from: number): void {
  features.fill(0, from, from + PER_SIDE);
  features[from + SIDE_FEATURES.life] = life;
  features[from + SIDE_FEATURES.low] = Math.min(life, LOW_LIFE);
  features[from + SIDE_FEATURES.last] = Math.min(life, LAST_LIVES);
  features[from + SIDE_FEATURES.mana] = mana;
  for (const fighter of field) {
    if (!fighter) continue;
    features[from + SIDE_FEATURES.creatures]!++;
    features[from + SIDE_FEATURES.damage]! += fighter.card.damage;
    features[from + SIDE_FEATURES.toughness]! += fighter.life;
    if (fighter.card.drain) features[from + SIDE_FEATURES.drains]!++;
    if (!fighter.card.shield) continue;
    features[from + SIDE_FEATURES.shields]!++;
    features[from + SIDE_FEATURES.shielding]! += fighter.life;
  }
  for (const card of hand) {
    if (costOf(card) <= mana) features[from + SIDE_FEATURES.playable]!++;
    if (card.kind === 'spell') {
      features[from + SPELL[card.name]]!++;
      continue;
    }
    features[from + SIDE_FEATURES.held]!++;
    features[from + SIDE_FEATURES.costs]! += card.cost;
    if (card.shield) features[from + SIDE_FEATURES.heldShields]!++;
    if (card.speedy) features[from + SIDE_FEATURES.heldSpeedy]!++;
  }
  features[from + SIDE_FEATURES.full] = hand.length === MAX_HAND ? 1 : 0;
}

function addSharedFeatures(moving: Side, waiting: Side, turn: number): void {
  features[SHARED_FEATURES.sleepers] = 0;
  features[SHARED_FEATURES.sleeping] = 0;
  for (const fighter of waiting.field) {
    if (!fighter || fighter.awake || fighter.card.shield) continue;
    features[SHARED_FEATURES.sleepers]!++;
    features[SHARED_FEATURES.sleeping]! += fighter.card.damage;
  }
  const reach = Math.max(0, features[SIDE_FEATURES.damage]! - features[PER_SIDE + SIDE_FEATURES.shielding]!);
  const answer = Math.max(0, features[PER_SIDE + SIDE_FEATURES.damage]! - features[SIDE_FEATURES.shielding]!);
  features[SHARED_FEATURES.falls] = reach >= waiting.life ? 1 : 0;
  features[SHARED_FEATURES.strikes] = answer >= moving.life ? 1 : 0;
  features[SHARED_FEATURES.reach] = Math.min(MAX_REACH, reach / Math.max(1, waiting.life));
  features[SHARED_FEATURES.answer] = Math.min(MAX_REACH, answer / Math.max(1, moving.life));
  features[SHARED_FEATURES.early] = Math.max(0, FIRST_CLEAR_TURN - turn);
}
