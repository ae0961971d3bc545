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

export type Attack = Command & { verb: 'attack' };
/** Spell without a target. */
export type PlainSpell = Exclude<SpellName, 'Traitor'>;

/** Labels that are the same at every table. */
export const WORDS = {
  moreAttacks: { en: 'More attacks…', de: 'Weitere Angriffe …' },
  sacrifice: { en: 'Sacrifice…', de: 'Opfern …' },
  finish: { en: 'End turn', de: 'Zug beenden' },
} satisfies Record<string, Text>;

export function cardsLabel(count: number): Text {
  return { en: `Play a card · ${count} you can afford`, de: `Karte spielen · ${count} bezahlbar` };
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
    : ({ language }) => say({ en: `${waitingSide(duel).life} life`, de: `${waitingSide(duel).life} Leben` }, language);
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
  return damage < life ? `${life} → ${life - damage}` : { en: 'kills it', de: 'tödlich' };
}

function outcomeForPlayer({ life, mana }: Side, damage: number, drain: boolean): Text {
  if (damage >= life) return { en: 'you win', de: 'Sieg' };
  const fall = `${life} → ${life - damage}`;
  return drain && mana > 0 ? { en: `${fall}, mana ${mana} → 0`, de: `${fall}, Mana ${mana} → 0` } : fall;
}

export function allAttacksLabel(duel: Duel, hits: readonly Attack[]): Text {
  const damage = hits.reduce((sum, { by }) => sum + inSlot(currentSide(duel), by)!.card.damage, 0);
  const wins = damage >= waitingSide(duel).life;
  return {
    en: `Attack with everything: ${wins ? 'you win' : `${damage} damage`}`,
    de: `Mit allen angreifen: ${wins ? 'Sieg' : `${damage} Schaden`}`,
  };
}

export function setLabel(card: CreatureCard): Words {
  return ({ language }) => {
    const creature = cardFigures(card, language);
    return say({ en: `Set ${creature}`, de: `${creature} legen` }, language);
  };
}

/** Returns the label of a spell with its effect in the current position. */
export function castLabel(duel: Duel, spell: PlainSpell): Words {
  const outcome = OUTCOMES[spell](duel);
  return (reader) => {
    const name = spellName(spell, reader.language);
    return `${say({ en: `Cast ${name}`, de: `${name} wirken` }, reader.language)}: ${read(outcome, reader)}`;
  };
}

/** Returns the label of the creature that Traitor takes. */
export function traitorLabel(duel: Duel, target: number): Words {
  const traitor = inSlot(waitingSide(duel), target)!;
  return ({ language }) => `${spellName('Traitor', language)} → ${figures(traitor, language)} (${target})`;
}

export function costLabel(card: Card): Text {
  const cost = costOf(card);
  return { en: `${cost} mana`, de: `${cost} Mana` };
}

const OUTCOMES: Readonly<Record<PlainSpell, (duel: Duel) => Words>> = {
  Healer(duel) {
    const count = fightersOf(currentSide(duel)).filter((fighter) => fighter.life < MAX_CREATURE_LIFE).length;
    return {
      en: `+1 life for ${count} ${count === 1 ? 'creature' : 'creatures'}`,
      de: `+1 Leben für ${count} ${count === 1 ? 'Kreatur' : 'Kreaturen'}`,
    };
  },
  Relief(duel) {
    const { life } = currentSide(duel);
    const drawn = reliefDrawCount(duel);
    if (drawn === RELIEF_DRAWS) return { en: `draw ${drawn} cards`, de: `ziehe ${drawn} Karten` };
    const fall = `${life} → ${shownLife(life - (RELIEF_DRAWS - drawn))}`;
    return { en: `draw ${drawn}, life ${fall}`, de: `ziehe ${drawn}, Leben ${fall}` };
  },
  Rebirth(duel) {
    const card = currentSide(duel).graveyard.at(-1)!;
    return ({ language }) => {
      const creature = cardFigures(card, language);
      return say({ en: `${creature} returns`, de: `${creature} kehrt zurück` }, language);
    };
  },
  Dracula(duel) {
    return (reader) => {
      const isOwn = isYou(reader, duel.current);
      const [name, victim] = [nameOf(reader, duel.current), nameOf(reader, otherSeat(duel.current))];
      if (waitingSide(duel).life <= DRACULA_BITE)
        return say({ en: isOwn ? 'you win' : `${name} wins`, de: 'Sieg' }, reader.language);
      const caster = isOwn ? say({ en: 'you', de: 'du' }, reader.language) : name;
      return `${caster} +${DRACULA_BITE}, ${victim} −${DRACULA_BITE}`;
    };
  },
};
