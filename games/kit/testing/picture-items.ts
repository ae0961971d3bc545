import type { Item, Label, Picture, RowPart } from '../picture/items.ts';
import { barLabel, cardLabel } from '../picture/labels.ts';

/** Yields all items of a picture, also those in groups, layers and tiles, with their origin and scale. */
export function* itemsOf(picture: Picture): Generator<PlacedItem> {
  yield* placedItems(picture.items, { x: 0, y: 0, scale: 1 });
}

/** Item with its origin and scale. */
export interface PlacedItem {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function* placedItems(items: readonly Item[], at: Omit<PlacedItem, 'item'>): Generator<PlacedItem> {
  for (const item of items) {
    yield { item, ...at };
    if (item.kind === 'group') {
      const { x = 0, y = 0, scale = 1 } = item;
      yield* placedItems(item.items, { x: at.x + x * at.scale, y: at.y + y * at.scale, scale: at.scale * scale });
    } else if (item.kind === 'layer') {
      yield* placedItems(item.items, { ...at, x: at.x + item.x * at.scale, y: at.y + item.y * at.scale });
    } else if (item.kind === 'tiles') {
      for (const [down, row] of item.rows.entries())
        for (const [across, sign] of [...row].entries())
          yield* placedItems(item.set[sign] ?? [], {
            ...at,
            x: at.x + (item.x + across * item.cell.width) * at.scale,
            y: at.y + (item.y + down * item.cell.height) * at.scale,
          });
    }
  }
}

/** Returns the texts of an item in their boxes. The parts of a row have no boxes. */
export function labelsOf(item: Item): Label[] {
  if (item.kind === 'text') return [item];
  if (item.kind === 'card') return item.name ? [cardLabel(item)] : [];
  return item.kind === 'bar' ? [barLabel(item)] : [];
}

export function wordsOf(item: Item): string[] {
  if (item.kind === 'row') return item.parts.flatMap((part: RowPart) => ('text' in part ? [part.text] : []));
  return labelsOf(item).map(({ text }) => text);
}

export function iconsOf(item: Item): string[] {
  if (item.kind === 'row') return item.parts.flatMap((part) => ('icon' in part ? [part.icon] : []));
  return 'icon' in item && item.icon !== undefined ? [item.icon] : [];
}
