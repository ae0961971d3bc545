import { eachLanguage, type Language, list, say, type Text, type Translation } from '@longtable/kit';
import { hyperlink } from 'discord.js';
import { tellAdmins } from '../../boards/lost-board.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { playersAt } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { boardAddress } from '../../render/names.ts';
import { buttonRows, plain } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { texts } from './words/texts.ts';

/** Maximum number of tables in a log entry or a direct message. */
const MAX_LISTED = 10;

/** Returns a button that opens the page from which this one was opened. Empty if that page does not exist. */
export function backButtons(to: string): ButtonSpec[] {
  return to === '' ? [] : [plain(to, common.buttons.back)];
}

/** Returns the custom id of the page of all settings. Empty if there is none. */
export function settingsPage({ ids }: Bot): string {
  return ids.make({ kind: 'setup', what: 'show' });
}

interface FinishedAction {
  readonly text: Text;
  /** The entry in the log channel. Undefined if nothing was changed. */
  readonly entry?: Text | undefined;
  readonly changed?: readonly LoadedTable[];
  readonly back: string;
}

/** Writes an action of a server admin to the log channel, shows its result with a button back, and updates the boards. */
export async function finishAction(
  reply: Reply,
  guild: string,
  { text, entry, changed = [], back }: FinishedAction,
): Promise<void> {
  const { bot, language } = reply;
  const note = entry === undefined ? undefined : await tellAdmins(bot, guild, entry);
  const content = [text, ...(note === undefined ? [] : [note])].map((line) => say(line, language)).join('\n');
  await reply.show({ content, components: buttonRows(backButtons(back), language) });
  for (const loaded of changed) await bot.delivery.deliver(loaded);
}

/** Returns the title of a game as a link to its board. */
export function linkedTitle({ table, game }: LoadedTable): Translation {
  return eachLanguage((language) => hyperlink(say(game.title, language), boardAddress(table)));
}

/** Returns a line for each table with a link and its players, and a line for the omitted ones. */
export function tableLines(tables: readonly LoadedTable[], language: Language): string {
  const lines = tables.slice(0, MAX_LISTED).map((loaded) => {
    const users = playersAt(loaded.table).map((id) => `<@${id}>`);
    return `- ${[say(linkedTitle(loaded), language), ...(users.length > 0 ? [list(users, language)] : [])].join(' · ')}`;
  });
  const more = tables.length - lines.length;
  return [...lines, ...(more > 0 ? [say(texts.log.more({ count: more }), language)] : [])].join('\n');
}

/** Notifies the players of voided games, except the admin who voided them, that their ratings were undone. */
export async function tellVoided(
  { context, messages }: Bot,
  voided: readonly LoadedTable[],
  by: string,
): Promise<void> {
  const players = new Set(voided.flatMap(({ table }) => playersAt(table)).filter((player) => player !== by));
  for (const user of players) {
    const own = voided.filter(({ table }) => playersAt(table).includes(user));
    const { language } = (own[0] as LoadedTable).table.location;
    const content = `${say(texts.voidedFor({ count: own.length }), language)}\n${tableLines(own, language)}`;
    await messages
      .send({ user }, { content, allowedMentions: { parse: [], users: [] } }, { nonce: context.newId() })
      .catch((error) => context.log.info({ user, error: String(error) }, 'Could not tell a player of a voided game'));
  }
}
