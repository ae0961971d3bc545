import type { Page } from '../../kit/game.ts';
import type { Reader } from '../../kit/reader.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import { CARD_NAMES, type Card } from '../rules/cards.ts';
import { EFFECTS, MONSTERS, type MonsterName } from '../rules/monsters.ts';
import type { State } from '../state.ts';
import { abilityEffect, cardEffect } from '../words/effects.ts';
import { abilityName, elementName, monsterName } from '../words/names.ts';

/** What can be looked up: her own cards, all cards of the level, the monsters of the room, and the words of a fight. */
export function pages(state: State, { language }: Reader): readonly Page[] {
  const { runa, level, monsters } = state;
  const hers = page({ en: 'Her cards', de: 'Ihre Karten' }, language, () => cardLines(state, runa.hand, language));
  const here = page({ en: 'Monsters here', de: 'Monster hier' }, language, () =>
    monsters.flatMap(({ name }, index) => [...(index > 0 ? [''] : []), ...cycle(name, language)]),
  );
  const all = page({ en: `All cards of level ${level}`, de: `Alle Karten von Level ${level}` }, language, () =>
    cardLines(
      state,
      CARD_NAMES.map((name) => ({ name, level })),
      language,
    ),
  );
  return [
    ...(runa.hand.length > 0 ? [hers] : []),
    ...(monsters.length > 0 ? [here] : []),
    all,
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

/** All that a monster does, in turn. */
function cycle(name: MonsterName, language: Language): string[] {
  const { element, hp, abilities } = MONSTERS[name];
  const kind = element ? `, ${elementName(element, language)}` : '';
  return [
    `${monsterName(name, language)}: ${hp}${kind}`,
    ...abilities.flatMap((ability) => [
      `  ${abilityName(ability, language)}: ${abilityEffect(ability, language)}`,
      ...(EFFECTS[ability.name].breaksFocus ? [say({ en: '    breaks focus', de: '    bricht Fokus' }, language)] : []),
    ]),
  ];
}

const LEGEND: Text = {
  en: `**Focus** is what magic is made of: the more, the harder her spells hit. A spell costs her 1, but never the last; she holds as much as her die has sides. A monster's spell of level n needs and costs n.
**Breaking focus**: focus that is on its way is lost when such a blow lands.
**blocks 7**: the next blow does 7 less. **magic −13**: the next spell does 13 less. Both end when the monster acts again.
**Elements**: water is strong against lightning, ice against water, fire against ice, lightning against fire.
**Slash(2)**: a card and its level. Cards are not used up.
**Danger** adds up what all monsters are about to do, before Runa parries or sends anything back.`,
  de: `**Fokus** ist der Stoff der Magie: Je mehr, desto härter treffen ihre Zauber. Ein Zauber kostet sie 1, aber nie den letzten; sie fasst so viel, wie ihr Würfel Seiten hat. Der Zauber eines Monsters der Stufe n braucht und kostet n.
**Fokus brechen**: Fokus, der erst kommt, geht verloren, wenn so ein Schlag trifft.
**blockt 7**: Der nächste Schlag schadet 7 weniger. **Magie −13**: Der nächste Zauber schadet 13 weniger. Beides endet, wenn das Monster wieder handelt.
**Elemente**: Wasser ist stark gegen Blitz, Eis gegen Wasser, Feuer gegen Eis, Blitz gegen Feuer.
**Hieb(2)**: eine Karte und ihre Stufe. Karten verbrauchen sich nicht.
**Gefahr** zählt zusammen, was alle Monster gleich tun, bevor Runa pariert oder etwas zurückwirft.`,
};
