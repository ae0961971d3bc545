import { z } from 'zod';
import type { Document } from './document.ts';

/** What takes a change back: lines of the document's text that are put in place of others. */
export const undoStep = z.strictObject({ at: z.int().min(0), drop: z.int().min(0), put: z.array(z.string()) });

export type UndoStep = z.infer<typeof undoStep>;

/** The step from a document back to the one before it; only what differs is kept. */
export function stepBack(before: Document, after: Document): UndoStep {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const shorter = Math.min(old.length, fresh.length);
  let at = 0;
  while (at < shorter && old[at] === fresh[at]) at++;
  let tail = 0;
  while (tail < shorter - at && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++;
  return { at, drop: fresh.length - tail - at, put: old.slice(at, old.length - tail) };
}

/** A document with a change taken back. */
export function takeBack(doc: Document, { at, drop, put }: UndoStep): Document {
  return JSON.parse(
    linesOf(doc)
      .toSpliced(at, drop, ...put)
      .join('\n'),
  ) as Document;
}

function linesOf(doc: Document): string[] {
  return JSON.stringify(doc, null, 1).split('\n');
}
