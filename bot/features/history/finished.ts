import type { Write } from '../../../storage/index.ts';
import type { Context, SideEffect } from '../../host/context.ts';
import { homeOf, isFinished, playersAt } from '../../host/table/table.ts';
import { appendTo, countOf, dropList, readAll } from './lists.ts';

/** List id of a player's finished tables in a server or DM. */
export const historyListId = (person: string, home: string) => `${person}@${home}`;

/** List id of the servers and DMs in which a player has finished tables. */
const homesListId = (person: string) => `${person}@`;

/** List id of all finished tables of a server or DM. */
export const serverHistoryListId = (home: string) => `@${home}`;

/** Adds a finished game that was not practice to the histories of its players and its server. */
export const finishedGame: SideEffect = (context, _, { table }) => {
  if (!isFinished(table) || table.terms.practice) return undefined;
  const home = homeOf(table.location);
  const persons = playersAt(table);
  return {
    locks: [`scope:${home}`, ...persons.map((person) => `player:${person}`)],
    async collect() {
      const appended = await Promise.all([
        appendTo(context, serverHistoryListId(home), [table.id]),
        ...persons.map((person) => appendTo(context, historyListId(person, home), [table.id])),
        ...persons.map((person) => addHome(context, person, home)),
      ]);
      return { writes: appended.flat() };
    },
  };
};

/** Returns the writes that add a server or DM in which a player has not finished a table yet. */
async function addHome(context: Context, person: string, home: string): Promise<Write[]> {
  const isKnown = (await countOf(context, historyListId(person, home))) > 0;
  return isKnown ? [] : appendTo(context, homesListId(person), [home]);
}

/** Returns the ids of all finished tables of a user. */
export async function finishedTablesOf(context: Context, person: string): Promise<string[]> {
  const homes = await readAll(context, homesListId(person));
  return (await Promise.all(homes.map((home) => readAll(context, historyListId(person, home))))).flat();
}

/** Deletes the histories of a user. */
export async function removeHistories(context: Context, person: string): Promise<void> {
  for (const home of await readAll(context, homesListId(person))) {
    await context.storage.transact(`scope:${home}`, async ({ write }) =>
      write(...(await dropList(context, historyListId(person, home)))),
    );
  }
  await context.storage.transact(`player:${person}`, async ({ write }) =>
    write(...(await dropList(context, homesListId(person)))),
  );
}

/** Deletes the history of a server. Its games stay in the histories of their players. */
export async function removeServerHistory(context: Context, guild: string): Promise<void> {
  await context.storage.transact(`scope:${guild}`, async ({ write }) =>
    write(...(await dropList(context, serverHistoryListId(guild)))),
  );
}
