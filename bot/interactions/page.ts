import { ButtonStyle } from 'discord.js';
import { say } from '../../games/kit/text.ts';
import { makeId } from '../custom-ids/ids.ts';
import { findTable } from '../host/table/find.ts';
import { lookOf } from '../render/display.ts';
import { button, withTail } from '../render/menu.ts';
import { message, type Parts } from '../render/message.ts';
import { WORDS } from '../render/text.ts';
import type { Bot } from './bot.ts';
import { seatFor, sendPrivately } from './panel.ts';
import type { Reply } from './reply.ts';

/** Shows a page of a table: in place of the private panel it was opened from, with the way back to it, else in a new message. */
export async function showPage(bot: Bot, reply: Reply, table: string | undefined, parts: Parts): Promise<void> {
  const back = table === undefined ? [] : [backButton(reply, table)];
  const drawn = message({ ...parts, rows: withTail(parts.rows ?? [], back) });
  const send = sendPrivately(reply);
  const loaded = table === undefined ? undefined : await findTable(bot.context, table);
  const seat = loaded && 'table' in loaded ? seatFor(loaded, reply.user.id) : undefined;
  if (!loaded || 'refused' in loaded || seat === undefined) return void (await send(drawn));
  const look = await lookOf(bot.context, reply);
  await bot.boards.panels.showPage({ person: reply.user.id, loaded, seat, look, send }, drawn);
}

function backButton({ language }: Reply, table: string) {
  return button(makeId({ kind: 'panel', table }), say(WORDS.back, language), ButtonStyle.Secondary);
}
