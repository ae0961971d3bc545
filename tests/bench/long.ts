import { playLine } from '../../bot/host/actions/move.ts';
import { openTable } from '../../bot/host/actions/open.ts';
import type { Context } from '../../bot/host/context.ts';
import { openContext } from '../../bot/host/open.ts';
import { readLog } from '../../bot/host/table/log.ts';
import type { LoadedTable } from '../../bot/host/table/table.ts';
import { dungeon } from '../../games/dungeon/index.ts';
import { GUILD, PEOPLE } from '../../playground/index.ts';
import { openStorage, type Write } from '../../storage/index.ts';
import { PIECE, type Table } from '../../storage/records/table.ts';
import { keptLog, loaded, place, testContext } from '../context.ts';
import { roomOf } from './rooms.ts';

/** A run that never ends: the only enemy is behind a wall. */
const OPTIONS = { hero: 'Bronn', levels: '#########\n#...#...#\n#.@.#.s.#\n#...#...#\n#########' };
const [ADA] = PEOPLE.map(({ user }) => ({ kind: 'person' as const, id: user.id, name: user.global_name ?? '' }));
/** So many moves are made from there on: the log's last piece is full then, at a young table and at an old one. */
export const STRETCH = 28;
/** How many moves were made at a young table and at an old one before. */
export const AGES = { young: PIECE - STRETCH, old: 157 * PIECE - STRETCH } as const;

/** Lays so many young and so many old tables, a pair in two rooms from this one on. */
export async function layLongTables(database: string, pairs: number, firstRoom: number): Promise<void> {
  const memory = await testContext([dungeon]);
  const tables = { young: await playedFor(memory, 'young'), old: await playedFor(memory, 'old') };
  const storage = await openStorage(database);
  const context = openContext({ storage, shelf: [dungeon], log: keptLog() });
  for (let pair = 0; pair < pairs; pair++) {
    await storage.commit(...(await copied(memory, context, tables.young, firstRoom + 2 * pair)));
    await storage.commit(...(await copied(memory, context, tables.old, firstRoom + 2 * pair + 1)));
  }
  await storage.close();
}

async function playedFor(context: Context, age: keyof typeof AGES): Promise<Table> {
  const request = { game: dungeon, options: OPTIONS, sitters: [ADA!], place: place(age) };
  let at: LoadedTable = loaded(await openTable(context, request));
  for (let moves = 0; moves < AGES[age]; moves++) {
    const lines = dungeon.choices(at.table.state as never, 0, '').map(({ line }) => line);
    at = loaded(await playLine(context, at.table.id, { person: ADA!.id }, lines[moves % lines.length] ?? ''));
  }
  return at.table;
}

/** The same table with its whole log and its snapshot, in a room of its own. */
async function copied(from: Context, to: Context, table: Table, room: number): Promise<Write[]> {
  const id = `long${room}`;
  const channel = roomOf(room);
  const log = await readLog(from, table);
  const pieces = Array.from({ length: Math.floor(log.length / PIECE) }, (_, number) =>
    to.pieces.put(`${id}.${number}`, log.slice(number * PIECE, (number + 1) * PIECE)),
  );
  const snapshot = await from.snapshots.get(table.id);
  return [
    ...pieces,
    ...(snapshot ? [to.snapshots.put(id, snapshot)] : []),
    to.tables.put(id, { ...table, id, place: { ...table.place, guild: GUILD.id, channel } }),
    to.places.put(channel, { table: id }),
  ];
}
