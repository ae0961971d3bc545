import type { Write } from '../../../storage/index.ts';
import { LIST_PIECE, listChunkKind, listKind } from '../../../storage/records/list.ts';
import type { Context } from '../context.ts';
import { readOrQuarantine } from '../read.ts';

/** The finished tables of a person in a server or DM. */
export const pastOf = (person: string, home: string) => `${person}@${home}`;

/** The tables at which a person has tried puzzles. */
export const puzzlesOf = (person: string) => pastOf(person, 'puzzles');

/** All finished tables of a server. */
export const pastAt = (home: string) => `@${home}`;

/** The persons who have finished a game somewhere. */
export const rollOf = (home: string, game: string) => `${home}/${game}`;

/** What adds entries to the end of a list; whoever commits it is alone with the list. */
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

/** How many entries were ever added to a list. */
export async function countOf(context: Context, list: string): Promise<number> {
  return (await readOrQuarantine(context, listKind, list))?.count ?? 0;
}

/** Entries of a list, newest first, after skipping some; reads only the pieces they lie in. */
export async function readNewest(context: Context, list: string, most: number, skip = 0): Promise<string[]> {
  const end = (await countOf(context, list)) - skip;
  const begin = Math.max(0, end - most);
  const first = Math.floor(begin / LIST_PIECE);
  const entries = await readPieces(context, list, first, Math.ceil(end / LIST_PIECE));
  return entries.slice(begin - first * LIST_PIECE, end - first * LIST_PIECE).reverse();
}

/** All entries of a list, oldest first. */
export async function readAll(context: Context, list: string): Promise<string[]> {
  return readPieces(context, list, 0, Math.ceil((await countOf(context, list)) / LIST_PIECE));
}

/** What takes an entry out of a list, wherever it lies; the places of the others stay. */
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

/** What drops a list with all its pieces. */
export async function dropList(context: Context, list: string): Promise<Write[]> {
  return [
    context.storage.store(listKind).drop(list),
    ...(await pieceIds(context, list)).map((id) => context.storage.store(listChunkKind).drop(id)),
  ];
}

async function pieceIds(context: Context, list: string): Promise<string[]> {
  const pieces = Math.ceil((await countOf(context, list)) / LIST_PIECE);
  return Array.from({ length: pieces }, (_, number) => pieceId(list, number * LIST_PIECE));
}

async function readPieces(context: Context, list: string, from: number, to: number): Promise<string[]> {
  const numbers = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  const pieces = await Promise.all(
    numbers.map((number) => readOrQuarantine(context, listChunkKind, `${list}.${number}`)),
  );
  return pieces.flatMap((piece) => piece ?? []);
}

function pieceId(list: string, position: number): string {
  return `${list}.${Math.floor(position / LIST_PIECE)}`;
}
