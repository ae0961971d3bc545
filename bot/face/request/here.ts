import { openTable, type Request } from '../../host/acts/open.ts';
import { notHere } from '../desk/allowed.ts';
import { type Asked, refuse, replyWith } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { offerElsewhere } from './elsewhere.ts';
import { offerThread } from './thread.ts';

/** Opens a table where it was asked for and answers with its board; where one stands already, a thread is offered. */
export async function openHere(bot: Bot, asked: Asked, request: Request): Promise<void> {
  const closed = notHere(asked);
  if (closed) return offerElsewhere(bot, asked, request, closed);
  const opened = await openTable(bot.house, request);
  if ('table' in opened) return bot.boards.settle(opened, (drawn) => replyWith(asked, drawn));
  if (opened.refused.code === 'placeTaken') return offerThread(bot, asked, request);
  await refuse(asked, opened);
}
