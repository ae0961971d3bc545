import { type Language, type Page, type Reader, say, type Text } from '@longtable/kit';
import { type Card, cardNames } from '../rules/cards.ts';
import { fullHealth } from '../rules/journey.ts';
import { EFFECTS, MONSTERS } from '../rules/monsters.ts';
import type { Monster, State } from '../state.ts';
import { abilityEffect, cardEffect } from '../words/effects.ts';
import { modifierLine } from '../words/modifiers.ts';
import { abilityName, elementName, monsterName } from '../words/names.ts';

/** Returns the lookup pages: Runa's cards, the monsters of the room, all cards of the level, and the legend. */
export function pages(state: State, { language }: Reader): readonly Page[] {
  const { runa, level, monsters, modifiers = [] } = state;
  const hers = page({ en: 'Runa’s cards', de: 'Runas Karten' }, language, () => cardLines(state, runa.hand, language));
  const here = page({ en: 'Monsters in this room', de: 'Monster in diesem Raum' }, language, () =>
    monsters.flatMap((monster, index) => [...(index > 0 ? [''] : []), ...cycle(monster, language)]),
  );
  const all = page({ en: `All level ${level} cards`, de: `Alle Karten der Stufe ${level}` }, language, () =>
    cardLines(
      state,
      cardNames(state).map((name) => ({ name, level })),
      language,
    ),
  );
  const rules = {
    title: say({ en: 'Special rules', de: 'Sonderregeln' }, language),
    lines: [],
    text: modifiers.map((modifier) => modifierLine(modifier, language)).join('\n'),
  };
  return [
    ...(runa.hand.length > 0 ? [hers] : []),
    ...(monsters.length > 0 ? [here] : []),
    all,
    ...(modifiers.length > 0 ? [rules] : []),
    { title: say({ en: 'Legend', de: 'Legende' }, language), lines: [], text: say(LEGEND, language) },
  ];
}

function page(title: Text, language: Language, lines: () => string[]): Page {
  return {
    title: say(title, language),
    get lines() {
      return lines();
    },
  };
}

function cardLines(state: State, cards: readonly Card[], language: Language): string[] {
  return cards.flatMap((card) => [abilityName(card, language), `  ${cardEffect(state, card, language)}`]);
}

/** Returns a monster's abilities in the order of use. */
function cycle(monster: Monster, language: Language): string[] {
  const { name } = monster;
  const { element, abilities } = MONSTERS[name];
  const kind = element ? `, ${elementName(element, language)}` : '';
  return [
    `${monsterName(name, language)}: ${fullHealth(monster)} ${say({ en: 'health', de: 'Leben' }, language)}${kind}`,
    ...abilities.flatMap((ability) => [
      `  ${abilityName(ability, language)}: ${abilityEffect(ability, language)}`,
      ...(EFFECTS[ability.name].breaksFocus ? [say({ en: '    breaks focus', de: '    bricht Fokus' }, language)] : []),
    ]),
  ];
}

const LEGEND: Text = {
  en: `**Attacks** are physical, **spells** are magic. Parry and Block weaken attacks, Reflect and Deflect weaken spells.
**Focus** powers magic: the more Runa has, the harder her spells hit. Each spell costs her 1 focus, but never the last one. She can hold as much focus as her die has sides. A monster’s level 2 spell needs and costs 2 focus.
**Breaking focus**: pending focus is lost when such an attack lands.
**blocks 7**: your next attack does 7 less damage. **deflects 13 magic**: your next spell does 13 less. Both end when the monster acts again.
**Elements**: water is strong against lightning, ice against water, fire against ice, and lightning against fire.
**Slash(2)**: a card and its level. Cards aren’t used up.
**Danger**: the damage all monsters together are about to do, before Runa parries or reflects any of it.`,
  de: `**Angriffe** sind körperlich, **Zauber** sind Magie. Parade und Deckung schwächen Angriffe, Spiegel und Abwehr schwächen Zauber.
**Fokus** ist die Kraft hinter der Magie: Je mehr Runa hat, desto härter treffen ihre Zauber. Jeder Zauber kostet sie 1 Fokus, aber nie den letzten. Sie kann so viel Fokus haben, wie ihr Würfel Seiten hat. Ein Zauber der Stufe 2 braucht und kostet beim Monster 2 Fokus.
**Fokus brechen**: Fokus, der noch nicht da ist, geht verloren, wenn so ein Angriff trifft.
**blockt 7**: Dein nächster Angriff macht 7 weniger Schaden. **Magie −13**: Dein nächster Zauber macht 13 weniger Schaden. Beides endet, wenn das Monster wieder handelt.
**Elemente**: Wasser ist stark gegen Blitz, Eis gegen Wasser, Feuer gegen Eis und Blitz gegen Feuer.
**Hieb(2)**: eine Karte und ihre Stufe. Karten verbrauchen sich nicht.
**Gefahr**: der Schaden, den alle Monster zusammen gleich anrichten, bevor Runa etwas davon pariert oder zurückwirft.`,
};
