import { openTable, type Request } from '../../host/actions/open.ts';
import type { Refused } from '../../host/refusal.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { notHere } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { withPrograms } from '../programs/request.ts';
import { offerElsewhere } from './elsewhere.ts';

/** A table stands there already. */
const TAKEN: Refused = {
  refused: {
    code: 'placeTaken',
    sentence: { en: 'There’s already a table in this channel.', de: 'In diesem Kanal gibt es schon einen Tisch.' },
  },
};

/**
 * Opens a table where it was asked for and answers with its board, and gives it; where none can stand, other places are
 * offered. Why else it could not be opened is told by `tell`.
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
  if (opened.refused.code === 'placeTaken') await offerElsewhere(bot, reply, request, TAKEN);
  else await tell(opened);
  return undefined;
}
