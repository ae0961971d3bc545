import { eachLanguage, type Language, type RulesPage, say, type Text } from '@longtable/kit';
import { BESTIARY } from '../rules/enemies.ts';
import { HERO_NAMES, newHero } from '../rules/heroes.ts';
import { DEEP_ENEMIES, DEEP_HEROES } from '../rules/roster/roster.ts';
import type { Enemy, Hero } from '../state.ts';
import { abilityWords, statsText } from './hero.ts';
import { className, nameAlone } from './names.ts';
import { texts } from './texts.ts';

function heroLine(hero: Hero, language: Language): string {
  const who = `**${nameAlone(hero.name, language)}**, ${className(hero, language)}`;
  return `- ${who}: ${say(statsText(hero), language)}. ${abilityWords(hero, language)}.`;
}

const KINDS: Readonly<Record<Enemy['kind'], Text>> = {
  monster: texts.rulebook.monstersTheyChaseYouWhenYoure,
  boss: texts.rulebook.bossesLikeMonstersButAfterSome,
  trap: texts.rulebook.trapsTheyNeverMoveAttackYouOnAny,
};

function kindSection(kind: Enemy['kind'], language: Language): string {
  const enemies = [...BESTIARY.values()].filter((enemy) => enemy.kind === kind);
  return [say(KINDS[kind], language), ...enemies.map((enemy) => enemyLine(enemy, language))].join('\n');
}

function enemyLine(enemy: Enemy, language: Language): string {
  const vision: Text = enemy.kind === 'trap' ? '' : texts.rulebook.vision({ vision: enemy.vision });
  const worth = texts.rulebook.worth({ experience: enemy.experience });
  const stats = [say(statsText(enemy), language), say(vision, language) + say(worth, language)].join(', ');
  return `- \`${enemy.tile}\` **${nameAlone(enemy.name, language)}**: ${stats}`;
}

export const rulebook: readonly RulesPage[] = [
  { title: texts.rulebook.rules2, text: texts.rulebook.rules },
  {
    title: texts.rulebook.heroes,
    text: eachLanguage(
      (language) =>
        say(texts.rulebook.abilities, language) +
        HERO_NAMES.map((name) => heroLine(newHero(name), language)).join('\n'),
    ),
  },
  {
    title: texts.rulebook.enemies,
    text: eachLanguage((language) =>
      (['monster', 'boss', 'trap'] as const).map((kind) => kindSection(kind, language)).join('\n\n'),
    ),
  },
  { title: texts.rulebook.levels, text: texts.rulebook.custom },
  {
    title: texts.rulebook.theDeep,
    text: eachLanguage((language) =>
      [
        ...DEEP_HEROES.map(({ name }) => heroLine(newHero(name, DEEP_HEROES), language)),
        '',
        ...DEEP_ENEMIES.map((enemy) => enemyLine(enemy, language)),
      ].join('\n'),
    ),
  },
  { title: texts.rulebook.typingMoves, text: texts.rulebook.typing },
];
