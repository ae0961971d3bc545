import { say } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { makeId } from '../custom-ids/ids.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { button, withTail } from '../render/menu.ts';
import { message, type Parts } from '../render/message.ts';
import { WORDS } from '../render/text.ts';
import type { Bot } from './bot.ts';
import { sendPrivately } from './panel.ts';
import type { Reply } from './reply.ts';
import { seatFor } from './table-access.ts';

/** Shows a page of a table: in place of the private panel it was opened from, with the way back to it, else in a new message. */
export async function showPage(bot: Bot, reply: Reply, loaded: LoadedTable | undefined, parts: Parts): Promise<void> {
  const back = loaded ? [backButton(reply, loaded.table.id)] : [];
  const drawn = message({ ...parts, rows: withTail(parts.rows ?? [], back) });
  const send = sendPrivately(reply);
  const seat = loaded && seatFor(loaded, reply.user.id);
  if (!loaded || seat === undefined) return void (await send(drawn));
  const look = await reply.display;
  await bot.boards.panels.showPage({ person: reply.user.id, loaded, seat, look, send }, drawn);
}

function backButton({ language }: Reply, table: string) {
  return button(makeId({ kind: 'panel', table }), say(WORDS.back, language), ButtonStyle.Secondary);
}
