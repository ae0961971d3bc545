import type { CreatureSnapshot, DuelEvent } from '../events.ts';
import { currentSide, type Duel, type Fighter, inSlot, waitingSide } from '../state.ts';
import { type Card, type CreatureCard, costOf, type SpellCard, type SpellName } from './cards.ts';
import type { Command } from './lines.ts';
import { checkLife, EFFECTS, finishTurn, summon } from './turn.ts';

/** Performs a legal command on a draft and returns the events. */
export function perform(draft: Duel, command: Command): DuelEvent[] {
  switch (command.verb) {
    case 'attack':
      return attack(draft, command.target, command.by);
    case 'set':
      return set(draft, command.card, command.slot);
    case 'cast':
      return cast(draft, command.card);
    case 'betray':
      return betray(draft, command);
    case 'sacrifice':
      return sacrifice(draft, command.card);
    case 'finish':
      return finishTurn(draft);
  }
}

function attack(draft: Duel, target: number, slot: number): DuelEvent[] {
  const attacker = inSlot(currentSide(draft), slot)!;
  attacker.attacked = true;
  const by = snapshotOf(attacker, slot);
  return target === 0 ? hitPlayer(draft, by) : [hitCreature(draft, by, target)];
}

function hitPlayer(draft: Duel, by: CreatureSnapshot): DuelEvent[] {
  const victim = waitingSide(draft);
  const { damage, drain } = by.card;
  victim.life -= damage;
  if (drain) victim.mana = 0;
  const hit: DuelEvent = { kind: 'hit-player', seat: draft.current, by, life: victim.life, drained: drain };
  return [hit, ...checkLife(draft)];
}

function hitCreature(draft: Duel, by: CreatureSnapshot, slot: number): DuelEvent {
  const side = waitingSide(draft);
  const victim = inSlot(side, slot)!;
  const target = snapshotOf(victim, slot);
  victim.life -= by.card.damage;
  if (victim.life < 1) {
    side.field[slot - 1] = null;
    side.graveyard.push(victim.card);
  }
  return { kind: 'hit-creature', seat: draft.current, by, target };
}

function set(draft: Duel, number: number, slot: number): DuelEvent[] {
  const card = takeFromHand(draft, number) as CreatureCard;
  pay(draft, card);
  currentSide(draft).field[slot - 1] = summon(card);
  return [{ kind: 'set', seat: draft.current, card, slot }];
}

function cast(draft: Duel, number: number): DuelEvent[] {
  const spell = spend(draft, number);
  if (spell === 'Traitor') throw new Error('Traitor is cast with a creature to take.');
  return [{ kind: 'cast', seat: draft.current, spell }, ...EFFECTS[spell](draft), ...checkLife(draft)];
}

function betray(draft: Duel, { card, target, slot }: Command & { verb: 'betray' }): DuelEvent[] {
  const spell = spend(draft, card);
  const traitor = inSlot(waitingSide(draft), target)!;
  waitingSide(draft).field[target - 1] = null;
  currentSide(draft).field[slot - 1] = traitor;
  return [
    { kind: 'cast', seat: draft.current, spell },
    { kind: 'betrayed', seat: draft.current, creature: snapshotOf(traitor, target), slot },
  ];
}

function sacrifice(draft: Duel, number: number): DuelEvent[] {
  const card = takeFromHand(draft, number);
  const side = currentSide(draft);
  if (card.kind === 'creature') side.graveyard.push(card);
  side.life++;
  return [{ kind: 'sacrificed', seat: draft.current, card, life: side.life }];
}

function takeFromHand(draft: Duel, number: number): Card {
  return currentSide(draft).hand.splice(number - 1, 1)[0]!;
}

function pay(draft: Duel, card: Card): void {
  currentSide(draft).mana -= costOf(card);
}

function spend(draft: Duel, number: number): SpellName {
  const card = takeFromHand(draft, number) as SpellCard;
  pay(draft, card);
  return card.name;
}

function snapshotOf({ card, life }: Fighter, slot: number): CreatureSnapshot {
  return { card, life, slot };
}
