import { ChannelType, type MessageComponentInteraction, ThreadAutoArchiveDuration } from 'discord.js';
import { refusal } from '../../host/house/refusal.ts';
import { tellProgram } from '../answers/program.ts';
import type { Button } from '../desk/button.ts';
import { openKept } from '../request/kept.ts';

/** Opens the thread that was offered, and the table in it. */
export const button: Button<'thread'> = {
  kind: 'thread',
  async press(pressed, bot, { request }) {
    const opened = await openKept(bot, pressed, request, async ({ request: { place }, threadName }) => {
      const channel = await createThread(pressed, threadName);
      return channel === undefined ? refusal('noThreads') : { ...place, channel };
    });
    if (opened) await tellProgram(bot, pressed, opened);
  },
};

async function createThread({ channel }: MessageComponentInteraction, name: string): Promise<string | undefined> {
  if (channel?.type !== ChannelType.GuildText) return undefined;
  const thread = await channel.threads
    .create({ name, autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek })
    .catch(() => undefined);
  return thread?.id;
}
