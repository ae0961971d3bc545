import { type Box, box } from './box.ts';
import type { Item, Label, Tiles } from './items.ts';
import { text, tiles } from './make.ts';
import { PICTURE_WIDTH } from './palette.ts';

/** How the cells of a game's maps look. */
export interface MapStyle {
  /** How many pixels a cell has in each direction. */
  readonly cell: number;
  /** How many cells a block has, across and down. */
  readonly block: Pick<Box, 'width' | 'height'>;
  readonly set: Tiles['set'];
  /** The letter of the set for a cell, which may lie off the map. */
  letterAt(map: readonly string[], x: number, y: number): string;
}

/**
 * The part of a map that a window shows, in cells, cut from blocks that lie where they lie, wherever the window is: a step
 * draws none of them anew, and those of a map are described once.
 */
export function blocks(map: readonly string[], window: Box, look: MapStyle): Tiles[] {
  const { cell, block } = look;
  const starts = (from: number, length: number, size: number) => {
    const first = Math.floor(from / size) * size;
    return Array.from({ length: Math.ceil((from + length - first) / size) }, (_, at) => first + at * size);
  };
  return starts(window.y, window.height, block.height).flatMap((y) =>
    starts(window.x, window.width, block.width).map((x) => {
      const { rows, set } = blockAt(map, x, y, look);
      return tiles((x - window.x) * cell, (y - window.y) * cell, { width: cell, height: cell }, rows, set);
    }),
  );
}

type Block = Pick<Tiles, 'rows' | 'set'>;

/** The blocks of maps: a map never changes. */
const blockCache = new WeakMap<readonly string[], Map<string, Block>>();

function blockAt(map: readonly string[], x: number, y: number, look: MapStyle): Block {
  const known = blockCache.get(map) ?? new Map<string, Block>();
  blockCache.set(map, known);
  const key = `${x} ${y} ${look.block.width} ${look.block.height}`;
  const block = known.get(key) ?? makeBlock(map, x, y, look);
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

/** Words over the whole width, one text below the other, and how high they are together. */
export function paragraphs(
  y: number,
  texts: readonly string[],
  look: Omit<Label, 'kind' | 'text' | 'x' | 'y' | 'width' | 'height' | 'lines'> = {},
): { readonly items: readonly Item[]; readonly height: number } {
  const leading = (look.size ?? 20) * 1.25;
  let top = y;
  const items = texts.map((words) => {
    const lines = Math.max(1, Math.ceil(words.length / lettersIn(PICTURE_WIDTH - 48, look.size ?? 20)));
    const label = text(box(24, top, PICTURE_WIDTH - 48, lines * leading), words, { ...look, lines, mayCut: true });
    top += lines * leading;
    return label;
  });
  return { items, height: top - y };
}

/** About how many letters fit a width: those of the condensed faces are less than half as wide as they are high. */
function lettersIn(width: number, size: number): number {
  return Math.floor(width / (size * 0.46));
}
