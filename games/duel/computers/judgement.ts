import { costOf, type SpellName } from '../rules/cards.ts';
import { incomeOf } from '../rules/turn.ts';
import { across, type Duel, type DuelSeat, HAND_MAX, MANA_MAX, type Side } from '../state.ts';
import { BIAS, DIRECT, PATTERNS } from './weights.ts';

/** What is counted of each side, in this order; the weights follow it. */
const [LIFE, LOW, LAST, MANA, CREATURES, DAMAGE, TOUGHNESS, SHIELDS, SHIELDING, DRAINS] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];
const [HELD, COSTS, HELD_SHIELDS, HELD_SPEEDY, PLAYABLE, FULL] = [10, 11, 12, 13, 19, 20];
const SPELL: Readonly<Record<SpellName, number>> = { Healer: 14, Relief: 15, Rebirth: 16, Dracula: 17, Traitor: 18 };
const PER_SIDE = 21;

/** Then what only the side that waits can have, and what lies between the two. */
const [SLEEPERS, SLEEPING, FALLS, STRIKES, REACH, ANSWER, EARLY] = [42, 43, 44, 45, 46, 47, 48];
const COUNTED = 49;

/** Each of the last lives counts more, and before this turn little is decided. */
const LOW_LIFE = 12;
const LAST_LIVES = 6;
const TELLING = 8;
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
  table[from + LIFE!] = life;
  table[from + LOW!] = Math.min(life, LOW_LIFE);
  table[from + LAST!] = Math.min(life, LAST_LIVES);
  table[from + MANA!] = mana;
  for (const fighter of field) {
    if (!fighter) continue;
    table[from + CREATURES!]!++;
    table[from + DAMAGE!]! += fighter.card.damage;
    table[from + TOUGHNESS!]! += fighter.life;
    if (fighter.card.drain) table[from + DRAINS!]!++;
    if (!fighter.card.shield) continue;
    table[from + SHIELDS!]!++;
    table[from + SHIELDING!]! += fighter.life;
  }
  for (const card of hand) {
    if (costOf(card) <= mana) table[from + PLAYABLE!]!++;
    if (card.kind === 'spell') {
      table[from + SPELL[card.name]]!++;
      continue;
    }
    table[from + HELD!]!++;
    table[from + COSTS!]! += card.cost;
    if (card.shield) table[from + HELD_SHIELDS!]!++;
    if (card.speedy) table[from + HELD_SPEEDY!]!++;
  }
  table[from + FULL!] = hand.length === HAND_MAX ? 1 : 0;
}

function countBetween(moving: Side, waiting: Side, turn: number): void {
  table[SLEEPERS!] = 0;
  table[SLEEPING!] = 0;
  for (const fighter of waiting.field) {
    if (!fighter || fighter.awake || fighter.card.shield) continue;
    table[SLEEPERS!]!++;
    table[SLEEPING!]! += fighter.card.damage;
  }
  const reach = Math.max(0, table[DAMAGE!]! - table[PER_SIDE + SHIELDING!]!);
  const answer = Math.max(0, table[PER_SIDE + DAMAGE!]! - table[SHIELDING!]!);
  table[FALLS!] = reach >= waiting.life ? 1 : 0;
  table[STRIKES!] = answer >= moving.life ? 1 : 0;
  table[REACH!] = Math.min(REACH_MAX, reach / Math.max(1, waiting.life));
  table[ANSWER!] = Math.min(REACH_MAX, answer / Math.max(1, moving.life));
  table[EARLY!] = Math.max(0, TELLING - turn);
}
