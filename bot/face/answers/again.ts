import type { MessageComponentInteraction } from 'discord.js';
import { rematch } from '../../host/acts/rematch.ts';
import { notHere } from '../desk/allowed.ts';
import { refuse, replyWith } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { actorOf } from '../desk/person.ts';

/** Opens a table like one that is over below it, or sits down at the one that the other player has opened. */
export async function playAgain(
  bot: Bot,
  pressed: MessageComponentInteraction,
  table: string,
  sameSeed: boolean,
): Promise<void> {
  const closed = notHere(pressed);
  if (closed) return refuse(pressed, closed);
  const again = await rematch(bot.house, table, { ...actorOf(pressed), sameSeed });
  if ('refused' in again) return refuse(pressed, again);
  if (again.table.place.message === null) return bot.boards.settle(again, (drawn) => replyWith(pressed, drawn));
  await Promise.all([pressed.deferUpdate(), bot.boards.settle(again)]);
}
