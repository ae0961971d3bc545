import type { Viewer } from '../../kit/game.ts';
import { around, box } from '../../kit/picture/box.ts';
import type { Item } from '../../kit/picture/items.ts';
import { icon, medallion, piece, rect, text } from '../../kit/picture/make.ts';
import { fade, SIZES, TONES, WIDTH } from '../../kit/picture/palette.ts';
import { coordinates } from '../../kit/picture/parts.ts';
import { SIGNS } from '../../kit/picture/signs.ts';
import { columnName, type Point } from '../rules/grid.ts';
import { present } from '../rules/match/people.ts';
import type { Board, Present, State } from '../state.ts';
import type { Frame } from './grid.ts';
import { gadgetIcon, THINGS } from './icons.ts';
import { CELL, floor } from './picture-floor.ts';
import { glass, LOOKS, lettersFor, portrait, type Standing, standingOf } from './picture-people.ts';

/** What the agent who acts can do: fields to walk to, and targets of a line that is begun. */
export interface Reach {
  readonly fields: readonly Point[];
  readonly targets: readonly Point[];
}

/** What a reader knows of a safe. */
type SafeState = 'closed' | 'known' | 'open';

const HALF = CELL / 2;

/** The part of the casino within a frame, as high as its rows: ground, reach, things, people, fog; later covers earlier. */
export function drawMap(
  state: State,
  viewer: Viewer,
  marks: ReadonlyMap<number, string>,
  frame: Frame,
  top: number,
  reach: Reach,
): Item[] {
  const { board, cat, janitor, active } = state;
  const left = Math.round((WIDTH + 22 - frame.columns * CELL) / 2);
  const map = box(left, top, frame.columns * CELL, frame.rows * CELL);
  /** Draws what is in the frame, from the corner of its field. */
  const on = <T>(list: readonly T[], at: (one: T) => Point, draw: (one: T, x: number, y: number) => Item[]): Item[] =>
    list.flatMap((one) => {
      const { x, y } = at(one);
      const isInside = x >= frame.x && y >= frame.y && x < frame.x + frame.columns && y < frame.y + frame.rows;
      return isInside ? draw(one, left + (x - frame.x) * CELL, top + (y - frame.y) * CELL) : [];
    });
  const its = ({ at }: { at: Point }) => at;
  const itself = (at: Point) => at;
  const safes = safesKnown(state, viewer);
  const people = present(state).sort((a, b) => Number(a.id === active) - Number(b.id === active));
  return [
    ...coordinates(
      map,
      Array.from({ length: frame.columns }, (_, at) => columnName(frame.x + at)),
      Array.from({ length: frame.rows }, (_, at) => String(frame.y + at + 1)),
    ),
    floor(state, frame, left, top),
    ...on(board.tables, its, table),
    ...on(board.safes, its, ({ number }, x, y) => safe(number, safes(number), x, y)),
    ...on(reach.fields, itself, reachable),
    ...on(board.cocktails, its, ({ cocktail }, x, y) => glass(x + HALF, y + CELL * 0.46, CELL * 0.7, cocktail)),
    ...on(board.lying, its, ({ item }, x, y) => [
      icon(gadgetIcon(item.gadget), x + HALF, y + HALF, CELL * 0.76, { tone: TONES.gold, edge: 2.5 }),
    ]),
    ...(cat ? on([cat], itself, theCat) : []),
    ...(janitor ? on([janitor], itself, theJanitor) : []),
    ...on(people, its, (person, x, y) => figure(state, person, viewer, x, y)),
    ...on(reach.targets, itself, target),
    ...on(people, its, ({ id, faction }, x, y) => plate(marks, id, standingOf(faction, viewer), x, y)),
    ...on(board.fog, its, (_, x, y) => fog(x, y)),
  ];
}

/** What the reader's side knows of each safe; whoever sees both sides is shown what either knows. */
function safesKnown({ sides }: State, viewer: Viewer): (number: number) => SafeState {
  const known = viewer === 0 || viewer === 1 ? [sides[viewer]] : sides;
  return (number) => {
    if (known.some(({ opened }) => opened.includes(number))) return 'open';
    return known.some(({ combinations }) => combinations.includes(number)) ? 'known' : 'closed';
  };
}

function table({ chips, inverted, destroyed }: Board['tables'][number], x: number, y: number): Item[] {
  const [cx, cy] = [x + HALF, y + HALF];
  if (destroyed)
    return [
      piece(cx, cy, CELL * 0.49, 'circle', { fill: '#2b2d36', stroke: TONES.line }),
      icon(SIGNS.cancel, cx, cy, CELL * 0.55, { tone: TONES.soft }),
    ];
  return [
    ...(inverted ? [piece(cx, cy, CELL * 0.48, 'circle', { stroke: TONES.magic, thick: 3.5 })] : []),
    text(around(cx, cy + 0.5, CELL - 8), chips, { size: 21, weight: 700, align: 'centre', narrow: true, edge: 1.6 }),
  ];
}

/** A safe with its number: a key where the combination is known, gold with a tick once it was opened. */
export function safe(number: number, known: SafeState, x: number, y: number, size = CELL): Item[] {
  const isOpen = known === 'open';
  const corner = (sign: string, tone: `#${string}`) =>
    icon(sign, x + size * 0.86, y + size * 0.2, size * 0.46, { tone, edge: 2.2 });
  return [
    rect(box(x + 1.5, y + 2.5, size - 3, size - 2.5), { fill: '#000000a0', radius: size * 0.14 }),
    rect(box(x + 1.5, y + 1.5, size - 3, size - 3.5), {
      fill: { down: isOpen ? ['#ffe3a0', '#d19a2e'] : ['#9aa6ba', '#566073'] },
      stroke: isOpen ? '#7a5510' : TONES.gold,
      thick: Math.max(1.6, size * 0.07),
      radius: size * 0.14,
    }),
    text(box(x + 3, y, size - 6, size), number, {
      size: Math.max(18, Math.round(size * 0.56)),
      weight: 700,
      align: 'centre',
      tone: isOpen ? '#3a2705' : '#ffffff',
      edge: isOpen ? undefined : 1.6,
    }),
    ...(known === 'known' ? [corner(THINGS.combination, TONES.gold)] : []),
    ...(isOpen ? [corner(SIGNS.calm, '#ffffff')] : []),
  ];
}

/** A field that can be walked to. */
export function reachable(_: unknown, x: number, y: number, size = CELL): Item[] {
  return [
    rect(box(x + 1.5, y + 1.5, size - 3, size - 3), {
      fill: fade(TONES.own, 0.2),
      stroke: fade(TONES.own, 0.55),
      thick: 1.2,
    }),
    piece(x + size / 2, y + size / 2, size * 0.13, 'circle', { fill: '#d7ebff' }),
  ];
}

function target(_: unknown, x: number, y: number): Item[] {
  return [
    rect(box(x + 1.5, y + 1.5, CELL - 3, CELL - 3), {
      fill: fade(TONES.bad, 0.16),
      stroke: TONES.bad,
      thick: 2.5,
      radius: 6,
    }),
  ];
}

/** The cat. */
export function theCat(_: unknown, x: number, y: number, size = CELL): Item[] {
  return [icon(THINGS.cat, x + size / 2, y + size * 0.48, size * 0.96, { tone: '#ffffff', to: '#dfe6f5', edge: 2.2 })];
}

/** The janitor. */
export function theJanitor(_: unknown, x: number, y: number, size = CELL): Item[] {
  const look = { shape: 'diamond', tone: TONES.bad, deep: '#5a1420', icon: THINGS.janitor, scale: 1.25 } as const;
  return [medallion(x + size / 2, y + size / 2, size * 0.44, 'none', look)];
}

/** A veil. */
export function fog(x: number, y: number, size = CELL): Item[] {
  return [
    rect(box(x, y, size, size), { fill: '#aeb6c8b0' }),
    icon(THINGS.fog, x + size / 2, y + size / 2, size * 0.8, { tone: '#5b6377' }),
  ];
}

/** A person: emblem in the outline of their side, a glass in the upper corner. */
function figure(state: State, { id, faction, cocktail }: Present, viewer: Viewer, x: number, y: number): Item[] {
  const isActive = id === state.active;
  return [
    portrait(x + HALF, y + HALF - 2, CELL * 0.46, state, id, standingOf(faction, viewer), { active: isActive }),
    ...(cocktail ? glass(x + CELL - 5, y + 5, 20, cocktail) : []),
  ];
}

/** The letters of a person, which nobody who stands below covers. */
function plate(marks: ReadonlyMap<number, string>, id: number, standing: Standing, x: number, y: number): Item[] {
  const place = box(x + HALF - 14, y + CELL - 15, 28, 18);
  return [
    rect(place, { fill: LOOKS[standing].tone, stroke: TONES.night, thick: 1.5, radius: 5 }),
    text(place, lettersFor(marks, id, standing), {
      size: SIZES.small,
      weight: 700,
      align: 'centre',
      tone: TONES.night,
      narrow: true,
      least: 14,
    }),
  ];
}
