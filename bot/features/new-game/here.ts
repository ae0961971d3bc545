import { openTable, type Request } from '../../host/actions/open.ts';
import type { Refused } from '../../host/refusal.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { notHere } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { withPrograms } from '../programs/request.ts';
import { offerElsewhere } from './elsewhere.ts';
import { offerThread } from './thread.ts';

/**
 * Opens a table where it was asked for and answers with its board, and gives it; where one stands already, a thread is
 * offered. Why it could not be opened is told by `tell`.
 */
export async function openHere(
  bot: Bot,
  reply: Reply,
  request: Request,
  tell = (refused: Refused) => reply.refuse(refused),
): Promise<LoadedTable | undefined> {
  const closed = notHere(reply);
  if (closed) await offerElsewhere(bot, reply, request, closed);
  if (closed) return undefined;
  const opened = await openTable(bot.context, await withPrograms(bot, reply, request));
  if ('table' in opened) {
    await bot.delivery.deliver(opened, (drawn) => reply.public(drawn));
    return opened;
  }
  if (opened.refused.code === 'placeTaken') await offerThread(bot, reply, request);
  else await tell(opened);
  return undefined;
}
