import { say, type Text } from '@longtable/kit';
import { tableKind } from '../../storage/records/table.ts';
import { saveBoardLost } from '../host/commit/commit.ts';
import type { Context } from '../host/context.ts';
import type { LoadedTable } from '../host/feature.ts';
import { readServer } from '../host/settings.ts';
import { personsAt } from '../host/table/table.ts';
import { isOutOfReach, type Messages, type PlainMessage } from '../messages/messages.ts';
import { texts } from './words/texts.ts';

/** Returns what the bot lacks in a channel and how a server admin can repair that. Undefined if that is unknown. */
export type FindRepair = (guild: string, channel: string) => Promise<Text | undefined>;

/**
 * Notifies the players by direct message and the server admins in their log channel that the board cannot be shown.
 * Does so once per table, and only for unfinished tables on servers.
 */
export async function notifyLost(
  context: Context,
  messages: Messages,
  findRepair: FindRepair,
  loaded: LoadedTable,
): Promise<void> {
  const { id, status, location } = loaded.table;
  if (status === 'over' || location.guild === null) return;
  if ((await context.storage.store(tableKind).get(id))?.location.lost) return;
  const { title } = loaded.game;
  const { guild, channel } = location;
  const why = say((await findRepair(guild, channel)) ?? texts.boards.restoreAccess, location.language);
  const content = say(texts.boards.noAccess({ title, where: `<#${channel}>`, why }), location.language);
  for (const [index, user] of personsAt(loaded.table).entries()) {
    try {
      await messages.send({ user }, { content }, { nonce: `${id}.lost${index}` });
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      context.log.info({ table: id, error: String(error) }, 'Could not notify a player of a lost table');
    }
  }
  await tellAdmins({ context, messages }, guild, texts.adminLog.lostBoard({ title, channel, why }));
  await saveBoardLost(context, id);
}

/**
 * Posts a text for server admins in the log channel of a server, if it has one. If that fails, returns a note for the
 * admin whose action it was.
 */
export async function tellAdmins(
  { context, messages }: { readonly context: Context; readonly messages: Messages },
  guild: string,
  text: Text,
): Promise<Text | undefined> {
  const { log: channel, language = 'en' } = await readServer(context, guild);
  if (channel === undefined) return undefined;
  const body: PlainMessage = { content: say(text, language), allowedMentions: { parse: [], users: [] } };
  try {
    await messages.send({ channel, guild }, body, { nonce: context.newId() });
    return undefined;
  } catch (error) {
    context.log.warn({ guild, channel, error: String(error) }, 'Could not post in a log channel');
    return texts.adminLog.notPosted({ channel });
  }
}
