import { type Reader, sharedThings } from '@longtable/kit';
import { type Colour, drawScene, type Picture } from '@longtable/kit/picture';
import { choices } from '../menus/choices.ts';
import { scene } from '../scene.ts';
import type { Duel } from '../state.ts';
import { hues } from './icons.ts';

/** Background of each seat's half and of the lane between them. */
const GROUNDS = ['#16283e', '#3b2a1c', '#1a1c25'] as const;

/** Returns the colours of a reader's table from top to bottom. */
function groundFor({ viewer }: Reader): readonly Colour[] {
  const [own, other, between] = viewer === 1 ? [GROUNDS[1], GROUNDS[0], GROUNDS[2]] : GROUNDS;
  return [other, between, own];
}

/** Returns the ground of the touched board. */
export function backgrounds(_: Duel, reader: Reader): Readonly<Record<string, Picture>> {
  return { '': { width: 390, height: 360, ground: groundFor(reader), items: [] } };
}

/** Draws the duel for a reader, and marks the target of a line. */
export function picture(duel: Duel, reader: Reader, partial = ''): Picture {
  const targets = partial === '' ? [] : sharedThings(choices(duel, duel.current, partial));
  return drawScene(scene(duel, reader), { ground: groundFor(reader), hues, targets });
}
