import { z } from 'zod';
import type { RecordKind, Write } from '../../../storage/index.ts';
import type { Context } from '../../host/context.ts';
import { readOrQuarantine } from '../../host/records.ts';

/** Number of entries per chunk of a list. */
const LIST_CHUNK_SIZE = 50;

const list = z.strictObject({ count: z.int().min(0) });

/** A list in chunks. `count` is the number of entries ever added. */
type List = z.infer<typeof list>;

export const listKind: RecordKind<List> = { name: 'list', version: 1, schema: list };

/** A chunk of a list. The record id is `<list>.<number>`. */
export const listChunkKind: RecordKind<string[]> = {
  name: 'list-chunk',
  version: 1,
  schema: z.array(z.string()).max(LIST_CHUNK_SIZE),
};

/** Returns the writes that append entries to a list. The caller must hold a lock on the list. */
export async function appendTo(context: Context, list: string, entries: readonly string[]): Promise<Write[]> {
  const writes = new Map<string, string[]>();
  let count = await countOf(context, list);
  for (const entry of entries) {
    const piece = pieceId(list, count++);
    const before = writes.get(piece) ?? (await readOrQuarantine(context, listChunkKind, piece)) ?? [];
    writes.set(piece, [...before, entry]);
  }
  return [
    context.storage.store(listKind).put(list, { count }),
    ...[...writes].map(([id, piece]) => context.storage.store(listChunkKind).put(id, piece)),
  ];
}

/** Returns the number of entries ever added to a list. */
export async function countOf(context: Context, list: string): Promise<number> {
  return (await readOrQuarantine(context, listKind, list))?.count ?? 0;
}

/** Returns at most `most` entries of a list, newest first, after the `skip` newest ones. Reads only the chunks that contain them. */
export async function readNewest(context: Context, list: string, most: number, skip = 0): Promise<string[]> {
  const end = (await countOf(context, list)) - skip;
  const begin = Math.max(0, end - most);
  const first = Math.floor(begin / LIST_CHUNK_SIZE);
  const entries = await readPieces(context, list, first, Math.ceil(end / LIST_CHUNK_SIZE));
  return entries.slice(begin - first * LIST_CHUNK_SIZE, end - first * LIST_CHUNK_SIZE).reverse();
}

export async function readAll(context: Context, list: string): Promise<string[]> {
  return readPieces(context, list, 0, Math.ceil((await countOf(context, list)) / LIST_CHUNK_SIZE));
}

/** Returns the writes that remove an entry from a list. Other entries stay in their chunks. */
export async function removeFrom(context: Context, list: string, entry: string): Promise<Write[]> {
  const ids = await pieceIds(context, list);
  const pieces = await Promise.all(ids.map((id) => readOrQuarantine(context, listChunkKind, id)));
  return ids.flatMap((id, index) => {
    const piece = pieces[index];
    return piece?.includes(entry)
      ? [
          context.storage.store(listChunkKind).put(
            id,
            piece.filter((other) => other !== entry),
          ),
        ]
      : [];
  });
}

/** Returns the writes that delete a list with its chunks. */
export async function dropList(context: Context, list: string): Promise<Write[]> {
  return [
    context.storage.store(listKind).drop(list),
    ...(await pieceIds(context, list)).map((id) => context.storage.store(listChunkKind).drop(id)),
  ];
}

async function pieceIds(context: Context, list: string): Promise<string[]> {
  const pieces = Math.ceil((await countOf(context, list)) / LIST_CHUNK_SIZE);
  return Array.from({ length: pieces }, (_, number) => pieceId(list, number * LIST_CHUNK_SIZE));
}

async function readPieces(context: Context, list: string, from: number, to: number): Promise<string[]> {
  const numbers = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  const pieces = await Promise.all(
    numbers.map((number) => readOrQuarantine(context, listChunkKind, `${list}.${number}`)),
  );
  return pieces.flatMap((piece) => piece ?? []);
}

function pieceId(list: string, position: number): string {
  return `${list}.${Math.floor(position / LIST_CHUNK_SIZE)}`;
}
