import { type Language, type Page, type Reader, say, type Text } from '@longtable/kit';
import { type Card, cardNames } from '../rules/cards.ts';
import { fullHealth } from '../rules/journey.ts';
import { EFFECTS, MONSTERS } from '../rules/monsters.ts';
import type { Monster, State } from '../state.ts';
import { abilityEffect, cardEffect } from '../words/forecast.ts';
import { abilityName, abilityText, elementText } from '../words/names.ts';
import { texts } from '../words/texts.ts';

/**
 * Returns the lookup pages: Runa's cards and the monsters of the room if there are any, all cards of the level, the
 * modifiers of the run if there are any, and the legend.
 */
export function pages(state: State, { language }: Reader): readonly Page[] {
  const { runa, level, monsters, modifiers = [] } = state;
  const hers = page(texts.board.cards, language, () => cardLines(state, runa.hand, language));
  const here = page(texts.pages.monsters, language, () =>
    monsters.flatMap((monster, index) => [...(index > 0 ? [''] : []), ...cycle(monster, language)]),
  );
  const all = page(texts.pages.cards({ level }), language, () =>
    cardLines(
      state,
      cardNames(state).map((name) => ({ name, level })),
      language,
    ),
  );
  const rules = {
    title: say(texts.pages.rules, language),
    lines: [],
    text: modifiers.map((modifier) => `- ${say(texts.modifierLine(texts.modifiers[modifier]), language)}`).join('\n'),
  };
  return [
    ...(runa.hand.length > 0 ? [hers] : []),
    ...(monsters.length > 0 ? [here] : []),
    all,
    ...(modifiers.length > 0 ? [rules] : []),
    { title: say(texts.pages.legend.title, language), lines: [], text: say(texts.pages.legend.text, language) },
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
  return cards.flatMap((card) => [abilityName(card, language), `  ${say(cardEffect(state, card), language)}`]);
}

/** Returns lines about a monster: its health and element, then its abilities in the order of use. */
function cycle(monster: Monster, language: Language): string[] {
  const { element, abilities } = MONSTERS[monster.name];
  const title = texts.pages.monster({
    monster: texts.monsters[monster.name],
    health: fullHealth(monster),
    element: elementText(element),
  });
  return [
    say(title, language),
    ...abilities.flatMap((ability) => {
      const line = texts.pages.ability({ ability: abilityText(ability), effect: abilityEffect(ability) });
      const breaks = EFFECTS[ability.name].breaksFocus ? [`    ${say(texts.pages.breaksFocus, language)}`] : [];
      return [`  ${say(line, language)}`, ...breaks];
    }),
  ];
}
