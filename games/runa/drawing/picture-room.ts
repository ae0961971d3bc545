import { type Language, type Reader, read, say } from '@longtable/kit';
import {
  box,
  COLOURS,
  card,
  columns,
  compose,
  FONT_SIZES,
  header,
  type Item,
  icon,
  medallion,
  PICTURE_WIDTH,
  type Picture,
  panel,
  piece,
  rect,
  text,
} from '@longtable/kit/picture';
import { choices } from '../menus/choices.ts';
import { classCards, classNames } from '../rules/cards.ts';
import { healthFrom, nextDie, offerSize } from '../rules/journey.ts';
import type { State } from '../state.ts';
import { className } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { CLASSES, dieIcon, THINGS } from './icons.ts';
import { cards } from './picture-card.ts';
import { vault } from './picture-vault.ts';

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

/** Height of a class with its cards, and number of classes per row. */
const CLASS = 316;
const IN_A_ROW = 3;

/** Draws the choice of a class with its cards. */
export function classes(state: State, language: Language): Picture {
  const { runa } = state;
  const names = classNames(state);
  const rows = Math.ceil(names.length / IN_A_ROW);
  const places = Array.from({ length: rows }, (_, row) => {
    const inRow = Math.min(IN_A_ROW, names.length - row * IN_A_ROW);
    return columns(box(12, 52 + row * CLASS, PICTURE_WIDTH - 24, CLASS - 10), inRow);
  }).flat();
  return compose(
    54 + rows * CLASS,
    ['#1a1826', COLOURS.ground],
    [
      ...header(THINGS.Runa, say(texts.picture.class, language)),
      ...names.flatMap((name, at) => {
        const bounds = places[at]!;
        const { x, y, width } = bounds;
        return [
          panel(bounds, { side: 0, fill: '#1e2a3c', radius: 14 }),
          medallion(x + width / 2, y + 58, 46, 0, { colour: COLOURS.gold, deep: '#4a3510', icon: CLASSES[name] }),
          text(box(x + 8, y + 108, width - 16, 36), className(name, language), {
            size: 25,
            weight: 700,
            align: 'centre',
          }),
          ...cards(classCards(name, 1), y + 146, { runa, language }, box(x + 7, y, width - 14, 0)),
        ];
      }),
    ],
  );
}

/** Draws the room between fights: the gate of a level, a choice of rewards, cards, or rest. */
export function room(state: State, reader: Reader, height: number, picked: readonly number[]): Item[] {
  const { phase, stage, level, runa } = state;
  const { language } = reader;
  const cleared = texts.picture.cleared({ stage });
  const ground = vault(40, height, [56, PICTURE_WIDTH - 56]);
  const title = (words: string) =>
    text(box(90, 46, PICTURE_WIDTH - 180, 36), words, {
      size: FONT_SIZES.decisive,
      weight: 700,
      align: 'centre',
      edge: 3,
    });
  const sign = (name: string, look: Parameters<typeof icon>[4]) =>
    icon(name, PICTURE_WIDTH / 2, 164, 140, { edge: 3.5, ...look });
  switch (phase.kind) {
    case 'reward':
      return [ground, title(say(cleared, language)), ...rewards(state, reader)];
    case 'loot': {
      const mark = (at: number) => (picked.includes(at) ? 'chosen' : undefined);
      return [ground, title(say(cleared, language)), ...cards(phase.offer, 90, { runa, language, mark })];
    }
    case 'heal': {
      const health = healthFrom(state, Math.max(1, picked.length));
      const words = picked.length === 0 ? texts.picture.healthPerCard({ health }) : texts.picture.health({ health });
      return [ground, title(say(words, language)), sign(THINGS.rest, { colour: '#ffd9a0', to: '#b0502a' })];
    }
    default:
      return [ground, title(`Level ${level}`), sign(THINGS.dungeon, { colour: '#d8d4e8', to: '#6a6480' })];
  }
}

/** Draws the rewards with the labels of the menu. */
function rewards(state: State, reader: Reader): Item[] {
  const offers = choices(state, 0, '');
  const backs = Array.from({ length: offerSize(state) }, (_, at) => at);
  return columns(box(12, 90, PICTURE_WIDTH - 24, 152), 2, 12).flatMap((bounds, at) => {
    const [x, y, middle] = [bounds.x, bounds.y, bounds.x + bounds.width / 2];
    const line = (down: number, words: string, look: Parameters<typeof text>[2]) =>
      text(box(x + 8, y + down, bounds.width - 16, 30), words, { align: 'centre', ...look });
    const { label = '', detail = '' } = offers[at] ?? {};
    return [
      panel(bounds, { colour: COLOURS.gold, fill: '#23222f', thick: 2, radius: 14 }),
      ...(at === 0
        ? backs.map((back) =>
            card(box(middle + (back - (backs.length - 1) / 2) * 46 - 28, y + 10, 56, 74), 0, {
              hue: COLOURS.magic,
              back: true,
            }),
          )
        : [
            icon(dieIcon(nextDie(state) ?? state.runa.die), middle, y + 48, 80, {
              colour: '#ffffff',
              to: '#8fb6dd',
              edge: 2.5,
            }),
          ]),
      line(88, read(label, reader), { size: FONT_SIZES.head, weight: 700 }),
      line(117, read(detail, reader), { size: FONT_SIZES.label, weight: 500, colour: COLOURS.soft }),
    ];
  });
}
