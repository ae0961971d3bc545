import type { DuelEvent, Standing } from '../events.ts';
import { type Duel, enemy, type Fighter, inSlot, own } from '../state.ts';
import { type Card, type CreatureCard, costOf, type SpellCard, type SpellName } from './cards.ts';
import type { Command } from './lines.ts';
import { EFFECTS, summon } from './spells.ts';
import { checkLife, finishTurn } from './turn.ts';

/** Carries out a command that has no fault; the duel given is changed. */
export function perform(duel: Duel, command: Command): DuelEvent[] {
  switch (command.verb) {
    case 'attack':
      return attack(duel, command.target, inSlot(own(duel), command.by)!);
    case 'set':
      return set(duel, command.card, command.slot);
    case 'cast':
      return cast(duel, command.card);
    case 'betray':
      return betray(duel, command);
    case 'sacrifice':
      return sacrifice(duel, command.card);
    case 'finish':
      return finishTurn(duel);
  }
}

function attack(duel: Duel, target: number, attacker: Fighter): DuelEvent[] {
  attacker.attacked = true;
  return target === 0 ? hitPlayer(duel, attacker) : [hitCreature(duel, attacker, target)];
}

function hitPlayer(duel: Duel, attacker: Fighter): DuelEvent[] {
  const victim = enemy(duel);
  const { damage, drain } = attacker.card;
  victim.life -= damage;
  if (drain) victim.mana = 0;
  const by = standing(attacker);
  const hit: DuelEvent = { kind: 'hit-player', seat: duel.current, by, life: victim.life, drained: drain };
  return [hit, ...checkLife(duel)];
}

function hitCreature(duel: Duel, attacker: Fighter, slot: number): DuelEvent {
  const side = enemy(duel);
  const victim = inSlot(side, slot)!;
  const target = standing(victim);
  victim.life -= attacker.card.damage;
  if (victim.life < 1) {
    side.field[slot - 1] = null;
    side.graveyard.push(victim.card);
  }
  return { kind: 'hit-creature', seat: duel.current, by: standing(attacker), target };
}

function set(duel: Duel, number: number, slot: number): DuelEvent[] {
  const card = takeFromHand(duel, number) as CreatureCard;
  pay(duel, card);
  own(duel).field[slot - 1] = summon(card);
  return [{ kind: 'set', seat: duel.current, card, slot }];
}

function cast(duel: Duel, number: number): DuelEvent[] {
  const spell = spend(duel, number);
  if (spell === 'Traitor') throw new Error('Traitor is cast with a creature to take.');
  return [{ kind: 'cast', seat: duel.current, spell }, ...EFFECTS[spell](duel), ...checkLife(duel)];
}

function betray(duel: Duel, { card, target, slot }: Command & { verb: 'betray' }): DuelEvent[] {
  const spell = spend(duel, card);
  const traitor = inSlot(enemy(duel), target)!;
  enemy(duel).field[target - 1] = null;
  own(duel).field[slot - 1] = traitor;
  return [
    { kind: 'cast', seat: duel.current, spell },
    { kind: 'betrayed', seat: duel.current, creature: standing(traitor), slot },
  ];
}

function sacrifice(duel: Duel, number: number): DuelEvent[] {
  const card = takeFromHand(duel, number);
  const side = own(duel);
  if (card.kind === 'creature') side.graveyard.push(card);
  side.life++;
  return [{ kind: 'sacrificed', seat: duel.current, card, life: side.life }];
}

function takeFromHand(duel: Duel, number: number): Card {
  return own(duel).hand.splice(number - 1, 1)[0]!;
}

function pay(duel: Duel, card: Card): void {
  own(duel).mana -= costOf(card);
}

function spend(duel: Duel, number: number): SpellName {
  const card = takeFromHand(duel, number) as SpellCard;
  pay(duel, card);
  return card.name;
}

function standing(fighter: Fighter): Standing {
  return { card: fighter.card, life: fighter.life };
}
