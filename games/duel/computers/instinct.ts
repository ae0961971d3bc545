import { type Card, costOf, MAX_CREATURE_LIFE, type SpellName } from '../rules/cards.ts';
import { reliefDrawCount } from '../rules/legal.ts';
import type { Command } from '../rules/lines.ts';
import { perform } from '../rules/perform.ts';
import { DRACULA_BITE, RELIEF_DRAWS } from '../rules/turn.ts';
import { currentSide, type Duel, MAX_HAND, type Side, SLOTS, waitingSide } from '../state.ts';
import { enemyLifeValue, killValue, OWN_LIFE_WEIGHT, ownCreatureValue, ownLifeValue } from './gain.ts';
import { attackByInstinct, isShielded } from './greed.ts';

const WIN = 1000;
/** Values of a point of mana before round `EARLY_UNTIL_ROUND`, and from that round on. */
const EARLY_MANA_VALUE = 0.28;
const EARLY_UNTIL_ROUND = 4;
const LATE_MANA_VALUE = 0.03;

/** Values of cards in the hand, on the scale of creatures on the field. They were tuned by self-play. */
const ANY_CARD = 0.46;
const CREATURE = 0.34;
const SPELL: Readonly<Record<SpellName, number>> = {
  Healer: 0.12,
  Relief: 0.46,
  Rebirth: 0.87,
  Dracula: 0.22,
  Traitor: 2,
};

/**
 * Plays and ends a whole turn: the cards that gain most for the mana, then all attacks, then sacrifices of cards that
 * are worth less than a life.
 */
export function playByInstinct(duel: Duel): void {
  playCards(duel);
  if (duel.winner === null) attackByInstinct(duel);
  if (duel.winner !== null) return;
  sacrificeSpareCards(duel);
  perform(duel, { verb: 'finish' });
}

/**
 * Plays the best set of cards. If it contains Relief, casts Relief first and then chooses again with the drawn cards.
 */
function playCards(duel: Duel): void {
  const { hand, field } = currentSide(duel);
  const chosen = bestCards(duel);
  const relief = hand.findIndex(({ kind, name }, at) => kind === 'spell' && name === 'Relief' && (chosen >> at) & 1);
  if (relief >= 0) {
    perform(duel, { verb: 'cast', card: relief + 1 });
    if (duel.winner === null) playCards(duel);
    return;
  }
  for (let at = hand.length - 1; at >= 0 && duel.winner === null; at--) {
    if ((chosen >> at) & 1) perform(duel, commandOf(duel, hand[at]!, at + 1, field.indexOf(null) + 1));
  }
}

function commandOf(duel: Duel, played: Card, card: number, slot: number): Command {
  if (played.kind === 'creature') return { verb: 'set', card, slot };
  if (played.name === 'Traitor') return { verb: 'betray', card, target: bestTraitor(waitingSide(duel)), slot };
  return { verb: 'cast', card };
}

/** Buffers that are refilled for every hand: gain, cost and need for a slot of each card. */
const gains: number[] = [];
const costs: number[] = [];
const needs: number[] = [];
let [highest, best] = [0, 0];

/** Returns the set of cards (a bit mask) with the highest total gain for the available mana and slots. */
function bestCards(duel: Duel): number {
  const { hand, field, mana } = currentSide(duel);
  const perMana = duel.round < EARLY_UNTIL_ROUND ? EARLY_MANA_VALUE : LATE_MANA_VALUE;
  hand.forEach((card, at) => {
    costs[at] = costOf(card);
    needs[at] = card.kind === 'creature' || card.name === 'Rebirth' || card.name === 'Traitor' ? 1 : 0;
    gains[at] = costs[at] > mana ? 0 : gainOf(duel, card) - handWorth(card) - perMana * costs[at];
  });
  let free = 0;
  for (const fighter of field) if (!fighter) free++;
  [highest, best] = [0, 0];
  choose(0, hand.length, mana, free, 0, 0);
  return best;
}

function choose(at: number, count: number, mana: number, free: number, sum: number, chosen: number): void {
  if (at === count) {
    if (sum > highest) [highest, best] = [sum, chosen];
    return;
  }
  const [gain, cost, need] = [gains[at]!, costs[at]!, needs[at]!];
  if (gain > 0 && cost <= mana && need <= free)
    choose(at + 1, count, mana - cost, free - need, sum + gain, chosen | (1 << at));
  choose(at + 1, count, mana, free, sum, chosen);
}

function gainOf(duel: Duel, card: Card): number {
  if (card.kind === 'spell') return CASTING[card.name](duel);
  return card.speedy && killsOpponent(duel, card.damage) ? WIN : ownCreatureValue(card, card.life);
}

/** Whether `more` damage together with all possible attacks kills the enemy player. */
function killsOpponent(duel: Duel, more: number): boolean {
  if (isShielded(waitingSide(duel))) return false;
  let damage = more;
  for (const fighter of currentSide(duel).field) if (fighter?.awake && !fighter.attacked) damage += fighter.card.damage;
  return damage >= waitingSide(duel).life;
}

const CASTING: Readonly<Record<SpellName, (duel: Duel) => number>> = {
  Healer(duel) {
    const wounded = currentSide(duel).field.filter((fighter) => fighter && fighter.life < MAX_CREATURE_LIFE);
    return wounded.length * OWN_LIFE_WEIGHT;
  },
  Relief(duel) {
    const drawn = reliefDrawCount(duel);
    return ANY_CARD * drawn + lives(currentSide(duel), drawn - RELIEF_DRAWS);
  },
  Rebirth(duel) {
    const card = currentSide(duel).graveyard.at(-1);
    return card ? ownCreatureValue(card, card.life) : 0;
  },
  Dracula(duel) {
    const { life } = waitingSide(duel);
    if (life <= DRACULA_BITE || killsOpponent(duel, DRACULA_BITE)) return WIN;
    return lives(currentSide(duel), DRACULA_BITE) + enemyLifeValue(life) - enemyLifeValue(life - DRACULA_BITE);
  },
  Traitor(duel) {
    const traitor = waitingSide(duel).field[bestTraitor(waitingSide(duel)) - 1];
    return traitor ? ownCreatureValue(traitor.card, traitor.life) + killValue(traitor) : 0;
  },
};

/** Returns the slot of the enemy creature that is most valuable to take over, or 0 if there is none. */
function bestTraitor({ field }: Side): number {
  let [best, max] = [0, 0];
  for (let slot = 1; slot <= SLOTS; slot++) {
    const traitor = field[slot - 1];
    const gain = traitor ? ownCreatureValue(traitor.card, traitor.life) + killValue(traitor) : 0;
    if (gain > max) [best, max] = [slot, gain];
  }
  return best;
}

function lives({ life }: Side, more: number): number {
  return ownLifeValue(life + more) - ownLifeValue(life);
}

function handWorth(card: Card): number {
  return card.kind === 'spell' ? SPELL[card.name] : CREATURE;
}

/**
 * Sacrifices the least valuable card while a life is worth more. With a full hand, a sacrifice also makes room for the
 * next draw.
 */
function sacrificeSpareCards(duel: Duel): void {
  const side = currentSide(duel);
  const { hand } = side;
  for (;;) {
    const worths = hand.map(handWorth);
    const min = Math.min(...worths);
    if (lives(side, 1) + (hand.length === MAX_HAND ? ANY_CARD : 0) <= min) return;
    perform(duel, { verb: 'sacrifice', card: worths.indexOf(min) + 1 });
  }
}
