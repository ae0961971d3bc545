import { type CommandOf, commandsOf, playBy, verbsFor } from '@longtable/kit';
import {
  type CreatureSnapshot,
  currentSide,
  type Duel,
  type DuelEvent,
  draftOf,
  type Fighter,
  freeSlots,
  inSlot,
  type Side,
  waitingSide,
} from '../state.ts';
import { texts } from '../words/texts.ts';
import { type Card, type CreatureCard, costOf, type SpellName } from './cards.ts';
import { checkLife, finishTurn, SPELLS, summon } from './turn.ts';

/** Reason why a command is not possible now. */
export type Fault =
  | 'no-attacker'
  | 'asleep'
  | 'attacked'
  | 'no-target'
  | 'target-asleep'
  | 'shielded'
  | 'no-card'
  | 'is-spell'
  | 'is-creature'
  | 'slot-taken'
  | 'needs-target'
  | 'not-traitor'
  | 'not-enough-mana';

const verb = verbsFor<Duel, DuelEvent, Fault>();

/** Equal slots: choices offer the lowest free one. */
const firstFree = (duel: Duel) => freeSlots(currentSide(duel)).slice(0, 1);

/** Verbs of a duel. The checks have the order of the original program. Target 0 is the opponent. */
const VERBS = {
  attack: verb('attack {target 0-7} with {by 1-7}', {
    over: {
      target: (duel) => slotsOf(waitingSide(duel), ({ awake }) => awake, 0),
      by: (duel) => slotsOf(currentSide(duel), ({ awake, attacked }) => awake && !attacked),
    },
    fault(duel, { target, by }) {
      const attacker = inSlot(currentSide(duel), by);
      if (!attacker) return 'no-attacker';
      if (!attacker.awake) return 'asleep';
      if (attacker.attacked) return 'attacked';
      const victim = inSlot(waitingSide(duel), target);
      if (target !== 0 && !victim) return 'no-target';
      if (victim && !victim.awake) return 'target-asleep';
      return isShielded(waitingSide(duel)) && !victim?.card.shield ? 'shielded' : undefined;
    },
    isIdle(duel, { target, by }) {
      const { damage, drain } = inSlot(currentSide(duel), by)!.card;
      return damage === 0 && !(target === 0 && drain && waitingSide(duel).mana > 0);
    },
    play(draft, { target, by: slot }) {
      const attacker = inSlot(currentSide(draft), slot)!;
      const side = waitingSide(draft);
      const by = snapshotOf(attacker, slot);
      const { damage, drain } = by.card;
      attacker.attacked = true;
      if (target === 0) {
        side.life -= damage;
        if (drain) side.mana = 0;
        return [{ kind: 'hit-player', seat: draft.current, by, life: side.life, drained: drain }, ...checkLife(draft)];
      }
      const victim = inSlot(side, target)!;
      const before = snapshotOf(victim, target);
      victim.life -= damage;
      if (victim.life < 1) {
        side.field[target - 1] = null;
        side.graveyard.push(victim.card);
      }
      return [{ kind: 'hit-creature', seat: draft.current, by, target: before }];
    },
  }),

  set: verb('set {card 1-7} to {slot 1-7}', {
    over: { slot: firstFree },
    fault(duel, { card, slot }) {
      const { hand, mana } = currentSide(duel);
      const held = hand[card - 1];
      if (!held) return 'no-card';
      if (held.kind === 'spell') return 'is-spell';
      if (inSlot(currentSide(duel), slot)) return 'slot-taken';
      return costOf(held) > mana ? 'not-enough-mana' : undefined;
    },
    isIdle: (duel, { card, slot }) => isCopy(duel, card) || slot !== firstFree(duel)[0],
    play(draft, { card: number, slot }) {
      const card = pay(draft, number) as CreatureCard;
      currentSide(draft).field[slot - 1] = summon(card);
      return [{ kind: 'set', seat: draft.current, card, slot }];
    },
  }),

  cast: verb('cast {card 1-7}', {
    fault: (duel, { card }) =>
      faultOfSpell(duel, card) ?? (spellAt(duel, card) === 'Traitor' ? 'needs-target' : undefined),
    isIdle: (duel, { card }) => isCopy(duel, card) || !SPELLS[spellAt(duel, card)].hasEffect(duel),
    play(draft, { card }) {
      const spell = pay(draft, card).name as SpellName;
      return [{ kind: 'cast', seat: draft.current, spell }, ...SPELLS[spell].perform(draft), ...checkLife(draft)];
    },
  }),

  betray: verb('cast {card 1-7} take {target 1-7} to {slot 1-7}', {
    over: {
      card: ({ sides, current }) => sides[current].hand.flatMap(({ name }, at) => (name === 'Traitor' ? [at + 1] : [])),
      slot: firstFree,
    },
    fault(duel, { card, target, slot }) {
      const fault = faultOfSpell(duel, card);
      if (fault) return fault;
      if (spellAt(duel, card) !== 'Traitor') return 'not-traitor';
      if (!inSlot(waitingSide(duel), target)) return 'no-target';
      return inSlot(currentSide(duel), slot) ? 'slot-taken' : undefined;
    },
    isIdle: (duel, { card, slot }) => isCopy(duel, card) || slot !== firstFree(duel)[0],
    play(draft, { card, target, slot }) {
      const spell = pay(draft, card).name as SpellName;
      const traitor = inSlot(waitingSide(draft), target)!;
      waitingSide(draft).field[target - 1] = null;
      currentSide(draft).field[slot - 1] = traitor;
      const creature = snapshotOf(traitor, target);
      return [
        { kind: 'cast', seat: draft.current, spell },
        { kind: 'betrayed', seat: draft.current, creature, slot },
      ];
    },
  }),

  sacrifice: verb('sacrifice {card 1-7}', {
    fault: (duel, { card }) => (currentSide(duel).hand[card - 1] ? undefined : 'no-card'),
    isIdle: (duel, { card }) => isCopy(duel, card),
    play(draft, { card: number }) {
      const side = currentSide(draft);
      const card = takeFromHand(side, number);
      if (card.kind === 'creature') side.graveyard.push(card);
      side.life++;
      return [{ kind: 'sacrificed', seat: draft.current, card, life: side.life }];
    },
  }),

  finish: verb('finish', { play: finishTurn }),
};

/** Parsed line. Cards are numbered in the hand and creatures by slot, both from 1; target 0 is the opponent. */
export type Command = CommandOf<typeof VERBS>;

const commands = commandsOf<Duel, DuelEvent, Fault, typeof VERBS>(VERBS);
export const { parse: parseLine, line: makeLine, fault: faultOf, legal, useful } = commands;

/** Performs a legal command of the player in turn on a draft and returns the events. */
export function perform(draft: Duel, command: Command): readonly DuelEvent[] {
  return commands.perform(draft, command, draft.current);
}

/** Whether a creature with a shield protects the player from direct attacks. */
export function isShielded({ field }: Side): boolean {
  for (const fighter of field) if (fighter?.card.shield) return true;
  return false;
}

/** Returns the slots of the creatures that are as wanted, after `first`. */
function slotsOf({ field }: Side, isWanted: (fighter: Fighter) => boolean, ...first: readonly number[]): number[] {
  return [...first, ...field.flatMap((fighter, at) => (fighter && isWanted(fighter) ? [at + 1] : []))];
}

export function spellAt(duel: Duel, number: number): SpellName {
  return currentSide(duel).hand[number - 1]!.name as SpellName;
}

function faultOfSpell(duel: Duel, number: number): Fault | undefined {
  const { hand, mana } = currentSide(duel);
  const card = hand[number - 1];
  if (!card) return 'no-card';
  if (card.kind === 'creature') return 'is-creature';
  return costOf(card) > mana ? 'not-enough-mana' : undefined;
}

/** Whether an equal card is further left in the hand. */
export function isCopy(duel: Duel, number: number): boolean {
  const { hand } = currentSide(duel);
  const { kind, name } = hand[number - 1]!;
  return hand.findIndex((card) => card.kind === kind && card.name === name) < number - 1;
}

function takeFromHand({ hand }: Side, number: number): Card {
  return hand.splice(number - 1, 1)[0]!;
}

/** Takes a card from the hand for its mana. */
function pay(draft: Duel, number: number): Card {
  const side = currentSide(draft);
  const card = takeFromHand(side, number);
  side.mana -= costOf(card);
  return card;
}

function snapshotOf({ card, life }: Fighter, slot: number): CreatureSnapshot {
  return { card, life, slot };
}

export const turn = ({ winner, current }: Duel) => (winner === null ? [current] : []);

export const { play, acceptsUnlisted } = playBy(commands, {
  turn,
  draft: draftOf,
  faults: texts.faults,
  // The player learned nothing new and is still in turn.
  undoable: (before, after, events) =>
    after.winner === null && after.current === before.current && !events.some(({ kind }) => kind === 'drawn'),
});
