import { cut, isYou, type Language, nameOf, type Reader, type Seat, say } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  type Colour,
  compose,
  coordinates,
  FONT_SIZES,
  type Item,
  icon,
  layer,
  mix,
  numberTab,
  PICTURE_WIDTH,
  type Picture,
  panel,
  place,
  playerLine,
  rect,
  SIGNS,
  sideStyle,
  stat,
  text,
} from '@longtable/kit/picture';
import { COLUMNS, columnOf, type Field, fieldSpot, handSpot, rowOf, SIZE } from '../fields.ts';
import { parsePartial } from '../menus/actions.ts';
import { dangerToKing } from '../rules/duel.ts';
import { type Card, LIFE_POINTS, MAX_HAND, type Piece, pieceOn, rivalOf, type State, teamOf } from '../state.ts';
import { isKnown, shortName } from '../words/names.ts';
import { turnSentence } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { fieldsFrom, highlightsOf } from './board.ts';
import { iconOfCard, THINGS } from './icons.ts';
import { CELL, drawLand, drawPiece, drawRing, drawTarget, effectOn, type PieceStatus, signed } from './picture-land.ts';

/** Heights of the header, of a player's line and of the letters below the board, and the left edge of the board. */
const [HEAD, LINE, LETTERS, LEFT] = [26, 44, 20, 32];
const BOARD = { width: SIZE * CELL.width, height: SIZE * CELL.height } as const;

/** Size of a card with the tab of its number, in a hand and in an editor, in pixels. */
export const CARD = { width: 105, height: 79 } as const;
/** Height of the tab, and of a card of a revealed hand, which has no tab and no name. */
const [TAB, LOW_CARD] = [19, 30];

/**
 * Draws whose turn it is, the other player, the board from the reader's side with the values they can see, the reader
 * and their hand. If the reader may see everything, both hands are lines of low cards. After the end an empty hand takes
 * no room.
 */
export function picture(state: State, reader: Reader, partial?: string): Picture {
  const below: Seat = reader.viewer === 1 ? 1 : 0;
  const above = rivalOf(below);
  // The choices depend on a hand that only its owner sees.
  const begun = isYou(reader, state.turn) && !reader.open ? partial : undefined;
  let bottom = 0;
  const take = (height: number) => {
    bottom += height;
    return bottom - height;
  };
  const items = [
    ...head(state, reader, take(HEAD)),
    ...(reader.open ? openHand(state, above, take) : []),
    ...standing(state, above, reader, take(LINE)),
    ...board(state, below, reader, begun, take(BOARD.height + LETTERS)),
    ...standing(state, below, reader, take(LINE)),
    ...(reader.open ? openHand(state, below, take) : []),
    ...(isYou(reader, below) && !reader.open ? hand(state, below, reader, begun, take) : []),
  ];
  return compose(bottom, ['#1b2318', '#171b22'], items);
}

const isOn = (state: State, reader: Reader) => state.winner === null && !reader.open;

function head(state: State, reader: Reader, y: number): Item[] {
  const bounds = box(0, y, PICTURE_WIDTH, HEAD);
  return [
    rect(bounds, { fill: '#0000004d' }),
    icon(THINGS.King, 24, y + HEAD / 2, 22, { colour: COLOURS.gold }),
    text({ ...bounds, x: 44, width: PICTURE_WIDTH - 60 }, turnSentence(state, reader), {
      ...{ size: FONT_SIZES.label, minSize: FONT_SIZES.min, weight: 700, mayCut: true },
    }),
  ];
}

/** Draws a player's line with the number of cards in hand and pile. */
function standing(state: State, seat: Seat, reader: Reader, y: number): Item[] {
  const { lp: life, hand: cards, deck } = teamOf(state, seat);
  const threatens = isOn(state, reader) && isYou(reader, seat) ? dangerToKing(state, seat).points : 0;
  const counted = { size: 22, sign: 24 } as const;
  return playerLine(y, {
    ...{
      side: seat,
      name: nameOf(reader, seat),
      icon: THINGS.player,
      life,
      max: Math.max(LIFE_POINTS, life),
      sign: SIGNS.life,
    },
    ...{ loss: Math.min(life, threatens), turn: isOn(state, reader) && state.turn === seat },
    won: state.winner === seat,
    rest: [
      ...stat(SIGNS.hand, cards.length, sideStyle(seat).colour, counted),
      { gap: 24 },
      ...stat(SIGNS.pile, deck.length, COLOURS.soft, { ...counted, colour: COLOURS.soft }),
    ],
  });
}

function board(state: State, below: Seat, reader: Reader, partial: string | undefined, top: number): Item[] {
  const fields = fieldsFrom(below);
  const cells = new Map(
    fields.flatMap((line, down) =>
      line.map(
        (field, across) => [field, { x: LEFT + across * CELL.width, y: top + down * CELL.height, ...CELL }] as const,
      ),
    ),
  );
  const cellOf = (field: Field): Box => cells.get(field)!;
  const { actor, targets } = highlightsOf(state, partial);
  const effectAt = (field: Field) => effectOn(state, field, actor, partial);
  return [
    ground(fields, top),
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
function ground(fields: ReturnType<typeof fieldsFrom>, top: number): Item {
  return layer(box(0, top, LEFT + BOARD.width, BOARD.height + LETTERS), [
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

/** Takes room from the top, and returns where it starts. */
type Take = (height: number) => number;

/** Draws the cards of a hand. The cards are dark after the player has placed in this turn. */
function hand(state: State, seat: Seat, reader: Reader, partial: string | undefined, take: Take): Item[] {
  const parsed = parsePartial(partial);
  const chosen = parsed?.kind === 'cards' ? parsed.hand : [];
  const dim = isOn(state, reader) && state.turn === seat && state.placed;
  const y = take(CARD.height + 1);
  return teamOf(state, seat).hand.flatMap((card, at) => {
    const bounds = { ...CARD, x: leftOf(at), y };
    const name = nameOn(card, reader.language);
    return [
      place(bounds, handSpot(seat, at)),
      ...drawCard(bounds, card, seat, { number: at + 1, name, dim, chosen: chosen.includes(at) }),
    ];
  });
}

/** Maximum length of a name on a card, in letters. Longer ones leave out the role. */
const NAME_LETTERS = 28;

/** Returns the name of a unit with break points for the lines of a card. */
export function nameOn(card: Card, language: Language): string {
  const name = say(texts.units.breakable({ card }), language);
  if (name.length <= NAME_LETTERS) return name;
  return card.own ? cut(card.qualifier, NAME_LETTERS) : shortName(card, language, NAME_LETTERS);
}

const leftOf = (at: number) => 9 + (at * (PICTURE_WIDTH - 16)) / MAX_HAND;

interface CardLook {
  /** Number of the card in the menus, or of its copies. */
  readonly number: number | string;
  readonly name: string;
  readonly dim: boolean;
  readonly chosen: boolean;
}

/** Draws a card: the tab of its number, its name, then icon, attack and defence. */
export function drawCard(bounds: Box, card: Card, team: number, { number, name, dim, chosen }: CardLook): Item[] {
  const { x, width } = bounds;
  const { colour } = sideStyle(team);
  const [y, height] = [bounds.y + TAB, bounds.height - TAB];
  const tint = (one: Colour) => (dim ? mix(one, COLOURS.night, 0.4) : one);
  return [
    ...numberTab({ ...bounds, y, height }, number, { dim, colour: chosen ? COLOURS.gold : colour }),
    panel(box(x, y, width, height), {
      ...{ side: team, fill: mix(COLOURS.night, colour, dim ? 0.09 : 0.19), thick: 2, radius: 8 },
      ...(dim && { colour: mix(colour, COLOURS.night, 0.5) }),
      ...(chosen && { colour: COLOURS.gold, thick: 3 }),
    }),
    text(box(x + 3, y + 1, width - 6, 35), name, {
      ...{ size: FONT_SIZES.small, minSize: FONT_SIZES.min, lines: 2, narrow: true, align: 'centre' },
      colour: dim ? COLOURS.soft : COLOURS.text,
      ...(card.own && { mayCut: true }),
    }),
    ...values(box(x, y + 35, width, 23), card, team, tint),
  ];
}

/** Draws the icon, attack and defence beside each other. Numbers of five digits take the room of the icon. */
function values(bounds: Box, card: Card, team: number, tint: (colour: Colour) => Colour): Item[] {
  const isLong = Math.max(card.atk, card.def) > 9999;
  const { y, height } = bounds;
  const [x, width] = [bounds.x + (isLong ? 3 : 24), bounds.width - (isLong ? 6 : 26)];
  const ink = tint(mix(sideStyle(team).colour, '#ffffff', 0.6));
  const style = { size: FONT_SIZES.small, minSize: FONT_SIZES.min, weight: 700, narrow: true } as const;
  return [
    ...(isLong ? [] : [icon(iconOfCard(card), bounds.x + 14, y + height / 2, 20, { colour: ink })]),
    text(box(x, y, width / 2, height), signed(card.atk), { ...style, align: 'centre', colour: tint(COLOURS.text) }),
    text(box(x + width / 2, y, width / 2, height), signed(card.def), {
      ...{ ...style, align: 'centre', colour: tint(COLOURS.defence) },
    }),
  ];
}

/** Draws the icons and values of a revealed hand. */
function openHand(state: State, seat: Seat, take: Take): Item[] {
  const { hand: cards } = teamOf(state, seat);
  if (cards.length === 0 && state.winner !== null) return [];
  const y = take(LOW_CARD + 6);
  const { colour } = sideStyle(seat);
  return cards.flatMap((card, at) => {
    const bounds = box(leftOf(at), y + 3, CARD.width, LOW_CARD);
    return [
      panel(bounds, { side: seat, fill: mix(COLOURS.night, colour, 0.19), thick: 1.5, radius: 6 }),
      ...values(bounds, card, seat, (tint) => tint),
    ];
  });
}
