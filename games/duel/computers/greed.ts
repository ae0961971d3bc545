import { costOf } from '../rules/cards.ts';
import { type Command, isShielded, perform } from '../rules/verbs.ts';
import {
  currentSide,
  type Duel,
  type DuelSeat,
  draftOf,
  type Fighter,
  inSlot,
  otherSeat,
  type Side,
  SLOTS,
  waitingSide,
} from '../state.ts';
import {
  creatureValue,
  enemyLifeValue,
  gainOfAttack,
  gainOfBetrayal,
  gainOfSacrifice,
  gainOfSetting,
  gainOfSpell,
  killValue,
  sensibleCommands,
  VICTORY,
  woundValue,
} from './gain.ts';

const FINISH: Command = { verb: 'finish' };

/** Best command so far and its gain. They are module variables, because allocations would slow down playouts. */
let best: Command = FINISH;
let max = 0;

/** Returns the command with the highest immediate gain, or `finish` if none gains anything. */
export function greedyCommand(duel: Duel): Command {
  [best, max] = [FINISH, 0];
  const slot = currentSide(duel).field.indexOf(null) + 1;
  if (slot > 0) considerSetting(duel, slot);
  considerSpells(duel, slot);
  considerAttacks(duel);
  for (let card = 1; card <= currentSide(duel).hand.length; card++) {
    const gain = gainOfSacrifice(duel, card);
    if (gain > max) [best, max] = [{ verb: 'sacrifice', card }, gain];
  }
  return best;
}

function considerSetting(duel: Duel, slot: number): void {
  const { hand, mana } = currentSide(duel);
  for (let card = 1; card <= hand.length; card++) {
    const held = hand[card - 1]!;
    if (held.kind === 'spell' || held.cost > mana) continue;
    const gain = gainOfSetting(held);
    if (gain > max) [best, max] = [{ verb: 'set', card, slot }, gain];
  }
}

function considerSpells(duel: Duel, slot: number): void {
  const { hand, mana } = currentSide(duel);
  for (let card = 1; card <= hand.length; card++) {
    const held = hand[card - 1]!;
    if (held.kind === 'creature' || costOf(held) > mana) continue;
    if (held.name === 'Traitor') {
      considerBetrayals(duel, card, slot);
      continue;
    }
    const gain = gainOfSpell(duel, held);
    if (gain > max) [best, max] = [{ verb: 'cast', card }, gain];
  }
}

function considerBetrayals(duel: Duel, card: number, slot: number): void {
  for (let target = 1; slot > 0 && target <= SLOTS; target++) {
    const traitor = inSlot(waitingSide(duel), target);
    const gain = traitor ? gainOfBetrayal(traitor) : 0;
    if (gain > max) [best, max] = [{ verb: 'betray', card, target, slot }, gain];
  }
}

/** Slots of the creatures that can attack. The list is refilled every turn. */
const readySlots: number[] = [];

function considerAttacks(duel: Duel): void {
  const [side, other] = [currentSide(duel), waitingSide(duel)];
  let count = 0;
  for (let slot = 1; slot <= SLOTS; slot++) {
    const fighter = side.field[slot - 1];
    if (fighter?.awake && !fighter.attacked) readySlots[count++] = slot;
  }
  if (count === 0) return;
  const shielded = isShielded(other);
  let [bestTarget, bestBy] = [0, 0];
  for (let target = shielded ? 1 : 0; target <= SLOTS; target++) {
    const victim = target === 0 ? null : other.field[target - 1]!;
    if (target > 0 && (!victim?.awake || (shielded && !victim.card.shield))) continue;
    for (let at = 0; at < count; at++) {
      const gain = gainOfAttack(side.field[readySlots[at]! - 1]!.card, victim, other);
      if (gain > max) [bestTarget, bestBy, max] = [target, readySlots[at]!, gain];
    }
  }
  if (bestBy > 0) best = { verb: 'attack', target: bestTarget, by: bestBy };
}

/** Search depth in turns: the current turn and the reply. Beyond that, greedy playouts mislead. */
const SEARCH_TURNS = 2;

/** Tries every sensible command, plays on greedily for both sides, and returns the command with the best result. */
export function lookaheadCommand(duel: Duel, commands = sensibleCommands(duel)): Command {
  let best: Command = { verb: 'finish' };
  let highest = Number.NEGATIVE_INFINITY;
  for (const command of [...commands, best]) {
    const future = draftOf(duel);
    perform(future, command);
    playGreedily(future, turnsPlayed(duel) + SEARCH_TURNS);
    const outlook = playoutValue(future, duel.current);
    if (outlook > highest) [best, highest] = [command, outlook];
  }
  return best;
}

function playGreedily(duel: Duel, until: number): void {
  while (duel.winner === null && turnsPlayed(duel) < until) perform(duel, greedyCommand(duel));
}

function turnsPlayed({ round, current }: Duel): number {
  return 2 * round + current;
}

function playoutValue(duel: Duel, seat: DuelSeat): number {
  if (duel.winner !== null) return duel.winner === seat ? VICTORY : -VICTORY;
  return sideStrength(duel.sides[seat]) - sideStrength(duel.sides[otherSeat(seat)]);
}

function sideStrength({ life, hand, mana, field }: Side): number {
  const creatures = field.reduce((sum, fighter) => sum + (fighter ? creatureValue(fighter.card, fighter.life) : 0), 0);
  return life + 1.5 * creatures + 3 * hand.length + mana / 4;
}

/** Small cost per point of an attacker's damage, so that the weakest of several sufficient attackers is used. */
const THRIFT = 0.001;

/** Buffers that are refilled for every attack: creatures that may attack, and the gain of each against the player. */
const readyAttackers: Fighter[] = [];
const gains: number[] = [];
let count = 0;

/**
 * Makes all attacks of a turn: kills creatures with the attackers that would gain least against the player, then
 * attacks with the rest.
 */
export function attackByInstinct(duel: Duel): void {
  const { field, life } = waitingSide(duel);
  collectAttackers(currentSide(duel), life);
  const shielded = isShielded(waitingSide(duel));
  let together = 0;
  for (let at = 0; at < count; at++) together += readyAttackers[at]!.card.damage;
  const prey = !shielded && together >= life ? 0 : bestVictim(field, together, shielded);
  if (prey === 0) {
    strikeOneByOne(duel, shielded, together >= life);
    return;
  }
  const group = readyAttackers.filter((_, at) => at < count && (bestGroup >> at) & 1);
  for (const by of group) strike(duel, by, prey);
  attackByInstinct(duel);
}

function collectAttackers({ field }: Side, life: number): void {
  count = 0;
  for (const fighter of field) {
    if (!fighter?.awake || fighter.attacked || fighter.card.damage === 0) continue;
    gains[count] = enemyLifeValue(life) - enemyLifeValue(life - fighter.card.damage);
    readyAttackers[count++] = fighter;
  }
}

let [leastLost, bestGroup] = [0, 0];

/**
 * Returns the slot of the creature whose death gains most beyond its attackers' other gains, or 0 if none is worth it.
 * Stores its attackers in `bestGroup`.
 */
function bestVictim(field: Side['field'], together: number, shielded: boolean): number {
  let [prey, max, group] = [0, shielded ? Number.NEGATIVE_INFINITY : 0, 0];
  for (let slot = 1; slot <= SLOTS; slot++) {
    const fighter = field[slot - 1];
    if (!fighter?.awake || (shielded && !fighter.card.shield) || together < fighter.life) continue;
    const worth = killValue(fighter);
    [leastLost, bestGroup] = [worth - max, 0];
    findGroup(0, fighter.life, 0, 0);
    if (bestGroup !== 0) [prey, max, group] = [slot, worth - leastLost, bestGroup];
  }
  bestGroup = group;
  return prey;
}

/** Stores the cheapest group of attackers (a bit mask) with enough damage in `bestGroup`. */
function findGroup(at: number, life: number, lost: number, group: number): void {
  if (lost >= leastLost) return;
  if (life <= 0) {
    [leastLost, bestGroup] = [lost, group];
    return;
  }
  if (at === count) return;
  const { damage } = readyAttackers[at]!.card;
  findGroup(at + 1, life - damage, lost + gains[at]! + THRIFT * damage, group | (1 << at));
  findGroup(at + 1, life, lost, group);
}

function strikeOneByOne(duel: Duel, shielded: boolean, wins: boolean): void {
  const { field } = waitingSide(duel);
  for (let at = 0; at < count && duel.winner === null; at++) {
    const { damage } = readyAttackers[at]!.card;
    let [target, max] = shielded ? [0, 0] : [0, wins ? Number.POSITIVE_INFINITY : gains[at]!];
    for (let slot = 1; slot <= SLOTS; slot++) {
      const prey = field[slot - 1];
      if (!prey?.awake || (shielded && !prey.card.shield)) continue;
      const gain = Math.min(damage, prey.life) * woundValue(prey);
      if (gain > max) [target, max] = [slot, gain];
    }
    if (target > 0 || !shielded) strike(duel, readyAttackers[at]!, target);
  }
}

function strike(duel: Duel, by: Fighter, target: number): void {
  perform(duel, { verb: 'attack', target, by: currentSide(duel).field.indexOf(by) + 1 });
}
