import type { Item, Picture, Tiles } from '@longtable/kit/picture';

/** Serialises a picture as JSON for the drawing thread. Equal pictures give equal texts. */
export function serialise({ items, ...picture }: Picture): string {
  return `${JSON.stringify(picture).slice(0, -1)},"items":${serialiseItems(items)}}`;
}

function serialiseItems(items: readonly Item[]): string {
  return `[${items.map(itemText).join()}]`;
}

/** Returns an item as JSON. The text of a tile set is cached, because it is most of a map and equal in all its pictures. */
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
