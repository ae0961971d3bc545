import { isYou, type Language, nameOf, type Reader, type Seat, say } from '@longtable/kit';
import {
  type Box,
  bar,
  box,
  COLOURS,
  type Colour,
  compose,
  coordinates,
  FONT_SIZES,
  fade,
  type Item,
  icon,
  layer,
  medallion,
  mix,
  PICTURE_WIDTH,
  type Picture,
  panel,
  place,
  playerPlace,
  type RowPart,
  rect,
  row,
  SIGNS,
  sideStyle,
  stat,
  text,
} from '@longtable/kit/picture';
import { COLUMNS, columnOf, type Field, fieldName, fieldSpot, rowOf, SIZE } from '../fields.ts';
import { parsePartial } from '../menus/actions.ts';
import { dangerToKing } from '../rules/duel.ts';
import {
  type Card,
  LIFE_POINTS,
  MAX_HAND,
  type Piece,
  pieceOn,
  rivalOf,
  type State,
  teamOf,
  unitOn,
} from '../state.ts';
import { isKnown, shortName } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { fieldsFrom, highlightsOf } from './board.ts';
import { iconOfCard, THINGS } from './icons.ts';
import { CELL, drawLand, drawPiece, drawRing, drawTarget, effectOn, type PieceStatus, signed } from './picture-land.ts';

/** Left edge and top of the board, and the column beside it, in pixels. */
const [LEFT, TOP] = [21, 6];
const BOARD = { width: SIZE * CELL.width, height: SIZE * CELL.height } as const;
const LETTERS = 22;
const HEIGHT = TOP + BOARD.height + LETTERS + 6;
const COLUMN = { x: LEFT + BOARD.width + 7, width: PICTURE_WIDTH - LEFT - BOARD.width - 12 } as const;
/** Height of a player's name and life, and of the line with the number of cards. */
const [STANDING, COUNTS] = [64, 26];
/** Room of the reader's own hand. */
const ROOM = box(COLUMN.x, TOP + STANDING + COUNTS + 2, COLUMN.width, HEIGHT - 2 * (TOP + STANDING) - COUNTS - 4);

/**
 * Draws the board from the reader's side with the values they can see, and beside it both players and the reader's own
 * hand. If the reader may see everything, draws both hands.
 */
export function picture(state: State, reader: Reader, partial?: string): Picture {
  const below: Seat = reader.viewer === 1 ? 1 : 0;
  const above = rivalOf(below);
  // The choices depend on a hand that only its owner sees.
  const begun = isYou(reader, state.turn) && !reader.open ? partial : undefined;
  const isShown = isYou(reader, below) && !reader.open;
  const [top, bottom] = [TOP + STANDING, HEIGHT - TOP - STANDING];
  return compose(
    HEIGHT,
    ['#1b2318', '#171b22'],
    [
      ...board(state, below, reader, begun),
      ...side(state, above, reader, TOP),
      ...(reader.open ? openHand(state, above, top) : cardCounts(state, above, top)),
      ...(isShown ? hand(state, below, reader, ROOM, begun) : []),
      ...(reader.open ? openHand(state, below, bottom - openHeight(state, below)) : []),
      ...(isShown || reader.open ? [] : cardCounts(state, below, bottom - COUNTS)),
      ...unitNames(state, reader, gapIn(state, reader, above, below)),
      ...side(state, below, reader, bottom),
    ],
  );
}

/** Height of the name of a unit, and of a card of a revealed hand. */
const [NAME, OPEN_CARD] = [22, (HEIGHT / 2 - TOP - STANDING) / MAX_HAND];

const openHeight = (state: State, seat: Seat) => teamOf(state, seat).hand.length * OPEN_CARD;

/** Returns the part of the column without cards, where units are named. */
function gapIn(state: State, reader: Reader, above: Seat, below: Seat): Box {
  const gap = (from: number, to: number) => box(COLUMN.x, from, COLUMN.width, to - from);
  const [top, bottom] = [TOP + STANDING, HEIGHT - TOP - STANDING];
  if (reader.open) return gap(top + openHeight(state, above) + 2, bottom - openHeight(state, below));
  if (!isYou(reader, below)) return gap(top + COUNTS, bottom - COUNTS);
  return gap(ROOM.y + (ROOM.height / MAX_HAND) * teamOf(state, below).hand.length + 2, bottom);
}

/** Lists the names of known units with their fields, as many as fit. */
function unitNames(state: State, reader: Reader, gap: Box): Item[] {
  const side = reader.viewer === 1 ? 1 : 0;
  const units = fieldsFrom(side)
    .flat()
    .flatMap((field) => {
      const unit = unitOn(state, field);
      return unit && isKnown(unit, reader) ? [{ field, unit }] : [];
    });
  return units
    .slice(0, Math.floor(gap.height / NAME))
    .flatMap(({ field, unit: { card, team } }, at) =>
      drawName({ ...gap, y: gap.y + at * NAME, height: NAME }, fieldName(field), card, team, reader.language),
    );
}

const isOn = (state: State, reader: Reader) => state.winner === null && !reader.open;

/** Width of the reader's own pile beside their name, in pixels. */
const PILE = 54;

/** Draws the portrait, name and life of a player, and for the reader the number of cards in their pile. */
function side(state: State, seat: Seat, reader: Reader, y: number): Item[] {
  const { x, width } = COLUMN;
  const bounds = box(x, y, width, STANDING);
  const { lp } = teamOf(state, seat);
  const threatens = isOn(state, reader) && isYou(reader, seat) ? dangerToKing(state, seat).points : 0;
  const turn = isOn(state, reader) && state.turn === seat;
  const pile = isYou(reader, seat) && !reader.open ? PILE : 0;
  const gold = { across: [fade(COLOURS.gold, 0.28), fade(COLOURS.gold, 0.06)] };
  return [
    place(bounds, playerPlace(seat)),
    ...(turn ? [rect(bounds, { fill: gold, radius: 8 })] : []),
    medallion(x + 20, y + 18, 16, seat, { icon: THINGS.player, active: turn }),
    ...(state.winner === seat ? [icon(SIGNS.king, x + 20, y + 3, 22, { colour: COLOURS.gold, edge: 2 })] : []),
    text(box(x + 42, y + 1, width - 46 - pile, 34), nameOf(reader, seat), { size: 22, weight: 700, mayCut: true }),
    ...(pile ? [row(box(x + width - pile - 4, y + 1, pile, 34), pileOf(state, seat), 'right')] : []),
    bar(box(x + 8, y + 36, width - 14, 25), lp, Math.max(LIFE_POINTS, lp), {
      words: String(lp),
      size: 21,
      icon: SIGNS.life,
      loss: Math.min(lp, threatens),
    }),
  ];
}

const COUNT = { size: FONT_SIZES.label, colour: COLOURS.text, sign: 21 } as const;

function pileOf(state: State, seat: Seat): RowPart[] {
  return stat(SIGNS.pile, teamOf(state, seat).deck.length, COLOURS.soft, { ...COUNT, colour: COLOURS.soft });
}

/** Draws the number of cards in a player's hand and pile. */
function cardCounts(state: State, seat: Seat, y: number): Item[] {
  const { hand: cards } = teamOf(state, seat);
  return [
    row(
      box(COLUMN.x + 8, y, COLUMN.width - 16, COUNTS),
      [...stat(SIGNS.hand, cards.length, sideStyle(seat).colour, COUNT), { gap: 18 }, ...pileOf(state, seat)],
      'centre',
    ),
  ];
}

function board(state: State, below: Seat, reader: Reader, partial: string | undefined): Item[] {
  const fields = fieldsFrom(below);
  const cells = new Map(
    fields.flatMap((line, down) =>
      line.map(
        (field, across) => [field, { x: LEFT + across * CELL.width, y: TOP + down * CELL.height, ...CELL }] as const,
      ),
    ),
  );
  const cellOf = (field: Field): Box => cells.get(field)!;
  const { actor, targets } = highlightsOf(state, partial);
  const effectAt = (field: Field) => effectOn(state, field, actor, partial);
  return [
    ground(fields),
    ...[...cells].map(([field, cell]) => place(cell, fieldSpot(field))),
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
function ground(fields: ReturnType<typeof fieldsFrom>): Item {
  return layer(box(0, TOP, LEFT + BOARD.width, BOARD.height + LETTERS), [
    drawLand(LEFT, 0, fields),
    ...coordinates(
      box(LEFT, 0, BOARD.width, BOARD.height),
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

/** Draws the cards of a hand beside their menu numbers. The cards are dark after the player has placed in this turn. */
function hand(state: State, seat: Seat, reader: Reader, bounds: Box, partial: string | undefined): Item[] {
  const parsed = parsePartial(partial);
  const chosen = parsed?.kind === 'cards' ? parsed.hand : [];
  const dim = isOn(state, reader) && state.turn === seat && state.placed;
  const step = bounds.height / MAX_HAND;
  return teamOf(state, seat).hand.flatMap((card, at) =>
    drawCard({ ...bounds, y: bounds.y + at * step, height: step - 3 }, card, seat, {
      number: at + 1,
      name: say(texts.units.breakable({ card }), reader.language),
      dim,
      chosen: chosen.includes(at),
    }),
  );
}

/** Draws the icons and values of a revealed hand, one line per card. */
function openHand(state: State, seat: Seat, y: number): Item[] {
  return teamOf(state, seat).hand.flatMap((card, at) =>
    drawLine(box(COLUMN.x, y + at * OPEN_CARD + 1, COLUMN.width, OPEN_CARD - 2), card, seat),
  );
}

/** Size of a card in an editor, in pixels. */
export const CARD = { width: 268, height: 38 } as const;

export interface CardLook {
  /** Number of the card in the menus, or of its copies. */
  readonly number: number | string;
  readonly name: string;
  readonly dim: boolean;
  readonly chosen: boolean;
}

/** Draws a card of a hand as a line: number and icon, name, attack over defence. */
export function drawCard(bounds: Box, card: Card, team: number, { number, name, dim, chosen }: CardLook): Item[] {
  const { x, y, width, height } = bounds;
  const { colour } = sideStyle(team);
  const ink = dim ? COLOURS.soft : COLOURS.text;
  const tint = (one: Colour) => (dim ? mix(one, COLOURS.night, 0.4) : one);
  const tab = 7 + 8 * String(number).length;
  const value = { weight: 700, align: 'right', narrow: true } as const;
  return [
    panel(bounds, {
      side: team,
      fill: mix(COLOURS.night, colour, dim ? 0.09 : 0.19),
      thick: 1.5,
      radius: 6,
      ...(dim && { colour: mix(colour, COLOURS.night, 0.5) }),
      ...(chosen && { colour: COLOURS.gold, thick: 3 }),
    }),
    icon(iconOfCard(card), x + tab + 14, y + height / 2, 26, { colour: tint(mix(colour, '#ffffff', 0.6)) }),
    rect(box(x + 1, y + 1, tab, height - 2), { fill: dim ? COLOURS.panel : chosen ? COLOURS.gold : colour, radius: 5 }),
    text(box(x + 1, y, tab, height), number, {
      size: FONT_SIZES.small,
      weight: 700,
      align: 'centre',
      narrow: true,
      colour: dim ? COLOURS.soft : COLOURS.night,
    }),
    text(box(x + tab + 29, y, width - tab - 65, height), name, {
      size: FONT_SIZES.small,
      minSize: FONT_SIZES.min,
      lines: 2,
      narrow: true,
      colour: ink,
      ...(card.own && { mayCut: true }),
    }),
    text(box(x + width - 38, y + height / 2 - 17, 34, 17), signed(card.atk), { ...value, size: 19, colour: ink }),
    text(box(x + width - 38, y + height / 2, 34, 17), signed(card.def), {
      ...value,
      size: 19,
      colour: tint(COLOURS.defence),
    }),
  ];
}

/** Maximum length of a unit's name in a line, in letters. */
const NAME_LETTERS = 19;

/** Draws the field, icon and name of a unit on the board. */
function drawName(bounds: Box, field: string, card: Card, team: number, language: Language): Item[] {
  const { x, y, width, height } = bounds;
  const { colour } = sideStyle(team);
  const style = { size: FONT_SIZES.small, minSize: FONT_SIZES.min, narrow: true } as const;
  return [
    text(box(x + 6, y, 24, height), field, { ...style, weight: 700, colour }),
    icon(iconOfCard(card), x + 40, y + height / 2, 18, { colour: mix(colour, '#ffffff', 0.5) }),
    text(box(x + 54, y, width - 58, height), shortName(card, language, NAME_LETTERS), {
      ...style,
      colour: COLOURS.soft,
      mayCut: true,
    }),
  ];
}

/** Draws the icon and values of a card as a low line. */
function drawLine(bounds: Box, card: Card, team: number): Item[] {
  const { x, y, width, height } = bounds;
  const { colour } = sideStyle(team);
  const look = { size: FONT_SIZES.small, sign: 15 } as const;
  return [
    panel(bounds, { side: team, fill: mix(COLOURS.night, colour, 0.19), thick: 1.5, radius: 5 }),
    icon(iconOfCard(card), x + 22, y + height / 2, 19, { colour: mix(colour, '#ffffff', 0.6) }),
    row(box(x + 44, y, width - 50, height), [
      ...stat(SIGNS.attack, signed(card.atk), COLOURS.attack, { ...look, flip: true }),
      { gap: 12 },
      ...stat(SIGNS.defence, signed(card.def), COLOURS.defence, look),
    ]),
  ];
}
