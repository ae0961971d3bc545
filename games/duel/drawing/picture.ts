import { type Box, columns, inset, type Shape, type Tone } from '../../kit/picture/ink.ts';
import { label } from '../../kit/picture/lettering.ts';
import { badge, bar, piece, polygon, rectangle } from '../../kit/picture/shapes.ts';
import { type Block, sheet } from '../../kit/picture/sheet.ts';
import { isYou, nameOf, type Reader } from '../../kit/reader.ts';
import { type Language, say } from '../../kit/text.ts';
import { type Card, costOf, marksOf } from '../rules/cards.ts';
import { across, type Duel, type DuelSeat, type Fighter, HAND_MAX, SLOTS, START_LIFE } from '../state.ts';
import { cardName, shownLife } from '../words/names.ts';

/** The duel as a reader may see it: two rows that face each other, the reader's below; hands by their backs but for one's own. */
export function picture(duel: Duel, reader: Reader, partial = ''): string {
  const below: DuelSeat = reader.viewer === 1 ? 1 : 0;
  const above = across(below);
  const free = /^set \d to $/.test(partial);
  return sheet([
    standing(duel, above, reader),
    hand(duel, above, reader),
    row(duel, above, reader, false),
    { height: 2, draw: (box) => rectangle(box, { fill: 'line' }) },
    row(duel, below, reader, free),
    standing(duel, below, reader),
    hand(duel, below, reader),
  ]);
}

const NAME = { size: 20, align: 'middle', least: 15 } as const;

const toneOf = (seat: DuelSeat): Tone => (seat === 0 ? 'own' : 'other');

function standing(duel: Duel, seat: DuelSeat, reader: Reader): Block {
  const { life, mana, pile } = duel.sides[seat];
  const isOn = duel.winner === null && !reader.open && duel.current === seat;
  const rest = say({ en: `pile ${pile.length}`, de: `Stapel ${pile.length}` }, reader.language);
  return {
    height: 40,
    draw: (box) =>
      rectangle({ ...box, width: 8 }, { fill: toneOf(seat), radius: 4 }) +
      label({ ...box, x: box.x + 18, width: 232 }, `${isOn ? '▶ ' : ''}${nameOf(reader, seat)}`, {
        size: 27,
        weight: isOn ? 'bold' : 'regular',
      }) +
      bar({ x: box.x + 260, y: box.y + 4, width: 170, height: 32 }, shownLife(life), Math.max(START_LIFE, life)) +
      badge({ x: box.x + 442, y: box.y + 4, width: 112, height: 32 }, `Mana ${mana}`, 'magic') +
      label({ ...box, x: box.x + 566, width: box.width - 566 }, rest, { size: 22, tone: 'soft', align: 'right' }),
  };
}

function row(duel: Duel, seat: DuelSeat, { language }: Reader, free: boolean): Block {
  return {
    height: 128,
    draw: (box) =>
      columns(box, SLOTS, 6)
        .map((slot, index) => {
          const fighter = duel.sides[seat].field[index];
          return fighter ? creature(slot, fighter, index, toneOf(seat), language) : empty(slot, index, free);
        })
        .join(''),
  };
}

function empty(slot: Box, index: number, free: boolean): Shape {
  return (
    rectangle(slot, { stroke: free ? 'good' : 'line', radius: 10, thick: free ? 4 : 2 }) +
    label(slot, free ? '+' : String(index + 1), { size: 30, tone: free ? 'good' : 'line', align: 'middle' })
  );
}

/** A creature in its slot: name, damage and life, its marks; asleep it is dark, after an attack it is lowered. */
function creature(
  slot: Box,
  { card, life, awake, attacked }: Fighter,
  index: number,
  tone: Tone,
  language: Language,
): Shape {
  const marks = marksOf(card).replace('A', '') + (awake ? (attacked ? '=' : '') : 'z');
  const wide = inset(slot, 2, 0);
  return (
    rectangle(slot, { fill: awake ? 'panel' : 'dark', stroke: awake ? tone : 'line', radius: 10, thick: 3 }) +
    label({ ...wide, y: slot.y + 6, height: 26 }, cardName(card, language), NAME) +
    numbers({ ...wide, y: slot.y + 38, height: 40 }, card.damage, life) +
    label({ x: slot.x + 8, y: slot.y + 94, width: 24, height: 26 }, String(index + 1), { size: 20, tone: 'soft' }) +
    signs({ x: slot.x, y: slot.y + 92, width: slot.width - 6, height: 28 }, marks)
  );
}

/** A creature's letters, the shield on a shield. */
function signs(box: Box, marks: string): Shape {
  return [...marks]
    .map((mark, index) => {
      const place = { ...box, x: box.x + box.width - 26 * (marks.length - index), width: 26 };
      const ground = mark === 'S' ? polygon(inset(place, 1), SHIELD, { fill: 'gold' }) : '';
      const tone = mark === 'S' ? 'dark' : 'gold';
      return ground + label(place, mark, { size: 21, weight: 'bold', tone, align: 'middle' });
    })
    .join('');
}

const SHIELD = [
  [0, 0],
  [1, 0],
  [1, 0.65],
  [0.5, 1.05],
  [0, 0.65],
] as const;

/** Damage on the left, life on the right. */
function numbers(box: Box, damage: number, life: number): Shape {
  const [left, right] = columns(box, 2, 6) as [Box, Box];
  return badge(left, String(damage), 'bad') + badge(right, String(life), 'good');
}

/** A hand: one's own cards as they are, those of others by their backs until it is over. */
function hand(duel: Duel, seat: DuelSeat, reader: Reader): Block {
  const { hand: cards, mana } = duel.sides[seat];
  const isOpen = isYou(reader, seat) || reader.open === true;
  // Once it is over a hand without cards needs no room: nothing moves any more.
  const isNothing = reader.open === true && cards.length === 0;
  return {
    height: isNothing ? 0 : isOpen ? 118 : 44,
    draw: (box) =>
      columns(box, HAND_MAX, 6)
        .slice(0, cards.length)
        .map((place, index) =>
          isOpen
            ? handCard(place, cards[index]!, index, mana, reader.language)
            : rectangle(place, { fill: 'panel', stroke: toneOf(seat), radius: 8 }) +
              label(place, '?', { size: 26, weight: 'bold', tone: 'soft', align: 'middle' }),
        )
        .join(''),
  };
}

function handCard(box: Box, card: Card, index: number, mana: number, language: Language): Shape {
  const canPay = costOf(card) <= mana;
  const wide = inset(box, 2, 0);
  const body =
    card.kind === 'spell'
      ? label({ ...wide, y: box.y + 36, height: 36 }, say({ en: 'spell', de: 'Zauber' }, language), {
          size: 21,
          tone: 'magic',
          align: 'middle',
        })
      : numbers({ ...wide, y: box.y + 38, height: 34 }, card.damage, card.life);
  const marks = card.kind === 'spell' ? '' : marksOf(card);
  return (
    rectangle(box, { fill: 'panel', stroke: canPay ? 'good' : 'line', radius: 10, thick: canPay ? 4 : 2 }) +
    label({ ...wide, y: box.y + 6, height: 26 }, cardName(card, language), NAME) +
    body +
    label({ x: box.x + 7, y: box.y + 82, width: 18, height: 28 }, String(index + 1), { size: 20, tone: 'soft' }) +
    signs({ x: box.x, y: box.y + 82, width: box.width - 42, height: 28 }, marks) +
    piece({ x: box.x + box.width - 42, y: box.y + 76, width: 40, height: 40 }, String(costOf(card)), {
      outline: 'diamond',
      tone: 'magic',
    })
  );
}
