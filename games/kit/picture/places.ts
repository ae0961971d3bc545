import type { Effect } from '../story.ts';
import { type Bar, type Box, box, type Card, type Item, type Label, type Picture } from './items.ts';
import { text } from './make.ts';
import { COLOURS, FONT_SIZES } from './palette.ts';

/** Returns the areas of each name in a picture, cropped to the picture, in the order of the items. */
export function placesIn(picture: Picture): ReadonlyMap<string, readonly Box[]> {
  const places = new Map<string, readonly Box[]>();
  for (const { item, x, y, scale } of itemsOf(picture)) {
    if (item.kind !== 'place') continue;
    const [left, top] = [Math.max(0, x + item.x * scale), Math.max(0, y + item.y * scale)];
    const right = Math.min(picture.width, x + (item.x + item.width) * scale);
    const bottom = Math.min(picture.height, y + (item.y + item.height) * scale);
    if (right <= left || bottom <= top) continue;
    places.set(item.name, [...(places.get(item.name) ?? []), box(left, top, right - left, bottom - top)]);
  }
  return places;
}

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

/** Effect with the boxes of its actor and its target in a picture. */
export interface PlacedEffect extends Pick<Effect, 'number' | 'icon'> {
  readonly actor?: Box | undefined;
  readonly target: Box;
  /** Other places of actor and target, which are lit too. */
  readonly lit?: readonly Box[];
  /** Life of the target before this effect, if the move lowers it, and the target's places, whose bars show it. */
  readonly life?: { readonly value: number; readonly places: readonly Box[] };
}

/** Picture with the effects that it shows. */
export interface EffectPicture {
  readonly picture: Picture;
  readonly effects: readonly PlacedEffect[];
}

/**
 * Returns the effects of a line in the picture before the move, where a target that falls still stands, or in the one
 * after it. Effects that only move something are shown after the move. Undefined if a place is in neither picture.
 */
export function placeEffects(effects: readonly Effect[], before: Picture, after: Picture): EffectPicture | undefined {
  const isMove = effects.every(({ number, icon }) => number === undefined && icon === undefined);
  for (const picture of isMove ? [after, before] : [before, after]) {
    const places = placesIn(picture);
    const placed = effects.flatMap(({ actor, target, spot: _, ...rest }): PlacedEffect[] => {
      const [by, ...others] = actor === undefined ? [] : (places.get(actor) ?? []);
      const [to, ...more] = places.get(target) ?? [];
      const lit = [...others, ...more];
      if (!to || (!by && actor !== undefined)) return [];
      return [{ ...rest, actor: by, target: to, ...(lit.length > 0 && { lit }) }];
    });
    if (effects.length > 0 && placed.length === effects.length) return { picture, effects: placed };
  }
  return undefined;
}

export function cardLabel({ x, y, width, band = 24, name = '', nameSize = FONT_SIZES.small, dim }: Card): Label {
  const colour = dim ? COLOURS.soft : COLOURS.text;
  return text(box(x + 2, y + 1.5, width - 4, band), name, {
    size: nameSize,
    align: 'centre',
    colour,
    minSize: FONT_SIZES.min,
  });
}

export function barLabel({ x, y, width, height, value, max, words = `${value}/${max}`, size, icon }: Bar): Label {
  const bounds: Box = box(x + (icon ? 18 : 4), y + 0.5, width - (icon ? 24 : 8), height);
  return text(bounds, words, {
    size: size ?? Math.min(22, height - 5),
    weight: 700,
    align: 'centre',
    edge: 2.5,
    minSize: 12,
  });
}
