import type { Item, Picture, Tiles } from '../../../games/kit/picture/items.ts';
import { draw } from './draw.ts';
import { encodePng } from './png.ts';

/** Serialises a picture as JSON for the thread that draws it; the same picture always gives the same text. */
export function serialise({ items, ...picture }: Picture): string {
  return `${JSON.stringify(picture).slice(0, -1)},"items":${listed(items)}}`;
}

function listed(items: readonly Item[]): string {
  return `[${items.map(itemText).join()}]`;
}

/** Most of a map is how its cells look, which is the same in all of its pictures and written once. */
function itemText(item: Item): string {
  if (item.kind === 'group') {
    const { items, ...look } = item;
    return `${JSON.stringify(look).slice(0, -1)},"items":${listed(items)}}`;
  }
  if (item.kind !== 'tiles') return JSON.stringify(item);
  const { set, ...map } = item;
  const text = sets.get(set) ?? JSON.stringify(set);
  sets.set(set, text);
  return `${JSON.stringify(map).slice(0, -1)},"set":${text}}`;
}

const sets = new WeakMap<Tiles['set'], string>();

/** A picture as pixels of red, green, blue and alpha. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Renders a serialised picture as PNG. */
export function renderPng(drawing: string): Buffer {
  return encodePng(draw(JSON.parse(drawing) as Picture));
}

/** Renders a picture as pixels of red, green, blue and alpha. */
export function pixelsOf(picture: Picture): Pixels {
  const canvas = draw(picture);
  return { data: canvas.data(), width: canvas.width, height: canvas.height };
}
