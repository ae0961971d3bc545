import { type Bar, type Box, type Item, itemsOf, type Picture, type PlacedEffect } from '@longtable/kit/picture';

/** Returns the bars of a picture that begin in one of the boxes. */
export function barsIn(picture: Picture, boxes: readonly Box[]): Bar[] {
  return [...itemsOf(picture)].flatMap(({ item, x, y, scale }) => {
    if (item.kind !== 'bar') return [];
    const [left, top] = [x + item.x * scale, y + item.y * scale];
    const isIn = (box: Box) => box.x <= left && left < box.x + box.width && box.y <= top && top < box.y + box.height;
    return boxes.some(isIn) ? [item] : [];
  });
}

/** Life that the bars in some places show. */
interface ShownLife {
  readonly value: number;
  readonly places: readonly Box[];
  /** Life that an effect takes. */
  readonly loss?: number;
}

/** Returns a picture in which the bars of targets show the life before the effect, and the loss. */
export function withLosses(picture: Picture, effects: readonly PlacedEffect[]): Picture {
  return withLives(
    picture,
    effects.flatMap(({ life, number = 0 }) =>
      life ? [{ ...life, loss: Math.min(life.value, Math.max(0, -number)) }] : [],
    ),
  );
}

/** Returns a picture in which the bars in some places show another life. */
export function withLives(picture: Picture, lives: readonly ShownLife[]): Picture {
  const bars = new Map<Item, Bar>();
  for (const { value, places, loss } of lives)
    for (const bar of barsIn(picture, places)) {
      const words = bar.words?.replace(String(bar.value), String(value));
      bars.set(bar, { ...bar, value, words, ...(loss !== undefined && { loss }) });
    }
  const replaced = (items: readonly Item[]): Item[] =>
    items.map((item) =>
      item.kind === 'group' || item.kind === 'layer'
        ? { ...item, items: replaced(item.items) }
        : (bars.get(item) ?? item),
    );
  return bars.size > 0 ? { ...picture, items: replaced(picture.items) } : picture;
}
