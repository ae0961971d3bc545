import { type Language, say } from '@longtable/kit';
import { type AutocompleteInteraction, ButtonStyle, ComponentType } from 'discord.js';
import { type Id, makeId } from '../../custom-ids/ids.ts';
import { MAX_OPTION_LABEL, MAX_OPTIONS } from '../../discord-limits.ts';
import { countOf, pastAt, pastOf, readNewest } from '../../host/history/lists.ts';
import { findTable } from '../../host/table/find.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import { canSee } from '../../interactions/access.ts';
import type { Bot } from '../../interactions/bot.ts';
import { matchingSuggestions } from '../../interactions/command.ts';
import type { Reply } from '../../interactions/reply.ts';
import type { Answerable } from '../../interactions/wire.ts';
import { button, type Row, row } from '../../render/menu.ts';
import { type Drawn, message } from '../../render/message.ts';
import { plainNamesAt } from '../../render/names.ts';
import { languageOf } from '../../render/text.ts';
import { hereOf } from './replay.ts';
import { movesIn, pastLine } from './replay-board.ts';
import { WORDS } from './text.ts';

const PAGE = 8;

/** The finished tables of a list that somebody may see, newest first; those that cannot be read any more are left out. */
export async function readPast(
  bot: Bot,
  asked: Answerable | AutocompleteInteraction,
  list: string,
  most: number,
  skip = 0,
): Promise<LoadedTable[]> {
  const { context } = bot;
  const ids = await readNewest(context, list, most, skip);
  const past = await Promise.all(
    ids.map(async (id) => {
      const found = await findTable(context, id);
      return 'table' in found && (await canSee(bot, asked, found.table)) ? [found] : [];
    }),
  );
  return past.flat();
}

/** A page of somebody's finished games here, newest first. */
export async function drawHistory(bot: Bot, reply: Reply, person: string, wanted: number): Promise<Drawn> {
  const language = reply.language;
  const list = pastOf(person, hereOf(reply));
  const last = Math.max(0, Math.ceil((await countOf(bot.context, list)) / PAGE) - 1);
  const page = Math.min(wanted, last);
  const past = await readPast(bot, reply.interaction, list, PAGE, page * PAGE);
  if (past.length === 0) return message({ title: `<@${person}>`, end: [say(WORDS.noPast, language)] });
  const number = (index: number) => page * PAGE + index + 1;
  const lines = past.map((loaded, index) => `${number(index)}. ${pastLine(loaded, language)}`);
  const id = (act: Id<'history'>['act'], to: number) => makeId({ kind: 'history', act, person, page: to });
  const turns = [
    ...(page > 0 ? [button(id('newer', page - 1), say(WORDS.newer, language), ButtonStyle.Secondary)] : []),
    ...(page < last ? [button(id('older', page + 1), say(WORDS.older, language), ButtonStyle.Secondary)] : []),
  ];
  const options = past.map((loaded, index) => ({
    label: `${number(index)}. ${label(loaded, language)}`.slice(0, MAX_OPTION_LABEL),
    value: loaded.table.id,
  }));
  const menu = (act: 'replay' | 'file', placeholder: string): Row =>
    row([{ type: ComponentType.StringSelect, custom_id: id(act, page), placeholder, options }]);
  const rows = [
    menu('replay', say(WORDS.replayOne, language)),
    menu('file', say(WORDS.fileOfOne, language)),
    ...(turns.length > 0 ? [row(turns)] : []),
  ];
  return message({ title: `<@${person}>`, end: lines, rows });
}

/** How a finished table is called in a menu, where nobody can be mentioned. */
export function label(loaded: LoadedTable, language: Language): string {
  const { table, game } = loaded;
  const day = new Date(table.times.movedAt).toISOString().slice(0, 10);
  return `${game.title} · ${plainNamesAt(loaded, language)} · ${day} · ${movesIn(table.log.moveCount, language)}`;
}

/** Offers the finished games that somebody may see from here, their own first. */
export async function completeFinished(interaction: AutocompleteInteraction, bot: Bot): Promise<void> {
  const language = languageOf(interaction.locale);
  const here = hereOf(interaction);
  const lists = [pastOf(interaction.user.id, here), pastAt(here)];
  const past = (await Promise.all(lists.map((list) => readPast(bot, interaction, list, MAX_OPTIONS)))).flat();
  const names = new Map(past.map((loaded) => [loaded.table.id, label(loaded, language).slice(0, MAX_OPTION_LABEL)]));
  const all = [...names].map(([value, name]) => ({ name, value }));
  await interaction.respond(matchingSuggestions(all, interaction.options.getFocused()));
}
