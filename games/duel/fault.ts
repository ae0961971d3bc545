import type { Text } from '../kit/text.ts';
import { costOf } from './card.ts';
import type { Command } from './command.ts';
import { type Duel, enemy, fightersOf, inSlot, own } from './state.ts';

/** Why a command cannot be carried out now, and what to do instead. */
export const FAULTS = {
  'no-attacker': {
    en: 'You have no creature in that slot. Attack with one of yours.',
    de: 'Auf diesem Platz hast du keine Kreatur. Greif mit einer von deinen an.',
  },
  asleep: {
    en: 'That creature is still asleep. It can attack in your next turn.',
    de: 'Diese Kreatur schläft noch. In deinem nächsten Zug kann sie angreifen.',
  },
  attacked: {
    en: 'That creature has already attacked this turn. Choose another one.',
    de: 'Diese Kreatur hat in diesem Zug schon angegriffen. Nimm eine andere.',
  },
  'no-target': {
    en: 'There is no creature in that slot of your opponent.',
    de: 'Auf diesem Platz hat dein Gegner keine Kreatur.',
  },
  'target-asleep': {
    en: 'That creature is asleep and cannot be attacked yet.',
    de: 'Diese Kreatur schläft und kann noch nicht angegriffen werden.',
  },
  shielded: {
    en: 'Your opponent has shields. Destroy all of them first.',
    de: 'Dein Gegner hat Schilde. Zerstöre sie zuerst alle.',
  },
  'no-card': {
    en: 'You do not hold that many cards. Look at the numbers of your hand.',
    de: 'So viele Karten hast du nicht. Schau auf die Nummern deiner Hand.',
  },
  'is-spell': {
    en: 'That card is a spell. Cast it, or set a creature.',
    de: 'Diese Karte ist ein Zauber. Wirke ihn, oder leg eine Kreatur.',
  },
  'is-creature': {
    en: 'That card is a creature. Set it, or cast a spell.',
    de: 'Diese Karte ist eine Kreatur. Leg sie, oder wirke einen Zauber.',
  },
  'slot-taken': {
    en: 'That slot is taken. Choose a free one.',
    de: 'Dieser Platz ist besetzt. Wähl einen freien.',
  },
  'needs-target': {
    en: 'Traitor needs a creature to take and a free slot, as in "cast 3 take 2 to 5".',
    de: 'Traitor braucht eine Kreatur und einen freien Platz, zum Beispiel „cast 3 take 2 to 5“.',
  },
  'not-traitor': {
    en: 'Only Traitor takes a creature. Cast this spell by its number alone.',
    de: 'Nur Traitor nimmt eine Kreatur. Wirke diesen Zauber nur mit seiner Nummer.',
  },
  'no-mana': {
    en: 'You do not have enough mana for that card. Choose a cheaper one, or finish your turn.',
    de: 'Für diese Karte fehlt dir Mana. Nimm eine billigere, oder beende deinen Zug.',
  },
} as const satisfies Record<string, Text>;

export type Fault = keyof typeof FAULTS;

/** The first thing that stands in the way of a command, in the original's order; nothing, if it can be carried out. */
export function faultOf(duel: Duel, command: Command): Fault | undefined {
  switch (command.verb) {
    case 'attack':
      return faultOfAttack(duel, command.target, command.by);
    case 'set':
      return faultOfSet(duel, command.card, command.slot);
    case 'cast':
      return faultOfCast(duel, command.card);
    case 'betray':
      return faultOfBetrayal(duel, command);
    case 'sacrifice':
      return own(duel).hand[command.card - 1] ? undefined : 'no-card';
    case 'finish':
      return undefined;
  }
}

function faultOfAttack(duel: Duel, target: number, by: number): Fault | undefined {
  const attacker = inSlot(own(duel), by);
  if (!attacker) return 'no-attacker';
  if (!attacker.awake) return 'asleep';
  if (attacker.attacked) return 'attacked';
  const victim = inSlot(enemy(duel), target);
  if (target !== 0 && !victim) return 'no-target';
  if (victim && !victim.awake) return 'target-asleep';
  const shields = fightersOf(enemy(duel)).some((fighter) => fighter.card.shield);
  return shields && !victim?.card.shield ? 'shielded' : undefined;
}

function faultOfSet(duel: Duel, number: number, slot: number): Fault | undefined {
  const { hand, mana } = own(duel);
  const card = hand[number - 1];
  if (!card) return 'no-card';
  if (card.kind === 'spell') return 'is-spell';
  if (inSlot(own(duel), slot)) return 'slot-taken';
  return costOf(card) > mana ? 'no-mana' : undefined;
}

function faultOfCast(duel: Duel, number: number): Fault | undefined {
  const { hand, mana } = own(duel);
  const card = hand[number - 1];
  if (!card) return 'no-card';
  if (card.kind === 'creature') return 'is-creature';
  if (costOf(card) > mana) return 'no-mana';
  return card.name === 'Traitor' ? 'needs-target' : undefined;
}

function faultOfBetrayal(duel: Duel, command: Command & { verb: 'betray' }): Fault | undefined {
  const fault = faultOfCast(duel, command.card);
  if (fault !== 'needs-target') return fault ?? 'not-traitor';
  if (!inSlot(enemy(duel), command.target)) return 'no-target';
  return inSlot(own(duel), command.slot) ? 'slot-taken' : undefined;
}
