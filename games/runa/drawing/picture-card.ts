import { type Language, say, type Text } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  type Colour,
  FONT_SIZES,
  card as frame,
  gem,
  type Item,
  icon,
  mix,
  PICTURE_WIDTH,
  type RowPart,
  row,
  SIGNS,
  text,
} from '@longtable/kit/picture';
import { CARDS, type Card, type Element, HIGH_ROLL, spellDamage } from '../rules/cards.ts';
import type { State } from '../state.ts';
import { bareName, dieName } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { ABILITIES, ELEMENTS, NATURES, natureOf } from './icons.ts';

/** Mark of a card: chosen, not selectable, or about to be discarded. */
export type CardMark = 'chosen' | 'idle' | 'discarded' | undefined;

export interface CardOwner {
  readonly runa: Pick<State['runa'], 'fp' | 'die'>;
  readonly language: Language;
  mark?(at: number): CardMark;
}

/** Height of a card in one row, and in two rows. */
const HEIGHTS = { one: 114, two: 98 } as const;
const [CARDS_PER_ROW, GAP, EDGE] = [7, 6.5, 12];

/** Returns the total height of the rows for a number of cards, in pixels. */
export function heightOf(count: number): number {
  return count > CARDS_PER_ROW ? 2 * HEIGHTS.two + 8 : HEIGHTS.one;
}

/** Draws cards in one or two centred rows. */
export function cards(
  held: readonly Card[],
  y: number,
  holder: CardOwner,
  room = box(EDGE, y, PICTURE_WIDTH - 2 * EDGE, 0),
): Item[] {
  const rows = held.length > CARDS_PER_ROW ? 2 : 1;
  const each = Math.ceil(held.length / rows);
  const width = Math.min(rows === 2 ? 130 : 102, (room.width - GAP * (each - 1)) / each);
  const height = rows === 2 ? HEIGHTS.two : HEIGHTS.one;
  return held.flatMap((card, at) => {
    const down = Math.floor(at / each);
    const across = Math.min(each, held.length - down * each);
    const left = room.x + (room.width - across * (width + GAP) + GAP) / 2;
    const bounds = box(left + (at % each) * (width + GAP), y + down * (height + 8), width, height);
    return drawn(bounds, card, holder, holder.mark?.(at));
  });
}

function drawn(bounds: Box, card: Card, { runa, language }: CardOwner, mark: CardMark): Item[] {
  const { x, y, width, height } = bounds;
  const [isLow, isNarrow] = [height < HEIGHTS.one, width < 90];
  const [band, foot] = isLow ? [25, 46] : [26, 50];
  const nature = natureOf(card.name);
  const [colour, hue] = NATURES[nature];
  const element = colourOf(card);
  const dim = mark === 'idle' || mark === 'discarded';
  const ink = dim ? COLOURS.soft : COLOURS.text;
  const below = y + height - foot;
  const number = strength(card, runa, language);
  return [
    frame(bounds, 0, {
      colour,
      hue: element ? mix(hue, element, 0.35) : hue,
      icon: ABILITIES[card.name],
      iconSize: isLow ? 25 : 35,
      ...(element && { iconColour: mix(element, dim ? COLOURS.night : '#ffffff', 0.25) }),
      band,
      foot,
      ready: mark === 'chosen',
      dim,
    }),
    text(box(x + (isNarrow ? 3 : 8), y + 1.5, width - (isNarrow ? 6 : 34), band), bareName(card.name, language), {
      size: 21,
      weight: isNarrow ? 600 : 700,
      colour: ink,
      minSize: FONT_SIZES.min,
      ...(isNarrow && { align: 'centre', narrow: true }),
    }),
    text(
      isNarrow ? box(x + 6, y + band + 2, 24, 22) : box(x + width - 28, y + 1.5, 20, band),
      card.level === 1 ? 'I' : 'II',
      { size: FONT_SIZES.label, weight: 700, colour: COLOURS.gold, edge: 2, align: isNarrow ? 'left' : 'right' },
    ),
    ...(nature === 'spell' && runa.fp > 1 ? gem(x + width - 14, y + band + 14, isLow ? 8 : 10, true) : []),
    text(box(x + 6, below + (isLow ? 0 : 1), width - 12, 26), isNarrow ? number.replaceAll(' ', '') : number, {
      size: isLow ? FONT_SIZES.value : 26,
      weight: 700,
      colour: ink,
      align: 'centre',
    }),
    ...detail(box(x + 2, below + (isLow ? 23 : 26), width - 4, 22), card, runa, language),
    ...(mark === 'discarded'
      ? [icon(SIGNS.cancel, x + width / 2, (y + band + below) / 2, isLow ? 36 : 46, { colour: COLOURS.bad, edge: 3 })]
      : []),
  ];
}

/** Element that each element is strong against. */
const STRONG: Readonly<Record<Element, Element>> = { Lightning: 'Water', Water: 'Ice', Ice: 'Fire', Fire: 'Lightning' };

/** Returns the colour of a spell's element, or undefined for other cards. */
function colourOf({ name }: Card): Colour | undefined {
  const effect = CARDS[name];
  return effect.kind === 'spell' ? ELEMENTS[STRONG[effect.strongAgainst]][1] : undefined;
}

/** Returns the main number of a card as text: damage, focus or prevented damage. */
function strength({ name, level }: Card, { fp, die }: CardOwner['runa'], language: Language): string {
  const effect = CARDS[name];
  switch (effect.kind) {
    case 'strike':
      return `${effect.power * level} + ${dieName(die, language)}`;
    case 'spell':
      return `${spellDamage(effect, level, fp, null)}`;
    case 'focus':
      return `+${effect.power * level}`;
    default:
      return `−${effect.power * level}`;
  }
}

/** Draws one further effect of a card in short form below its number, or the meaning of the number. */
function detail(bounds: Box, { name, level }: Card, { die }: CardOwner['runa'], language: Language): Item[] {
  const effect = CARDS[name];
  const isTight = bounds.width < 86;
  const size = isTight ? FONT_SIZES.small : 19;
  const narrow = isTight ? ({ narrow: true } as const) : {};
  const words = (said: Text) =>
    ({ text: say(said, language), size, weight: 500, colour: COLOURS.soft, ...narrow }) as const;
  const line = (...parts: RowPart[]) => [row(bounds, parts, 'centre')];
  if (effect.kind === 'spell') {
    const [sign, colour] = ELEMENTS[effect.strongAgainst];
    return line(words(texts.picture.versus({ bonus: 2 * level })), { gap: 5 }, { icon: sign, size: size + 2, colour });
  }
  if (effect.kind !== 'strike') return line(words(texts.picture[effect.kind === 'focus' ? 'nextTurn' : effect.kind]));
  if (effect.breaksFocus)
    return line({ icon: SIGNS.breaks, size: size + 2, colour: COLOURS.gold }, { gap: 5 }, words(texts.picture.focus));
  const more = effect.highRoll * level;
  return line(
    words(
      die < HIGH_ROLL || more === 0 ? texts.picture.damage : texts.picture.highRoll({ bonus: more, roll: HIGH_ROLL }),
    ),
  );
}
