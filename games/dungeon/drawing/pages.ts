import { eachLanguage, type Language, type Page, type Reader, rulesFrom, say, type Translation } from '@longtable/kit';
import { BESTIARY, isShown } from '../rules/enemies.ts';
import { HERO_NAMES, newHero } from '../rules/heroes.ts';
import { isRested } from '../rules/repeat.ts';
import { DEEP_ENEMIES, DEEP_HEROES, rosterOf } from '../rules/roster.ts';
import type { Enemy, Hero, Room, State } from '../state.ts';
import {
  abilityEffect,
  abilityText,
  abilityTitle,
  className,
  heroParts,
  nameAlone,
  nameText,
  restText,
  statTexts,
} from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { COLUMNS, drawBoard, isCut, strips, textMap, wrapParts } from './view.ts';

/** Returns the lookup pages: the full map if the board shows only a part, the hero, the bestiary and the legend. */
export function pages(state: State, { language }: Reader): readonly Page[] {
  const { room } = state;
  return [
    ...(room ? [...mapPages(room, language), heroPage(room, language)] : []),
    {
      title: say(texts.pages.bestiary, language),
      get lines() {
        return bestiary(state, language);
      },
    },
    { title: say(texts.pages.legend.title, language), lines: [], text: say(texts.pages.legend.text, language) },
  ];
}

function mapPages(room: Room, language: Language): Page[] {
  const rows = drawBoard(room);
  if (!isCut(rows)) return [];
  const title = say(texts.pages.map, language);
  return strips(rows).map((lines, index, all) => ({
    title: all.length === 1 ? title : `${title} ${index + 1}/${all.length}`,
    lines: textMap(lines),
  }));
}

function heroPage({ hero }: Room, language: Language): Page {
  return {
    title: say(texts.pages.hero, language),
    get lines() {
      return [
        nameAlone(hero.name, language),
        say(className(hero), language),
        say(texts.pages.health({ health: hero.health, full: hero.pool }), language),
        ...wrapParts(heroParts(hero, language)),
      ];
    },
    get text() {
      const name = abilityTitle(texts.abilities[hero.class]);
      const abilities = [
        texts.pages.ability({ name, effect: abilityEffect(hero) }),
        ...(isRested(hero) ? [] : [texts.pages.ability({ name: texts.choices.rest, effect: restText(hero) })]),
      ];
      return abilities.map((text) => say(text, language)).join('\n');
    },
  };
}

function bestiary(state: State, language: Language): string[] {
  const shown = state.room?.enemies.filter(isShown) ?? [];
  return [...rosterOf(state).bestiary.values()].flatMap((enemy) => {
    const here = shown.filter(({ tile }) => tile === enemy.tile).length;
    const named = texts.pages.enemy({ letter: enemy.tile, name: nameText(enemy.name), here });
    return [say(named, language), ...wrapParts(figures(enemy, language), COLUMNS - 1).map((line) => ` ${line}`)];
  });
}

function figures(enemy: Enemy, language: Language): string[] {
  const parts = [...statTexts(enemy), texts.stats.experience({ value: enemy.experience }), ...visionTexts(enemy)];
  return parts.map((part) => say(part, language));
}

function visionTexts(enemy: Enemy): Translation[] {
  if (enemy.kind !== 'trap') return [texts.stats.vision({ value: enemy.vision })];
  return [texts.stats.shown({ value: enemy.visibility }), texts.stats.hidden({ value: enemy.invisibility })];
}

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

export const rulebook = rulesFrom(texts.rulebook.rules, texts.rulebook.typing, [
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
]);
