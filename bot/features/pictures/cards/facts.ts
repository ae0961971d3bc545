import { type Emblem, type Language, say, type Text } from '@longtable/kit';
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
  readonly value: Text;
  /** Small words beside the value. */
  readonly note?: Text | undefined;
  readonly words: Text;
  /** Further lines below the words. */
  readonly more?: readonly Text[];
  /** Colour of the icon (default: gold). */
  readonly colour?: Colour | undefined;
  /** Icon or short text below the icon. Only tall facts show it. */
  readonly mark?: { readonly icon: string; readonly colour: Colour } | { readonly text: string } | undefined;
}

/** Layout of a card of facts. */
export interface FactsStyle {
  /** Text on the right of the title. */
  readonly aside?: Text;
  /** Icon and colour of the header (default: a gold trophy). */
  readonly emblem?: Emblem;
  /** Whether the facts have up to three lines of words and marks. */
  readonly isTall?: boolean;
}

/** Draws facts below a title, in rows of two. */
export function factsCard(title: Text, facts: readonly Fact[], language: Language, style: FactsStyle = {}): Picture {
  const { aside = '', emblem = { icon: SIGNS.trophy, colour: COLOURS.gold } } = style;
  const told = tiles(50, inRows(facts, 2), language, style.isTall ? TALL_TILE : TILE);
  return compose(
    54 + told.height,
    [mix(COLOURS.ground, emblem.colour, 0.16), COLOURS.ground],
    [...headLine(emblem.icon, say(title, language), say(aside, language), emblem.colour), ...told.items],
  );
}

/** Height of a fact, of a tall one, and of the gap below, in pixels. */
const [TILE, TALL_TILE, GAP] = [68, 90, 4];

/** Returns rows of facts from a vertical position, with their total height. A fact that is alone is half as wide as the card. */
export function tiles(
  y: number,
  rows: readonly (readonly Fact[])[],
  language: Language,
  height = TILE,
): { readonly items: readonly Item[]; readonly height: number } {
  const items = rows.flatMap((line, at) => {
    const whole = box(14, y + at * (height + GAP), PICTURE_WIDTH - 28, height);
    const [half] = columns(whole, 2, 6);
    const places =
      line.length === 1 ? [{ ...half!, x: (PICTURE_WIDTH - half!.width) / 2 }] : columns(whole, line.length, 6);
    return places.flatMap((place, nth) => (line[nth] ? drawFact(place, line[nth], language) : []));
  });
  return { items, height: rows.length * (height + GAP) };
}

/** Splits facts into rows. If one would be left over, the first row has three. */
export function rowsOf(facts: readonly Fact[], most: 2 | 3): (readonly Fact[])[] {
  const first = facts.length % most === 1 ? facts.slice(0, 3) : [];
  return [...(first.length > 0 ? [first] : []), ...inRows(facts.slice(first.length), most)];
}

function inRows(facts: readonly Fact[], most: number): (readonly Fact[])[] {
  return Array.from({ length: Math.ceil(facts.length / most) }, (_, at) => facts.slice(at * most, (at + 1) * most));
}

function drawFact(place: Box, fact: Fact, language: Language): Item[] {
  const { icon: sign, note, words, more = [], colour = COLOURS.gold, mark } = fact;
  const value = say(fact.value, language);
  const { x, y, width, height } = place;
  const isTall = height > TILE;
  const head = box(x + 56, y + (isTall ? 5 : 3), width - 62, 27);
  const style = { size: FONT_SIZES.value, weight: 700 } as const;
  return [
    panel(place, { radius: 12 }),
    icon(sign, x + 30, y + (mark ? 30 : height / 2), 36, { colour }),
    ...(mark ? [markItem(mark, x + 30, y + 68)] : []),
    note
      ? row(head, [
          { text: value, ...style },
          { gap: 7 },
          { text: say(note, language), size: FONT_SIZES.small, weight: 500, colour: COLOURS.soft },
        ])
      : text(head, value, { ...style, minSize: FONT_SIZES.min, mayCut: true }),
    ...wordItems(
      box(x + 56, y + (isTall ? 31 : 28), width - 62, height - 32),
      [words, ...more].map((line) => say(line, language)),
      isTall,
    ),
  ];
}

/** Height of a line of words in pixels, and the number of letters that fit half of the card's width. */
const [LINE, LETTERS] = [19, 24];

/** Draws words from the top of a tall fact, and in the middle of other facts. */
function wordItems({ x, y, width, height }: Box, lines: readonly string[], isTall: boolean): Item[] {
  const style = {
    size: FONT_SIZES.small,
    minSize: FONT_SIZES.min,
    weight: 500,
    colour: COLOURS.soft,
    mayCut: true,
  } as const;
  if (lines.length > 1)
    return lines.map((line, at) => text(box(x, y + at * LINE, width, LINE), joinNumbers(line), style));
  const [words = ''] = lines;
  const wrapped = isTall ? Math.min(3, Math.ceil(words.length / LETTERS)) : 2;
  return [text(box(x, y, width, isTall ? wrapped * LINE : height), joinNumbers(words), { ...style, lines: wrapped })];
}

function markItem(mark: NonNullable<Fact['mark']>, x: number, y: number): Item {
  if ('icon' in mark) return icon(mark.icon, x, y, 22, { colour: mark.colour });
  const style = { size: 22, weight: 700, align: 'centre', colour: COLOURS.gold, narrow: true } as const;
  return text(box(x - 26, y - 12, 52, 24), mark.text, style);
}

/** Prevents a line break between a number and the following word of up to ten letters, before the last number of a clause, and before a dot. */
function joinNumbers(words: string): string {
  return words.replace(/(?<=\d) (?=\p{L}\S{0,9}(?: |$))| (?=\d+(?:[,.]|$))| (?=·)/gu, '\u00a0');
}
