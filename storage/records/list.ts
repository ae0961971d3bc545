import { z } from 'zod';
import type { RecordKind } from '../index.ts';

/** How many entries lie in one piece of a list. */
export const LIST_CHUNK_SIZE = 50;

const list = z.strictObject({ count: z.int().min(0) });

/** A list that only grows: how many entries were ever added to it. Its pieces hold them, so adding costs the same at any length. */
export type List = z.infer<typeof list>;

export const listKind: RecordKind<List> = { name: 'list', version: 1, schema: list };

/** The entries of a list; the id is `<list>.<number>`. */
export const listChunkKind: RecordKind<string[]> = {
  name: 'list-chunk',
  version: 1,
  schema: z.array(z.string()).max(LIST_CHUNK_SIZE),
};
