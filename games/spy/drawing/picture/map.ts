import type { Viewer } from '@longtable/kit';
import { box, COLOURS, coordinates, FONT_SIZES, type Item, place, rect, text } from '@longtable/kit/picture';
import { safePlace } from '../../blows.ts';
import { fieldIn } from '../../rules/fields.ts';
import { columnName, type Point } from '../../rules/grid.ts';
import { nameOf, peopleOnBoard } from '../../rules/match/people.ts';
import type { PersonOnBoard, State } from '../../state.ts';
import type { Frame } from '../grid.ts';
import { CELL, floor, WINDOW } from './floor.ts';
import { ALLEGIANCE_STYLES, type Allegiance, allegianceOf, displayLetters, glass, portrait } from './people.ts';
import { fog, lying, reachableField, type SafeState, safe, table, target, theCat, theJanitor } from './things.ts';

/** The fields the active agent can walk to, and the targets of a partial line. */
export interface Reach {
  readonly fields: readonly Point[];
  readonly targets: readonly Point[];
}

const HALF = CELL / 2;
/** Height of the letters of a person, and how far they reach into the field below. In the last row they do not. */
const PLATE_HEIGHT = 17;
const PLATE_OVERHANG = 3;
/** The area of the largest section, in pixels. */
export const AREA = box(21, 60, WINDOW.columns * CELL, WINDOW.rows * CELL);

/**
 * Draws the section of the casino within a frame: ground, objects, fog, reach, people. Later layers cover earlier ones.
 */
export function drawMap(
  state: State,
  viewer: Viewer,
  marks: ReadonlyMap<number, string>,
  frame: Frame,
  reach: Reach,
): Item[] {
  const { board, cat, janitor, active } = state;
  const left = Math.round(AREA.x + (AREA.width - frame.columns * CELL) / 2);
  const top = AREA.y;
  const map = box(left, top, frame.columns * CELL, frame.rows * CELL);
  /** Draws those elements that are within the frame, at the corners of their fields. */
  const on = <T>(list: readonly T[], at: (one: T) => Point, draw: (one: T, x: number, y: number) => Item[]): Item[] =>
    list.flatMap((one) => {
      const { x, y } = at(one);
      const isInside = x >= frame.x && y >= frame.y && x < frame.x + frame.columns && y < frame.y + frame.rows;
      return isInside ? draw(one, left + (x - frame.x) * CELL, top + (y - frame.y) * CELL) : [];
    });
  const its = ({ at }: { at: Point }) => at;
  const itself = (at: Point) => at;
  const fieldBox = ({ x, y }: Point) => {
    const isInside = x >= frame.x && y >= frame.y && x < frame.x + frame.columns && y < frame.y + frame.rows;
    return box(left + (x - frame.x) * CELL, top + (y - frame.y) * CELL, isInside ? CELL : 0, isInside ? CELL : 0);
  };
  const safes = knownSafeStates(state, viewer);
  const people = peopleOnBoard(state).sort((a, b) => Number(a.id === active) - Number(b.id === active));
  return [
    ...coordinates(
      map,
      Array.from({ length: frame.columns }, (_, at) => columnName(frame.x + at)),
      Array.from({ length: frame.rows }, (_, at) => String(frame.y + at + 1)),
    ),
    floor(state, frame, left, top),
    ...people.map(({ id, at }) => place(fieldBox(at), nameOf(state, id))),
    ...board.safes.map(({ number, at }) => place(fieldBox(at), safePlace(number))),
    ...on(board.tables, its, table),
    ...on(board.safes, its, ({ number }, x, y) => safe(number, safes(number), x, y)),
    ...on(board.cocktails, its, ({ cocktail }, x, y) => glass(x + HALF, y + CELL * 0.46, CELL * 0.7, cocktail)),
    ...on(board.lying, its, ({ item }, x, y) => lying(item.gadget, x, y)),
    ...on(board.fog, its, ({ at: { x: column, y: row } }, x, y) =>
      fog(x, y, CELL, fieldIn(board.rows[row], column) === 'WALL'),
    ),
    ...on(reach.fields, itself, reachableField),
    ...(cat ? on([cat], itself, theCat) : []),
    ...(janitor ? on([janitor], itself, theJanitor) : []),
    ...on(people, its, (person, x, y) => figure(state, person, viewer, x, y)),
    ...on(reach.targets, itself, target),
    ...on(people, its, ({ id, faction }, x, y) =>
      plate(marks, id, allegianceOf(faction, viewer), x, Math.min(y, map.y + map.height - CELL - PLATE_OVERHANG)),
    ),
  ];
}

/**
 * Returns a function for the state of a safe by number, as the viewer's side knows it. Spectators see what either side
 * knows.
 */
function knownSafeStates({ sides }: State, viewer: Viewer): (number: number) => SafeState {
  const visibleSides = viewer === 0 || viewer === 1 ? [sides[viewer]] : sides;
  return (number) => {
    if (visibleSides.some(({ opened }) => opened.includes(number))) return 'open';
    return visibleSides.some(({ combinations }) => combinations.includes(number)) ? 'known' : 'closed';
  };
}

/** Draws a person: emblem in the outline of their side, and a cocktail in the upper corner. */
function figure(state: State, { id, faction, cocktail }: PersonOnBoard, viewer: Viewer, x: number, y: number): Item[] {
  const isActive = id === state.active;
  return [
    portrait(x + HALF, y + HALF - 2, CELL * 0.46, state, id, allegianceOf(faction, viewer), { active: isActive }),
    ...(cocktail ? glass(x + CELL - 4, y + 4, 18, cocktail) : []),
  ];
}

/** Draws a person's letters on top, so that the person below does not cover them. */
function plate(marks: ReadonlyMap<number, string>, id: number, allegiance: Allegiance, x: number, y: number): Item[] {
  const bounds = box(x + HALF - 14, y + CELL + PLATE_OVERHANG - PLATE_HEIGHT, 28, PLATE_HEIGHT);
  return [
    rect(bounds, { fill: ALLEGIANCE_STYLES[allegiance].colour, stroke: COLOURS.night, thick: 1.5, radius: 5 }),
    text(bounds, displayLetters(marks, id, allegiance), {
      size: FONT_SIZES.small,
      weight: 700,
      align: 'centre',
      colour: COLOURS.night,
      narrow: true,
      minSize: FONT_SIZES.min,
    }),
  ];
}
