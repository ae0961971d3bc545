import { say, type Text } from '@longtable/kit';
import { MessageFlags } from 'discord.js';
import type { Sent } from '../boards/panels.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { type Drawn, message } from '../render/message.ts';
import type { Bot } from './bot.ts';
import type { Reply } from './reply.ts';

/** Shows what came of it: on the board if it was pressed there, else beside a word to the person alone. */
export async function showOutcome(bot: Bot, reply: Reply, loaded: LoadedTable, text: Text): Promise<void> {
  if (reply.interaction.isMessageComponent() && !reply.interaction.message.flags.has(MessageFlags.Ephemeral)) {
    const { message: board, channel } = loaded.table.location;
    // Whoever is very quick presses a board that is not noted yet.
    const isBoard = reply.interaction.message.id === board || (board === null && reply.channelId === channel);
    // A call is no board: it goes when it is answered.
    if (!isBoard) {
      await Promise.all([reply.acknowledge(), bot.delivery.deliver(loaded)]);
      return;
    }
    return bot.delivery.deliver(loaded, (drawn) => reply.update(drawn));
  }
  await Promise.all([replaceWithResult(reply, text), bot.delivery.deliver(loaded)]);
}

/** The last word on what a person was asked in private: it takes the place of the buttons. */
export async function replaceWithResult(reply: Reply, text: Text): Promise<void> {
  if (!reply.interaction.isMessageComponent()) return reply.say(text);
  await reply.update(message({ end: [say(text, reply.language)] }));
}

/** How far something is is said no more often than this. */
const PROGRESS_INTERVAL_MS = 1000;

/** Says in a message how far something is; whoever has dismissed it isn’t told. */
export function progressIn(sent: Pick<Sent, 'edit'>, draw: (share: number) => Drawn): (share: number) => void {
  let said = Date.now();
  return (share) => {
    if (Date.now() - said < PROGRESS_INTERVAL_MS) return;
    said = Date.now();
    sent.edit(draw(share)).catch(() => undefined);
  };
}
