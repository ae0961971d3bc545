import type { MessageComponentInteraction } from 'discord.js';
import { rematch } from '../../host/actions/rematch.ts';
import type { Bot } from '../../interactions/bot.ts';
import { notHere } from '../../interactions/permissions.ts';
import { actorOf } from '../../interactions/person.ts';
import { refuse, replyWith } from '../../interactions/reply.ts';

/** Opens a table like one that is over below it, or sits down at the one that the other player has opened. */
export async function playAgain(
  bot: Bot,
  pressed: MessageComponentInteraction,
  table: string,
  sameSeed: boolean,
): Promise<void> {
  const closed = notHere(pressed);
  if (closed) return refuse(pressed, closed);
  const again = await rematch(bot.context, table, { ...actorOf(pressed), sameSeed });
  if ('refused' in again) return refuse(pressed, again);
  if (again.table.place.message === null) return bot.delivery.deliver(again, (drawn) => replyWith(pressed, drawn));
  await Promise.all([pressed.deferUpdate(), bot.delivery.deliver(again)]);
}
