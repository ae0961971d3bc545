import {
  eachLanguage,
  nameNoun,
  nameOf,
  otherName,
  type Reader,
  read,
  say,
  type Text,
  type Words,
} from '@longtable/kit';
import { type CreatureCard, MAX_CREATURE_LIFE, type SpellName } from '../rules/cards.ts';
import { reliefDrawCount } from '../rules/legal.ts';
import type { Command } from '../rules/lines.ts';
import { DRACULA_BITE, RELIEF_DRAWS } from '../rules/turn.ts';
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
import { cardFigures, cardName, creatureNoun, figures, shownLife, spellName } from '../words/names.ts';
import { texts } from '../words/texts.ts';

export type Attack = Command & { verb: 'attack' };
/** Spell without a target. */
export type PlainSpell = Exclude<SpellName, 'Traitor'>;

/** Returns the label of a creature, with its slot if another creature has the same name. */
function fighterLabel(side: Side, slot: number): Words {
  const { card } = inSlot(side, slot)!;
  return ({ language }) => `${cardName(card, language)}${isUnique(side, card) ? '' : ` (${slot})`}`;
}

function isUnique(side: Side, { name }: CreatureCard): boolean {
  return fightersOf(side).filter(({ card }) => card.name === name).length === 1;
}

/** Returns the question which creature attacks a target. */
export function attackerQuestion(duel: Duel, reader: Reader, target: number): Text {
  const side = waitingSide(duel);
  const victim = inSlot(side, target);
  if (victim) {
    const slot = isUnique(side, victim.card) ? undefined : target;
    return texts.questions.attacker({ target: creatureNoun(victim.card), slot });
  }
  const name = nameOf(reader, otherSeat(duel.current));
  return texts.questions.attacker({ target: nameNoun(name), slot: undefined });
}

export function victimLabel(duel: Duel, target: number): Words {
  return target === 0 ? (reader) => nameOf(reader, otherSeat(duel.current)) : fighterLabel(waitingSide(duel), target);
}

export function victimFigures(duel: Duel, target: number): Words {
  const victim = inSlot(waitingSide(duel), target);
  return victim ? ({ language }) => figures(victim, language) : texts.labels.life({ life: waitingSide(duel).life });
}

/** Returns the label of an attack: attacker, target and outcome. */
export function attackLabel(duel: Duel, { target, by }: Attack): Words {
  const outcome = attackOutcome(duel, { target, by });
  return (reader) =>
    say(
      texts.labels.attack({
        attacker: read(fighterLabel(currentSide(duel), by), reader),
        target: read(victimLabel(duel, target), reader),
        outcome,
      }),
      reader.language,
    );
}

export function attackOutcome(duel: Duel, { target, by }: Pick<Attack, 'target' | 'by'>): Text {
  const { card } = inSlot(currentSide(duel), by)!;
  const victim = inSlot(waitingSide(duel), target);
  return victim ? outcomeFor(victim, card) : outcomeForPlayer(waitingSide(duel), card.damage, card.drain);
}

function outcomeFor({ life }: Fighter, { damage }: CreatureCard): Text {
  return damage < life ? `${life} → ${life - damage}` : texts.labels.kills;
}

function outcomeForPlayer({ life, mana }: Side, damage: number, drain: boolean): Text {
  const left = life - damage;
  if (left <= 0) return texts.labels.wins({ player: undefined });
  return drain && mana > 0 ? texts.labels.drains({ life, left, mana }) : `${life} → ${left}`;
}

export function allAttacksLabel(duel: Duel, hits: readonly Attack[]): Text {
  const damage = hits.reduce((sum, { by }) => sum + inSlot(currentSide(duel), by)!.card.damage, 0);
  return texts.labels.attackAll({ damage, wins: damage >= waitingSide(duel).life });
}

export function setLabel(card: CreatureCard): Text {
  return texts.labels.set({ creature: eachLanguage((language) => cardFigures(card, language)) });
}

/** Returns the label of a spell with its effect in the current position. */
export function castLabel(duel: Duel, spell: PlainSpell): Words {
  const outcome = OUTCOMES[spell](duel);
  return (reader) =>
    say(texts.labels.cast({ spell: texts.spells[spell], outcome: read(outcome, reader) }), reader.language);
}

/** Returns the label of the creature that Traitor takes. */
export function traitorLabel(duel: Duel, target: number): Words {
  const traitor = inSlot(waitingSide(duel), target)!;
  return ({ language }) => `${spellName('Traitor', language)} → ${figures(traitor, language)} (${target})`;
}

const OUTCOMES: Readonly<Record<PlainSpell, (duel: Duel) => Words>> = {
  Healer(duel) {
    const creatures = fightersOf(currentSide(duel)).filter((fighter) => fighter.life < MAX_CREATURE_LIFE).length;
    return texts.labels.heals({ creatures });
  },
  Relief(duel) {
    const { life } = currentSide(duel);
    const cards = reliefDrawCount(duel);
    if (cards === RELIEF_DRAWS) return texts.labels.draws({ cards });
    return texts.labels.drawsAndLoses({ cards, life, left: shownLife(life - (RELIEF_DRAWS - cards)) });
  },
  Rebirth(duel) {
    const card = currentSide(duel).graveyard.at(-1)!;
    return texts.labels.returns({ creature: eachLanguage((language) => cardFigures(card, language)) });
  },
  Dracula(duel) {
    return (reader) => {
      const [caster, victim] = [otherName(reader, duel.current), nameOf(reader, otherSeat(duel.current))];
      const words =
        waitingSide(duel).life <= DRACULA_BITE
          ? texts.labels.wins({ player: caster })
          : texts.labels.bites({ caster, victim, life: DRACULA_BITE });
      return say(words, reader.language);
    };
  },
};
