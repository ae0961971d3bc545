import { costOf } from '../rules/cards.ts';
import type { Command } from '../rules/lines.ts';
import { perform } from '../rules/perform.ts';
import {
  currentSide,
  type Duel,
  type DuelSeat,
  draftOf,
  inSlot,
  otherSeat,
  type Side,
  SLOTS,
  waitingSide,
} from '../state.ts';
import { isShielded } from './attack.ts';
import {
  creatureValue,
  gainOfAttack,
  gainOfBetrayal,
  gainOfSacrifice,
  gainOfSetting,
  gainOfSpell,
  sensibleCommands,
  VICTORY,
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
