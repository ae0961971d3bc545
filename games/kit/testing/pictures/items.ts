import type { Item, Label, RowPart } from '../../picture/items.ts';
import { barLabel, cardLabel } from '../../picture/places.ts';

export { itemsOf, type PlacedItem } from '../../picture/places.ts';

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
