import type { Item, Picture, Tiles } from '@longtable/kit/picture';

/** Serialises a picture as JSON for the thread that draws it; the same picture always gives the same text. */
export function serialise({ items, ...picture }: Picture): string {
  return `${JSON.stringify(picture).slice(0, -1)},"items":${serialiseItems(items)}}`;
}

function serialiseItems(items: readonly Item[]): string {
  return `[${items.map(itemText).join()}]`;
}

/** Most of a map is how its cells look, which is the same in all of its pictures and written once. */
function itemText(item: Item): string {
  if (item.kind === 'group') {
    const { items, ...look } = item;
    return `${JSON.stringify(look).slice(0, -1)},"items":${serialiseItems(items)}}`;
  }
  if (item.kind !== 'tiles') return JSON.stringify(item);
  const { set, ...map } = item;
  const text = sets.get(set) ?? JSON.stringify(set);
  sets.set(set, text);
  return `${JSON.stringify(map).slice(0, -1)},"set":${text}}`;
}

const sets = new WeakMap<Tiles['set'], string>();
