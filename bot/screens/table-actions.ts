import { say, type Text } from '@longtable/kit';
import { resume } from '../host/actions/resign.ts';
import { type LoadedTable, linesAt } from '../host/feature.ts';
import { Refusal } from '../host/refusal.ts';
import { costOfResigning } from '../host/table/endings.ts';
import { readerAt } from '../host/table/names.ts';
import { type AtTable, seatFor } from '../interactions/access.ts';
import type { Buttons } from '../interactions/button.ts';
import { showOutcome, showPage, showPanel } from '../interactions/panel.ts';
import type { Reply } from '../interactions/reply.ts';
import { buttonRows, danger } from '../render/page.ts';
import { texts as common } from '../render/words/texts.ts';
import { resignGame } from './seats.ts';

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
  const rows = buttonRows([danger({ kind: 'resign', table: id }, common.buttons.resign)], language);
  const [warning] = linesAt(at, 'resigning', readerAt(at, at.seat ?? 0, language));
  const title = warning ?? say(common.replies.sureToResign[costOfResigning(at, at.seat ?? 0)], language);
  await showPage(reply, at, { title, rows });
}

export const buttons: Buttons<'resume' | 'resign' | 'giveUp'> = {
  resume: {
    access: 'player',
    press: ({ reply, id: { table } }) => resumeGame(reply, table),
  },

  /** Resigns after the confirmation. */
  resign: {
    access: 'party',
    press: ({ reply, id: { table } }) => resignGame(reply, table),
  },

  /** Asks for a confirmation before resigning. */
  giveUp: {
    access: 'party',
    press: ({ reply, target }) => askToResign(reply, target),
  },
};
