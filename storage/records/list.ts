import { z } from 'zod';
import type { RecordKind } from '../index.ts';

/** Number of entries per chunk of a list. */
export const LIST_CHUNK_SIZE = 50;

const list = z.strictObject({ count: z.int().min(0) });

/** A list in chunks. `count` is the number of entries ever added. */
export type List = z.infer<typeof list>;

export const listKind: RecordKind<List> = { name: 'list', version: 1, schema: list };

/** A chunk of a list. The record id is `<list>.<number>`. */
export const listChunkKind: RecordKind<string[]> = {
  name: 'list-chunk',
  version: 1,
  schema: z.array(z.string()).max(LIST_CHUNK_SIZE),
};
