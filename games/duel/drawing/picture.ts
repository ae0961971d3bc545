import { isYou, nameOf, type Reader } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  cardBacks,
  compose,
  FONT_SIZES,
  fade,
  type Item,
  layer,
  PICTURE_WIDTH,
  type Picture,
  place,
  playerLine,
  type RowPart,
  rect,
  SIGNS,
  stat,
  text,
} from '@longtable/kit/picture';
import { dangerTo } from '../rules/danger.ts';
import { type Duel, type DuelSeat, otherSeat, SLOTS, START_LIFE } from '../state.ts';
import { slotPlace } from '../story.ts';
import { shownLife } from '../words/names.ts';
import { portraitOf } from './icons.ts';
import { CARD, emptySlot, fighterCard, handCard, LOW_CARD, lowCard } from './picture-card.ts';

/** Background of each seat's half and of the lane between them. */
const GROUNDS = { 0: '#16283e', 1: '#3b2a1c', between: '#1a1c25' } as const;
const STEP = 76.5;
const LEFT = 13.5;
/** Heights of a player's line and of the lane between the rows, in pixels. */
const [LINE, LANE] = [44, 22];
/** Height of both rows and the lane. */
const ARENA = 2 * (CARD.height + 7) + LANE;

/**
 * Draws the duel for a reader: two rows of creatures, the reader's own below. Other hands are face down unless the
 * reader may see everything.
 */
export function picture(duel: Duel, reader: Reader, partial = ''): Picture {
  const below: DuelSeat = reader.viewer === 1 ? 1 : 0;
  const above = otherSeat(below);
  const card = reader.open ? LOW_CARD : CARD;
  const [over, under] = [above, below].map((seat) => (isOpen(duel, seat, reader) ? card.height + 26 : 0)) as [
    number,
    number,
  ];
  const field = over + LINE;
  const own = field + ARENA;
  return compose(
    own + LINE + under,
    [GROUNDS[above], GROUNDS.between, GROUNDS[below]],
    [
      ...(over > 0 ? hand(duel, above, reader, box(0, 0, PICTURE_WIDTH, over)) : []),
      ...side(duel, above, reader, over),
      arena(field, above, below),
      ...fighters(duel, above, reader, field + 3, partial),
      ...fighters(duel, below, reader, own - CARD.height - 3, partial),
      ...side(duel, below, reader, own),
      ...(under > 0 ? hand(duel, below, reader, box(0, own + LINE, PICTURE_WIDTH, under)) : []),
    ],
  );
}

/**
 * Whether there is a row for a hand face up: for the reader's own unless it is empty, or for both if the reader may see
 * everything, so that a film has one height.
 */
function isOpen(duel: Duel, seat: DuelSeat, reader: Reader): boolean {
  return reader.open === true || (isYou(reader, seat) && duel.sides[seat].hand.length > 0);
}

function side(duel: Duel, seat: DuelSeat, reader: Reader, y: number): Item[] {
  const state = duel.sides[seat];
  const { mana, pile, hand } = state;
  const life = shownLife(state.life);
  const isOn = duel.winner === null && !reader.open;
  const look = { size: 22, colour: COLOURS.soft, sign: 26 } as const;
  const rest: RowPart[] = stat(SIGNS.mana, mana, COLOURS.magic, { size: FONT_SIZES.value, sign: 26 });
  return [
    ...playerLine(y, {
      side: seat,
      name: nameOf(reader, seat),
      icon: portraitOf(state),
      life,
      max: Math.max(START_LIFE, life),
      loss: isOn && isYou(reader, seat) ? Math.min(life, dangerTo(duel, seat)) : 0,
      turn: isOn && duel.current === seat,
      won: duel.winner === seat,
      rest,
    }),
    ...(isOpen(duel, seat, reader) && hand.length > 0 ? [] : cardBacks(424, y, hand.length, seat)),
    { kind: 'row', ...box(496, y, 60, LINE), parts: stat(SIGNS.pile, pile.length, COLOURS.soft, look) },
  ];
}

/** Draws the static parts below the creatures: empty slots, and the lane between the rows with their numbers. */
function arena(y: number, above: DuelSeat, below: DuelSeat): Item {
  const slots = Array.from({ length: SLOTS }, (_, at) => LEFT + at * STEP);
  return layer(box(0, y, PICTURE_WIDTH, ARENA), [
    ...slots.map((x) => emptySlot(x, 3, above)),
    ...lane(CARD.height + 7),
    ...slots.map((x) => emptySlot(x, ARENA - CARD.height - 3, below)),
  ]);
}

function lane(y: number): Item[] {
  const gold = fade(COLOURS.gold, 0.4);
  return [
    rect(box(0, y, PICTURE_WIDTH, LANE), { fill: '#00000055' }),
    rect(box(0, y, PICTURE_WIDTH, 1.5), { fill: gold }),
    rect(box(0, y + LANE - 1.5, PICTURE_WIDTH, 1.5), { fill: gold }),
    ...Array.from({ length: SLOTS }, (_, at) =>
      text(box(LEFT + at * STEP, y, CARD.width, LANE), at + 1, {
        size: FONT_SIZES.label,
        colour: COLOURS.soft,
        align: 'centre',
      }),
    ),
  ];
}

function fighters(duel: Duel, seat: DuelSeat, reader: Reader, y: number, partial: string): Item[] {
  const inTurn = duel.winner === null && !reader.open && duel.current === seat;
  return duel.sides[seat].field.flatMap((fighter, at) => {
    const isTarget = seat !== duel.current && partial === `attack ${at + 1} with `;
    const options = { seat, inTurn, isTarget, language: reader.language };
    const x = LEFT + at * STEP;
    return [place({ x, y, ...CARD }, slotPlace(seat, at + 1)), ...(fighter ? fighterCard(x, y, fighter, options) : [])];
  });
}

function hand(duel: Duel, seat: DuelSeat, { language, open }: Reader, bounds: Box): Item[] {
  const { hand: cards, mana } = duel.sides[seat];
  const step = cards.length > 6 ? STEP : 86;
  const left = (PICTURE_WIDTH - (cards.length - 1) * step - CARD.width) / 2;
  const top = bounds.y + 21;
  return [
    rect(bounds, { fill: '#00000040' }),
    ...cards.flatMap((card, at) =>
      open
        ? lowCard(left + at * step, top, card, seat, language)
        : handCard(left + at * step, top, card, at + 1, seat, mana, language),
    ),
  ];
}
