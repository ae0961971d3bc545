import { type Language, nameOf, type Reader, say, type Text, type Viewer } from '@longtable/kit';
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
import type { FieldName } from '../../rules/fields.ts';
import type { Point } from '../../rules/grid.ts';
import { fieldsOfKind } from '../../rules/match/board.ts';
import { isPlayer, peopleOnBoard } from '../../rules/match/people.ts';
import type { Person, State } from '../../state.ts';
import { texts } from '../../words/texts.ts';
import { type Frame, sizeOf } from '../grid.ts';
import { furniture } from './floor.ts';
import { ALLEGIANCE_STYLES, type Allegiance, allegianceOf, type Caption, glass, personEntry } from './people.ts';
import { fog, lying, reachableField, safe, theCat, theJanitor } from './things.ts';

const SIGN = 22;
/** Heights of a person and of a sign in the legend, in pixels. */
const [PERSON, THING] = [23, 24];
/** Numbers of columns of people and of signs below the map. */
const [PEOPLE_COLUMNS, SIGN_COLUMNS] = [6, 4];

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

/** Draws the names of people below the map, and a row of signs. */
export function legend(
  y: number,
  { viewer, language }: Reader,
  { people, signs, caption }: LegendParts,
): { height: number; items: Item[] } {
  const lines = Math.ceil(people.length / PEOPLE_COLUMNS);
  const low = signs.length > 0 ? THING + 2 : 0;
  const bounds = box(10, y + 3, PICTURE_WIDTH - 20, lines * PERSON);
  const height = (lines > 0 ? bounds.height + 5 : 0) + low;
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
      ...drawSigns({ ...bounds, y: y + height - low + 1, height: Math.min(low, THING) }, signs, SIGN_COLUMNS, language),
    ],
  };
}

/** Returns the number of signs that fit a box. */
export function signsIn({ height }: Box, across: number): number {
  return across * Math.floor(height / THING);
}

/** Draws as many signs as fit, with their meaning. */
export function drawSigns(bounds: Box, signs: readonly LegendEntry[], across: number, language: Language): Item[] {
  const step = bounds.width / across;
  const style = { size: FONT_SIZES.small, weight: 500, colour: COLOURS.soft, minSize: FONT_SIZES.min } as const;
  return signs.slice(0, signsIn(bounds, across)).flatMap(([, words, draw], at) => {
    const [x, y] = [bounds.x + (at % across) * step, bounds.y + Math.floor(at / across) * THING];
    const mayCut = typeof words === 'string' ? true : undefined;
    return [...draw(x + 1, y + 1), text(box(x + 28, y, step - 34, THING), say(words, language), { ...style, mayCut })];
  });
}

/**
 * Returns the entries of the signs on the visible part of the map. Players know their own side by the team beside the
 * map.
 */
export function signsOn(state: State, reader: Reader, frame: Frame, isWalking: boolean): LegendEntry[] {
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
    ...(isPlaying ? [] : [side('own', nameOf(reader, 0))]),
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
    [isField('BAR_SEAT'), texts.legend.seatHeals, (x, y) => [furniture('BAR_SEAT', x, y, SIGN)]],
    [isField('FIREPLACE'), texts.legend.fireDries, (x, y) => [furniture('FIREPLACE', x, y, SIGN)]],
    [isField('ROULETTE_TABLE'), texts.legend.roulette, (x, y) => [furniture('ROULETTE_TABLE', x, y, SIGN)]],
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
export function overview(bounds: Box, state: State, viewer: Viewer, frame: Frame): Item[] {
  const { board, cat } = state;
  const { columns, rows } = sizeOf(state);
  const room = Math.min(bounds.width / columns, bounds.height / rows);
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
  const [x, y] = [bounds.x + (bounds.width - columns * cell) / 2, bounds.y + (bounds.height - rows * cell) / 2].map(
    Math.floor,
  );
  return [group(items, { x, y })];
}
