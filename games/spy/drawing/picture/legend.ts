import { nameOf, type Reader, say, type Text, type Viewer } from '@longtable/kit';
import {
  box,
  COLOURS,
  FONT_SIZES,
  group,
  type Item,
  PICTURE_WIDTH,
  piece,
  rect,
  text,
  tiles,
} from '@longtable/kit/picture';
import type { FieldName } from '../../rules/fields.ts';
import type { Point } from '../../rules/grid.ts';
import { fieldsOfKind } from '../../rules/match/board.ts';
import { isPlayer, peopleOnBoard } from '../../rules/match/people.ts';
import type { State } from '../../state.ts';
import { texts } from '../../words/texts.ts';
import { type Frame, sizeOf } from '../grid.ts';
import { furniture } from './floor.ts';
import { ALLEGIANCE_STYLES, type Allegiance, allegianceOf, glass } from './people.ts';
import { fog, lying, reachableField, safe, theCat, theJanitor } from './things.ts';

/** Height of the legend, and maximum height of the small map, in pixels. */
export const LEGEND = 66;
const SIGN = 24;

/**
 * A legend entry: whether it applies, its text, and its drawing. A text that is a plain string is a player's name and
 * may be cut.
 */
type LegendEntry = readonly [isThere: boolean, words: Text, draw: (x: number, y: number) => Item[]];

/** Draws the legend of the visible signs, and a small map if only a part of the casino is shown. */
export function legend(y: number, state: State, reader: Reader, frame: Frame, isWalking: boolean): Item[] {
  const { columns, rows } = sizeOf(state);
  const isPart = columns > frame.columns || rows > frame.rows;
  const small = isPart ? smallMap(12, y, state, reader.viewer, frame) : { width: 0, items: [] };
  const [left, across] = isPart ? [24 + small.width, 4] : [14, 5];
  const step = (PICTURE_WIDTH - 8 - left) / across;
  const entries = entriesOf(state, reader, frame, isWalking).slice(0, 2 * across);
  return [
    rect(box(0, y - 3, PICTURE_WIDTH, LEGEND + 6), { fill: '#00000040' }),
    ...small.items,
    ...entries.flatMap(([, words, draw], at) => {
      const [x, top] = [left + (at % across) * step, y + 5 + Math.floor(at / across) * 31];
      const style = { size: FONT_SIZES.small, weight: 500, colour: COLOURS.soft, minSize: FONT_SIZES.min } as const;
      const mayCut = typeof words === 'string' ? true : undefined;
      return [
        ...draw(x, top),
        text(box(x + 30, top, step - 33, SIGN), say(words, reader.language), { ...style, mayCut }),
      ];
    }),
  ];
}

function entriesOf(state: State, reader: Reader, frame: Frame, isWalking: boolean): LegendEntry[] {
  const { board, cat, janitor } = state;
  const isInside = ({ x, y }: Point) =>
    x >= frame.x && y >= frame.y && x < frame.x + frame.columns && y < frame.y + frame.rows;
  const isAny = (list: readonly { at: Point }[]) => list.some(({ at }) => isInside(at));
  const isField = (kind: FieldName) => fieldsOfKind(board, kind).some(isInside);
  const people = peopleOnBoard(state).filter(({ at }) => isInside(at));
  const side = (allegiance: Allegiance, words: Text): LegendEntry => [
    people.some(({ faction }) => allegianceOf(faction, reader.viewer) === allegiance),
    words,
    (x, y) => [token(allegiance, x + SIGN / 2, y + SIGN / 2, 11)],
  ];
  const isPlaying = reader.viewer === 0 || reader.viewer === 1;
  const drinks = [...board.cocktails, ...people.flatMap(({ at, cocktail }) => (cocktail ? [{ at, cocktail }] : []))];
  const poisoned = drinks.filter(({ cocktail }) => cocktail.poisonedBy.length > 0);
  const entries: LegendEntry[] = [
    side('own', isPlaying ? texts.legend.yours : nameOf(reader, 0)),
    side('enemy', isPlaying ? texts.legend.enemy : nameOf(reader, 1)),
    side('unknown', texts.legend.unknownPerson),
    side('guest', texts.legend.guest),
    [isWalking, texts.legend.inReach, (x, y) => reachableField(undefined, x, y, SIGN)],
    [isAny(poisoned), texts.legend.poison, (x, y) => glass(x + 11, y + 13, 20, { poisonedBy: [0] })],
    [
      isAny(board.lying),
      texts.legend.item,
      (x, y) => lying(board.lying.find(({ at }) => isInside(at))?.item.gadget ?? '', x, y, SIGN),
    ],
    [isAny(board.fog), texts.legend.fog, (x, y) => fog(x, y, SIGN)],
    [isField('BAR_SEAT'), texts.legend.heals, (x, y) => [furniture('BAR_SEAT', x, y, SIGN)]],
    [isField('FIREPLACE'), texts.legend.dries, (x, y) => [furniture('FIREPLACE', x, y, SIGN)]],
    [isField('ROULETTE_TABLE'), texts.legend.chips, (x, y) => [furniture('ROULETTE_TABLE', x, y, SIGN)]],
    [isField('SAFE'), texts.legend.safe, (x, y) => safe(1, 'closed', x, y, SIGN)],
    [cat !== null && isInside(cat), texts.legend.cat, (x, y) => theCat(undefined, x, y, SIGN)],
    [janitor !== null, texts.legend.janitor, (x, y) => theJanitor(undefined, x, y, SIGN)],
  ];
  return entries.filter(([isThere]) => isThere);
}

function token(allegiance: Allegiance, x: number, y: number, radius: number): Item {
  const { colour, shape } = ALLEGIANCE_STYLES[allegiance];
  return allegiance === 'guest'
    ? piece(x, y, radius, shape, { fill: '#2c2f3a', stroke: colour })
    : piece(x, y, radius, shape, { fill: colour });
}

/**
 * Draws the whole casino with a few pixels per field: walls, safes, the cat, agents of known sides, and the visible
 * section.
 */
function smallMap(left: number, top: number, state: State, viewer: Viewer, frame: Frame) {
  const { board, cat } = state;
  const { columns, rows } = sizeOf(state);
  const room = Math.min(90 / columns, LEGEND / rows);
  const cell = room < 1 ? room : Math.floor(room);
  const dot = ({ x, y }: Point, fill: `#${string}`, size = cell + 1) =>
    rect(box(x * cell - (size - cell) / 2, y * cell - (size - cell) / 2, size, size), { fill });
  const ground = (fill: `#${string}`) => [rect(box(0, 0, cell, cell), { fill })];
  const agents = peopleOnBoard(state).filter(({ faction }) => isPlayer(faction));
  const items = [
    tiles(0, 0, { width: cell, height: cell }, board.rows, {
      ...Object.fromEntries(['.', '^', '_', '@', '=', '$'].map((letter) => [letter, ground('#6b4052')])),
      '#': ground('#1a1310'),
    }),
    ...board.safes.map(({ at }) => dot(at, COLOURS.gold)),
    ...(cat ? [dot(cat, '#ffffff')] : []),
    ...agents.map(({ at, faction }) => dot(at, ALLEGIANCE_STYLES[allegianceOf(faction, viewer)].colour, cell + 3)),
    rect(box(frame.x * cell, frame.y * cell, frame.columns * cell, frame.rows * cell), {
      stroke: COLOURS.text,
      thick: 1.5,
    }),
  ];
  return { width: columns * cell, items: [group(items, { x: left, y: top + Math.floor((LEGEND - rows * cell) / 2) })] };
}
