import type { MessageComponentInteraction } from 'discord.js';
import { rematch } from '../../host/actions/rematch.ts';
import type { Bot } from '../../interactions/bot.ts';
import { notHere } from '../../interactions/permissions.ts';
import { actorOf } from '../../interactions/person.ts';
import type { Reply } from '../../interactions/reply.ts';

/** Opens a table like one that is over below it, be it against a stronger computer, or sits down at the one that the other player has opened. */
export async function playAgain(
  bot: Bot,
  reply: Reply<MessageComponentInteraction>,
  table: string,
  how: { readonly sameSeed?: boolean; readonly stronger?: boolean } = {},
): Promise<void> {
  const closed = notHere(reply);
  if (closed) return reply.refuse(closed);
  const again = await rematch(bot.context, table, { ...actorOf(reply.interaction), ...how });
  if ('refused' in again) return reply.refuse(again);
  if (again.table.place.message === null) return bot.delivery.deliver(again, (drawn) => reply.public(drawn));
  await Promise.all([reply.acknowledge(), bot.delivery.deliver(again)]);
}
