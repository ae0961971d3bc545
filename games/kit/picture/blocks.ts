import { type Box, box, type Item, type Label, type Tiles } from './items.ts';
import { text, tiles } from './make.ts';
import { PICTURE_WIDTH } from './palette.ts';

/** Tiles of a map and their size. */
export interface MapStyle {
  /** Size of a cell in pixels. */
  readonly cell: number;
  /** Size of a block in cells. */
  readonly block: Pick<Box, 'width' | 'height'>;
  readonly set: Tiles['set'];
  /** Returns the letter of a cell in `set`. The cell can be outside of the map. */
  letterAt(map: readonly string[], x: number, y: number): string;
}

/** Returns the tiles of a window of a map, in blocks at fixed positions. A moved window reuses the drawn blocks. */
export function blocks(map: readonly string[], window: Box, style: MapStyle): Tiles[] {
  const { cell, block } = style;
  const starts = (from: number, length: number, size: number) => {
    const first = Math.floor(from / size) * size;
    return Array.from({ length: Math.ceil((from + length - first) / size) }, (_, at) => first + at * size);
  };
  return starts(window.y, window.height, block.height).flatMap((y) =>
    starts(window.x, window.width, block.width).map((x) => {
      const { rows, set } = blockAt(map, x, y, style);
      return tiles((x - window.x) * cell, (y - window.y) * cell, { width: cell, height: cell }, rows, set);
    }),
  );
}

type Block = Pick<Tiles, 'rows' | 'set'>;

/** Cached blocks by map. Maps are immutable. */
const blockCache = new WeakMap<readonly string[], Map<string, Block>>();

function blockAt(map: readonly string[], x: number, y: number, style: MapStyle): Block {
  const known = blockCache.get(map) ?? new Map<string, Block>();
  blockCache.set(map, known);
  const key = `${x} ${y} ${style.block.width} ${style.block.height}`;
  const block = known.get(key) ?? makeBlock(map, x, y, style);
  known.set(key, block);
  return block;
}

function makeBlock(map: readonly string[], x: number, y: number, { block, set, letterAt }: MapStyle): Block {
  const rows = Array.from({ length: block.height }, (_, down) =>
    Array.from({ length: block.width }, (_, across) => letterAt(map, x + across, y + down)).join(''),
  );
  const used = [...new Set(rows.join(''))].filter((letter) => set[letter]).toSorted();
  return { rows, set: Object.fromEntries(used.map((letter) => [letter, set[letter] ?? []])) };
}

/** Returns labels across the width of the picture, one below the other, and their total height. */
export function paragraphs(
  y: number,
  texts: readonly string[],
  style: Omit<Label, 'kind' | 'text' | 'x' | 'y' | 'width' | 'height' | 'lines'> = {},
): { readonly items: readonly Item[]; readonly height: number } {
  const leading = (style.size ?? 20) * 1.25;
  let top = y;
  const items = texts.map((words) => {
    const lines = Math.max(1, Math.ceil(words.length / lettersIn(PICTURE_WIDTH - 48, style.size ?? 20)));
    const label = text(box(24, top, PICTURE_WIDTH - 48, lines * leading), words, { ...style, lines, mayCut: true });
    top += lines * leading;
    return label;
  });
  return { items, height: top - y };
}

/** Returns the approximate number of letters that fit a width in the condensed font. */
function lettersIn(width: number, size: number): number {
  return Math.floor(width / (size * 0.42));
}
