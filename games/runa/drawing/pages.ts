import {
  eachLanguage,
  joinTexts,
  type Language,
  type Page,
  type Reader,
  rulesFrom,
  say,
  type Text,
  type Translation,
} from '@longtable/kit';
import {
  CARDS as CARD_EFFECTS,
  CARD_NAMES,
  type Card,
  type CardName,
  CLASS_NAMES,
  type ClassName,
  cardNames,
  classCards,
  classNames,
  type Level,
} from '../rules/cards.ts';
import { fullHealth } from '../rules/journey.ts';
import { ascension, MAX_ASCENSION, MODIFIER_NAMES } from '../rules/modifiers.ts';
import { bossesOf, EFFECTS, MONSTERS, type MonsterName, poolMonsters } from '../rules/monsters.ts';
import type { Monster, State } from '../state.ts';
import { abilityEffect, cardEffect } from '../words/forecast.ts';
import { abilityName, abilityText, bareName, className, elementText, monsterName } from '../words/names.ts';
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

const LEVELS = [1, 2] as const;

function monsters(): Text {
  const { intro, abilities } = texts.rulebook.monsters;
  const levels = LEVELS.map((level) => monstersOf(level, [...poolMonsters(level), ...bossesOf(level)]));
  return joinTexts([intro, ...levels, abilities], '\n\n');
}

function monstersOf(level: Level, names: readonly MonsterName[]): Text {
  return joinTexts([texts.rulebook.level({ level }), ...names.map(monsterLine)], '\n');
}

function monsterLine(name: MonsterName): Text {
  const { hp, element, abilities } = MONSTERS[name];
  return texts.rulebook.monsterLine({
    monster: eachLanguage((language) => monsterName(name, language)),
    hp,
    element: elementText(element),
    abilities: eachLanguage((language) => abilities.map((ability) => abilityName(ability, language)).join(', ')),
  });
}

/** Returns the classes, cards and monsters of the expansion. */
function expansion(): Text {
  const classes = classNames(EXPANSION).slice(CLASS_NAMES.length);
  const cards = cardNames(EXPANSION).slice(CARD_NAMES.length);
  const monstersIn = (level: Level) =>
    [...poolMonsters(level, EXPANSION), ...bossesOf(level, EXPANSION)].filter((name) => !isOfDocument(name));
  return joinTexts(
    [
      joinTexts([texts.rulebook.expansion.intro, ...classes.map(classLine)], '\n'),
      joinTexts([texts.rulebook.expansion.cards, ...cards.map(cardLine)], '\n'),
      ...LEVELS.map((level) => monstersOf(level, monstersIn(level))),
    ],
    '\n\n',
  );
}

const EXPANSION = { expansion: true } as const;

function isOfDocument(name: MonsterName): boolean {
  return LEVELS.some((level) => [...poolMonsters(level), ...bossesOf(level)].includes(name));
}

function classLine(name: ClassName): Text {
  return texts.rulebook.cardLine({
    card: eachLanguage((language) => className(name, language)),
    effect: eachLanguage((language) =>
      classCards(name, 1)
        .map((card) => bareName(card.name, language))
        .join(', '),
    ),
  });
}

function cardLine(name: CardName): Text {
  return texts.rulebook.cardLine({ card: texts.abilities[name], effect: cardFormula(name) });
}

/** Returns the effect of a card as a formula for any level. */
function cardFormula(name: CardName): Translation {
  const effect = CARD_EFFECTS[name];
  const { formulas } = texts.rulebook;
  switch (effect.kind) {
    case 'strike':
      return formulas.strike({ power: effect.power, bonus: effect.highRoll, breaksFocus: effect.breaksFocus });
    case 'spell': {
      const { perFocus, extra, strongAgainst } = effect;
      return formulas.spell({ perFocus, extra, element: texts.elements[strongAgainst] });
    }
    default:
      return formulas[effect.kind]({ power: effect.power });
  }
}

function modifiers(): Text {
  const steps = ascension(MAX_ASCENSION);
  const boons = MODIFIER_NAMES.filter((name) => !steps.includes(name));
  return joinTexts(
    [
      texts.rulebook.ascension.intro,
      ...steps.map((name, at) => joinTexts([`${at + 1}.`, texts.modifierLine(texts.modifiers[name])])),
      '',
      texts.rulebook.ascension.week,
      ...boons.map((name) => joinTexts(['-', texts.modifierLine(texts.modifiers[name])])),
    ],
    '\n',
  );
}

export const rulebook = rulesFrom(texts.rulebook.rules, texts.rulebook.typing, [
  texts.rulebook.cards,
  { title: texts.rulebook.monsters.title, text: monsters() },
  { title: texts.rulebook.ascension.title, text: modifiers() },
  { title: texts.rulebook.expansion.title, text: expansion() },
]);
