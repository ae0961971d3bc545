import {
  type Box,
  box,
  COLOURS,
  type Colour,
  piece as disc,
  FONT_SIZES,
  fade,
  type Item,
  icon,
  inset,
  mix,
  panel,
  rect,
  sideStyle,
  text,
} from '@longtable/kit/picture';
import { partsOf } from '../rules/union.ts';
import type { Card, Piece, Unit } from '../state.ts';
import { iconOfCard, THINGS } from './icons.ts';
import { colourOf, drawBadge, radiusOf, type TargetEffect } from './picture-land.ts';

export interface PieceStatus {
  /** Whether the reader can see which unit it is. */
  readonly known: boolean;
  /** Whether the piece can still move this turn. */
  readonly ready: boolean;
  /** Whether its team has lost. */
  readonly lost: boolean;
  /** Effect of the partial line on the piece. Absent if it is not a possible target. */
  readonly effect?: TargetEffect | undefined;
  readonly danger?: readonly [icon: string, colour: Colour] | undefined;
}

/** Draws a piece on its field: round corners for the first team, cut ones for the second. */
export function drawPiece(cell: Box, piece: Piece, look: PieceStatus): Item[] {
  const bounds = inset(cell, 3);
  const body = piece.kind === 'king' ? king(bounds, piece.team, look) : unit(bounds, piece, look);
  return [...body, ...corners(bounds, piece, look), ...(look.effect ? drawBadge(bounds, look.effect) : [])];
}

function king(bounds: Box, team: number, { lost, effect }: PieceStatus): Item[] {
  const { colour, deep } = sideStyle(team);
  const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  if (lost)
    return [
      panel(bounds, { side: team, colour: fade(colour, 0.5), fill: '#1a1c22' }),
      icon(THINGS.King, x, y + 3, 42, { colour: mix(colour, COLOURS.night, 0.45), turn: 24 }),
    ];
  return [
    panel(bounds, { side: team, fill: mix(deep, colour, 0.25), ...border(team, effect) }),
    icon(THINGS.King, x, y - 1, 46, { colour: mix(colour, '#ffffff', 0.45), to: colour, edge: 2.5 }),
  ];
}

function border(team: number, effect: TargetEffect | undefined) {
  return { radius: radiusOf(team), thick: effect ? 4 : 2.5, ...(effect && { colour: colourOf(effect) }) };
}

/** Draws the icon on the left and attack over defence on the right. A face-down unit is hatched. */
function unit(bounds: Box, { team, up, card }: Unit, { known, effect }: PieceStatus): Item[] {
  const { x, y, width, height } = bounds;
  const { colour, deep } = sideStyle(team);
  const fill = up ? mix(deep, colour, 0.12) : '#14161d';
  const down = { hatch: fade(colour, 0.2), dash: [7, 4] };
  const body = panel(bounds, { side: team, fill, ...border(team, effect), ...(!up && down) });
  if (known) return [body, ...values(bounds, card, team, fill)];
  return [
    body,
    icon(THINGS['face-down unit'], x + width / 2 - 13, y + height / 2, 31, { colour: fade(colour, 0.85) }),
    text(box(x + width / 2 + 4, y, 24, height), '?', { size: 34, weight: 700, colour, align: 'centre' }),
  ];
}

/** Draws a card's icon and values in a box of a piece's height. */
export function values(bounds: Box, card: Card, team: number, ground: Colour): Item[] {
  const { x, y, width, height } = bounds;
  const { colour } = sideStyle(team);
  const numbers = { x: x + width - 47, width: 43, height: 22 };
  const look = { size: 21, weight: 700, align: 'right', narrow: true, edge: 2, edgeColour: ground } as const;
  return [
    icon(iconOfCard(card), x + 16, y + height / 2, 27, { colour: mix(colour, '#ffffff', 0.72) }),
    text({ ...numbers, y: y + height / 2 - 22 }, signed(card.atk), look),
    rect(box(x + width - 39, y + height / 2, 34, 1.5), { fill: fade(colour, 0.6) }),
    text({ ...numbers, y: y + height / 2 + 1 }, signed(card.def), { ...look, colour: COLOURS.defence }),
  ];
}

/** Formats a value, with a typographic minus sign if it is negative. A union can have a negative value. */
export function signed(value: number): string {
  return String(value).replace('-', '−');
}

/**
 * Draws the corner marks: a shield for blocking, a gold dot for a possible move, the number of units added to a union,
 * and a danger.
 */
function corners({ x, y, width, height }: Box, piece: Piece, { known, ready, danger }: PieceStatus): Item[] {
  const blocks = piece.kind === 'unit' && piece.blocks;
  const joined = piece.kind === 'unit' && known ? partsOf(piece.card).length - 1 : 0;
  return [
    ...(ready
      ? [disc(x + 4, y + (blocks ? 24 : 4), 6.5, 'circle', { fill: COLOURS.gold, stroke: COLOURS.night })]
      : []),
    ...(blocks ? [icon(THINGS.blocks, x + 6, y + 5, 23, { colour: '#ffffff', edge: 2.5 })] : []),
    ...(joined > 0 ? tag(box(x - 2, y + height - 15, 27, 18), `+${joined}`) : []),
    ...(danger ? [icon(danger[0], x + width - 13, y + height - 12, 25, { colour: danger[1], edge: 2.5 })] : []),
  ];
}

function tag(bounds: Box, words: string): Item[] {
  return [
    rect(bounds, { fill: COLOURS.night, radius: 5 }),
    text(bounds, words, { size: FONT_SIZES.small, weight: 700, colour: COLOURS.gold, align: 'centre', narrow: true }),
  ];
}
