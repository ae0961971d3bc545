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
export const CARD = { width: 74, height: 94 } as const;

/** Size of a card without its icon, for hands that are both open. */
export const LOW_CARD = { width: 74, height: 54 } as const;

/** Sizes of a card's parts in pixels. */
const PARTS = { nameSize: 17, iconSize: 38, band: 23, foot: 29 } as const;

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
    icon(sign, x + CARD.width - 13, y + 38, size, { colour, edge: 2.5 });
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
    ...(awake ? [] : [corner(SIGNS.asleep, 23, '#c8d4ff')]),
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
  return [
    ...numberTab(bounds, number, { colour: sideStyle(seat).colour, dim }),
    frame(bounds, seat, { hue, name: cardName(card, language), icon: art, ...PARTS, dim }),
    foot(bounds, card, dim, language),
    ...(card.kind === 'spell' ? [] : traits(bounds, card)),
    ...plate(x + CARD.width - 13, y + 41, costOf(card), {
      radius: 14,
      colour: dim ? mix(COLOURS.magic, COLOURS.night, 0.45) : COLOURS.magic,
    }),
  ];
}

/** Draws a card of an open hand without its icon, with its cost on a tab. */
export function lowCard(x: number, y: number, card: Card, seat: DuelSeat, language: Language): Item[] {
  const bounds = { x, y, ...LOW_CARD };
  const [, hue] = artOf(card);
  return [
    ...numberTab(bounds, costOf(card), { colour: COLOURS.magic }),
    frame(bounds, seat, {
      hue,
      name: cardName(card, language),
      nameSize: PARTS.nameSize,
      band: PARTS.band,
      foot: PARTS.foot,
    }),
    foot(bounds, card, false, language),
  ];
}

function foot(bounds: Box, card: Card, dim: boolean, language: Language): Item {
  if (card.kind !== 'spell') return damageAndLife(bounds, card.damage, card.life, card.life, dim);
  return text(footOf(bounds), say(texts.spellNotes[card.name], language), {
    size: FONT_SIZES.label,
    align: 'centre',
    colour: dim ? COLOURS.soft : mix(COLOURS.magic, '#ffffff', 0.5),
  });
}

function footOf({ x, y, width, height }: Box): Box {
  return box(x + 4, y + height - PARTS.foot, width - 8, PARTS.foot - 1);
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
function damageAndLife(bounds: Box, damage: number, life: number, full: number, dim: boolean): Item {
  const isHurt = life < full;
  const tint = (colour: Colour) => (dim ? mix(colour, COLOURS.night, 0.4) : colour);
  const ink = dim ? COLOURS.soft : COLOURS.text;
  const heart = isHurt ? COLOURS.warn : tint(COLOURS.life);
  return row(
    footOf(bounds),
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

/** Draws the icons of a creature's traits above its numbers, from the left. */
function traits({ x, y }: Box, { shield, drain, speedy }: CreatureCard): Item[] {
  const signs: (readonly [string, Colour])[] = [];
  if (shield) signs.push([SIGNS.defence, COLOURS.gold]);
  if (drain) signs.push([SIGNS.mana, COLOURS.magic]);
  if (speedy) signs.push([SIGNS.actions, COLOURS.lightning]);
  return signs.map(([sign, colour], index) => icon(sign, x + 12 + 19 * index, y + 57, 18, { colour, edge: 2.2 }));
}
