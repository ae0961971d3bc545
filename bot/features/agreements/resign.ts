import { ButtonStyle } from 'discord.js';
import { say } from '../../../games/kit/text.ts';
import { refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { programsOf, seatsOf } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { type Asked, refuse } from '../../interactions/reply.ts';
import { buttonRows } from '../../render/controls.ts';
import { inPlace, inPrivate, message } from '../../render/message.ts';
import { languageOf, WORDS } from '../../render/text.ts';

/** Asks once more before a game is given up. */
export async function confirmResign(bot: Bot, asked: Asked, id: string): Promise<void> {
  const found = await findTable(bot.context, id);
  if ('refused' in found) return refuse(asked, found);
  const { table } = found;
  if (seatsOf(table, asked.user.id).length + programsOf(table, asked.user.id).length === 0)
    return refuse(asked, refusal('notYourTable'));
  if (table.status === 'over') return refuse(asked, refusal('over'));
  if (table.status === 'open') return refuse(asked, refusal('notStarted'));
  const language = languageOf(asked.locale);
  const rows = buttonRows(
    [
      [{ kind: 'resign', table: id }, WORDS.resign, ButtonStyle.Danger],
      [{ kind: 'stay', table: id }, WORDS.stay, ButtonStyle.Secondary],
    ],
    language,
  );
  const drawn = message({ end: [say(WORDS.sureToResign, language)], rows });
  if (asked.isMessageComponent()) await asked.update(inPlace(drawn));
  else await asked.reply(inPrivate(drawn));
}
