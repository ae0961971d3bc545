import { say } from '@longtable/kit';
import { type AutocompleteInteraction, ButtonStyle, ComponentType } from 'discord.js';
import { MAX_OPTION_LABEL, MAX_OPTIONS } from '../../discord-limits.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { canSee } from '../../interactions/access.ts';
import type { Bot } from '../../interactions/bot.ts';
import { matchingSuggestions } from '../../interactions/command.ts';
import { homeIdOf, type Reply } from '../../interactions/reply.ts';
import type { Answerable } from '../../interactions/responder.ts';
import { type Drawn, message, type Row } from '../../render/message.ts';
import { menuLabel } from '../../render/names.ts';
import { button, row } from '../../render/page.ts';
import { languageOf } from '../../render/text.ts';
import { historyListId, serverHistoryListId } from './finished.ts';
import { type HistoryId, historyId } from './ids.ts';
import { countOf, readNewest } from './lists.ts';
import { finishedLine } from './replay-board.ts';
import { texts } from './words/texts.ts';

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
      const found = await findTable(context, id).catch(ignoreRefusal);
      return found && (await canSee(bot, asked, found.table)) ? [found] : [];
    }),
  );
  return past.flat();
}

export async function drawHistory(reply: Reply, person: string, wanted: number): Promise<Drawn> {
  const language = reply.language;
  const list = historyListId(person, homeIdOf(reply));
  const last = Math.max(0, Math.ceil((await countOf(reply.bot.context, list)) / PAGE_SIZE) - 1);
  const page = Math.min(wanted, last);
  const past = await readFinished(reply.bot, reply.interaction, list, PAGE_SIZE, page * PAGE_SIZE);
  if (past.length === 0) return message({ title: `<@${person}>`, end: [say(texts.history.noGames, language)] });
  const number = (index: number) => page * PAGE_SIZE + index + 1;
  const lines = past.map((loaded, index) => `${number(index)}. ${finishedLine(loaded, language)}`);
  const id = (act: HistoryId['act'], to: number) => historyId.make({ act, person, page: to });
  const turns = [
    ...(page > 0 ? [button(id('newer', page - 1), say(texts.history.newer, language), ButtonStyle.Secondary)] : []),
    ...(page < last ? [button(id('older', page + 1), say(texts.history.older, language), ButtonStyle.Secondary)] : []),
  ];
  const options = past.map((loaded, index) => ({
    label: `${number(index)}. ${menuLabel(loaded, language)}`,
    value: loaded.table.id,
  }));
  const menu = (act: 'replay' | 'file', placeholder: string): Row =>
    row([{ type: ComponentType.StringSelect, custom_id: id(act, page), placeholder, options }]);
  const rows = [
    menu('replay', say(texts.history.replayOne, language)),
    menu('file', say(texts.history.saveOne, language)),
    ...(turns.length > 0 ? [row(turns)] : []),
  ];
  return message({ title: `<@${person}>`, end: lines, rows });
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
