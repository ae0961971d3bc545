import type { Seat } from '../../kit/game.ts';
import { type Box, columns, inset, type Shape, type Tone } from '../../kit/picture/ink.ts';
import { label, lines } from '../../kit/picture/lettering.ts';
import { badge, bar, grid, polygon, rectangle } from '../../kit/picture/shapes.ts';
import { type Block, sheet } from '../../kit/picture/sheet.ts';
import { isYou, nameOf, ownedBy, type Reader } from '../../kit/reader.ts';
import { say } from '../../kit/text.ts';
import { COLUMNS, type Field, fieldName, rowOf, SIZE } from '../fields.ts';
import {
  type Card,
  LIFE_POINTS,
  type Piece,
  pieceOn,
  rivalOf,
  type State,
  teamOf,
  type Unit,
  unitOn,
} from '../state.ts';
import { isKnown, shortName, valuesOf } from '../words/names.ts';
import { seenFrom } from './board.ts';
import { type Marks, marksOf } from './marks.ts';

const BOARD = 30 + SIZE * 88;
/** Names of units are cut to this many columns. */
const NAME = 22;
/** The height of a card in the hand. */
const CARD = 38;

/** The board from a reader's side, the units with the values they can see, and the reader's own hand. */
export function picture(state: State, reader: Reader, partial = ''): string {
  const side: Seat = reader.viewer === 1 ? 1 : 0;
  const marks = marksOf(state, partial);
  return sheet([
    standing(state, rivalOf(side), reader),
    { height: BOARD, draw: (box) => board(state, side, reader, marks, box) },
    standing(state, side, reader),
    ...unitList(state, side, reader),
    ...[rivalOf(side), side].flatMap((seat) => hand(state, seat, reader)),
  ]);
}

const toneOf = (team: Seat): Tone => (team === 0 ? 'own' : 'other');
const letterOf = (team: Seat): string => (team === 0 ? 'x' : 'y');

/** A team's letter, name, life points and deck. */
function standing(state: State, seat: Seat, reader: Reader): Block {
  const { lp, deck } = teamOf(state, seat);
  const isOn = state.winner === null && !reader.open && state.turn === seat;
  const cards = say({ en: `deck ${deck.length}`, de: `Deck ${deck.length}` }, reader.language);
  return {
    height: 40,
    draw: (box) =>
      badge({ ...box, width: 40 }, letterOf(seat), toneOf(seat)) +
      label({ ...box, x: box.x + 52, width: 250 }, `${isOn ? '▶ ' : ''}${nameOf(reader, seat)}`, {
        size: 27,
        weight: isOn ? 'bold' : 'regular',
      }) +
      bar({ x: box.x + 316, y: box.y + 4, width: 210, height: 32 }, lp, LIFE_POINTS) +
      label({ ...box, x: box.x + 540, width: 140 }, cards, { size: 24, tone: 'soft', align: 'right' }),
  };
}

function board(state: State, side: Seat, reader: Reader, marks: Marks, box: Box): Shape {
  const fields = seenFrom(side);
  const heads = fields[0]!.map((field) => COLUMNS[field % SIZE]!);
  const sides = fields.map((row) => String(rowOf(row[0]!) + 1));
  return grid(box, { columns: SIZE, rows: SIZE, heads, sides }, (column, row, cell) =>
    drawField(state, fields[row]![column]!, reader, marks, cell),
  );
}

function drawField(state: State, field: Field, reader: Reader, { actor, targets }: Marks, cell: Box): Shape {
  const piece = pieceOn(state, field);
  const ground = rectangle(inset(cell, 2), { fill: 'panel' });
  const isTarget = targets.includes(field);
  const target = isTarget ? rectangle(inset(cell, 4), { stroke: 'good', radius: 8, thick: 5 }) : '';
  if (!piece) return ground + target + (isTarget ? label(cell, '+', { size: 40, tone: 'good', align: 'middle' }) : '');
  const acting = field === actor ? rectangle(inset(cell, 4), { stroke: 'gold', radius: 8, thick: 5 }) : '';
  const body = piece.kind === 'king' ? king(piece.team, cell) : unit(piece, reader, cell);
  return ground + body + ready(state, piece, cell) + target + acting;
}

/** Team x is square, team y has cut corners. */
const SHAPES = {
  x: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  y: [
    [0.2, 0],
    [0.8, 0],
    [1, 0.2],
    [1, 0.8],
    [0.8, 1],
    [0.2, 1],
    [0, 0.8],
    [0, 0.2],
  ],
} as const;

function king(team: Seat, cell: Box): Shape {
  const inner = inset(cell, 11);
  const crown = polygon(
    inner,
    [
      [0, 0.3],
      [0.25, 0.52],
      [0.5, 0.08],
      [0.75, 0.52],
      [1, 0.3],
      [0.88, 1],
      [0.12, 1],
    ],
    { fill: toneOf(team), stroke: 'dark', thick: 3 },
  );
  const letter = letterOf(team).toUpperCase();
  return (
    crown +
    label({ ...inner, y: inner.y + inner.height * 0.46, height: inner.height * 0.5 }, letter, {
      size: 30,
      weight: 'bold',
      tone: 'dark',
      align: 'middle',
    })
  );
}

/** Attack over defence. A face-down unit is hollow, and shows its values only to readers who can see them. */
function unit(piece: Unit, reader: Reader, cell: Box): Shape {
  const inner = inset(cell, 10);
  const tone = toneOf(piece.team);
  const shape = SHAPES[piece.team === 0 ? 'x' : 'y'];
  const body = piece.up
    ? polygon(inner, shape, { fill: tone, stroke: 'dark' })
    : polygon(inner, shape, { fill: 'dark', stroke: tone, thick: 4 });
  const ink: Tone = piece.up ? 'dark' : tone;
  if (!isKnown(piece, reader))
    return body + label(inner, '?', { size: 44, weight: 'bold', tone: ink, align: 'middle' });
  const half = { x: inner.x + 3, width: inner.width - 6, height: inner.height / 2 - 4 };
  const line = rectangle(
    { x: inner.x + 12, y: inner.y + inner.height / 2 - 1, width: inner.width - 24, height: 2 },
    { fill: ink },
  );
  const value = (y: number, number: number) =>
    label({ ...half, y }, String(number), { size: 24, weight: 'bold', tone: ink, align: 'middle' });
  return body + line + value(inner.y + 4, piece.card.atk) + value(inner.y + inner.height / 2, piece.card.def);
}

/** In its corner: a shield where a unit blocks, a star where it can still move. */
function ready(state: State, piece: Piece, cell: Box): Shape {
  const corner = { x: cell.x + cell.width - 26, y: cell.y - 3, width: 28, height: 28 };
  if (piece.kind === 'unit' && piece.blocks)
    return (
      polygon(
        inset(corner, 1),
        [
          [0.05, 0.05],
          [0.95, 0.05],
          [0.95, 0.55],
          [0.5, 1],
          [0.05, 0.55],
        ],
        { fill: 'text', stroke: 'dark' },
      ) + label({ ...corner, height: 24 }, 'b', { size: 20, weight: 'bold', tone: 'dark', align: 'middle' })
    );
  const isReady = piece.team === state.turn && !piece.moved && state.winner === null;
  return isReady ? label(corner, '★', { size: 26, tone: 'gold', align: 'middle', edged: true }) : '';
}

/** The names of the units, the reader's own on the left. */
function unitList(state: State, side: Seat, reader: Reader): Block[] {
  const found = (team: Seat) =>
    seenFrom(side)
      .flat()
      .filter((field) => unitOn(state, field)?.team === team)
      .map((field) => {
        const one = unitOn(state, field)!;
        const name = isKnown(one, reader)
          ? shortName(one.card, reader.language, NAME)
          : say({ en: 'face down', de: 'verdeckt' }, reader.language);
        return `${fieldName(field)} ${name}`;
      });
  const [own, others] = [found(side), found(rivalOf(side))];
  const rows = Math.max(own.length, others.length);
  if (rows === 0) return [];
  return [
    {
      height: rows * 29,
      draw: (box) =>
        columns(box, 2, 16)
          .map((half, index) => {
            const team = index === 0 ? side : rivalOf(side);
            return (
              rectangle({ ...half, width: 5 }, { fill: toneOf(team), radius: 2 }) +
              lines({ ...inset(half, 14, 0), width: half.width - 16 }, index === 0 ? own : others, {
                size: 22,
                leading: 29,
              })
            );
          })
          .join(''),
    },
  ];
}

/** The reader's own cards; other hands once the game is open. */
function hand(state: State, seat: Seat, reader: Reader): Block[] {
  const cards = teamOf(state, seat).hand;
  if ((!isYou(reader, seat) && !reader.open) || cards.length === 0) return [];
  const title = isYou(reader, seat)
    ? say({ en: 'Your hand', de: 'Deine Hand' }, reader.language)
    : say({ en: `${ownedBy(reader, seat)} hand`, de: `${ownedBy(reader, seat)} Hand` }, reader.language);
  return [
    {
      height: 28 + CARD * cards.length,
      draw: (box) =>
        label({ ...box, height: 26 }, title, { size: 22, tone: 'soft' }) +
        cards
          .map((card, index) =>
            handCard({ ...box, y: box.y + 28 + index * CARD, height: CARD }, card, index, seat, reader),
          )
          .join(''),
    },
  ];
}

function handCard(box: Box, card: Card, index: number, seat: Seat, { language }: Reader): Shape {
  const { x, y } = box;
  return (
    rectangle({ ...box, height: CARD - 4 }, { fill: 'panel', radius: 8 }) +
    badge({ x: x + 4, y: y + 3, width: 32, height: CARD - 10 }, String(index + 1), toneOf(seat)) +
    label({ x: x + 46, y, width: 150, height: CARD - 4 }, valuesOf(card), { size: 24, weight: 'bold' }) +
    label({ x: x + 206, y, width: box.width - 214, height: CARD - 4 }, shortName(card, language, 34), { size: 24 })
  );
}
