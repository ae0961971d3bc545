import {
  type Box,
  box,
  type Item,
  icon,
  lookOf,
  mix,
  panel,
  SIGNS,
  SIZES,
  TONES,
  type Tone,
  text,
} from '@longtable/kit/picture';
import type { Card } from '../state.ts';
import { iconOf } from './icons.ts';
import { signed } from './picture-piece.ts';

/** The size of a card in a hand. */
export const CARD = { width: 102, height: 102 } as const;

/** A card of a hand: its name, its icon, attack over defence with their signs. */
export function drawCard(
  place: Box,
  card: Card,
  name: string,
  team: number,
  look: { dim: boolean; chosen: boolean },
): Item[] {
  const { x, y, width, height } = place;
  const { tone, deep } = lookOf(team);
  const ink = look.dim ? TONES.soft : TONES.text;
  const tint = (one: Tone) => (look.dim ? mix(one, TONES.night, 0.4) : one);
  const line = (at: number, sign: string, flip: true | undefined, value: number, colour: Tone, words: Tone): Item[] => [
    icon(sign, x + 48, at, 16, { tone: tint(colour), flip }),
    text(box(x + 56, at - 12, width - 61, 24), signed(value), {
      size: 20,
      weight: 700,
      align: 'right',
      narrow: true,
      tone: words,
    }),
  ];
  return [
    panel(place, {
      side: team,
      fill: mix(TONES.night, tone, look.dim ? 0.09 : 0.19),
      ...(look.dim && { tone: mix(tone, TONES.night, 0.5) }),
      ...(look.chosen && { tone: TONES.gold, thick: 3.5 }),
    }),
    text(box(x + 4, y + 3, width - 8, 49), name, {
      size: SIZES.small,
      least: SIZES.least,
      lines: 3,
      narrow: true,
      align: 'centre',
      tone: ink,
      ...(card.own && { mayCut: true }),
    }),
    icon(iconOf(card), x + 22, y + height - 26, 36, {
      tone: tint(mix(tone, '#ffffff', 0.76)),
      edge: 1.2,
      edgeTone: deep,
    }),
    ...line(y + height - 38, SIGNS.attack, true, card.atk, TONES.attack, ink),
    ...line(y + height - 15, SIGNS.defence, undefined, card.def, TONES.defence, tint(TONES.defence)),
  ];
}
