import type { Blow } from '../story/lines.ts';
import type { Box } from './box.ts';
import type { Picture } from './items.ts';
import { placesIn } from './places.ts';

/** Blow with the boxes of its actor and its target in a picture. */
export interface PlacedBlow extends Pick<Blow, 'number' | 'icon'> {
  readonly actor?: Box | undefined;
  readonly target: Box;
  /** Other places of actor and target, which are lit too. */
  readonly lit?: readonly Box[];
  /** Life of the target before this blow, if the move lowers it, and the target's places, whose bars show it. */
  readonly life?: { readonly value: number; readonly places: readonly Box[] };
}

/** Picture with the blows that it shows. */
export interface BlowPicture {
  readonly picture: Picture;
  readonly blows: readonly PlacedBlow[];
}

/**
 * Returns the blows of a line in the picture before the move, where a target that falls still stands, or in the one
 * after it. Blows that only move something are shown after the move. Undefined if a place is in neither picture.
 */
export function placeBlows(blows: readonly Blow[], before: Picture, after: Picture): BlowPicture | undefined {
  const isMove = blows.every(({ number, icon }) => number === undefined && icon === undefined);
  for (const picture of isMove ? [after, before] : [before, after]) {
    const places = placesIn(picture);
    const placed = blows.flatMap(({ actor, target, ...rest }): PlacedBlow[] => {
      const [by, ...others] = actor === undefined ? [] : (places.get(actor) ?? []);
      const [to, ...more] = places.get(target) ?? [];
      const lit = [...others, ...more];
      if (!to || (!by && actor !== undefined)) return [];
      return [{ ...rest, actor: by, target: to, ...(lit.length > 0 && { lit }) }];
    });
    if (blows.length > 0 && placed.length === blows.length) return { picture, blows: placed };
  }
  return undefined;
}
