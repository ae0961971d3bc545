import type { AutocompleteInteraction } from 'discord.js';
import { z } from 'zod';
import type { Write } from '../../../storage/index.ts';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import { recordKind } from '../../../storage/store.ts';
import { MAX_OPTION_LABEL, MAX_OPTIONS } from '../../discord-limits.ts';
import type { Context, SideEffect } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { hasBegun, homeOf, isFinished, playersAt } from '../../host/table/table.ts';
import { canSee } from '../../interactions/access.ts';
import type { Bot } from '../../interactions/bot.ts';
import { matchingSuggestions } from '../../interactions/command.ts';
import { homeIdOf, type Reply } from '../../interactions/reply.ts';
import type { Answerable } from '../../interactions/responder.ts';
import { menuLabel } from '../../render/names.ts';
import { menu, type Page, phrase, plain } from '../../render/page.ts';
import { languageOf } from '../../render/text.ts';
import { type HistoryId, historyId } from './record.ts';
import { finishedLine } from './replay-board.ts';
import { texts } from './words/texts.ts';

/** List id of a player's finished tables in a server or DM. */
export const historyListId = (person: string, home: string) => `${person}@${home}`;

/** List id of the servers and DMs in which a player has finished tables. */
const homesListId = (person: string) => `${person}@`;

/** List id of all finished tables of a server or DM. */
export const serverHistoryListId = (home: string) => `@${home}`;

/** Stands for the home of games that are in no history: those without a result, and practice. */
const UNLISTED = '!';

/** Adds a game that is over to the lists of its players, and to the history of its server if it has a result and was not practice. */
export const finishedGame: SideEffect = (context, _, { table }) => {
  if (!hasBegun(table) || table.terms.exercise) return undefined;
  const isListed = isFinished(table) && !table.terms.practice;
  const home = isListed ? homeOf(table.location) : UNLISTED;
  const persons = playersAt(table);
  return {
    locks: [...(isListed ? [`scope:${home}`] : []), ...persons.map((person) => `player:${person}`)],
    async collect() {
      const appended = await Promise.all([
        isListed ? appendTo(context, serverHistoryListId(home), [table.id]) : [],
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

/** Returns the ids of all games of a user that are over. */
export async function finishedTablesOf(context: Context, person: string): Promise<string[]> {
  const homes = await readAll(context, homesListId(person));
  return (await Promise.all(homes.map((home) => readAll(context, historyListId(person, home))))).flat();
}

/** Deletes the histories of a user. */
export async function removeHistories(context: Context, person: string): Promise<void> {
  await context.storage.transact(`player:${person}`, async ({ write }) => {
    const homes = await readAll(context, homesListId(person));
    const lists = [homesListId(person), ...homes.map((home) => historyListId(person, home))];
    for (const list of lists) write(...(await dropList(context, list)));
  });
}

/** Deletes the history of a server. Its games stay in the histories of their players. */
export async function removeServerHistory(context: Context, guild: string): Promise<void> {
  await context.storage.transact(`scope:${guild}`, async ({ write }) =>
    write(...(await dropList(context, serverHistoryListId(guild)))),
  );
}

const PAGE_SIZE = 8;
/** Maximum number of finished games of a user that statistics read, newest first. */
export const MAX_HISTORY_GAMES = 60;

/** Returns the finished tables of a list that the user may see, newest first. Unreadable tables are skipped. */
export async function readFinished(
  bot: Bot,
  asked: Answerable | AutocompleteInteraction,
  list: string,
  count: number,
  skip = 0,
): Promise<LoadedTable[]> {
  const { context } = bot;
  const ids = await readNewest(context, list, count, skip);
  const past = await Promise.all(
    ids.map(async (id) => {
      const loaded = await findTable(context, id).catch(ignoreRefusal);
      return loaded && (await canSee(bot, asked, loaded.table)) ? [loaded] : [];
    }),
  );
  return past.flat();
}

export async function drawHistory(reply: Reply, person: string, wanted: number): Promise<Page> {
  const { language } = reply;
  const list = historyListId(person, homeIdOf(reply));
  const last = Math.max(0, Math.ceil((await countOf(reply.bot.context, list)) / PAGE_SIZE) - 1);
  const page = Math.min(wanted, last);
  const past = await readFinished(reply.bot, reply.interaction, list, PAGE_SIZE, page * PAGE_SIZE);
  if (past.length === 0) return { end: [texts.history.noGames({ person: `<@${person}>` })] };
  const number = (index: number) => page * PAGE_SIZE + index + 1;
  const lines = past.map((loaded, index) => phrase`${number(index)}. ${finishedLine(loaded, language)}`);
  const id = (act: HistoryId['act'], to: number) => historyId.make({ act, person, page: to });
  const turns = [
    ...(page > 0 ? [plain(id('newer', page - 1), texts.history.newer)] : []),
    ...(page < last ? [plain(id('older', page + 1), texts.history.older)] : []),
  ];
  const options = past.map((loaded, index) => ({
    label: `${number(index)}. ${menuLabel(loaded, language)}`,
    value: loaded.table.id,
  }));
  const rows = [
    menu(id('replay', page), texts.history.replayOne, options),
    menu(id('file', page), texts.history.saveOne, options),
    turns,
  ];
  return { title: `<@${person}>`, end: lines, rows };
}

/** Suggests the finished games that the user may see here, their own first. */
export async function suggestFinished(interaction: AutocompleteInteraction, bot: Bot): Promise<void> {
  const language = languageOf(interaction.locale);
  const here = homeIdOf(interaction);
  const lists = [historyListId(interaction.user.id, here), serverHistoryListId(here)];
  const past = (await Promise.all(lists.map((list) => readFinished(bot, interaction, list, MAX_OPTIONS)))).flat();
  const names = new Map(
    past.map((loaded) => [loaded.table.id, menuLabel(loaded, language).slice(0, MAX_OPTION_LABEL)]),
  );
  const all = [...names].map(([value, name]) => ({ name, value }));
  await interaction.respond(matchingSuggestions(all, interaction.options.getFocused()));
}

/** Number of entries per chunk of a list. */
const LIST_CHUNK_SIZE = 50;

/** A list in chunks. `count` is the number of entries ever added. */
export const listKind = recordKind('list', z.strictObject({ count: z.int().min(0) }));

/** A chunk of a list. The record id is `<list>.<number>`. */
export const listChunkKind = recordKind('list-chunk', z.array(z.string()).max(LIST_CHUNK_SIZE));

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
