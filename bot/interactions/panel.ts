import { MessageFlags } from 'discord.js';
import type { Seat } from '../../games/kit/game.ts';
import type { Sent } from '../boards/panels.ts';
import { type LoadedTable, onTurn, seatsOf } from '../host/table/table.ts';
import { type Look, lookOf } from '../render/display.ts';
import { type Drawn, inPlace, inPrivate } from '../render/message.ts';
import type { PanelOpen } from '../render/panel.ts';
import type { Bot } from './bot.ts';
import { isInbox } from './is-inbox.ts';
import type { Asked } from './reply.ts';

/** The seat for which somebody opens their panel: one that may act, else any of theirs. */
export function seatFor(loaded: LoadedTable, person: string): Seat | undefined {
  const seats = seatsOf(loaded.table, person);
  const acting = onTurn(loaded);
  return seats.find((mine) => acting.includes(mine)) ?? seats[0];
}

/** Shows somebody the panel of their seat: in place of the private message they pressed, else in a new one. */
export async function showPanel(
  bot: Bot,
  asked: Asked,
  loaded: LoadedTable,
  seat: Seat,
  { look = lookOf(bot.context, asked), ...open }: PanelOpen & { look?: Promise<Look> | undefined } = {},
): Promise<void> {
  const send = (drawn: Drawn) => sendPanel(asked, drawn);
  await bot.boards.panels.show({ ...open, person: asked.user.id, loaded, seat, look: await look, send });
}

async function sendPanel(asked: Asked, drawn: Drawn): Promise<Sent> {
  if (asked.replied || asked.deferred) {
    const { id } = await asked.followUp(inPrivate(drawn));
    return { message: id, edit: (next) => asked.editReply({ ...inPlace(next), message: id }) };
  }
  const edit = (next: Drawn) => asked.editReply(inPlace(next));
  const held = 'message' in asked ? asked.message : null;
  // A list of tables stays beside the panel that is opened from it.
  const isPanel = held?.flags.has(MessageFlags.Ephemeral) && !isInbox(held);
  if (held && isPanel && 'update' in asked) {
    await asked.update(inPlace(drawn));
    return { message: held.id, edit };
  }
  const { resource } = await asked.reply({ ...inPrivate(drawn), withResponse: true });
  return { message: resource?.message?.id ?? '', edit };
}
