import { nextTable } from '../../host/commit/table-lists.ts';
import { showPanel, showPanelBeside } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { type AtSeat, type AtTable, seatFor } from '../../interactions/table-access.ts';
import { texts as common } from '../../render/words/texts.ts';
import { watch } from '../tables/watch.ts';

/** Opens the player's private panel of a table. Other users get the spectator's view. */
export async function openPanel(reply: Reply, at: AtTable): Promise<void> {
  if (at.seat === undefined) return watch(reply, at, 'spectator');
  await showPanel(reply, at, at.seat);
}

/** Opens the panel of the next table that waits for the player beside the current one. If there is none, shows a note in the current panel. */
export async function openNext(reply: Reply, at: AtSeat): Promise<void> {
  const person = reply.user.id;
  const next = await nextTable(reply.bot.context, person, at.table.id);
  const seat = next && seatFor(next, person);
  if (!next || seat === undefined) return showPanel(reply, at, at.seat, { done: common.replies.noNextGame });
  await showPanelBeside(reply, next, seat);
}
