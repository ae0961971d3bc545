import { say, type Text } from '@longtable/kit';
import { ButtonStyle, type MessageComponentInteraction } from 'discord.js';
import type { Id } from '../../custom-ids/ids.ts';
import { answerOffer, type OfferKind, propose } from '../../host/actions/agreement.ts';
import { resume } from '../../host/actions/resign.ts';
import { refusal } from '../../host/refusal.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import { type AtTable, seatFor } from '../../interactions/access.ts';
import type { Bot } from '../../interactions/bot.ts';
import { showPage, showPanel } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { showOutcome } from '../../interactions/settled.ts';
import { buttonRows } from '../../render/controls.ts';
import { WORDS } from '../../render/text.ts';

const DONE: Record<OfferKind, Text> = { pause: WORDS.pausedNow, draw: WORDS.drawnNow, undo: WORDS.undoneNow };

/** Offers a pause, a draw or an undo to the other players. Applies it immediately if no other player has to agree. */
export async function makeOffer(bot: Bot, reply: Reply, table: string, what: OfferKind): Promise<void> {
  const raised = await propose(bot.context, table, reply.user.id, what);
  if ('refused' in raised) return reply.refuse(raised);
  await showTableChange(bot, reply, raised, raised.table.agreement.offer ? undefined : DONE[what]);
}

export async function answerProposal(
  bot: Bot,
  reply: Reply<MessageComponentInteraction>,
  { table, mark }: Id<'agree' | 'refuse'>,
  agrees: boolean,
): Promise<void> {
  const answered = await answerOffer(bot.context, table, reply.user.id, mark, agrees);
  if ('refused' in answered) return reply.refuse(answered);
  await showTableChange(bot, reply, answered);
}

export async function resumeGame(bot: Bot, reply: Reply, table: string): Promise<void> {
  const resumed = await resume(bot.context, table, reply.user.id);
  if ('refused' in resumed) return reply.refuse(resumed);
  await showTableChange(bot, reply, resumed, WORDS.resumedNow);
}

/** Shows the changed table: on the pressed public message, or in the panel of a player who used a private message or a command. */
export async function showTableChange(bot: Bot, reply: Reply, loaded: LoadedTable, done?: Text): Promise<void> {
  const seat = seatFor(loaded, reply.user.id);
  const isPublic = reply.message !== null && !reply.isInPrivate;
  if (isPublic || seat === undefined) return showOutcome(bot, reply, loaded, done ?? WORDS.answered);
  await Promise.all([showPanel(bot, reply, loaded, seat, { done }), bot.delivery.deliver(loaded)]);
}

export async function askToResign(bot: Bot, reply: Reply, at: AtTable): Promise<void> {
  const { id, status } = at.table;
  if (status === 'over') return reply.refuse(refusal('over'));
  if (status === 'open') return reply.refuse(refusal('notStarted'));
  const language = reply.language;
  const rows = buttonRows([[{ kind: 'resign', table: id }, WORDS.resign, ButtonStyle.Danger]], language);
  await showPage(bot, reply, at, { title: say(WORDS.sureToResign, language), rows });
}
