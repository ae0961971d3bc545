import { ButtonStyle } from 'discord.js';
import { say } from '../../games/kit/text.ts';
import { makeId } from '../custom-ids/ids.ts';
import { button, type Row, row } from '../render/menu.ts';
import { message, type Parts } from '../render/message.ts';
import { WORDS } from '../render/text.ts';
import type { Bot } from './bot.ts';
import { isInbox } from './is-inbox.ts';
import type { Reply } from './reply.ts';

/** Shows a page of a table: in place of the private panel it was opened from, with the way back to it, else in a new message. */
export async function showPage(bot: Bot, reply: Reply, table: string | undefined, parts: Parts): Promise<void> {
  const held = reply.message;
  const isInPanel = reply.isInPrivate && held !== null && !isInbox(held);
  const back = table === undefined ? [] : [backRow(reply, table)];
  const drawn = message({ ...parts, rows: [...(parts.rows ?? []), ...back] });
  if (isInPanel && table !== undefined) bot.boards.panels.leave(table, reply.user.id, held.id);
  await (isInPanel ? reply.update(drawn) : reply.private(drawn));
}

function backRow({ language }: Reply, table: string): Row {
  return row([button(makeId({ kind: 'panel', table }), say(WORDS.back, language), ButtonStyle.Secondary)]);
}
