import type { MessageComponentInteraction } from 'discord.js';
import { say } from '../../../games/kit/text.ts';
import type { Place } from '../../../storage/records/table.ts';
import { openTable } from '../../host/actions/open.ts';
import { noRoomFor } from '../../host/commit/table-lists.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { type Kept, takeRequest } from '../../interactions/pending.ts';
import type { Reply } from '../../interactions/reply.ts';
import { WORDS } from '../../render/text.ts';
import { withPrograms } from '../programs/request.ts';

type PlaceFor = (kept: Kept) => Promise<Place | Refused>;

/** Opens a table that could not be opened where it was asked for, in the place that was chosen instead, and says where it is; gives it if it was opened. */
export async function openKept(
  bot: Bot,
  reply: Reply<MessageComponentInteraction>,
  key: string,
  placeFor: PlaceFor,
): Promise<LoadedTable | undefined> {
  await reply.acknowledge();
  const language = reply.language;
  const answer = (content: string) => reply.update({ content });
  const opened = await open(bot, reply, key, placeFor);
  if ('refused' in opened) {
    await answer(say(opened.refused.sentence, language));
    return undefined;
  }
  const { channel } = opened.table.place;
  await Promise.all([answer(`${say(WORDS.yourTable, language)} <#${channel}>`), bot.delivery.deliver(opened)]);
  return opened;
}

async function open(
  bot: Bot,
  reply: Reply<MessageComponentInteraction>,
  key: string,
  placeFor: PlaceFor,
): Promise<LoadedTable | Refused> {
  const { context } = bot;
  const kept = await takeRequest(context, key);
  if (!kept) return refusal('requestGone');
  const crowded = await noRoomFor(context, reply.user.id, kept.request.place);
  if (crowded) return crowded;
  const place = await placeFor(kept);
  if ('refused' in place) return place;
  return openTable(context, await withPrograms(bot, reply, { ...kept.request, place }));
}
