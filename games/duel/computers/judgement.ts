import { costOf, type SpellName } from '../rules/cards.ts';
import { incomeOf } from '../rules/turn.ts';
import { across, type Duel, type DuelSeat, HAND_MAX, MANA_MAX, type Side } from '../state.ts';
import { BIAS, DIRECT, PATTERNS } from './weights.ts';

/** What is counted of each side, and where it stands in the table; the weights follow this order. */
const OF_SIDE = {
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

/** Then what only the side that waits can have, and what lies between the two. */
const BETWEEN = { sleepers: 42, sleeping: 43, falls: 44, strikes: 45, reach: 46, answer: 47, early: 48 } as const;
const COUNTED = 49;

/** Each of the last lives counts more. */
const LOW_LIFE = 12;
const LAST_LIVES = 6;

/** The first turn whose position shows who is ahead; little is decided before it. */
export const FIRST_CLEAR_TURN = 8;
const REACH_MAX = 1.5;

/** The table in numbers: filled again and again, because this is asked most often of all. */
const table = new Float64Array(COUNTED);

/** How likely a seat wins, as far as it shows on the table when a turn begins. */
export function chanceOf(duel: Duel, seat: DuelSeat): number {
  if (duel.winner !== null) return duel.winner === seat ? 1 : 0;
  const { current, sides, round } = duel;
  const logit = judge(sides[current], sides[across(current)], sides[current].mana, 2 * round + current);
  const moves = 1 / (1 + Math.exp(-logit));
  return seat === current ? moves : 1 - moves;
}

/** How the table stands for the current player if the turn ended now, in logits; a won one is beyond all others. */
export function standing({ current, sides, winner, round }: Duel): number {
  if (winner !== null) return winner === current ? WON : -WON;
  const other = sides[across(current)];
  const mana = Math.min(MANA_MAX, other.mana + incomeOf(current === 0 ? round : round + 1));
  return -judge(other, sides[current], mana, 2 * round + current + 1);
}

const WON = 1000;

/** How the table stands for the side whose turn begins, in logits. */
function judge(moving: Side, waiting: Side, mana: number, turn: number): number {
  countSide(moving, mana, 0);
  countSide(waiting, waiting.mana, PER_SIDE);
  countBetween(moving, waiting, turn);
  let logit = BIAS;
  for (let at = 0; at < COUNTED; at++) logit += DIRECT[at]! * table[at]!;
  for (const { bias, weights, worth } of PATTERNS) {
    let sum = bias;
    for (let at = 0; at < COUNTED; at++) sum += weights[at]! * table[at]!;
    logit += worth * Math.tanh(sum);
  }
  return logit;
}

function countSide({ life, hand, field }: Side, mana: number, from: number): void {
  table.fill(0, from, from + PER_SIDE);
  table[from + OF_SIDE.life] = life;
  table[from + OF_SIDE.low] = Math.min(life, LOW_LIFE);
  table[from + OF_SIDE.last] = Math.min(life, LAST_LIVES);
  table[from + OF_SIDE.mana] = mana;
  for (const fighter of field) {
    if (!fighter) continue;
    table[from + OF_SIDE.creatures]!++;
    table[from + OF_SIDE.damage]! += fighter.card.damage;
    table[from + OF_SIDE.toughness]! += fighter.life;
    if (fighter.card.drain) table[from + OF_SIDE.drains]!++;
    if (!fighter.card.shield) continue;
    table[from + OF_SIDE.shields]!++;
    table[from + OF_SIDE.shielding]! += fighter.life;
  }
  for (const card of hand) {
    if (costOf(card) <= mana) table[from + OF_SIDE.playable]!++;
    if (card.kind === 'spell') {
      table[from + SPELL[card.name]]!++;
      continue;
    }
    table[from + OF_SIDE.held]!++;
    table[from + OF_SIDE.costs]! += card.cost;
    if (card.shield) table[from + OF_SIDE.heldShields]!++;
    if (card.speedy) table[from + OF_SIDE.heldSpeedy]!++;
  }
  table[from + OF_SIDE.full] = hand.length === HAND_MAX ? 1 : 0;
}

function countBetween(moving: Side, waiting: Side, turn: number): void {
  table[BETWEEN.sleepers] = 0;
  table[BETWEEN.sleeping] = 0;
  for (const fighter of waiting.field) {
    if (!fighter || fighter.awake || fighter.card.shield) continue;
    table[BETWEEN.sleepers]!++;
    table[BETWEEN.sleeping]! += fighter.card.damage;
  }
  const reach = Math.max(0, table[OF_SIDE.damage]! - table[PER_SIDE + OF_SIDE.shielding]!);
  const answer = Math.max(0, table[PER_SIDE + OF_SIDE.damage]! - table[OF_SIDE.shielding]!);
  table[BETWEEN.falls] = reach >= waiting.life ? 1 : 0;
  table[BETWEEN.strikes] = answer >= moving.life ? 1 : 0;
  table[BETWEEN.reach] = Math.min(REACH_MAX, reach / Math.max(1, waiting.life));
  table[BETWEEN.answer] = Math.min(REACH_MAX, answer / Math.max(1, moving.life));
  table[BETWEEN.early] = Math.max(0, FIRST_CLEAR_TURN - turn);
}
