import { isYou, nameOf, read, say, type Text, type Words } from '@longtable/kit';
import { type Card, type CreatureCard, costOf, MAX_CREATURE_LIFE, type SpellName } from '../rules/cards.ts';
import { reliefDrawCount } from '../rules/legal.ts';
import type { Command } from '../rules/lines.ts';
import { DRACULA_BITE, RELIEF_DRAWS } from '../rules/spells.ts';
import {
  currentSide,
  type Duel,
  type Fighter,
  fightersOf,
  inSlot,
  otherSeat,
  type Side,
  waitingSide,
} from '../state.ts';
import { cardFigures, cardName, figures, shownLife, spellName } from '../words/names.ts';
import { texts } from '../words/texts.ts';

export type Attack = Command & { verb: 'attack' };
/** Spell without a target. */
export type PlainSpell = Exclude<SpellName, 'Traitor'>;

/** Labels that are the same at every table. */
export const WORDS = {
  moreAttacks: texts.labels.moreAttacks,
  sacrifice: texts.labels.sacrifice,
  finish: texts.labels.endTurn,
} satisfies Record<string, Text>;

export function cardsLabel(count: number): Text {
  return texts.labels.playACardYouCanAfford({ count });
}

/** Returns the label of a creature, with its slot if another creature has the same name. */
function fighterLabel(side: Side, slot: number): Words {
  const { card } = inSlot(side, slot)!;
  return ({ language }) => {
    const isUnique = fightersOf(side).filter((other) => other.card.name === card.name).length === 1;
    return `${cardName(card, language)}${isUnique ? '' : ` (${slot})`}`;
  };
}

export function victimLabel(duel: Duel, target: number): Words {
  return target === 0 ? (reader) => nameOf(reader, otherSeat(duel.current)) : fighterLabel(waitingSide(duel), target);
}

export function victimFigures(duel: Duel, target: number): Words {
  const victim = inSlot(waitingSide(duel), target);
  return victim
    ? ({ language }) => figures(victim, language)
    : ({ language }) => say(texts.labels.life({ life: waitingSide(duel).life }), language);
}

/** Returns the label of an attack: attacker, target and outcome. */
export function attackLabel(duel: Duel, { target, by }: Attack): Words {
  const { card } = inSlot(currentSide(duel), by)!;
  const victim = inSlot(waitingSide(duel), target);
  const outcome = victim ? outcomeFor(victim, card) : outcomeForPlayer(waitingSide(duel), card.damage, card.drain);
  const [attacker, struck] = [fighterLabel(currentSide(duel), by), victimLabel(duel, target)];
  return (reader) => `${read(attacker, reader)} → ${read(struck, reader)}: ${say(outcome, reader.language)}`;
}

function outcomeFor({ life }: Fighter, { damage }: CreatureCard): Text {
  return damage < life ? `${life} → ${life - damage}` : texts.labels.killsIt;
}

function outcomeForPlayer({ life, mana }: Side, damage: number, drain: boolean): Text {
  if (damage >= life) return texts.labels.youWin;
  const fall = `${life} → ${life - damage}`;
  return drain && mana > 0 ? texts.labels.mana0({ fall, mana }) : fall;
}

export function allAttacksLabel(duel: Duel, hits: readonly Attack[]): Text {
  const damage = hits.reduce((sum, { by }) => sum + inSlot(currentSide(duel), by)!.card.damage, 0);
  const wins = damage >= waitingSide(duel).life;
  return texts.labels.attackWithEverythingDamage({ wins, damage });
}

export function setLabel(card: CreatureCard): Words {
  return ({ language }) => {
    const creature = cardFigures(card, language);
    return say(texts.labels.set({ creature }), language);
  };
}

/** Returns the label of a spell with its effect in the current position. */
export function castLabel(duel: Duel, spell: PlainSpell): Words {
  const outcome = OUTCOMES[spell](duel);
  return (reader) => {
    const name = spellName(spell, reader.language);
    return `${say(texts.labels.cast({ name }), reader.language)}: ${read(outcome, reader)}`;
  };
}

/** Returns the label of the creature that Traitor takes. */
export function traitorLabel(duel: Duel, target: number): Words {
  const traitor = inSlot(waitingSide(duel), target)!;
  return ({ language }) => `${spellName('Traitor', language)} → ${figures(traitor, language)} (${target})`;
}

export function costLabel(card: Card): Text {
  const cost = costOf(card);
  return texts.labels.mana({ cost });
}

const OUTCOMES: Readonly<Record<PlainSpell, (duel: Duel) => Words>> = {
  Healer(duel) {
    const count = fightersOf(currentSide(duel)).filter((fighter) => fighter.life < MAX_CREATURE_LIFE).length;
    return texts.labels.text1LifeFor({ count });
  },
  Relief(duel) {
    const { life } = currentSide(duel);
    const drawn = reliefDrawCount(duel);
    if (drawn === RELIEF_DRAWS) return texts.labels.drawCards({ drawn });
    const fall = `${life} → ${shownLife(life - (RELIEF_DRAWS - drawn))}`;
    return texts.labels.drawLife({ drawn, fall });
  },
  Rebirth(duel) {
    const card = currentSide(duel).graveyard.at(-1)!;
    return ({ language }) => {
      const creature = cardFigures(card, language);
      return say(texts.labels.returns({ creature }), language);
    };
  },
  Dracula(duel) {
    return (reader) => {
      const isOwn = isYou(reader, duel.current);
      const [name, victim] = [nameOf(reader, duel.current), nameOf(reader, otherSeat(duel.current))];
      if (waitingSide(duel).life <= DRACULA_BITE) return say(texts.labels.wins({ isOwn, name }), reader.language);
      const caster = isOwn ? say(texts.labels.you, reader.language) : name;
      return `${caster} +${DRACULA_BITE}, ${victim} −${DRACULA_BITE}`;
    };
  },
};
