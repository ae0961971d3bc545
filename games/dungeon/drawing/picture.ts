import { capital, type Language, type Reader, say, type Text } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  columns,
  compose,
  FONT_SIZES,
  header,
  type Item,
  icon,
  type Danger as Level,
  MAX_PICTURE_HEIGHT,
  medallion,
  PICTURE_WIDTH,
  type Picture,
  panel,
  type RowPart,
  ribbon,
  row,
  SIGNS,
  stat,
  text,
} from '@longtable/kit/picture';
import { type Danger, dangerOf, watchersOf } from '../rules/combat.ts';
import { recruit } from '../rules/heroes.ts';
import { rosterOf } from '../rules/roster.ts';
import { type Hero, levelCount, phase, type Room, type State } from '../state.ts';
import { abilityTitle, className, nameAlone } from '../words/names.ts';
import { dangerCaption, outcomeText, placeText } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { abilityIcon, heroMedallion, THINGS } from './icons.ts';
import { MAP, map } from './picture-map.ts';
import { HERO_PANEL, heroPanel, surroundings } from './picture-panels.ts';
import { headParts } from './view.ts';

/** The column beside the map. */
const [LEFT, WIDE] = [MAP.width + 6, PICTURE_WIDTH - MAP.width - 12];
/** Heights of the danger and of the outcome in pixels. */
const [NOTE, ENDING] = [48, 84];

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
  const isWon = phase(state) === 'won';
  const words = capital(say(isOn ? dangerCaption(room, danger) : outcomeText(state), language));
  const note = isOn ? NOTE : ENDING;
  const bottom = HEAD + MAP.height - 5;
  return compose(HEAD + MAP.height, GROUND, [
    ...header(THINGS.level, parts.join(', '), capital(aside)),
    map(HEAD, room, isOn),
    ...heroPanel(box(LEFT, HEAD + 6, WIDE, HERO_PANEL), room, Math.min(room.hero.health, danger.most), language),
    ...surroundings(stretch(HEAD + HERO_PANEL + 11, bottom - note - 5), room, isOn, language),
    ...ribbon(stretch(bottom - note, bottom), words, isWon ? 'calm' : dangerLevel(room, danger)),
  ]);
}

/** Returns a box of the column beside the map. */
function stretch(top: number, bottom: number): Box {
  return box(LEFT, top, WIDE, bottom - top);
}

function dangerLevel(room: Room, { most, death }: Danger): Level {
  if (death > 0 || room.hero.health === 0) return 'deadly';
  return most > 0 || watchersOf(room).length > 0 ? 'warn' : 'calm';
}

const GROUND = ['#181a22', COLOURS.ground] as const;
/** Height of the header in pixels. */
const HEAD = 40;
/** Height of a card with the ability, and maximum number of rows of such cards. */
const [CARD, MAX_ROWS] = [86, 5];

/** Draws the heroes to choose from as cards in two columns. More than ten heroes are drawn without their abilities. */
function heroMenu(state: State, language: Language): Picture {
  const { heroes } = rosterOf(state);
  const rows = Math.ceil(heroes.length / 2);
  const high = rows > MAX_ROWS ? Math.min(56, (MAX_PICTURE_HEIGHT - HEAD - 6) / rows) : CARD;
  const cells = Array.from({ length: rows }, (_, at) =>
    columns(box(8, HEAD + 6 + at * high, PICTURE_WIDTH - 16, high - 6), 2, 6),
  ).flat();
  const draw = rows > MAX_ROWS ? heroLine : heroCard;
  return compose(HEAD + 4 + rows * high, GROUND, [
    ...header(THINGS.level, say(texts.view.menuTitle, language), say(lengthText(state), language)),
    ...heroes.flatMap(({ name }, at) => draw(cells[at]!, recruit(name, state.prior, heroes), language)),
  ]);
}

function lengthText(state: State): Text {
  if (state.endless !== undefined) return texts.view.endless;
  if (state.chosen !== undefined) return placeText(state);
  return texts.view.levels({ levels: levelCount(state) });
}

function heroCard(bounds: Box, hero: Hero, language: Language): Item[] {
  const { x, y, width } = bounds;
  return [
    panel(bounds, { side: 0, fill: '#1e2a3c', thick: 1.5 }),
    medallion(x + 28, y + 27, 21, 0, heroMedallion(hero)),
    row(box(x + 56, y + 1, width - 60, 27), [
      { text: nameAlone(hero.name, language), size: 22, weight: 700 },
      { gap: 7 },
      { text: say(className(hero), language), size: FONT_SIZES.small, weight: 500, colour: COLOURS.soft },
    ]),
    row(box(x + 56, y + 27, width - 60, 24), stats(hero, 10)),
    icon(abilityIcon(hero), x + 20, y + 64, 22, { colour: COLOURS.own }),
    row(box(x + 36, y + 52, width - 42, 25), [
      {
        text: say(abilityTitle(texts.abilities[hero.class]), language),
        size: FONT_SIZES.small,
        colour: COLOURS.own,
        narrow: true,
      },
      { gap: 8 },
      ...effects(hero),
    ]),
  ];
}

function heroLine(bounds: Box, hero: Hero, language: Language): Item[] {
  const { x, y, width, height } = bounds;
  return [
    panel(bounds, { side: 0, fill: '#1e2a3c', thick: 1.5 }),
    medallion(x + 18, y + height / 2, Math.min(13, height / 2 - 2), 0, heroMedallion(hero)),
    text(box(x + 36, y, 92, height), nameAlone(hero.name, language), { weight: 700, mayCut: true }),
    row(box(x + 134, y, width - 138, height), stats(hero, 6)),
  ];
}

const figures = { size: FONT_SIZES.label, sign: 18 } as const;

function stats({ pool, attack, defense }: Hero, gap: number): RowPart[] {
  return [
    ...stat(SIGNS.life, pool, COLOURS.life, figures),
    { gap },
    ...stat(SIGNS.attack, attack, COLOURS.attack, { ...figures, flip: true }),
    { gap },
    ...stat(SIGNS.defence, defense, COLOURS.defence, figures),
  ];
}

/** Returns the numbers of an ability: healing, damage, reach and price. */
function effects(hero: Hero): RowPart[] {
  const harm = (value: string | number) => stat(SIGNS.hit, value, COLOURS.attack, small);
  const reach = (range: number) => stat(THINGS.shot, range, COLOURS.soft, small);
  const parts = {
    Warrior: (of: Extract<Hero, { class: 'Warrior' }>) => [
      stat(SIGNS.life, `+${10 * of.defense}`, COLOURS.life, small),
      harm(Math.floor(of.pool / 10)),
      stat(SIGNS.waits, of.cooldown, COLOURS.soft, small),
    ],
    Mage: (of: Extract<Hero, { class: 'Mage' }>) => [
      harm(`${of.hitCount}×${of.spellPower}`),
      reach(of.range),
      stat(SIGNS.mana, of.manaCost, COLOURS.magic, small),
    ],
    Rogue: (of: Extract<Hero, { class: 'Rogue' }>) => [
      harm(of.attack),
      stat(SIGNS.actions, of.cost, COLOURS.lightning, small),
    ],
    Hunter: (of: Extract<Hero, { class: 'Hunter' }>) => [harm(of.attack), reach(of.range)],
  };
  return parts[hero.class](hero as never).flatMap((part, at) => [...(at > 0 ? [{ gap: 8 }] : []), ...part]);
}

const small = { size: FONT_SIZES.small, sign: 17 } as const;
