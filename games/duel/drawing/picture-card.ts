import { type Language, say } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  type Colour,
  FONT_SIZES,
  fade,
  card as frame,
  type Item,
  icon,
  mix,
  numberTab,
  plate,
  rect,
  row,
  SIGNS,
  sideStyle,
  text,
} from '@longtable/kit/picture';
import { type Card, type CreatureCard, costOf } from '../rules/cards.ts';
import type { DuelSeat, Fighter } from '../state.ts';
import { cardName } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { artOf } from './icons.ts';

/** Size of a card in pixels. */
export const CARD = { width: 74, height: 124 } as const;

/** Sizes of a card's parts in pixels. */
const PARTS = { iconSize: 50, band: 25, foot: 35 } as const;

/**
 * Draws a creature in its slot: gold if it can attack, dark if it is asleep. `inTurn` is whether its player can attack
 * now. Only then, an hourglass marks a creature that has attacked.
 */
export function fighterCard(
  x: number,
  y: number,
  { card, life, awake, attacked }: Fighter,
  { seat, inTurn, isTarget, language }: { seat: DuelSeat; inTurn: boolean; isTarget: boolean; language: Language },
): Item[] {
  const bounds = { x, y, ...CARD };
  const ready = inTurn && awake && !attacked;
  const [art, hue] = artOf(card);
  const corner = (sign: string, size: number, colour: Colour) =>
    icon(sign, x + CARD.width - 15, y + 39, size, { colour, edge: 2.5 });
  return [
    frame(bounds, seat, {
      hue,
      name: cardName(card, language),
      icon: art,
      ...PARTS,
      ready,
      dim: !awake,
    }),
    ...(isTarget ? [rect(bounds, { stroke: COLOURS.bad, thick: 4, radius: 9, corners: sideStyle(seat).corners })] : []),
    damageAndLife(bounds, card.damage, life, card.life, !awake),
    ...traits(bounds, card),
    ...(awake ? [] : [corner(SIGNS.asleep, 25, '#c8d4ff')]),
    ...(inTurn && awake && attacked ? [corner(SIGNS.waits, 20, COLOURS.soft)] : []),
  ];
}

/** Draws a card of a hand, with its number on a tab and its cost on a diamond. A card that costs too much is dark. */
export function handCard(
  x: number,
  y: number,
  card: Card,
  number: string | number,
  seat: DuelSeat,
  mana: number,
  language: Language,
): Item[] {
  const bounds = { x, y, ...CARD };
  const dim = costOf(card) > mana;
  const [art, hue] = artOf(card);
  const foot =
    card.kind === 'spell'
      ? text(box(x + 4, y + CARD.height - 34, CARD.width - 8, 32), say(texts.spellNotes[card.name], language), {
          size: FONT_SIZES.label,
          align: 'centre',
          colour: dim ? COLOURS.soft : mix(COLOURS.magic, '#ffffff', 0.5),
        })
      : damageAndLife(bounds, card.damage, card.life, card.life, dim);
  return [
    ...numberTab(bounds, number, { colour: sideStyle(seat).colour, dim }),
    frame(bounds, seat, { hue, name: cardName(card, language), icon: art, ...PARTS, dim }),
    foot,
    ...(card.kind === 'spell' ? [] : traits(bounds, card)),
    ...plate(x + CARD.width - 15, y + 40, costOf(card), {
      colour: dim ? mix(COLOURS.magic, COLOURS.night, 0.45) : COLOURS.magic,
    }),
  ];
}

export function emptySlot(x: number, y: number, seat: DuelSeat): Item {
  const { colour, corners } = sideStyle(seat);
  return rect(box(x + 1, y + 1, CARD.width - 2, CARD.height - 2), {
    stroke: fade(colour, 0.32),
    thick: 1.5,
    fill: '#0000002e',
    dash: [5, 5],
    radius: 9,
    corners,
  });
}

/** Draws damage on the left and life on the right. Reduced life is amber with a broken heart. */
function damageAndLife({ x, y }: Box, damage: number, life: number, full: number, dim: boolean): Item {
  const isHurt = life < full;
  const tint = (colour: Colour) => (dim ? mix(colour, COLOURS.night, 0.4) : colour);
  const ink = dim ? COLOURS.soft : COLOURS.text;
  const heart = isHurt ? COLOURS.warn : tint(COLOURS.life);
  return row(
    box(x + 4, y + CARD.height - 34, CARD.width - 8, 32),
    [
      { icon: SIGNS.attack, size: 18, colour: tint(COLOURS.attack), flip: true },
      { gap: 2 },
      { text: String(damage), size: FONT_SIZES.value, weight: 700, colour: ink },
      { gap: 3 },
      { icon: isHurt ? SIGNS.hurt : SIGNS.life, size: 17, colour: heart },
      { gap: 2 },
      { text: String(life), size: FONT_SIZES.value, weight: 700, colour: isHurt ? COLOURS.warn : ink },
    ],
    'centre',
  );
}

/** Draws the icons of a creature's traits, from the lower left upwards. */
function traits({ x, y }: Box, { shield, drain, speedy }: CreatureCard): Item[] {
  const signs: (readonly [string, Colour])[] = [];
  if (shield) signs.push([SIGNS.defence, COLOURS.gold]);
  if (drain) signs.push([SIGNS.mana, COLOURS.magic]);
  if (speedy) signs.push([SIGNS.actions, COLOURS.lightning]);
  return signs.map(([sign, colour], index) => icon(sign, x + 13, y + 75 - 24 * index, 21, { colour, edge: 2.2 }));
}
