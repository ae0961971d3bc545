import { say, type Text } from '@longtable/kit';
import type { Context } from '../host/context.ts';
import { readServer } from '../host/settings/server.ts';
import type { Messages, PlainMessage } from '../messages/messages.ts';
import { texts } from './words/texts.ts';

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
