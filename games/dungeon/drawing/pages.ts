import { type Language, type Page, type Reader, say, type Text } from '@longtable/kit';
import { isShown } from '../rules/enemies.ts';
import { isRested } from '../rules/repeat.ts';
import { rosterOf } from '../rules/roster/roster.ts';
import type { Enemy, Room, State } from '../state.ts';
import { abilityWords, heroParts, restWords, statsText } from '../words/hero.ts';
import { className, nameAlone } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { COLUMNS, drawBoard, isCut, strips } from './board.ts';
import { wrapParts } from './figures.ts';

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
    { title: say(texts.pages.legend, language), lines: [], text: say(texts.pages.legend2, language) },
  ];
}

function mapPages(room: Room, language: Language): Page[] {
  const rows = drawBoard(room);
  if (!isCut(rows)) return [];
  const title = say(texts.pages.fullMap, language);
  return strips(rows).map((lines, index, all) => ({
    title: all.length === 1 ? title : `${title} ${index + 1}/${all.length}`,
    lines,
  }));
}

function heroPage({ hero }: Room, language: Language): Page {
  return {
    title: say(texts.pages.hero, language),
    get lines() {
      return [
        nameAlone(hero.name, language),
        className(hero, language),
        say(texts.pages.health({ health: hero.health, pool: hero.pool }), language),
        ...wrapParts(heroParts(hero, language)),
      ];
    },
    get text() {
      const [what, how] = abilityWords(hero, language).split(': ');
      const rest = `**${say(texts.pages.rest, language)}**: ${say(restWords(hero), language)}.`;
      return [`**${what}**: ${how}.`, ...(isRested(hero) ? [] : [rest])].join('\n');
    },
  };
}

function bestiary(state: State, language: Language): string[] {
  const shown = state.room?.enemies.filter(isShown) ?? [];
  return [...rosterOf(state).bestiary.values()].flatMap((enemy) => {
    const here = shown.filter(({ tile }) => tile === enemy.tile).length;
    const count = here > 0 ? say(texts.pages.here({ here }), language) : '';
    const named = `${enemy.tile}: ${nameAlone(enemy.name, language)}${count}`;
    return [named, ...wrapParts(figures(enemy, language), COLUMNS - 1).map((line) => ` ${line}`)];
  });
}

function figures(enemy: Enemy, language: Language): string[] {
  const { experience } = enemy;
  const worth = texts.pages.worth({ experience });
  const parts = [worth, ...visionTexts(enemy)].map((part) => say(part, language));
  return [...say(statsText(enemy), language).split(', '), ...parts];
}

function visionTexts(enemy: Enemy): Text[] {
  if (enemy.kind !== 'trap') return [texts.pages.vision({ vision: enemy.vision })];
  const { visibility, invisibility } = enemy;
  return [texts.pages.visible({ visibility }), texts.pages.hidden({ invisibility })];
}
