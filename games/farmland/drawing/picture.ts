import { isYou, nameOf, type Reader, type Seat, say } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  cardBacks,
  compose,
  coordinates,
  type Item,
  layer,
  mix,
  numberTab,
  PICTURE_WIDTH,
  type Picture,
  panel,
  place,
  playerLine,
  rect,
  row,
  SIGNS,
  sideStyle,
  stat,
} from '@longtable/kit/picture';
import { COLUMNS, columnOf, type Field, fieldName, rowOf, SIZE } from '../fields.ts';
import { parsePartial } from '../menus/partials.ts';
import { dangerToKing } from '../rules/danger.ts';
import { LIFE_POINTS, type Piece, pieceOn, rivalOf, type State, teamOf } from '../state.ts';
import { isKnown } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { fieldsFrom, highlightsOf } from './board.ts';
import { THINGS } from './icons.ts';
import { CARD, drawCard } from './picture-card.ts';
import { CELL, drawLand, drawRing, drawTarget, effectOn } from './picture-land.ts';
import { drawPiece, type PieceStatus, values } from './picture-piece.ts';

const LEFT = 32;
/** Heights of the parts in pixels, from top to bottom. */
const HEIGHTS = { standing: 48, board: SIZE * CELL.height, letters: 22, hand: 132, openHand: 58 } as const;
const STEP = 108.5;

/**
 * Draws the board from the reader's side with the values they can see, and the reader's own hand. If the reader may see
 * everything, draws both hands.
 */
export function picture(state: State, reader: Reader, partial?: string): Picture {
  const below: Seat = reader.viewer === 1 ? 1 : 0;
  const above = rivalOf(below);
  // The choices depend on a hand that only its owner sees.
  const begun = isYou(reader, state.turn) && !reader.open ? partial : undefined;
  const top = (reader.open ? HEIGHTS.openHand : 0) + HEIGHTS.standing + 8;
  const bottom = top + HEIGHTS.board + HEIGHTS.letters + 2;
  const end = bottom + HEIGHTS.standing;
  const own = reader.open ? HEIGHTS.openHand : isYou(reader, below) ? HEIGHTS.hand : 6;
  return compose(
    end + own,
    ['#1b2318', '#171b22'],
    [
      ...(reader.open ? openHand(state, above, 6) : []),
      ...side(state, above, reader, top - HEIGHTS.standing - 4),
      ...board(state, below, reader, top, begun),
      ...side(state, below, reader, bottom),
      ...(reader.open ? openHand(state, below, end + 4) : []),
      ...(!reader.open && isYou(reader, below) ? hand(state, below, reader, end, begun) : []),
    ],
  );
}

const isOn = (state: State, reader: Reader) => state.winner === null && !reader.open;

function side(state: State, seat: Seat, reader: Reader, y: number): Item[] {
  const { lp, deck, hand: cards } = teamOf(state, seat);
  const look = { size: 22, colour: COLOURS.soft, sign: 26 } as const;
  const threatens = isOn(state, reader) && isYou(reader, seat) ? dangerToKing(state, seat).points : 0;
  return [
    ...playerLine(y, {
      side: seat,
      name: nameOf(reader, seat),
      icon: THINGS.player,
      life: lp,
      max: Math.max(LIFE_POINTS, lp),
      loss: Math.min(lp, threatens),
      turn: isOn(state, reader) && state.turn === seat,
      won: state.winner === seat,
      rest: [],
    }),
    ...(isYou(reader, seat) || reader.open ? [] : cardBacks(380, y, cards.length, seat)),
    row(box(478, y, 76, 48), stat(SIGNS.pile, deck.length, COLOURS.soft, look)),
  ];
}

function board(state: State, below: Seat, reader: Reader, y: number, partial: string | undefined): Item[] {
  const fields = fieldsFrom(below);
  const cells = new Map(
    fields.flatMap((line, down) =>
      line.map(
        (field, across) => [field, { x: LEFT + across * CELL.width, y: y + down * CELL.height, ...CELL }] as const,
      ),
    ),
  );
  const cellOf = (field: Field): Box => cells.get(field)!;
  const { actor, targets } = highlightsOf(state, partial);
  const effectAt = (field: Field) => effectOn(state, field, actor, partial);
  return [
    ground(fields, y),
    ...[...cells].map(([field, cell]) => place(cell, fieldName(field))),
    ...targets.flatMap((field) => drawTarget(cellOf(field), effectAt(field), pieceOn(state, field)?.team)),
    ...(actor === undefined ? [] : [drawRing(cellOf(actor), COLOURS.gold, state.turn)]),
    ...fields.flat().flatMap((field) => {
      const piece = pieceOn(state, field);
      const effect = targets.includes(field) ? effectAt(field) : undefined;
      return piece ? drawPiece(cellOf(field), piece, { ...statusOn(state, piece, reader), effect }) : [];
    }),
  ];
}

/** Draws the static parts below the pieces: the land and the names of its rows and columns. */
function ground(fields: ReturnType<typeof fieldsFrom>, y: number): Item {
  return layer(box(0, y, PICTURE_WIDTH, HEIGHTS.board + HEIGHTS.letters), [
    drawLand(LEFT, 0, fields),
    ...coordinates(
      box(LEFT, 0, SIZE * CELL.width, HEIGHTS.board),
      fields[0]!.map((field) => COLUMNS[columnOf(field)]!),
      fields.map((line) => String(rowOf(line[0]!) + 1)),
      'below',
    ),
  ]);
}

function statusOn(state: State, piece: Piece, reader: Reader): PieceStatus {
  const { kind, team, moved } = piece;
  return {
    known: kind === 'king' || isKnown(piece, reader),
    ready: isOn(state, reader) && team === state.turn && !moved,
    lost: state.winner === rivalOf(team),
    danger: kind === 'king' && isOn(state, reader) && isYou(reader, team) ? dangerSign(state, team) : undefined,
  };
}

function dangerSign(state: State, seat: Seat): PieceStatus['danger'] {
  const { points, hidden } = dangerToKing(state, seat);
  if (points >= teamOf(state, seat).lp) return [SIGNS.deadly, COLOURS.bad];
  return points > 0 || hidden > 0 ? [SIGNS.warn, COLOURS.warn] : undefined;
}

/** Draws the cards of a hand below their menu numbers. The cards are dark after the player has placed in this turn. */
function hand(state: State, seat: Seat, reader: Reader, y: number, partial: string | undefined): Item[] {
  const cards = teamOf(state, seat).hand;
  const parsed = parsePartial(partial);
  const chosen = parsed?.kind === 'cards' ? parsed.hand : [];
  const dim = isOn(state, reader) && state.turn === seat && state.placed;
  const left = (PICTURE_WIDTH - (cards.length - 1) * STEP - CARD.width) / 2;
  return [
    rect(box(0, y, PICTURE_WIDTH, HEIGHTS.hand), { fill: '#00000040' }),
    ...cards.flatMap((card, at) => {
      const bounds = { x: left + at * STEP, y: y + 24, ...CARD };
      const look = { dim, chosen: chosen.includes(at) };
      return [
        ...numberTab(bounds, at + 1, { colour: look.chosen ? COLOURS.gold : sideStyle(seat).colour, dim }),
        ...drawCard(bounds, card, say(texts.units.breakable({ card }), reader.language), seat, look),
      ];
    }),
  ];
}

/** Draws a revealed hand with cards as small as the pieces on the board. */
function openHand(state: State, seat: Seat, y: number): Item[] {
  return teamOf(state, seat).hand.flatMap((card, at) => {
    const bounds = box(LEFT + at * CELL.width + 3, y, CELL.width - 6, CELL.height - 6);
    const fill = mix(COLOURS.night, sideStyle(seat).colour, 0.19);
    return [panel(bounds, { side: seat, fill }), ...values(bounds, card, seat, fill)];
  });
}
