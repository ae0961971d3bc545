import type { Seat, Text } from '@longtable/kit';
import { say } from '@longtable/kit';
import { MessageFlags } from 'discord.js';
import { tableKind } from '../../storage/records/table.ts';
import type { Sent } from '../boards/panels.ts';
import type { LoadedTable } from '../host/feature.ts';
import { ignoreRefusal } from '../host/refusal.ts';
import { findTable } from '../host/table/find.ts';
import { isUnplaced, needsThread, onTurn, ownSeats } from '../host/table/table.ts';
import { withTail } from '../render/menu.ts';
import type { Drawn } from '../render/message.ts';
import { buttonsFor, drawRows, type Page, page, plain } from '../render/page.ts';
import type { PanelOpen } from '../render/panel.ts';
import { texts } from '../render/words/texts.ts';
import { seatFor } from './access.ts';
import type { Bot } from './bot.ts';
import type { Reply } from './reply.ts';

/** Shows the panel of a user's seat. Replaces the pressed private message, or sends a new one. */
export async function showPanel(reply: Reply, loaded: LoadedTable, seat: Seat, open: PanelOpen = {}): Promise<void> {
  const send = sendPrivately(reply);
  const person = reply.user.id;
  const isDone = !onTurn(loaded).includes(seat);
  const meanwhile = isDone
    ? await Promise.all(reply.bot.features.map((each) => each.meanwhile?.(reply, loaded) ?? []))
    : [];
  const shown = { ...open, meanwhile: meanwhile.flat(), person, loaded, seat };
  await reply.bot.boards.panels.show({ ...shown, settings: await reply.display, send });
}

/** Shows the panel of a user at an open table in a new private message. */
export async function showWaitingPanel(reply: Reply, loaded: LoadedTable, done?: Text): Promise<void> {
  const [seat] = ownSeats(loaded.table, reply.user.id);
  if (seat !== undefined) await showPanelBeside(reply, loaded, seat, { done });
}

/** Shows the panel of a user's seat in a new private message. */
export async function showPanelBeside(
  reply: Reply,
  loaded: LoadedTable,
  seat: Seat,
  open: PanelOpen = {},
): Promise<void> {
  const settings = await reply.display;
  const send = (drawn: Drawn) => reply.private(drawn);
  await reply.bot.boards.panels.show({ ...open, person: reply.user.id, loaded, seat, settings, send });
}

/** Returns a function that replaces the pressed private message, or sends a new one. */
function sendPrivately(reply: Reply): (drawn: Drawn) => Promise<Sent> {
  return (drawn) => (isKept(reply) ? reply.private(drawn) : reply.show(drawn));
}

/** Shows a refusal at the top of the user's panel. Returns false if no panel is open or the user has no seat. */
export async function showNoteInPanel(reply: Reply, note: Text, table = tablePressed(reply)): Promise<boolean> {
  if (table === undefined) return false;
  if (!isPanel(reply) && !reply.bot.boards.panels.isOpen(table, reply.user.id)) return false;
  const loaded = await findTable(reply.bot.context, table).catch(ignoreRefusal);
  const seat = loaded && seatFor(loaded, reply.user.id);
  if (!loaded || seat === undefined) return false;
  await showPanel(reply, loaded, seat, { note });
  return true;
}

/** Whether the pressed message is one that nothing replaces. */
function isKept({ bot, message: held }: Reply): boolean {
  return held !== null && bot.features.some(({ keepsMessage }) => keepsMessage?.(held));
}

function tablePressed({ bot, interaction }: Reply): string | undefined {
  const id = 'customId' in interaction ? bot.ids.parse(interaction.customId) : undefined;
  return typeof id?.table === 'string' ? id.table : undefined;
}

function isPanel(reply: Reply): boolean {
  const { message: held, isInPrivate } = reply;
  return held !== null && isInPrivate && held.flags.has(MessageFlags.IsComponentsV2) && !isKept(reply);
}

/**
 * Shows a page, with a back button if a table is given. Replaces the pressed private message, or sends a new one. With
 * `isUntilTurn`, the panel returns when the user's turn comes.
 */
export async function showPage(
  reply: Reply,
  loaded: LoadedTable | undefined,
  parts: Page,
  { label = texts.buttons.back, isUntilTurn = false }: { readonly label?: Text; readonly isUntilTurn?: boolean } = {},
): Promise<void> {
  const { language } = reply;
  const backButtons = loaded ? buttonsFor([plain({ kind: 'panel', table: loaded.table.id }, label)], language) : [];
  const drawn = page({ ...parts, rows: withTail(drawRows(parts.rows ?? [], language), backButtons) }, language);
  const send = sendPrivately(reply);
  const seat = loaded && seatFor(loaded, reply.user.id);
  if (!loaded || seat === undefined) return void (await send(drawn));
  const settings = await reply.display;
  await reply.bot.boards.panels.showPage({ person: reply.user.id, loaded, seat, settings, send }, drawn, isUntilTurn);
}

/** Shows a changed table on its board. If no public message was pressed, also shows the text in private. */
export async function showOutcome(reply: Reply, loaded: LoadedTable, text: Text): Promise<void> {
  const { bot } = reply;
  if (needsThread(loaded.table)) return showInThread(reply, loaded);
  if (reply.interaction.isMessageComponent() && !reply.interaction.message.flags.has(MessageFlags.Ephemeral)) {
    const { message: board, channel } = loaded.table.location;
    // A press can arrive before the board's message id is stored.
    const isBoard = reply.interaction.message.id === board || (board === null && reply.channelId === channel);
    // A ping is deleted when it is answered, and a challenge when it is withdrawn.
    const isRemoved = loaded.table.status === 'over' && isUnplaced(loaded.table.location);
    if (!isBoard || isRemoved) {
      await Promise.all([reply.acknowledge(), bot.delivery.deliver(loaded)]);
      return;
    }
    return bot.delivery.deliver(loaded, (drawn) => reply.update(drawn));
  }
  await Promise.all([replaceWithResult(reply, text), bot.delivery.deliver(loaded)]);
}

/** Shows a table in its new forum post or thread and replies with a link. */
export async function showInThread(reply: Reply, loaded: LoadedTable): Promise<void> {
  const channel = await deliverElsewhere(reply.bot, loaded);
  await reply.show({ content: say(texts.replies.yourTable({ channel }), reply.language), components: [] });
}

/** Shows a table in its new forum post or thread, and returns the channel. */
export async function deliverElsewhere({ context, delivery }: Bot, loaded: LoadedTable): Promise<string> {
  const { id, location } = loaded.table;
  await delivery.deliver(loaded);
  return ((await context.storage.store(tableKind).get(id))?.location ?? location).channel;
}

/** Replaces the pressed message by a text, or sends the text after a command. */
export async function replaceWithResult(reply: Reply, text: Text): Promise<void> {
  if (!reply.interaction.isMessageComponent()) return reply.say(text);
  await reply.update({ end: [text] });
}
