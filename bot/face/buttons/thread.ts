import { ChannelType, type MessageComponentInteraction, ThreadAutoArchiveDuration } from 'discord.js';
import { say } from '../../../games/kit/text.ts';
import { openTable } from '../../host/acts/open.ts';
import { noRoomFor } from '../../host/books/sitting.ts';
import { type Refused, refusal } from '../../host/house/refusal.ts';
import { programsOf, type Seated } from '../../host/table/table.ts';
import { tellSecret } from '../answers/program.ts';
import type { Bot } from '../desk/bot.ts';
import type { Button } from '../desk/button.ts';
import { type Kept, takeRequest } from '../desk/pending.ts';
import { languageOf, WORDS } from '../drawing/words.ts';

/** Opens the thread that was offered, and the table in it. */
export const button: Button<'thread'> = {
  kind: 'thread',
  async press(pressed, bot, { request }) {
    await pressed.deferUpdate();
    const language = languageOf(pressed.locale);
    const answer = (content: string) => pressed.editReply({ content, components: [] });
    const kept = await takeRequest(bot.house, request);
    const opened = kept ? await openInThread(bot, pressed, kept) : refusal('requestGone');
    if ('refused' in opened) {
      await answer(say(opened.refused.sentence, language));
      return;
    }
    const { channel } = opened.table.place;
    await Promise.all([answer(`${say(WORDS.yourTable, language)} <#${channel}>`), bot.boards.settle(opened)]);
    if (programsOf(opened.table, pressed.user.id).length > 0) await tellSecret(bot, pressed, opened.table.id);
  },
};

async function openInThread(
  bot: Bot,
  pressed: MessageComponentInteraction,
  { request, threadName }: Kept,
): Promise<Seated | Refused> {
  const crowded = await noRoomFor(bot.house, pressed.user.id, pressed.guildId);
  if (crowded) return crowded;
  const channel = await createThread(pressed, threadName);
  if (channel === undefined) return refusal('noThreads');
  return openTable(bot.house, { ...request, place: { ...request.place, channel } });
}

async function createThread({ channel }: MessageComponentInteraction, name: string): Promise<string | undefined> {
  if (channel?.type !== ChannelType.GuildText) return undefined;
  const thread = await channel.threads
    .create({ name, autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek })
    .catch(() => undefined);
  return thread?.id;
}
