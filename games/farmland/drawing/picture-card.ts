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
  SIGNS,
  sideStyle,
  text,
} from '@longtable/kit/picture';
import type { Card } from '../state.ts';
import { iconOfCard } from './icons.ts';
import { signed } from './picture-piece.ts';

/** Size of a card in a hand, in pixels. */
export const CARD = { width: 102, height: 102 } as const;

/** Draws a card of a hand: name, icon, attack over defence. */
export function drawCard(
  bounds: Box,
  card: Card,
  name: string,
  team: number,
  look: { dim: boolean; chosen: boolean },
): Item[] {
  const { x, y, width, height } = bounds;
  const { colour, deep } = sideStyle(team);
  const ink = look.dim ? COLOURS.soft : COLOURS.text;
  const tint = (one: Colour) => (look.dim ? mix(one, COLOURS.night, 0.4) : one);
  const line = (
    at: number,
    sign: string,
    flip: true | undefined,
    value: number,
    colour: Colour,
    words: Colour,
  ): Item[] => [
    icon(sign, x + 48, at, 16, { colour: tint(colour), flip }),
    text(box(x + 56, at - 12, width - 61, 24), signed(value), {
      size: 20,
      weight: 700,
      align: 'right',
      narrow: true,
      colour: words,
    }),
  ];
  return [
    panel(bounds, {
      side: team,
      fill: mix(COLOURS.night, colour, look.dim ? 0.09 : 0.19),
      ...(look.dim && { colour: mix(colour, COLOURS.night, 0.5) }),
      ...(look.chosen && { colour: COLOURS.gold, thick: 3.5 }),
    }),
    text(box(x + 4, y + 3, width - 8, 49), name, {
      size: FONT_SIZES.small,
      minSize: FONT_SIZES.min,
      lines: 3,
      narrow: true,
      align: 'centre',
      colour: ink,
      ...(card.own && { mayCut: true }),
    }),
    icon(iconOfCard(card), x + 22, y + height - 26, 36, {
      colour: tint(mix(colour, '#ffffff', 0.76)),
      edge: 1.2,
      edgeColour: deep,
    }),
    ...line(y + height - 38, SIGNS.attack, true, card.atk, COLOURS.attack, ink),
    ...line(y + height - 15, SIGNS.defence, undefined, card.def, COLOURS.defence, tint(COLOURS.defence)),
  ];
}
