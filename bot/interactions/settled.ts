import { say, type Text } from '@longtable/kit';
import { MessageFlags } from 'discord.js';
import type { Sent } from '../boards/panels.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { type Drawn, message } from '../render/message.ts';
import type { Reply } from './reply.ts';

/** Shows a changed table on its board. If no public message was pressed, also shows the text in private. */
export async function showOutcome(reply: Reply, loaded: LoadedTable, text: Text): Promise<void> {
  const { bot } = reply;
  if (reply.interaction.isMessageComponent() && !reply.interaction.message.flags.has(MessageFlags.Ephemeral)) {
    const { message: board, channel } = loaded.table.location;
    // A press can arrive before the board's message id is stored.
    const isBoard = reply.interaction.message.id === board || (board === null && reply.channelId === channel);
    // A ping is deleted when it is answered.
    if (!isBoard) {
      await Promise.all([reply.acknowledge(), bot.delivery.deliver(loaded)]);
      return;
    }
    return bot.delivery.deliver(loaded, (drawn) => reply.update(drawn));
  }
  await Promise.all([replaceWithResult(reply, text), bot.delivery.deliver(loaded)]);
}

/** Replaces the pressed message by a text, or sends the text after a command. */
export async function replaceWithResult(reply: Reply, text: Text): Promise<void> {
  if (!reply.interaction.isMessageComponent()) return reply.say(text);
  await reply.update(message({ end: [say(text, reply.language)] }));
}

/** Minimum interval between progress updates. */
const PROGRESS_INTERVAL_MS = 1000;

/**
 * Returns a function that shows progress in a message, at most once per interval. Errors are ignored, because the user
 * may have dismissed the message.
 */
export function progressIn(sent: Pick<Sent, 'edit'>, draw: (share: number) => Drawn): (share: number) => void {
  let said = Date.now();
  return (share) => {
    if (Date.now() - said < PROGRESS_INTERVAL_MS) return;
    said = Date.now();
    sent.edit(draw(share)).catch(() => undefined);
  };
}
