import type { Emblem } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  type Colour,
  columns,
  compose,
  FONT_SIZES,
  header as headLine,
  type Item,
  icon,
  mix,
  PICTURE_WIDTH,
  type Picture,
  panel,
  row,
  SIGNS,
  text,
} from '@longtable/kit/picture';

/** A number with its label. */
export interface Fact {
  readonly icon: string;
  readonly value: string;
  /** Small words beside the value. */
  readonly note?: string | undefined;
  readonly words: string;
  /** Colour of the icon (default: gold). */
  readonly colour?: Colour | undefined;
}

/** Layout of a card of facts. */
export interface FactsStyle {
  /** Text on the right of the title. */
  readonly aside?: string;
  /** Icon and colour of the header (default: a gold trophy). */
  readonly emblem?: Emblem;
  /** Whether the facts have long words, which need half of the width. */
  readonly isWide?: boolean;
}

/** Draws facts below a title, in rows of two. */
export function factsCard(title: string, facts: readonly Fact[], style: FactsStyle = {}): Picture {
  const { aside = '', emblem = { icon: SIGNS.trophy, colour: COLOURS.gold }, isWide = false } = style;
  const told = tiles(50, rowsOf(facts, 2, isWide));
  return compose(
    54 + told.height,
    [mix(COLOURS.ground, emblem.colour, 0.16), COLOURS.ground],
    [...headLine(emblem.icon, title, aside, emblem.colour), ...told.items],
  );
}

/** Height of a fact and of the gap below it, in pixels. */
const [TILE, GAP] = [68, 4];

/** Returns rows of facts from a vertical position, with their total height. A fact that is alone is half as wide as the card. */
export function tiles(
  y: number,
  rows: readonly (readonly Fact[])[],
): { readonly items: readonly Item[]; readonly height: number } {
  const items = rows.flatMap((line, at) => {
    const whole = box(14, y + at * (TILE + GAP), PICTURE_WIDTH - 28, TILE);
    const [half] = columns(whole, 2, 6);
    const places =
      line.length === 1 ? [{ ...half!, x: (PICTURE_WIDTH - half!.width) / 2 }] : columns(whole, line.length, 6);
    return places.flatMap((place, nth) => (line[nth] ? fact(place, line[nth]) : []));
  });
  return { items, height: rows.length * (TILE + GAP) };
}

/** Splits facts into rows. If one would be left over, the first row has three, except with wide facts. */
export function rowsOf(facts: readonly Fact[], most: 2 | 3, isWide = false): (readonly Fact[])[] {
  const first = !isWide && facts.length % most === 1 ? facts.slice(0, 3) : [];
  const rest = facts.slice(first.length);
  const rows = Array.from({ length: Math.ceil(rest.length / most) }, (_, at) => rest.slice(at * most, (at + 1) * most));
  return first.length > 0 ? [first, ...rows] : rows;
}

function fact(place: Box, { icon: sign, value, note, words, colour = COLOURS.gold }: Fact): Item[] {
  const { x, y, width } = place;
  const head = box(x + 56, y + 3, width - 62, 27);
  const style = { size: FONT_SIZES.value, weight: 700 } as const;
  return [
    panel(place, { radius: 12 }),
    icon(sign, x + 30, y + TILE / 2, 36, { colour }),
    note
      ? row(head, [
          { text: value, ...style },
          { gap: 7 },
          { text: note, size: FONT_SIZES.small, weight: 500, colour: COLOURS.soft },
        ])
      : text(head, value, { ...style, mayCut: true }),
    text(box(x + 56, y + 28, width - 62, 36), joinNumbers(words), {
      size: FONT_SIZES.small,
      minSize: FONT_SIZES.min,
      weight: 500,
      colour: COLOURS.soft,
      lines: 2,
      mayCut: true,
    }),
  ];
}

/** Keeps a line from breaking between a number and its word. */
function joinNumbers(words: string): string {
  return words.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}
