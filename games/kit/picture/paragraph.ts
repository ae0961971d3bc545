import { box } from './box.ts';
import type { Item, Label } from './items.ts';
import { text } from './make.ts';
import { WIDTH } from './palette.ts';

/** Words over the whole width, one text below the other, and how high they are together. */
export function paragraphs(
  y: number,
  texts: readonly string[],
  look: Omit<Label, 'kind' | 'text' | 'x' | 'y' | 'width' | 'height' | 'lines'> = {},
): { readonly items: readonly Item[]; readonly height: number } {
  const leading = (look.size ?? 20) * 1.25;
  let top = y;
  const items = texts.map((words) => {
    const lines = Math.max(1, Math.ceil(words.length / lettersIn(WIDTH - 48, look.size ?? 20)));
    const label = text(box(24, top, WIDTH - 48, lines * leading), words, { ...look, lines, mayCut: true });
    top += lines * leading;
    return label;
  });
  return { items, height: top - y };
}

/** About how many letters fit a width: those of the condensed faces are less than half as wide as they are high. */
function lettersIn(width: number, size: number): number {
  return Math.floor(width / (size * 0.46));
}
