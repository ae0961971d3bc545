import { type Card, costOf, MAX_CREATURE_LIFE, type SpellName } from '../rules/cards.ts';
import { DRACULA_BITE, RELIEF_DRAWS, reliefDrawCount } from '../rules/turn.ts';
import { type Command, isShielded, makeLine, perform } from '../rules/verbs.ts';
import { currentSide, type Duel, draftOf, MAX_HAND, type Side, SLOTS, waitingSide } from '../state.ts';
import {
  enemyLifeValue,
  killValue,
  OWN_LIFE_WEIGHT,
  ownCreatureValue,
  ownLifeValue,
  sensibleCommands,
} from './gain.ts';
import { attackByInstinct, greedyCommand, lookaheadCommand } from './greed.ts';
import { evaluate, FIRST_CLEAR_TURN, winProbability } from './judgement.ts';
import { asSeen, worldsOf } from './worlds.ts';

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

/** Buffers that are refilled for every hand: gain, cost and need for a slot of each card. */
const gains: number[] = [];
const costs: number[] = [];
const needs: number[] = [];
let [highest, best] = [0, 0];

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

/** Number of plans kept at each step of the beam search, and number of plans that are tried in playouts. */
const BEAM_WIDTH = 12;
const PLANS_TRIED = 30;

/** Playout budget: number of sampled duels, number of plans that advance, and the policy of the opponent's reply. */
const PLAYOUT_ROUNDS = [
  { duels: 24, keep: 8, answer: playByInstinct },
  { duels: 10, keep: 6, answer: playWithLookahead },
  { duels: 10, keep: 5, answer: playWithLookahead },
  { duels: 20, keep: 4, answer: playWithLookahead },
  { duels: 30, keep: 3, answer: playWithLookahead },
  { duels: 40, keep: 1, answer: playWithLookahead },
];

/** Plans whose win rate is lower than the best by this margin are dropped. */
const DROP_MARGIN = 0.05;

/** Playout depth in turns. */
const PLAYOUT_TURNS = 4;

/** Commands of a turn and the evaluation after them. */
interface Plan {
  readonly commands: readonly Command[];
  readonly duel: Duel;
  readonly value: number;
  /** Whether the plan ends by drawing unknown cards. The rest of the turn is then played by instinct. */
  readonly open: boolean;
}

/**
 * Searches the best plans of the turn, tries them on sampled duels, and returns the first command of the plan that wins
 * most.
 */
export function masterCommand(duel: Duel): Command {
  const worlds = worldsOf(
    duel,
    PLAYOUT_ROUNDS.reduce((sum, { duels }) => sum + duels, 0),
  );
  let left = plansOf(worlds[0]!).map((plan) => ({ plan, chances: 0 }));
  let tried = 0;
  for (const { duels, keep, answer } of PLAYOUT_ROUNDS) {
    if (beginWithSameCommand(left.map(({ plan }) => plan))) break;
    for (const world of worlds.slice(tried, tried + duels)) {
      for (const each of left) each.chances += winProbabilityAfter(world, each.plan, answer);
    }
    tried += duels;
    left = left.sort((a, b) => b.chances - a.chances).slice(0, keep);
    const min = left[0]!.chances - DROP_MARGIN * tried;
    left = left.filter(({ chances }) => chances >= min);
  }
  return left[0]!.plan.commands[0] ?? FINISH;
}

/** Whether all plans begin with the same command. The rest of the turn is planned again after it. */
function beginWithSameCommand(plans: readonly Plan[]): boolean {
  const [first, ...others] = plans.map(({ commands }) => makeLine(commands[0] ?? FINISH));
  return others.every((line) => line === first);
}

const FINISH: Command = { verb: 'finish' };

/** Returns the best plans of this turn, the most promising first. A winning plan is returned alone. */
function plansOf(duel: Duel): Plan[] {
  const all: Plan[] = [{ commands: [], duel, value: evaluate(duel), open: false }];
  const seen = new Set<string>();
  for (let layer = all.slice(); layer.length > 0; ) {
    const next = layer.flatMap((plan) => continuationsOf(plan, seen));
    layer = next.sort((a, b) => b.value - a.value).slice(0, BEAM_WIDTH);
    all.push(...layer);
    const won = layer.find((plan) => plan.duel.winner !== null);
    if (won) return [won];
  }
  return all.sort((a, b) => b.value - a.value).slice(0, PLANS_TRIED);
}

/** Returns the continuations of a plan that lead to new positions. */
function continuationsOf({ commands, duel, open }: Plan, seen: Set<string>): Plan[] {
  if (duel.winner !== null || open) return [];
  return worthwhileCommands(duel).flatMap((command) => {
    const then = draftOf(duel);
    perform(then, command);
    const value = evaluate(then);
    const print = `${commands.length} ${value.toFixed(9)}`;
    if (seen.has(print)) return [];
    seen.add(print);
    const draws = currentSide(then).pile.length < currentSide(duel).pile.length;
    return [{ commands: [...commands, command], duel: then, value, open: draws }];
  });
}

/**
 * Returns the sensible commands without bad sacrifices. A card is worth more than a life unless it would be lost, life
 * is low, or Rebirth returns it.
 */
function worthwhileCommands(duel: Duel): readonly Command[] {
  const { hand, life, pile, mana } = currentSide(duel);
  const commands = sensibleCommands(duel);
  if (hand.length === MAX_HAND || life <= LOW_LIFE || pile.length === 0) return commands;
  const reborn = mana >= costOf(REBIRTH) && hand.some(({ name }) => name === REBIRTH.name);
  return commands.filter((command) => {
    if (command.verb !== 'sacrifice') return true;
    return reborn && hand[command.card - 1]?.kind === 'creature';
  });
}

const LOW_LIFE = 6;
const REBIRTH: Card = { kind: 'spell', name: 'Rebirth' };

/**
 * Returns the current player's win probability after the plan and a reply, when both sides go on by instinct for some
 * turns.
 */
function winProbabilityAfter(world: Duel, { commands, open }: Plan, answer: (duel: Duel) => void): number {
  const seat = world.current;
  const future = draftOf(world);
  const until = Math.max(turnsBegun(world) + PLAYOUT_TURNS, FIRST_CLEAR_TURN);
  for (const command of commands) perform(future, command);
  if (future.winner === null) open ? playByInstinct(future) : perform(future, FINISH);
  if (future.winner === null) answer(future);
  while (future.winner === null && turnsBegun(future) < until) playByInstinct(future);
  return winProbability(future, seat);
}

/** Plays a whole turn that begins with the command of the advanced level. */
function playWithLookahead(duel: Duel): void {
  const until = turnsBegun(duel) + 1;
  const seen = asSeen(duel);
  perform(duel, lookaheadCommand(seen, worthwhileCommands(seen)));
  while (duel.winner === null && turnsBegun(duel) < until) perform(duel, greedyCommand(duel));
}

function turnsBegun({ round, current }: Duel): number {
  return 2 * round + current;
}

/**
 * Plays and ends a whole turn: the cards that gain most for the mana, then all attacks, then sacrifices of cards that
 * are worth less than a life.
 */
function playByInstinct(duel: Duel): void {
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
