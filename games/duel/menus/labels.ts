import { nameOf, type Words } from '../../kit/reader.ts';
import { say, type Text } from '../../kit/text.ts';
import { CREATURE_LIFE_MAX, costOf, type SpellCard } from '../rules/cards.ts';
import type { Command } from '../rules/lines.ts';
import { drawnByRelief } from '../rules/redundant.ts';
import { DRACULA_BITE, RELIEF_DRAWS } from '../rules/spells.ts';
import { across, type Duel, enemy, type Fighter, fightersOf, freeSlots, inSlot, own } from '../state.ts';
import { cardFigures, cardName, figures, shownLife } from '../words/names.ts';

/** The choices that are the same at every table. */
export const WORDS = {
  attack: { en: 'Attack…', de: 'Angreifen …' },
  playCard: { en: 'Play a card…', de: 'Karte spielen …' },
  otherSlot: { en: 'Choose a slot', de: 'Feld wählen' },
  whichCard: { en: 'Choose a card…', de: 'Karte wählen …' },
  whichCreature: { en: 'Choose a creature…', de: 'Kreatur wählen …' },
  sacrifice: { en: 'Sacrifice a card', de: 'Karte opfern' },
  finish: { en: 'End turn', de: 'Zug beenden' },
} satisfies Record<string, Text>;

/** A slot by its number. */
export function slotLabel(slot: number): Text {
  return { en: `Slot ${slot}`, de: `Feld ${slot}` };
}

/** A creature on the field, with its slot. */
export function fighterLabel(fighter: Fighter, slot: number): Words {
  return ({ language }) => `${cardName(fighter.card, language)} (${slot})`;
}

/** The target of an attack. */
export function victimLabel(duel: Duel, target: number): Words {
  const victim = inSlot(enemy(duel), target);
  return victim ? fighterLabel(victim, target) : (reader) => nameOf(reader, across(duel.current));
}

/** The stats of an attack's target. */
export function victimFigures(duel: Duel, target: number): Words {
  const victim = inSlot(enemy(duel), target);
  return victim
    ? ({ language }) => figures(victim, language)
    : ({ language }) => say({ en: `${enemy(duel).life} life`, de: `${enemy(duel).life} Leben` }, language);
}

/** Who attacks whom. */
export function attackLabel(duel: Duel, { target, by }: Command & { verb: 'attack' }): Words {
  const [attacker, victim] = [fighterLabel(inSlot(own(duel), by)!, by), victimLabel(duel, target)];
  return (reader) => {
    const [one, other] = [attacker, victim].map((words) => (typeof words === 'function' ? words(reader) : ''));
    return say({ en: `${one} attacks ${other}`, de: `${one} greift ${other} an` }, reader.language);
  };
}

/** The result of an attack. */
export function attackDetail(duel: Duel, { target, by }: Command & { verb: 'attack' }): Words {
  const { damage, drain } = inSlot(own(duel), by)!.card;
  const victim = inSlot(enemy(duel), target);
  if (victim) {
    const left = victim.life - damage;
    if (left < 1) return { en: `Destroys it (${victim.life} life)`, de: `Zerstört sie (${victim.life} Leben)` };
    return { en: `Life ${victim.life} → ${left}`, de: `Leben ${victim.life} → ${left}` };
  }
  const { life, mana } = enemy(duel);
  if (damage >= life) return { en: `Life ${life} → 0: you win`, de: `Leben ${life} → 0: Sieg` };
  const fall = `${life} → ${life - damage}`;
  const drained = drain && mana > 0;
  return {
    en: `Life ${fall}${drained ? `, mana ${mana} → 0` : ''}`,
    de: `Leben ${fall}${drained ? `, Mana ${mana} → 0` : ''}`,
  };
}

/** The cost and slot of a creature to set. */
export function setDetail(cost: number, slot: number): Text {
  return { en: `${cost} mana, slot ${slot}`, de: `${cost} Mana, Feld ${slot}` };
}

/** The life that a sacrificed card gives. */
export function sacrificeDetail(duel: Duel): Text {
  const { life } = own(duel);
  return { en: `Your life: ${life} → ${life + 1}`, de: `Dein Leben: ${life} → ${life + 1}` };
}

/** What a spell costs, and what it would do now. */
export function castDetail(duel: Duel, spell: SpellCard): Words {
  const cost = costOf(spell);
  const outcome = OUTCOMES[spell.name](duel);
  return (reader) => {
    const words = typeof outcome === 'function' ? outcome(reader) : say(outcome, reader.language);
    return say({ en: `${cost} mana: ${words}`, de: `${cost} Mana: ${words}` }, reader.language);
  };
}

const OUTCOMES: Readonly<Record<SpellCard['name'], (duel: Duel) => Words>> = {
  Healer(duel) {
    const count = fightersOf(own(duel)).filter((fighter) => fighter.life < CREATURE_LIFE_MAX).length;
    return {
      en: `+1 life for ${count} ${count === 1 ? 'creature' : 'creatures'}`,
      de: `+1 Leben für ${count} ${count === 1 ? 'Kreatur' : 'Kreaturen'}`,
    };
  },
  Relief(duel) {
    const { life } = own(duel);
    const drawn = drawnByRelief(duel);
    if (drawn === RELIEF_DRAWS) return { en: `draw ${drawn} cards`, de: `ziehe ${drawn} Karten` };
    const fall = `${life} → ${shownLife(life - (RELIEF_DRAWS - drawn))}`;
    return { en: `draw ${drawn}, life ${fall}`, de: `ziehe ${drawn}, Leben ${fall}` };
  },
  Rebirth(duel) {
    const card = own(duel).graveyard.at(-1)!;
    const [slot] = freeSlots(own(duel));
    return ({ language }) => {
      const creature = cardFigures(card, language);
      return say(
        { en: `${creature} returns to slot ${slot}`, de: `${creature} kehrt auf Feld ${slot} zurück` },
        language,
      );
    };
  },
  Dracula(duel) {
    const { life } = own(duel);
    const { life: prey } = enemy(duel);
    const gain = `${life} → ${life + DRACULA_BITE}`;
    const loss = `${prey} → ${shownLife(prey - DRACULA_BITE)}`;
    return (reader) => {
      const name = nameOf(reader, across(duel.current));
      return say({ en: `you ${gain}, ${name} ${loss}`, de: `du ${gain}, ${name} ${loss}` }, reader.language);
    };
  },
  Traitor: () => ({ en: 'take one of their creatures', de: 'nimm eine gegnerische Kreatur' }),
};
