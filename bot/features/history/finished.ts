import type { SideEffect } from '../../host/context.ts';
import { appendTo } from '../../host/lists.ts';
import { homeOf, isFinished, playersAt } from '../../host/table/table.ts';

/** List id of a player's finished tables in a server or DM. */
export const historyListId = (person: string, home: string) => `${person}@${home}`;

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
      const lists = [serverHistoryListId(home), ...persons.map((person) => historyListId(person, home))];
      return { writes: (await Promise.all(lists.map((list) => appendTo(context, list, [table.id])))).flat() };
    },
  };
};
