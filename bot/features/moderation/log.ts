import { say, type Text } from '@longtable/kit';
import { readServer } from '../../host/settings/server.ts';
import type { Bot } from '../../interactions/bot.ts';

/** Posts a text for server admins in the log channel of a server, if it has one. A failure is only logged. */
export async function tellAdmins(
  { context, messages }: Pick<Bot, 'context' | 'messages'>,
  guild: string,
  text: Text,
): Promise<void> {
  const { log: channel, language = 'en' } = await readServer(context, guild);
  if (channel === undefined) return;
  const content = say(text, language);
  await messages
    .send({ channel, guild }, { content, allowedMentions: { parse: [], users: [] } }, { nonce: context.newId() })
    .catch((error) => context.log.warn({ guild, channel, error: String(error) }, 'Could not post in a log channel'));
}
