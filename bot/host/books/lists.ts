import type { Write } from '../../../storage/index.ts';
import { LIST_PIECE } from '../../../storage/records/list.ts';
import type { House } from '../house/house.ts';
import { readSound } from '../house/sound.ts';

/** The finished tables of a person in a server or DM. */
export const pastOf = (person: string, home: string) => `${person}@${home}`;

/** All finished tables of a server. */
export const pastAt = (home: string) => `@${home}`;

/** The persons who have finished a game somewhere. */
export const rollOf = (home: string, game: string) => `${home}/${game}`;

/** What adds entries to the end of a list; whoever commits it is alone with the list. */
export async function appendTo(house: House, list: string, entries: readonly string[]): Promise<Write[]> {
  const writes = new Map<string, string[]>();
  let count = await countOf(house, list);
  for (const entry of entries) {
    const piece = pieceId(list, count++);
    const before = writes.get(piece) ?? (await readSound(house, house.listPieces, piece)) ?? [];
    writes.set(piece, [...before, entry]);
  }
  return [house.lists.put(list, { count }), ...[...writes].map(([id, piece]) => house.listPieces.put(id, piece))];
}

/** How many entries were ever added to a list. */
export async function countOf(house: House, list: string): Promise<number> {
  return (await readSound(house, house.lists, list))?.count ?? 0;
}

/** Entries of a list, newest first, after skipping some; reads only the pieces they lie in. */
export async function readNewest(house: House, list: string, most: number, skip = 0): Promise<string[]> {
  const end = (await countOf(house, list)) - skip;
  const begin = Math.max(0, end - most);
  const first = Math.floor(begin / LIST_PIECE);
  const entries = await readPieces(house, list, first, Math.ceil(end / LIST_PIECE));
  return entries.slice(begin - first * LIST_PIECE, end - first * LIST_PIECE).reverse();
}

/** All entries of a list, oldest first. */
export async function readAll(house: House, list: string): Promise<string[]> {
  return readPieces(house, list, 0, Math.ceil((await countOf(house, list)) / LIST_PIECE));
}

/** What takes an entry out of a list, wherever it lies; the places of the others stay. */
export async function removeFrom(house: House, list: string, entry: string): Promise<Write[]> {
  const ids = await pieceIds(house, list);
  const pieces = await Promise.all(ids.map((id) => readSound(house, house.listPieces, id)));
  return ids.flatMap((id, index) => {
    const piece = pieces[index];
    return piece?.includes(entry)
      ? [
          house.listPieces.put(
            id,
            piece.filter((other) => other !== entry),
          ),
        ]
      : [];
  });
}

/** What drops a list with all its pieces. */
export async function dropList(house: House, list: string): Promise<Write[]> {
  return [house.lists.drop(list), ...(await pieceIds(house, list)).map((id) => house.listPieces.drop(id))];
}

async function pieceIds(house: House, list: string): Promise<string[]> {
  const pieces = Math.ceil((await countOf(house, list)) / LIST_PIECE);
  return Array.from({ length: pieces }, (_, number) => pieceId(list, number * LIST_PIECE));
}

async function readPieces(house: House, list: string, from: number, to: number): Promise<string[]> {
  const numbers = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  const pieces = await Promise.all(numbers.map((number) => readSound(house, house.listPieces, `${list}.${number}`)));
  return pieces.flatMap((piece) => piece ?? []);
}

function pieceId(list: string, position: number): string {
  return `${list}.${Math.floor(position / LIST_PIECE)}`;
}
