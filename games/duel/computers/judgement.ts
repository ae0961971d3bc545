import { costOf, type SpellName } from '../rules/cards.ts';
import { incomeOf } from '../rules/turn.ts';
import { type Duel, type DuelSeat, MAX_HAND, MAX_MANA, otherSeat, type Side } from '../state.ts';

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
  const opponent = sides[otherSeat(current)];
  const mana = Math.min(MAX_MANA, opponent.mana + incomeOf(current === 0 ? round : round + 1));
  return -evaluateSides(opponent, sides[current], mana, 2 * round + current + 1);
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

/*
 * Weights of the evaluation in `judgement.ts`, in logits of winning. The order is that of its feature vector. They were
 * fitted to a million turns of 80,000 duels between computers that play by `instinct.ts`.
 */

const BIAS = 5.214;

/** Weights of the features. */
const LINEAR_WEIGHTS: readonly number[] = [
  0.076, 0.223, -0.097, 0.29, 0.471, 0.233, 0.047, -0.198, 0.038, 0.11, 0.305, -0.03, -0.131, 0.153, -0.143, 0.018,
  0.045, -0.054, 1.303, 0.219, 0.193, -0.053, -0.49, -0.521, -0.058, -0.419, -0.087, -0.086, -0.086, -0.11, 0.116,
  -0.647, -0.002, -0.374, -0.078, -0.216, -0.743, -0.591, -0.337, -1.353, 0.075, 2.842, -0.518, -0.153, 5.081, -1.727,
  1.378, -0.106, 0.347,
];

/** Adds `weight * tanh(bias + weights · features)` to the evaluation. */
interface HiddenUnit {
  readonly bias: number;
  readonly weight: number;
  readonly weights: readonly number[];
}

const HIDDEN_UNITS: readonly HiddenUnit[] = [
  {
    bias: 25.42,
    weight: -1.55,
    weights: [
      0, -0.272, -0.197, -0.117, 0.011, -0.114, -0.049, 0.047, -0.055, -0.077, -0.327, 0.017, -0.067, -0.024, -0.181,
      -0.212, -0.147, -0.085, -0.272, 0.048, 0.106, 0.023, -0.349, -2.159, 0.274, -0.01, 0.058, -0.016, -0.368, 0.024,
      0.03, 0.033, -0.051, -0.093, 0.264, -0.052, -0.354, -0.303, -0.141, -0.336, 0.06, 4.846, -0.051, 0.097, -3.996,
      0.254, -1.445, 0.194, -0.494,
    ],
  },
  {
    bias: 10.46,
    weight: 0.667,
    weights: [
      -0.02, 1.141, 0.015, 0.136, 0.339, 0.114, 0.016, -0.49, 0.036, -0.153, 0.346, -0.02, -0.186, 0.527, 0.189, 0.164,
      0.111, 0.03, -0.165, -0.132, 0.043, 0.065, -0.757, -2.875, -0.102, -0.268, -0.069, -0.136, -0.049, -0.057, -0.026,
      -0.025, 0.02, 0.015, 0.083, 0.087, 0.104, 0.066, 0.178, 0.277, -0.066, 4.066, 0.362, 0.163, 0.455, 0.06, 0.861,
      0.06, 0.081,
    ],
  },
  {
    bias: 2.238,
    weight: -1.738,
    weights: [
      0.013, 0.15, -0.319, 0.126, -0.054, 0.015, -0.012, -0.113, 0.018, 0.039, 0.091, -0.161, -0.264, -0.014, -0.054,
      -2.184, -0.548, -0.069, -1.836, -0.005, 0.059, 0.023, 0.001, -0.595, -0.05, -0.054, -0.028, 0.027, 0.015, -0.015,
      -0.049, -0.027, 0.021, 0.016, 0.039, -0.018, 0.079, 0.099, 0.053, -0.456, -0.07, 1.312, 0.061, 0.019, 5.414,
      -0.148, -0.444, 0.367, 0.134,
    ],
  },
  {
    bias: -4.512,
    weight: -1.453,
    weights: [
      0.074, 0.077, 0.864, 0.072, -0.341, 0.032, -0.002, -0.137, 0.07, 0.044, 0.228, 0.018, -0.197, -0.361, 0.328,
      0.215, 0.208, 0.348, -0.06, -0.27, 0.494, -0.046, 0.036, -0.516, -0.017, 0.09, 0.001, 0.009, 0.109, -0.098, 0.011,
      -0.132, -0.007, 0.065, 0.441, -0.116, -0.009, -0.025, -0.124, 0.143, 0.04, -15.63, 0.043, -0.067, -0.927, -0.035,
      -1.393, 1.338, 0.773,
    ],
  },
  {
    bias: -17.86,
    weight: 0.478,
    weights: [
      -0.037, 0.297, 2.472, -0.08, 0.077, 0.027, 0.012, -0.192, -0.035, -0.006, 0.192, 0.052, -0.311, 0.897, -0.228,
      2.175, 0.464, -0.097, 0.688, 0.146, 0.086, -0.015, 0.003, -0.041, -0.004, -0.017, 0.023, -0.002, 0.006, 0.05,
      0.137, 0.196, -0.028, 0.068, 0.115, -0.221, 0.129, 0.052, -0.012, -0.748, 0.019, 2.709, 0.078, 0.007, -2.689,
      0.469, -0.102, 0.247, 0.125,
    ],
  },
  {
    bias: -0.197,
    weight: 0.955,
    weights: [
      0.07, -0.167, -0.254, 0, -0.206, -0.003, 0.064, -0.181, 0.071, -0.012, 0.094, 0.017, -0.125, -0.215, 0.079, 0.03,
      0.144, -0.012, -0.183, -0.021, 0.159, 0.022, 0.25, -0.269, -0.012, -0.024, -0.035, -0.009, 0.08, -0.005, -0.054,
      -0.248, -0.095, -0.063, -0.144, -0.009, -1.648, -0.443, 0.053, -1.332, 0.007, -4.889, 0.235, -0.047, -0.174,
      5.721, 0.006, 0.757, 0.202,
    ],
  },
  {
    bias: 3.403,
    weight: -0.697,
    weights: [
      0.003, -0.087, -0.731, 0.085, 0.062, -0.071, -0.031, 0.26, -0.029, 0.177, 0.029, -0.005, -0.256, -0.31, -0.044,
      -0.154, -0.06, -0.114, 0.141, 0.04, 0.03, -0.031, 0.22, -0.329, -0.021, 0.23, 0.062, 0.051, -0.015, 0.01, 0.163,
      0.243, 0.001, -0.504, -0.283, 0.119, 0.017, 0.164, 0.25, 0.278, -0.142, -4.133, -0.65, -0.232, 2.51, -0.092,
      -0.246, 0.046, 0.208,
    ],
  },
  {
    bias: -17.81,
    weight: 1.321,
    weights: [
      0.001, -0.024, -0.083, -0.044, -0.048, -0.142, 0.009, 0.553, -0.018, 0.089, 0.104, -0.001, 0.202, -0.527, 0.051,
      0.071, 0.101, 0.056, -0.377, -0.044, 0.139, -0.017, 0.677, 1.827, -0.003, 0.438, 0.103, 0.032, -0.245, 0.108,
      -0.087, -0.114, 0.015, 0.204, 0.133, -0.032, 0.073, 0.002, -0.022, -0.014, -0.05, -4.146, -0.32, -0.091, -2.901,
      -0.4, -1.692, 0.954, 0.067,
    ],
  },
];
