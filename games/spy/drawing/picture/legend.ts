import { type Language, nameOf, type Reader, say, type Text } from '@longtable/kit';
import {
  type Box,
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
import type { FieldName, Point } from '../../rules/grid.ts';
import { fieldsOfKind } from '../../rules/match/board.ts';
import { isPlayer, peopleOnBoard } from '../../rules/match/people.ts';
import type { Person, State } from '../../state.ts';
import { texts } from '../../words/texts.ts';
import { type Frame, sizeOf } from '../grid.ts';
import { fog, furniture, lying, reachableField, safe, theCat, theJanitor } from './floor.ts';
import { ALLEGIANCE_STYLES, type Allegiance, allegianceOf, type Caption, glass, personEntry } from './people.ts';

const SIGN = 20;
/** Heights of a person and of a sign in the legend, in pixels. */
const [PERSON, THING] = [20, 21];
/** Numbers of columns of people and of signs below the map. */
const [PEOPLE_COLUMNS, SIGN_COLUMNS] = [6, 5];
/** Maximum number of rows of signs below the map. */
const MAX_SIGN_ROWS = 2;

/**
 * A legend entry: whether it applies, its text, and its drawing. A text that is a plain string is a player's name and
 * may be cut.
 */
type LegendEntry = readonly [isThere: boolean, words: Text, draw: (x: number, y: number) => Item[]];

/** Parts of the legend: people and their captions, and signs. */
export interface LegendParts {
  readonly people: readonly Person[];
  readonly signs: readonly LegendEntry[];
  caption(person: Person): Caption;
}

/** Draws the names of people below the map, and rows of signs. */
export function legend(
  y: number,
  { viewer, language }: Reader,
  { people, signs, caption }: LegendParts,
): { height: number; items: Item[] } {
  const lines = Math.ceil(people.length / PEOPLE_COLUMNS);
  const rows = Math.min(MAX_SIGN_ROWS, Math.ceil(signs.length / SIGN_COLUMNS));
  const low = rows * THING;
  const bounds = box(10, y, PICTURE_WIDTH - 20, lines * PERSON);
  const height = (lines > 0 ? bounds.height + 1 : 0) + low;
  const step = bounds.width / PEOPLE_COLUMNS;
  return {
    height,
    items: [
      rect(box(0, y, PICTURE_WIDTH, height), { fill: '#00000040' }),
      ...people.flatMap((person, at) =>
        personEntry(
          box(
            bounds.x + (at % PEOPLE_COLUMNS) * step,
            bounds.y + Math.floor(at / PEOPLE_COLUMNS) * PERSON,
            step,
            PERSON,
          ),
          allegianceOf(person.faction, viewer),
          caption(person),
        ),
      ),
      rect(box(0, y + height - low, PICTURE_WIDTH, low), { fill: '#00000040' }),
      ...drawSigns({ ...bounds, y: y + height - low, height: low }, signs, language),
    ],
  };
}

/** Draws as many signs as fit, with their meaning. */
function drawSigns(bounds: Box, signs: readonly LegendEntry[], language: Language): Item[] {
  const step = bounds.width / SIGN_COLUMNS;
  const style = { size: 17, weight: 500, colour: COLOURS.soft, minSize: FONT_SIZES.min } as const;
  return signs.slice(0, SIGN_COLUMNS * MAX_SIGN_ROWS).flatMap(([, words, draw], at) => {
    const [x, y] = [bounds.x + (at % SIGN_COLUMNS) * step, bounds.y + Math.floor(at / SIGN_COLUMNS) * THING];
    const mayCut = typeof words === 'string' ? true : undefined;
    const place = box(x + 26, y, step - 27, THING);
    return [...draw(x + 1, y), text(place, say(words, language), { ...style, narrow: true, mayCut })];
  });
}

/**
 * Returns the signs of what is on the map, sides of people and furniture first. Players know their own side by the team beside the map.
 */
export function signsOn(state: State, reader: Reader, frame: Frame, isWalking: boolean): LegendEntry[] {
  const { board, cat, janitor } = state;
  const isInside = ({ x, y }: Point) =>
    x >= frame.x && y >= frame.y && x < frame.x + frame.columns && y < frame.y + frame.rows;
  const isAny = (list: readonly { at: Point }[]) => list.some(({ at }) => isInside(at));
  const isField = (kind: FieldName) => fieldsOfKind(board, kind).some(isInside);
  const isPlaying = reader.viewer === 0 || reader.viewer === 1;
  const people = peopleOnBoard(state);
  const side = (allegiance: Allegiance, words: Text): LegendEntry => [
    people.some(({ at, faction }) => isInside(at) && allegianceOf(faction, reader.viewer) === allegiance),
    words,
    (x, y) => [token(allegiance, x + SIGN / 2, y + SIGN / 2, SIGN / 2 - 0.5)],
  ];
  const drinks = [...board.cocktails, ...people.flatMap(({ at, cocktail }) => (cocktail ? [{ at, cocktail }] : []))];
  const poisoned = drinks.filter(({ cocktail }) => cocktail.poisonedBy.length > 0);
  const signs: LegendEntry[] = [
    ...(isPlaying ? [] : [side('own', nameOf(reader, 0))]),
    side('enemy', isPlaying ? texts.legend.enemy : nameOf(reader, 1)),
    side('unknown', texts.legend.unknownPerson),
    side('guest', texts.legend.guest),
    [isField('BAR_SEAT'), texts.legend.seatHeals, (x, y) => [furniture('BAR_SEAT', x, y, SIGN)]],
    [isField('FIREPLACE'), texts.legend.fireDries, (x, y) => [furniture('FIREPLACE', x, y, SIGN)]],
    [isField('ROULETTE_TABLE'), texts.legend.roulette, (x, y) => [furniture('ROULETTE_TABLE', x, y, SIGN)]],
    [isField('SAFE'), texts.legend.safe, (x, y) => safe(1, 'closed', x, y, SIGN)],
    [isWalking, texts.legend.inReach, (x, y) => reachableField(x, y, true, SIGN)],
    [janitor !== null && isInside(janitor), texts.legend.janitor, (x, y) => theJanitor(undefined, x, y, SIGN)],
    [
      isAny(poisoned),
      texts.legend.poison,
      (x, y) => glass(x + SIGN / 2, y + SIGN / 2 + 1, SIGN - 2, { poisonedBy: [0] }),
    ],
    [
      isAny(board.lying),
      texts.legend.item,
      (x, y) => lying(board.lying.find(({ at }) => isInside(at))?.item.gadget ?? '', x, y, SIGN),
    ],
    [isAny(board.fog), texts.legend.fog, (x, y) => fog(x, y, SIGN)],
    [cat !== null && isInside(cat), texts.legend.cat, (x, y) => theCat(undefined, x, y, SIGN)],
  ];
  return signs.filter(([isThere]) => isThere);
}

function token(allegiance: Allegiance, x: number, y: number, radius: number): Item {
  const { colour, shape } = ALLEGIANCE_STYLES[allegiance];
  return allegiance === 'guest'
    ? piece(x, y, radius, shape, { fill: '#2c2f3a', stroke: colour })
    : piece(x, y, radius, shape, { fill: colour });
}

/** Width of the key beside the whole casino and height of its rows, in pixels. */
const [KEY, KEY_ROW] = [82, 21];

/**
 * Draws the whole casino with a few pixels per field: walls, safes, the cat, agents of known sides, and the visible
 * section. The key beside or below it, where the casino is larger, explains safes, the cat and known enemies.
 */
export function overview(bounds: Box, state: State, { viewer, language }: Reader, frame: Frame): Item[] {
  const { board, cat } = state;
  const { columns, rows } = sizeOf(state);
  const agents = peopleOnBoard(state).filter(({ faction }) => isPlayer(faction));
  const isPlaying = viewer === 0 || viewer === 1;
  const hasEnemy = isPlaying && agents.some(({ faction }) => allegianceOf(faction, viewer) === 'enemy');
  const key: readonly (readonly [words: Text, draw: (x: number, y: number) => Item])[] = [
    [texts.legend.safe, (x, y) => rect(box(x - 4, y - 4, 8, 8), { fill: COLOURS.gold })],
    ...(cat
      ? [[texts.legend.cat, (x: number, y: number) => rect(box(x - 4, y - 4, 8, 8), { fill: '#ffffff' })] as const]
      : []),
    ...(hasEnemy ? [[texts.legend.enemies, (x: number, y: number) => token('enemy', x, y, 6)] as const] : []),
  ];
  const across = hasEnemy ? 1 : 2;
  const keyRows = Math.ceil(key.length / across);
  const keys = [
    { width: bounds.width - KEY, height: bounds.height },
    { width: bounds.width, height: bounds.height - keyRows * KEY_ROW },
  ].map((land) => ({ ...land, room: Math.min(land.width / columns, land.height / rows) }));
  const land = keys.reduce((best, next) => (next.room > best.room ? next : best));
  const cell = land.room < 1 ? land.room : Math.floor(land.room);
  const dot = ({ x, y }: Point, fill: `#${string}`, size = cell + 1) =>
    rect(box(x * cell - (size - cell) / 2, y * cell - (size - cell) / 2, size, size), { fill });
  const ground = (fill: `#${string}`) => [rect(box(0, 0, cell, cell), { fill })];
  const items = [
    tiles(0, 0, { width: cell, height: cell }, board.rows, {
      ...Object.fromEntries(['.', '^', '_', '@', '=', '$'].map((letter) => [letter, ground('#6b4052')])),
      '#': ground('#1a1310'),
    }),
    ...board.safes.map(({ at }) => dot(at, COLOURS.gold)),
    ...(cat ? [dot(cat, '#ffffff')] : []),
    ...agents.map(({ at, faction }) => {
      const { colour, shape } = ALLEGIANCE_STYLES[allegianceOf(faction, viewer)];
      return piece((at.x + 0.5) * cell, (at.y + 0.5) * cell, cell / 2 + 1.5, shape, { fill: colour });
    }),
    rect(box(frame.x * cell, frame.y * cell, frame.columns * cell, frame.rows * cell), {
      stroke: COLOURS.text,
      thick: 1.5,
    }),
  ];
  const isBelow = land.width === bounds.width;
  const first = isBelow
    ? { x: bounds.x + 12, y: bounds.y + land.height }
    : { x: bounds.x + land.width + 4, y: bounds.y + (bounds.height - key.length * KEY_ROW) / 2 };
  const columnsOfKey = isBelow ? across : 1;
  const style = { size: FONT_SIZES.small, minSize: FONT_SIZES.min, colour: COLOURS.soft, narrow: true } as const;
  const [left, top] = [bounds.x + (land.width - columns * cell) / 2, bounds.y + (land.height - rows * cell) / 2];
  return [
    group(items, { x: Math.floor(left), y: Math.floor(top) }),
    ...key.flatMap(([words, draw], at) => {
      const x = first.x + (at % columnsOfKey) * (bounds.width / 2);
      const y = first.y + Math.floor(at / columnsOfKey) * KEY_ROW;
      return [
        draw(x + 4, y + KEY_ROW / 2),
        text(box(x + 13, y, isBelow ? bounds.width / across - 26 : KEY - 17, KEY_ROW), say(words, language), style),
      ];
    }),
  ];
}
