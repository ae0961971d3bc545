import {
  around,
  box,
  COLOURS,
  type Colour,
  fade,
  type Item,
  icon,
  medallion,
  piece,
  rect,
  SIGNS,
  text,
} from '@longtable/kit/picture';
import type { Board } from '../../state.ts';
import { gadgetIcon, THINGS } from '../icons.ts';
import { CELL } from './floor.ts';

/** A reader's knowledge of a safe. */
export type SafeState = 'closed' | 'known' | 'open';

/** Draws the state of a roulette table: chips, a violet rim for a prism, a cross if it is wrecked. */
export function table({ chips, inverted, destroyed }: Board['tables'][number], x: number, y: number): Item[] {
  const [cx, cy] = [x + CELL / 2, y + CELL / 2];
  if (destroyed)
    return [
      piece(cx, cy, CELL * 0.49, 'circle', { fill: '#2b2d36', stroke: COLOURS.line }),
      icon(SIGNS.cancel, cx, cy, CELL * 0.55, { colour: COLOURS.soft }),
    ];
  return [
    ...(inverted ? [piece(cx, cy, CELL * 0.48, 'circle', { stroke: COLOURS.magic, thick: 3.5 })] : []),
    text(around(cx, cy + 0.5, CELL - 8), chips, { size: 21, weight: 700, align: 'centre', narrow: true, edge: 1.6 }),
  ];
}

/** Draws a safe with its number: a key if the combination is known, gold with a tick if it is open. */
export function safe(number: number, known: SafeState, x: number, y: number, size = CELL): Item[] {
  const isOpen = known === 'open';
  const corner = (sign: string, colour: Colour) =>
    icon(sign, x + size * 0.86, y + size * 0.2, size * 0.46, { colour, edge: 2.2 });
  return [
    rect(box(x + 1.5, y + 2.5, size - 3, size - 2.5), { fill: '#000000a0', radius: size * 0.14 }),
    rect(box(x + 1.5, y + 1.5, size - 3, size - 3.5), {
      fill: { down: isOpen ? ['#ffe3a0', '#d19a2e'] : ['#9aa6ba', '#566073'] },
      stroke: isOpen ? '#7a5510' : COLOURS.gold,
      thick: Math.max(1.6, size * 0.07),
      radius: size * 0.14,
    }),
    text(box(x + 3, y, size - 6, size), number, {
      size: Math.max(18, Math.round(size * 0.56)),
      weight: 700,
      align: 'centre',
      colour: isOpen ? '#3a2705' : '#ffffff',
      edge: isOpen ? undefined : 1.6,
    }),
    ...(known === 'known' ? [corner(THINGS.combination, COLOURS.gold)] : []),
    ...(isOpen ? [corner(SIGNS.calm, '#ffffff')] : []),
  ];
}

/** Draws a field in walking reach. */
export function reachableField(_: unknown, x: number, y: number, size = CELL): Item[] {
  return [
    rect(box(x + 1.5, y + 1.5, size - 3, size - 3), {
      fill: fade(COLOURS.own, 0.2),
      stroke: fade(COLOURS.own, 0.55),
      thick: 1.2,
    }),
    piece(x + size / 2, y + size / 2, size * 0.13, 'circle', { fill: '#d7ebff' }),
  ];
}

/** Draws a target of a partial line. */
export function target(_: unknown, x: number, y: number): Item[] {
  return [
    rect(box(x + 1.5, y + 1.5, CELL - 3, CELL - 3), {
      fill: fade(COLOURS.bad, 0.16),
      stroke: COLOURS.bad,
      thick: 2.5,
      radius: 6,
    }),
  ];
}

/** Draws a gadget on the floor. */
export function lying(gadget: string, x: number, y: number, size = CELL): Item[] {
  return [icon(gadgetIcon(gadget), x + size / 2, y + size / 2, size * 0.76, { colour: COLOURS.gold, edge: 2.5 })];
}

export function theCat(_: unknown, x: number, y: number, size = CELL): Item[] {
  return [
    icon(THINGS.cat, x + size / 2, y + size * 0.48, size * 0.96, { colour: '#ffffff', to: '#dfe6f5', edge: 2.2 }),
  ];
}

export function theJanitor(_: unknown, x: number, y: number, size = CELL): Item[] {
  const style = { shape: 'diamond', colour: COLOURS.bad, deep: '#5a1420', icon: THINGS.janitor, scale: 1.25 } as const;
  return [medallion(x + size / 2, y + size / 2, size * 0.44, 'none', style)];
}

/** Draws fog over a field. A wall stays visible. */
export function fog(x: number, y: number, size = CELL, isOverWall = false): Item[] {
  if (isOverWall) return [rect(box(x, y, size, size), { fill: '#aeb6c860' })];
  return [
    rect(box(x, y, size, size), { fill: '#aeb6c8b0' }),
    icon(THINGS.fog, x + size / 2, y + size / 2, size * 0.8, { colour: '#5b6377' }),
  ];
}
