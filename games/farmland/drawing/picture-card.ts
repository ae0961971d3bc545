import type { Language } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  type Colour,
  FONT_SIZES,
  type Item,
  icon,
  mix,
  panel,
  rect,
  row,
  SIGNS,
  sideStyle,
  stat,
  text,
} from '@longtable/kit/picture';
import type { Card } from '../state.ts';
import { shortName } from '../words/names.ts';
import { iconOfCard } from './icons.ts';
import { signed } from './picture-land.ts';

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
export function drawName(bounds: Box, field: string, card: Card, team: number, language: Language): Item[] {
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
export function drawLine(bounds: Box, card: Card, team: number): Item[] {
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
