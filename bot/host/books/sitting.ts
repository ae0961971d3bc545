import type { Write } from '../../../storage/index.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { House } from '../house/house.ts';
import type { Limits } from '../house/limits.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { readSound } from '../house/sound.ts';
import { invitedTo, ownersAt, personsAt, replacedAt } from '../table/table.ts';
import type { Consequence } from './consequence.ts';
import { limitsAt } from './limits.ts';

/** Where tables that are not over are listed: a person sits at them, or they stand in a server. */
interface List {
  /** The name under which nobody else changes it meanwhile. */
  readonly name: string;
  /** How long it may be, and what is said when it is; as long as it gets without them. */
  readonly most?: 'tablesPerPerson' | 'tablesPerServer';
  readonly full?: 'tooManyTables' | 'serverFull';
  read(): Promise<readonly string[]>;
  write(tables: string[]): Write;
}

/** The tables a person sits at that are not over. */
export async function tablesOf(house: House, person: string): Promise<readonly string[]> {
  return (await readSound(house, house.players, person))?.tables ?? [];
}

/** The tables that wait for a person's answer. */
export async function invitationsOf(house: House, person: string): Promise<readonly string[]> {
  return (await readSound(house, house.invitations, person))?.tables ?? [];
}

/** The tables in a server that are not over. */
export async function tablesIn(house: House, guild: string): Promise<readonly string[]> {
  return (await readSound(house, house.guilds, guild))?.tables ?? [];
}

/** Why a person cannot open one more table in a server, if there is a reason. */
export async function noRoomFor(house: House, person: string, guild: string | null): Promise<Refused | undefined> {
  const limits = await limitsAt(house, guild);
  for (const list of [personList(house, person), ...guildLists(house, guild)]) {
    if (isFull(list, await counted(house, list, limits), limits)) return refusal(list.full ?? 'tooManyTables');
  }
  return undefined;
}

/** What follows when somebody sits down or gets up, or a table opens or ends: it comes onto lists, unless one is full, or leaves them. */
export function seating(house: House, before: Table | undefined, after: Table): Consequence {
  const [was, is] = [before ? listsWith(house, before) : [], listsWith(house, after)];
  const joined = is.filter((list) => !includes(was, list));
  const left = was.filter((list) => !includes(is, list));
  return {
    alone: [...joined, ...left].map(({ name }) => name),
    writes: async () => {
      const limits = joined.length > 0 ? await limitsAt(house, after.place.guild) : house.limits;
      const writes: Write[] = [];
      for (const list of joined) {
        const others = await counted(house, list, limits);
        // Whoever entered a tournament has a seat in it, whatever else they play.
        if (!after.tournament && isFull(list, others, limits)) return refusal(list.full ?? 'tooManyTables');
        writes.push(list.write([...others, after.id]));
      }
      for (const list of left) writes.push(list.write((await list.read()).filter((id) => id !== after.id)));
      return writes;
    },
  };
}

/** What stands on a list; when it looks full, tables that had to be set aside no longer count. */
async function counted(house: House, list: List, limits: Limits): Promise<readonly string[]> {
  const ids = await list.read();
  if (!isFull(list, ids, limits)) return ids;
  const tables = await Promise.all(ids.map((id) => readSound(house, house.tables, id)));
  return ids.filter((_, index) => tables[index] !== undefined);
}

function isFull({ most }: List, ids: readonly string[], limits: Limits): boolean {
  return most !== undefined && ids.length >= limits[most];
}

/** The lists a table is on: a table that is over is on none, one of computers alone is on that of whoever opened it. */
function listsWith(house: House, table: Table): List[] {
  if (table.status === 'over') return [];
  // Whoever may take their seat back, or answers for a program, has the table on their list too.
  const persons = [...new Set([...personsAt(table), ...replacedAt(table), ...ownersAt(table)])];
  const counting = persons.length > 0 || table.opener === undefined ? persons : [table.opener];
  return [
    ...counting.map((person) => personList(house, person)),
    ...invitedTo(table).map((person) => invitationList(house, person)),
    ...guildLists(house, table.place.guild),
  ];
}

function invitationList(house: House, person: string): List {
  return {
    name: `invitations:${person}`,
    read: () => invitationsOf(house, person),
    write: (tables) => (tables.length > 0 ? house.invitations.put(person, { tables }) : house.invitations.drop(person)),
  };
}

function personList(house: House, person: string): List {
  return {
    name: `player:${person}`,
    most: 'tablesPerPerson',
    full: 'tooManyTables',
    read: () => tablesOf(house, person),
    write: (tables) => (tables.length > 0 ? house.players.put(person, { tables }) : house.players.drop(person)),
  };
}

function guildLists(house: House, guild: string | null): List[] {
  if (guild === null) return [];
  return [
    {
      name: `guild:${guild}`,
      most: 'tablesPerServer',
      full: 'serverFull',
      read: () => tablesIn(house, guild),
      write: (tables) => (tables.length > 0 ? house.guilds.put(guild, { tables }) : house.guilds.drop(guild)),
    },
  ];
}

function includes(lists: readonly List[], { name }: List): boolean {
  return lists.some((list) => list.name === name);
}
