import { type Language, type Reader, read, say } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  type Colour,
  card,
  cellNoise,
  columns,
  compose,
  FONT_SIZES,
  header,
  type Item,
  icon,
  inset,
  layer,
  medallion,
  mix,
  PICTURE_WIDTH,
  type Picture,
  panel,
  path,
  piece,
  rect,
  text,
  tiles,
} from '@longtable/kit/picture';
import { choices } from '../choices.ts';
import { classCards, classNames } from '../rules/cards.ts';
import { healing, healthFrom, nextDie, offerSize } from '../rules/journey.ts';
import type { State } from '../state.ts';
import { className } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { CLASSES, dieIcon, THINGS } from './icons.ts';
import { cards, heightOf, light } from './picture-pieces.ts';

/** Draws the header: level, room, and the path to the boss. */
export function heading({ level, stage, phase }: State, language: Language): Item[] {
  const title = phase.kind === 'seeds' ? texts.board.level({ level }) : texts.picture.room({ level, stage });
  return [
    ...header(THINGS.dungeon, say(title, language)),
    ...way(PICTURE_WIDTH - 110, 20, phase.kind === 'seeds' ? 0 : stage),
  ];
}

/** Draws the rooms of a level in a line: cleared, current, next, and the boss at the end. */
export function way(x: number, y: number, here: number): Item[] {
  return [1, 2, 3, 4].flatMap((at): Item[] => {
    const [middle, colour] = [x + (at - 1) * 30, at <= here ? COLOURS.gold : COLOURS.line];
    const link = at === 1 ? [] : [rect(box(middle - 20, y - 1.5, 10, 3), { fill: colour })];
    if (at === 4)
      return [...link, icon(THINGS.boss, middle + 1, y, 24, { colour: here >= 4 ? COLOURS.gold : COLOURS.soft })];
    return [
      ...link,
      piece(middle, y, at === here ? 9 : 7, 'circle', {
        fill: at < here ? colour : COLOURS.night,
        stroke: colour,
        thick: 2.5,
      }),
      ...(at === here ? [piece(middle, y, 4, 'circle', { fill: COLOURS.gold })] : []),
    ];
  });
}

/** Draws the choice of a class with its cards. */
export function classes(state: State, language: Language): Picture {
  const { runa } = state;
  const names = classNames(state);
  const isWide = names.length > 3;
  const height = isWide ? 128 : 248;
  const rows = isWide ? Math.ceil(names.length / 2) : 1;
  const cells = Array.from({ length: rows }, (_, row) =>
    columns(box(8, 46 + row * (height + 6), PICTURE_WIDTH - 16, height), isWide ? 2 : names.length, 6),
  ).flat();
  return compose(
    46 + rows * (height + 6),
    ['#1a1826', COLOURS.ground],
    [
      ...header(THINGS.Runa, say(texts.picture.class, language)),
      ...names.flatMap((name, at) => {
        const bounds = cells[at]!;
        const { x, y, width } = bounds;
        // Beside the cards if there are many classes, else above them.
        const side = isWide ? 104 : width;
        return [
          panel(bounds, { side: 0, fill: '#1e2a3c', radius: 14 }),
          medallion(x + side / 2, y + 50, 38, 0, { colour: COLOURS.gold, deep: '#4a3510', icon: CLASSES[name] }),
          text(box(x + 6, y + 93, side - 12, 30), className(name, language), {
            size: FONT_SIZES.value,
            weight: 700,
            align: 'centre',
          }),
          ...cards(
            classCards(name, 1),
            isWide ? y + 7 : y + 126,
            { runa, language },
            isWide ? box(x + side, y, width - side - 8, 0) : box(x + 7, y, width - 14, 0),
          ),
        ];
      }),
    ],
  );
}

/** Returns the title of a room between fights. */
export function roomTitle(state: State, language: Language, picked: readonly number[]): string {
  const { phase, stage, level } = state;
  if (phase.kind === 'reward' || phase.kind === 'loot') return say(texts.picture.cleared({ stage }), language);
  if (phase.kind !== 'heal') return say(texts.board.level({ level }), language);
  return say(
    picked.length === 0
      ? texts.picture.healthPerCard(healing(state))
      : texts.picture.health({ health: healthFrom(state, picked.length) }),
    language,
  );
}

/** Draws the room between fights: the gate of a level, a choice of rewards, cards, or rest. */
export function room(bounds: Box, state: State, reader: Reader, picked: readonly number[]): Item[] {
  const { phase, runa } = state;
  const { language } = reader;
  const ground = vault(bounds, [42, bounds.width - 42]);
  const sign = (name: string, look: Parameters<typeof icon>[4]) =>
    icon(name, bounds.x + bounds.width / 2, bounds.y + bounds.height / 2, 130, { edge: 3.5, ...look });
  switch (phase.kind) {
    case 'reward':
      return [ground, ...rewards(inset(bounds, 10, 20), state, reader)];
    case 'loot': {
      const mark = (at: number) => (picked.includes(at) ? 'chosen' : undefined);
      const middle = bounds.y + (bounds.height - heightOf(phase.offer.length)) / 2;
      return [ground, ...cards(phase.offer, middle, { runa, language, mark }, inset(bounds, 8))];
    }
    case 'heal':
      return [ground, sign(THINGS.rest, { colour: '#ffd9a0', to: '#b0502a' })];
    default:
      return [ground, sign(THINGS.dungeon, { colour: '#d8d4e8', to: '#6a6480' })];
  }
}

/** Draws the rewards with the labels of the menu. */
function rewards(bounds: Box, state: State, reader: Reader): Item[] {
  const offers = choices(state, 0, '');
  const backs = Array.from({ length: offerSize(state) }, (_, at) => at);
  return columns(bounds, 2, 10).flatMap((cell, at) => {
    const [x, y, middle] = [cell.x, cell.y, cell.x + cell.width / 2];
    const line = (down: number, high: number, words: string, look: Parameters<typeof text>[2]) =>
      text(box(x + 6, y + down, cell.width - 12, high), words, { align: 'centre', ...look });
    const { label = '', detail = '' } = offers[at] ?? {};
    return [
      panel(cell, { colour: COLOURS.gold, fill: '#23222f', thick: 2, radius: 14 }),
      ...(at === 0
        ? backs.map((back) =>
            card(box(middle + (back - (backs.length - 1) / 2) * 34 - 25, y + 10, 50, 64), 0, {
              hue: COLOURS.magic,
              back: true,
            }),
          )
        : [
            icon(dieIcon(nextDie(state) ?? state.runa.die), middle, y + 42, 66, {
              colour: '#ffffff',
              to: '#8fb6dd',
              edge: 2.5,
            }),
          ]),
      line(75, 38, read(label, reader), { size: 21, minSize: FONT_SIZES.min, weight: 700, lines: 2 }),
      line(112, 36, read(detail, reader), {
        size: FONT_SIZES.small,
        minSize: FONT_SIZES.min,
        weight: 500,
        colour: COLOURS.soft,
        lines: 2,
      }),
    ];
  });
}

const BRICK = { width: 31, height: 26 } as const;
const FLOOR = 54;

/** Returns the room of the touched board. */
export function backgrounds(): Readonly<Record<string, Picture>> {
  const stage = box(0, 0, 372, 460);
  return { '': { width: stage.width, height: stage.height, ground: ['#1a1826'], items: [vault(stage, [34, 338])] } };
}

/** Draws a vault of bricks with a floor, and torches at these x coordinates. */
export function vault({ x: left, y, width, height }: Box, torches: readonly number[]): Item {
  const floor = height - FLOOR;
  const shades = [0, 1, 2, 3].map((at) => mix('#2a2836', '#3b384c', at / 3));
  const brick = (colour: Colour) => [
    rect(box(1, 1, 60, 24), { fill: colour }),
    rect(box(1, 1, 60, 2), { fill: '#ffffff0c' }),
    rect(box(1, 22, 60, 3), { fill: '#00000040' }),
  ];
  const bricks = Array.from({ length: Math.ceil(floor / BRICK.height) }, (_, down) =>
    Array.from({ length: 10 }, (_, across) => `${Math.floor(cellNoise(across, down) * 4)}.`)
      .join('')
      .padStart(20 + (down % 2), '.'),
  );
  const cracks = Array.from(
    { length: 19 },
    (_, at) => `M${width / 2 + (at - 9) * 60} ${floor}L${width / 2 + (at - 9) * 110} ${height}`,
  );
  return layer(box(left, y, width, height), [
    tiles(-31, 0, BRICK, bricks, Object.fromEntries(shades.map((colour, at) => [at, brick(colour)]))),
    ...Array.from({ length: 6 }, (_, at) =>
      rect(box(0, floor + at * 9, width, 9), { fill: mix('#332c33', '#18161c', at / 5) }),
    ),
    path(`${cracks.join('')}M0 ${floor + 22}L${width} ${floor + 22}`, { stroke: '#00000050', thick: 1.5 }),
    rect(box(0, floor - 4, width, 5), { fill: '#00000066' }),
    ...torches.flatMap((x) => [
      light(x, 62, 120, '#ffb05a'),
      icon(THINGS.torch, x, 74, 44, { colour: '#ffcf8a', to: '#7a4a2a', turn: -45 }),
    ]),
  ]);
}
