import { ButtonStyle } from 'discord.js';
import { say } from '../../../games/kit/text.ts';
import { refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { programsOf, seatsOf } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { showPage } from '../../interactions/page.ts';
import type { Reply } from '../../interactions/reply.ts';
import { buttonRows } from '../../render/controls.ts';
import { WORDS } from '../../render/text.ts';

/** Asks once more before a game is given up. */
export async function confirmResign(bot: Bot, reply: Reply, id: string): Promise<void> {
  const found = await findTable(bot.context, id);
  if ('refused' in found) return reply.refuse(found);
  const { table } = found;
  if (seatsOf(table, reply.user.id).length + programsOf(table, reply.user.id).length === 0)
    return reply.refuse(refusal('notYourTable'));
  if (table.status === 'over') return reply.refuse(refusal('over'));
  if (table.status === 'open') return reply.refuse(refusal('notStarted'));
  const language = reply.language;
  const rows = buttonRows([[{ kind: 'resign', table: id }, WORDS.resign, ButtonStyle.Danger]], language);
  await showPage(bot, reply, id, { title: say(WORDS.sureToResign, language), rows });
}
