import { openTable, type Request } from '../../host/acts/open.ts';
import { type Asked, refuse, replyWith } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { offerThread } from './thread.ts';

/** Opens a table where it was asked for and answers with its board; where one stands already, a thread is offered. */
export async function openHere(bot: Bot, asked: Asked, request: Request): Promise<void> {
  const opened = await openTable(bot.house, request);
  if ('table' in opened) return bot.boards.settle(opened, (drawn) => replyWith(asked, drawn));
  if (opened.refused.code === 'placeTaken') return offerThread(bot, asked, request);
  await refuse(asked, opened);
}
