import type { Write } from '../../../storage/index.ts';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import { serverSettingsKind } from '../../../storage/records/server.ts';
import {
  type BoardLocation,
  invitationsKind,
  playerTablesKind,
  serverTablesKind,
  type Table,
  tableKind,
} from '../../../storage/records/table.ts';
import type { Context, SideEffect, SideEffects } from '../context.ts';
import { MINUTE_MS } from '../duration.ts';
import type { LoadedTable } from '../feature.ts';
import type { Limits } from '../limits.ts';
import { ignoreRefusal, Refusal } from '../refusal.ts';
import { findTable, findTableAt } from '../table/find.ts';
import { readTableOrQuarantine } from '../table/record.ts';
import { invitedTo, ownersAt, personsAt, replacedAt, seatsOf, tableAfter, waitersAt } from '../table/table.ts';

/** A list of tables: those of a user or server that are not over, or those to which a user is invited. */
interface TableList {
  /** Name of its lock. */
  readonly name: string;
  /** The limit on the list's length. A list without a limit is never full. */
  readonly limit?: 'tablesPerPerson' | 'tablesPerServer';
  read(): Promise<readonly string[]>;
  write(tables: string[]): Write;
}

async function readList(context: Context, kind: typeof playerTablesKind, id: string): Promise<readonly string[]> {
  return (await readOrQuarantine(context, kind, id))?.tables ?? [];
}

export function tablesOf(context: Context, person: string): Promise<readonly string[]> {
  return readList(context, playerTablesKind, person);
}

/** Returns the table that a user means in a channel: the one in their panel, unless they play at the channel's table. */
export async function findTableFor(context: Context, person: string, channel: string): Promise<LoadedTable> {
  const ids = await tablesOf(context, person);
  const records = await Promise.all(
    ids.map((id) =>
      context.storage
        .store(tableKind)
        .get(id)
        .catch(() => undefined),
    ),
  );
  const own = records.findLast((record) => record?.location.inPanel && record.location.channel === channel);
  if (!own) return findTableAt(context, channel);
  const here = await findTableAt(context, channel).catch(ignoreRefusal);
  const isPlaying = here && here.table.status !== 'over' && seatsOf(here.table, person).length > 0;
  return isPlaying ? here : findTable(context, own.id);
}

/** Returns the tables with an invitation for a user, whose next game they wait for, or that they have left while others play. */
export function invitationsOf(context: Context, person: string): Promise<readonly string[]> {
  return readList(context, invitationsKind, person);
}

export function tablesIn(context: Context, guild: string): Promise<readonly string[]> {
  return readList(context, serverTablesKind, guild);
}

/** Returns the tables of a server that the bot is not a member of. */
export function guestTablesIn(context: Context, guild: string): Promise<readonly string[]> {
  return tablesIn(context, guestList(guild));
}

/** Whether the id of a table list belongs to a server that the bot is a member of. */
export function isServer(id: string): boolean {
  return !id.startsWith(guestList(''));
}

/** Returns the limits of a server: the defaults, overridden by its settings. */
async function limitsAt(context: Context, guild: string | null): Promise<Limits> {
  const server = guild === null ? undefined : await readOrQuarantine(context, serverSettingsKind, guild);
  const { tables, tablesEach } = server ?? {};
  return {
    ...context.limits,
    ...(tables !== undefined && { tablesPerServer: tables }),
    ...(tablesEach !== undefined && {
      tablesPerPerson: tablesEach,
      opensPerMinute: Math.max(context.limits.opensPerMinute, tablesEach),
    }),
  };
}

/** Counts a table that a user opens in a server or DM. Returns a function that takes it back. */
export async function countOpening(context: Context, person: string, guild: string | null): Promise<() => void> {
  requireOpenRate(context, person, await limitsAt(context, guild));
  context.opened.set(person, [...recentlyOpened(context, person), context.now()]);
  return () => takeBackOpening(context, person);
}

/** Lets each player of a game that was played to its end open one more table. */
export function takeBackOpenings(context: Context, { table }: LoadedTable): void {
  if (table.ending?.by === 'game') for (const person of personsAt(table)) takeBackOpening(context, person);
}

function takeBackOpening(context: Context, person: string): void {
  context.opened.set(person, recentlyOpened(context, person).slice(0, -1));
}

/** Refuses if a user has opened too many tables in the last minute. */
function requireOpenRate(context: Context, person: string, { opensPerMinute }: Limits): void {
  if (recentlyOpened(context, person).length >= opensPerMinute) throw new Refusal('opensTooFast');
}

/** Returns when a user has opened tables in the last minute. */
function recentlyOpened({ opened, now }: Context, person: string): readonly number[] {
  return (opened.get(person) ?? []).filter((at) => at > now() - MINUTE_MS);
}

/** Refuses if a user cannot open another table in a server or DM. */
export async function requireRoom(
  context: Context,
  person: string,
  location: Pick<BoardLocation, 'guild' | 'guest'>,
): Promise<void> {
  const limits = await limitsAt(context, location.guild);
  requireOpenRate(context, person, limits);
  for (const list of [personList(context, person), ...guildLists(context, location)])
    if (isFull(list, await countedTables(context, list, limits), limits)) throw refusalOf(list);
}

/** Updates the table lists when players join or leave, or a table opens or ends. Refuses if a list is full. */
export const tableListEffects: SideEffect = (context, before, after) =>
  listEffects(context, before, after.table, tableAfter(after));

/** Returns the updates of table lists. `instead` is the table that replaces the ended one. */
export function listEffects(
  context: Context,
  before: Table | undefined,
  after: Table,
  instead?: string,
): SideEffects | undefined {
  const [was, is] = [before ? listsWith(context, before) : [], listsWith(context, after)];
  const joined = is.filter((list) => !includes(was, list));
  const left = was.filter((list) => !includes(is, list));
  if (joined.length + left.length === 0) return undefined;
  return {
    locks: [...joined, ...left].map(({ name }) => name),
    collect: async () => {
      const limits = joined.length > 0 ? await limitsAt(context, after.location.guild) : context.limits;
      const [joining, leaving] = await Promise.all([
        withTables(joined, (list) => countedTables(context, list, limits)),
        withTables(left, (list) => list.read()),
      ]);
      const full = joining.find(({ list, ids }) => !after.terms.arranged && isFull(list, ids, limits));
      if (full) throw refusalOf(full.list);
      const replaced = (ids: readonly string[]) => ids.flatMap((id) => (id === after.id ? (instead ?? []) : id));
      const writes = [
        ...joining.map(({ list, ids }) => list.write([...ids, after.id])),
        ...leaving.map(({ list, ids }) => list.write(replaced(ids))),
      ];
      return { writes };
    },
  };
}

/** Reads lists concurrently. */
async function withTables(lists: readonly TableList[], read: (list: TableList) => Promise<readonly string[]>) {
  return Promise.all(lists.map(async (list) => ({ list, ids: await read(list) })));
}

/** Returns the entries of a list. If it is full, omits tables that cannot be read. */
async function countedTables(context: Context, list: TableList, limits: Limits): Promise<readonly string[]> {
  const ids = await list.read();
  if (!isFull(list, ids, limits)) return ids;
  const tables = await Promise.all(ids.map((id) => readTableOrQuarantine(context, id)));
  return ids.filter((_, index) => tables[index] !== undefined);
}

function isFull({ limit }: TableList, ids: readonly string[], limits: Limits): boolean {
  return limit !== undefined && ids.length >= limits[limit];
}

function refusalOf({ limit }: TableList): Refusal {
  return new Refusal(limit === 'tablesPerServer' ? 'serverFull' : 'tooManyTables');
}

/** Returns the lists that contain a table. A finished table is only listed for waiting users, and a table of computers for its opener. */
function listsWith(context: Context, table: Table): TableList[] {
  const isOver = table.status === 'over';
  const gone = isOver ? [] : table.seats.flatMap((occupant) => (occupant.kind === 'gone' ? [occupant.id] : []));
  const coming = [...new Set([...invitedTo(table), ...waitersAt(context, table), ...gone])];
  const invitations = coming.map((person) => listOf(context, invitationsKind, 'invitations', person));
  if (isOver) return invitations;
  // Replaced players and program owners have the table on their list too.
  const persons = [...new Set([...personsAt(table), ...replacedAt(table), ...ownersAt(table)])];
  const counting = persons.length > 0 || table.terms.opener === undefined ? persons : [table.terms.opener];
  return [
    ...counting.map((person) => personList(context, person)),
    ...invitations,
    ...guildLists(context, table.location),
  ];
}

/** Returns the table list of a server in an array, which is empty for a DM. Servers without the bot have a separate list. */
function guildLists(context: Context, { guild, guest }: Pick<BoardLocation, 'guild' | 'guest'>): TableList[] {
  if (guild === null) return [];
  return [listOf(context, serverTablesKind, 'guild', guest ? guestList(guild) : guild, 'tablesPerServer')];
}

function personList(context: Context, person: string): TableList {
  return listOf(context, playerTablesKind, 'player', person, 'tablesPerPerson');
}

function listOf(
  context: Context,
  kind: typeof playerTablesKind,
  name: string,
  id: string,
  limit?: TableList['limit'],
): TableList {
  const store = context.storage.store(kind);
  return {
    name: `${name}:${id}`,
    ...(limit && { limit }),
    read: () => readList(context, kind, id),
    write: (tables) => (tables.length > 0 ? store.put(id, { tables }) : store.drop(id)),
  };
}

function guestList(guild: string): string {
  return `guest:${guild}`;
}

function includes(lists: readonly TableList[], { name }: TableList): boolean {
  return lists.some((list) => list.name === name);
}
