import { say, type Text } from '@longtable/kit';
import { MessageFlags } from 'discord.js';
import { tableKind } from '../../storage/records/table.ts';
import type { Sent } from '../boards/panels.ts';
import type { LoadedTable } from '../host/feature.ts';
import { isUnplaced, needsThread } from '../host/table/find.ts';
import { type Drawn, message } from '../render/message.ts';
import { texts } from '../render/words/texts.ts';
import type { Reply } from './reply.ts';

/** Shows a changed table on its board. If no public message was pressed, also shows the text in private. */
export async function showOutcome(reply: Reply, loaded: LoadedTable, text: Text): Promise<void> {
  const { bot } = reply;
  if (needsThread(loaded.table)) return showInThread(reply, loaded);
  if (reply.interaction.isMessageComponent() && !reply.interaction.message.flags.has(MessageFlags.Ephemeral)) {
    const { message: board, channel } = loaded.table.location;
    // A press can arrive before the board's message id is stored.
    const isBoard = reply.interaction.message.id === board || (board === null && reply.channelId === channel);
    // A ping is deleted when it is answered, and a challenge when it is withdrawn.
    const isRemoved = loaded.table.status === 'over' && isUnplaced(loaded.table.location);
    if (!isBoard || isRemoved) {
      await Promise.all([reply.acknowledge(), bot.delivery.deliver(loaded)]);
      return;
    }
    return bot.delivery.deliver(loaded, (drawn) => reply.update(drawn));
  }
  await Promise.all([replaceWithResult(reply, text), bot.delivery.deliver(loaded)]);
}

/** Shows a table in its new forum post or thread and replies with a link. */
export async function showInThread(reply: Reply, loaded: LoadedTable): Promise<void> {
  const { context, delivery } = reply.bot;
  const { id, location } = loaded.table;
  await delivery.deliver(loaded);
  const { channel } = (await context.storage.store(tableKind).get(id))?.location ?? location;
  await reply.show({ content: say(texts.replies.yourTable({ channel }), reply.language), components: [] });
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
