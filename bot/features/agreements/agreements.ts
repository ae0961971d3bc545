import { say, type Text } from '@longtable/kit';
import { ButtonStyle, type MessageComponentInteraction } from 'discord.js';
import type { Id } from '../../custom-ids/ids.ts';
import { resume } from '../../host/actions/resign.ts';
import { Refusal } from '../../host/refusal.ts';
import { costOfResigning } from '../../host/table/departure.ts';
import { fromFeatures, type LoadedTable } from '../../host/table/table.ts';
import { showPage, showPanel } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { showOutcome } from '../../interactions/settled.ts';
import { type AtTable, seatFor } from '../../interactions/table-access.ts';
import { buttonRows } from '../../render/controls.ts';
import { texts as common } from '../../render/words/texts.ts';
import { answerOffer, type OfferKind, propose } from './agreement.ts';

const DONE: Record<OfferKind, Text> = {
  pause: common.replies.paused,
  draw: common.replies.drawn,
  undo: common.replies.undone,
};

/** Offers a pause, a draw or an undo to the other players. Applies it immediately if no other player has to agree. */
export async function makeOffer(reply: Reply, table: string, what: OfferKind): Promise<void> {
  const raised = await propose(reply.bot.context, table, reply.user.id, what);
  await showTableChange(reply, raised, raised.table.agreement.offer ? undefined : DONE[what]);
}

export async function answerProposal(
  reply: Reply<MessageComponentInteraction>,
  { table, mark }: Id<'agree' | 'refuse'>,
  agrees: boolean,
): Promise<void> {
  const answered = await answerOffer(reply.bot.context, table, reply.user.id, mark, agrees);
  await showTableChange(reply, answered);
}

export async function resumeGame(reply: Reply, table: string): Promise<void> {
  const resumed = await resume(reply.bot.context, table, reply.user.id);
  await showTableChange(reply, resumed, common.replies.resumed);
}

/** Shows the changed table: on the pressed public message, or in the panel of a player who used a private message or a command. */
export async function showTableChange(reply: Reply, loaded: LoadedTable, done?: Text): Promise<void> {
  const seat = seatFor(loaded, reply.user.id);
  const isPublic = reply.message !== null && !reply.isInPrivate;
  if (isPublic || seat === undefined) return showOutcome(reply, loaded, done ?? common.replies.answered);
  await Promise.all([showPanel(reply, loaded, seat, { done }), reply.bot.delivery.deliver(loaded)]);
}

export async function askToResign(reply: Reply, at: AtTable): Promise<void> {
  const { id, status } = at.table;
  if (status === 'over') throw new Refusal('over');
  if (status === 'open') throw new Refusal('notStarted');
  const language = reply.language;
  const rows = buttonRows([[{ kind: 'resign', table: id }, common.buttons.resign, ButtonStyle.Danger]], language);
  const [warning] = fromFeatures(at, 'resignationWarnings');
  const title = say(warning ?? common.replies.sureToResign[costOfResigning(at, at.seat ?? 0)], language);
  await showPage(reply, at, { title, rows });
}
