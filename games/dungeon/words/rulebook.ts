import { eachLanguage, type Language, type RulesPage, say } from '@longtable/kit';
import { BESTIARY } from '../rules/enemies.ts';
import { HERO_NAMES, newHero } from '../rules/heroes.ts';
import { DEEP_ENEMIES, DEEP_HEROES } from '../rules/roster.ts';
import type { Enemy, Hero } from '../state.ts';
import { abilityText, className, nameAlone, statTexts } from './names.ts';
import { texts } from './texts.ts';

function heroLine(hero: Hero, language: Language): string {
  const name = `**${nameAlone(hero.name, language)}**, ${say(className(hero), language)}`;
  const stats = statTexts(hero)
    .map((text) => say(text, language))
    .join(', ');
  const about = `${stats}. ${say(abilityText(hero), language)}.`;
  return `- ${say(texts.sentences.listed({ name, about }), language)}`;
}

function kindSection(kind: Enemy['kind'], language: Language): string {
  const enemies = [...BESTIARY.values()].filter((enemy) => enemy.kind === kind);
  return [say(texts.rulebook[kind], language), ...enemies.map((enemy) => enemyLine(enemy, language))].join('\n');
}

function enemyLine(enemy: Enemy, language: Language): string {
  const stats = [
    ...statTexts(enemy),
    ...(enemy.kind === 'trap' ? [] : [texts.stats.vision({ value: enemy.vision })]),
    texts.stats.experience({ value: enemy.experience }),
  ];
  const name = `\`${enemy.tile}\` **${nameAlone(enemy.name, language)}**`;
  const about = stats.map((text) => say(text, language)).join(', ');
  return `- ${say(texts.sentences.listed({ name, about }), language)}`;
}

export const rulebook: readonly RulesPage[] = [
  texts.rulebook.rules,
  {
    title: texts.rulebook.heroes.title,
    text: eachLanguage(
      (language) =>
        say(texts.rulebook.heroes.text, language) +
        HERO_NAMES.map((name) => heroLine(newHero(name), language)).join('\n'),
    ),
  },
  {
    title: texts.rulebook.enemies,
    text: eachLanguage((language) =>
      (['monster', 'boss', 'trap'] as const).map((kind) => kindSection(kind, language)).join('\n\n'),
    ),
  },
  texts.rulebook.levels,
  {
    title: texts.rulebook.deep,
    text: eachLanguage((language) =>
      [
        ...DEEP_HEROES.map(({ name }) => heroLine(newHero(name, DEEP_HEROES), language)),
        '',
        ...DEEP_ENEMIES.map((enemy) => enemyLine(enemy, language)),
      ].join('\n'),
    ),
  },
  texts.rulebook.typing,
];
