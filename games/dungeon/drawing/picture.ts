import { capital, type Language, type Reader, say, type Text } from '@longtable/kit';
import {
  box,
  COLOURS,
  compose,
  FONT_SIZES,
  header,
  type Item,
  icon,
  type Danger as Level,
  medallion,
  PICTURE_WIDTH,
  type Picture,
  panel,
  ribbon,
  row,
  SIGNS,
  stat,
  text,
} from '@longtable/kit/picture';
import { type Danger, dangerOf, watchersOf } from '../rules/danger.ts';
import { recruit } from '../rules/growth.ts';
import { rosterOf } from '../rules/roster/roster.ts';
import { type Hero, levelCount, phase, type Room, type State } from '../state.ts';
import { dangerCaption } from '../words/danger.ts';
import { outcomeText } from '../words/ending.ts';
import { abilityText } from '../words/hero.ts';
import { className, nameAlone } from '../words/names.ts';
import { placeText } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { abilityIcon, heroMedallion, THINGS } from './icons.ts';
import { map, windowOf } from './picture-map.ts';
import { enemyPanels, heroPanel } from './picture-panels.ts';
import { CELL } from './picture-stones.ts';
import { headParts } from './view.ts';

const GROUND = ['#181a22', COLOURS.ground] as const;
const HEAD = 40;

/**
 * Draws the menu of heroes, or the map around the hero, the hero's state and nearby enemies. Hidden traps are not
 * shown.
 */
export function picture(state: State, { language }: Reader): Picture {
  const { room } = state;
  if (!room) return heroMenu(state, language);
  const isOn = phase(state) === 'exploring';
  const danger = isOn ? dangerOf(room) : { most: 0, death: 0 };
  const parts = headParts(state, language);
  const aside = parts.length > 1 ? (parts.pop() ?? '') : '';
  const low = HEAD + windowOf(room).height * CELL;
  const isWon = phase(state) === 'won';
  const words = isOn ? dangerCaption(room, danger) : outcomeText(state);
  return compose(low + (isWon ? 154 : 236), GROUND, [
    ...header(THINGS.level, parts.join(', '), capital(aside)),
    map(HEAD, room, isOn),
    ...ribbon(low + 8, capital(say(words, language)), isWon ? 'calm' : dangerLevel(room, danger)),
    ...heroPanel(low + 54, room, Math.min(room.hero.health, danger.most), language),
    ...(isWon ? [] : enemyPanels(low + 150, room, isOn, language)),
  ]);
}

function dangerLevel(room: Room, { most, death }: Danger): Level {
  if (death > 0 || room.hero.health === 0) return 'deadly';
  return most > 0 || watchersOf(room).length > 0 ? 'warn' : 'calm';
}

function heroMenu(state: State, language: Language): Picture {
  const { heroes } = rosterOf(state);
  const entries = heroes.flatMap(({ name }, at): Item[] =>
    heroEntry(HEAD + 6 + at * HERO, recruit(name, state.prior, heroes), language),
  );
  return compose(HEAD + 6 + heroes.length * HERO, GROUND, [
    ...header(THINGS.level, say(texts.view.menuTitle, language), say(lengthText(state), language)),
    ...entries,
  ]);
}

function lengthText(state: State): Text {
  if (state.endless !== undefined) return texts.view.endless;
  if (state.chosen !== undefined) return placeText(state);
  return texts.view.levels({ levels: levelCount(state) });
}

/** Height of a hero's entry in pixels. */
const HERO = 90;

function heroEntry(y: number, hero: Hero, language: Language): Item[] {
  const figures = { size: FONT_SIZES.value };
  return [
    panel(box(12, y, PICTURE_WIDTH - 24, HERO - 6), { side: 0, fill: '#1e2a3c', thick: 1.5 }),
    medallion(54, y + 42, 30, 0, heroMedallion(hero)),
    row(box(98, y + 3, 220, 36), [
      { text: nameAlone(hero.name, language), size: FONT_SIZES.value, weight: 700 },
      { gap: 9 },
      { text: say(className(hero), language), size: FONT_SIZES.label, weight: 500, colour: COLOURS.soft },
    ]),
    row(
      box(322, y + 3, 214, 36),
      [
        ...stat(SIGNS.life, hero.pool, COLOURS.life, figures),
        { gap: 14 },
        ...stat(SIGNS.attack, hero.attack, COLOURS.attack, { ...figures, flip: true }),
        { gap: 14 },
        ...stat(SIGNS.defence, hero.defense, COLOURS.defence, figures),
      ],
      'right',
    ),
    icon(abilityIcon(hero), 111, y + 60, 26, { colour: COLOURS.own }),
    text(box(132, y + 38, 404, 44), say(abilityText(hero), language), {
      size: FONT_SIZES.small,
      weight: 500,
      lines: 2,
      colour: COLOURS.soft,
    }),
  ];
}
