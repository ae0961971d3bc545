import { eachLanguage, type Language, type RulesPage, say, type Text } from '@longtable/kit';
import {
  CARDS as CARD_EFFECTS,
  CARD_NAMES,
  type CardName,
  CLASS_NAMES,
  type ClassName,
  cardNames,
  classCards,
  classNames,
  type Level,
} from '../rules/cards.ts';
import { ascension, MAX_ASCENSION, MODIFIER_NAMES } from '../rules/modifiers.ts';
import { bossesOf, MONSTERS, type MonsterName, poolMonsters } from '../rules/monsters.ts';
import { modifierLine } from './modifiers.ts';
import { abilityName, bareName, className, elementName, monsterName } from './names.ts';
import { texts } from './texts.ts';

function monsters(language: Language): string {
  const parts = ([1, 2] as const).map((level) =>
    monstersOf(level, language, [...poolMonsters(level), ...bossesOf(level)]),
  );
  return [say(texts.rulebook.monstersIntro, language), ...parts, say(texts.rulebook.abilities, language)].join('\n\n');
}

function monstersOf(level: Level, language: Language, names: readonly MonsterName[]): string {
  return [`### Level ${level}`, ...names.map((name) => monsterLine(name, language))].join('\n');
}

/** Returns the classes, cards and monsters of the expansion. */
function expansion(language: Language): string {
  const classes = classNames(EXPANSION).slice(CLASS_NAMES.length);
  const classLine = (name: ClassName) =>
    `- **${className(name, language)}**: ${classCards(name, 1)
      .map((card) => bareName(card.name, language))
      .join(', ')}`;
  const cards = cardNames(EXPANSION).slice(CARD_NAMES.length);
  const monstersIn = (level: Level) =>
    [...poolMonsters(level, EXPANSION), ...bossesOf(level, EXPANSION)].filter((name) => !isOfDocument(name));
  return [
    `${say(texts.rulebook.expansionIntro, language)}\n${classes.map(classLine).join('\n')}`,
    `${say(texts.rulebook.expansionCards, language)}\n${cards.map((name) => `- **${bareName(name, language)}**: ${cardFormula(name, language)}`).join('\n')}`,
    ...([1, 2] as const).map((level) => monstersOf(level, language, monstersIn(level))),
  ].join('\n\n');
}

const EXPANSION = { expansion: true } as const;

function isOfDocument(name: MonsterName): boolean {
  return ([1, 2] as const).some((level) => [...poolMonsters(level), ...bossesOf(level)].includes(name));
}

/** Returns the effect of a card as a formula for any level. */
function cardFormula(name: CardName, language: Language): string {
  const effect = CARD_EFFECTS[name];
  switch (effect.kind) {
    case 'strike': {
      const more: Text = effect.highRoll === 0 ? '' : texts.rulebook.nIfWIs6OrMore({ highRoll: effect.highRoll });
      const breaks: Text = effect.breaksFocus ? texts.rulebook.breaksFocus : '';
      return `${effect.power}n + w${say(more, language)}${say(breaks, language)}`;
    }
    case 'spell': {
      const element = elementName(effect.strongAgainst, language);
      const extra = effect.extra === 0 ? '' : ` + ${effect.extra}`;
      return `(2n + ${effect.perFocus}) × f${extra}, +2n ${say(texts.rulebook.against, language)} ${element}`;
    }
    case 'parry':
      return say(texts.rulebook.attacksDoNLess({ power: effect.power }), language);
    case 'reflect':
      return say(texts.rulebook.reflectsNMagic({ power: effect.power }), language);
    case 'focus':
      return say(texts.rulebook.nFocus({ power: effect.power }), language);
  }
}

function modifiers(language: Language): string {
  const steps = ascension(MAX_ASCENSION);
  const boons = MODIFIER_NAMES.filter((name) => !steps.includes(name));
  return [
    say(texts.rulebook.harderIntro, language),
    ...steps.map((name, at) => modifierLine(name, language).replace('- ', `${at + 1}. `)),
    '',
    say(texts.rulebook.weekIntro, language),
    ...boons.map((name) => modifierLine(name, language)),
  ].join('\n');
}

function monsterLine(name: MonsterName, language: Language): string {
  const { hp, element, abilities } = MONSTERS[name];
  const kind = element ? `, ${elementName(element, language)}` : '';
  const uses = abilities.map((ability) => abilityName(ability, language)).join(', ');
  return `- **${monsterName(name, language)}** (${hp}${kind}): ${uses}`;
}

export const rulebook: readonly RulesPage[] = [
  { title: texts.rulebook.rules2, text: texts.rulebook.rules },
  { title: texts.rulebook.cards2, text: texts.rulebook.cards },
  { title: texts.rulebook.monsters, text: eachLanguage(monsters) },
  { title: texts.rulebook.ascension, text: eachLanguage(modifiers) },
  { title: texts.rulebook.expansion, text: eachLanguage(expansion) },
  { title: texts.rulebook.typingMoves, text: texts.rulebook.typing },
];
