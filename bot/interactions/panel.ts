import type { Seat, Text } from '@longtable/kit';
import { ComponentType, type Message, MessageFlags } from 'discord.js';
import type { Sent } from '../boards/panels.ts';
import { parseId } from '../custom-ids/ids.ts';
import { nextTable } from '../host/people/inbox.ts';
import { findTable } from '../host/table/find.ts';
import { type LoadedTable, onTurn } from '../host/table/table.ts';
import type { Drawn } from '../render/message.ts';
import type { PanelOpen } from '../render/panel.ts';
import type { Bot } from './bot.ts';
import type { Reply } from './reply.ts';
import { seatFor } from './table-access.ts';

/** Shows somebody the panel of their seat: in place of the private message they pressed, else in a new one. */
export async function showPanel(
  bot: Bot,
  reply: Reply,
  loaded: LoadedTable,
  seat: Seat,
  open: PanelOpen = {},
): Promise<void> {
  const send = sendPrivately(reply);
  const person = reply.user.id;
  const isDone = !onTurn(loaded).includes(seat);
  const hasNext = isDone && (await nextTable(bot.context, person, loaded.table.id)) !== undefined;
  await bot.boards.panels.show({ ...open, hasNext, person, loaded, seat, look: await reply.display, send });
}

/** Sends to somebody alone: in place of the private message they pressed, but a list of tables stays beside what is opened from it. */
export function sendPrivately(reply: Reply): (drawn: Drawn) => Promise<Sent> {
  const isBeside = reply.message !== null && isInbox(reply.message);
  return (drawn) => (isBeside ? reply.private(drawn) : reply.show(drawn));
}

/** Shows why nothing was done at the top of the panel that was pressed, or that somebody has open at the table; false if there is none. */
export async function noteInPanel(bot: Bot, reply: Reply, note: Text, table = tablePressed(reply)): Promise<boolean> {
  if (table === undefined) return false;
  if (!isPanel(reply) && !bot.boards.panels.isOpen(table, reply.user.id)) return false;
  const found = await findTable(bot.context, table);
  const seat = 'table' in found ? seatFor(found, reply.user.id) : undefined;
  if ('refused' in found || seat === undefined) return false;
  await showPanel(bot, reply, found, seat, { note });
  return true;
}

/** Whether a message is somebody's list of tables: of all that is drawn in parts, only that turns to its other pages. */
export function isInbox({ components, flags }: Message): boolean {
  if (!flags.has(MessageFlags.IsComponentsV2)) return false;
  return components
    .flatMap((part) => (part.type === ComponentType.ActionRow ? part.components : []))
    .some(({ customId }) => customId !== null && parseId(customId)?.kind === 'inbox');
}

function tablePressed({ interaction }: Reply): string | undefined {
  const id = 'customId' in interaction ? parseId(interaction.customId) : undefined;
  return id && 'table' in id ? id.table : undefined;
}

function isPanel({ message: held, isInPrivate }: Reply): boolean {
  return held !== null && isInPrivate && held.flags.has(MessageFlags.IsComponentsV2) && !isInbox(held);
}
