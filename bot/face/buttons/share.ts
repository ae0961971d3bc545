import { ButtonStyle } from 'discord.js';
import { refusal } from '../../host/house/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { seatsOf } from '../../host/table/table.ts';
import { refuse } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { buttonRows } from '../drawing/controls.ts';
import { dailyLines } from '../drawing/daily.ts';
import { headOf } from '../drawing/status.ts';
import { WORDS } from '../drawing/words.ts';
import { card } from '../pictures/card.ts';

/** Shares how one's try at the game of a day went, without giving the day away. */
export const button: Button<'share'> = {
  kind: 'share',
  async press(pressed, bot, { table }) {
    const found = await findTable(bot.house, table);
    if ('refused' in found) return refuse(pressed, found);
    if (seatsOf(found.table, pressed.user.id).length === 0) return refuse(pressed, refusal('notYourTable'));
    const { language } = found.table.place;
    const yours = [{ kind: 'yours', game: found.game.id } as const, WORDS.playYours, ButtonStyle.Success] as const;
    const lines = [headOf(found, language), ...dailyLines(found, language)];
    const png = await bot.pictures.painting.paint(`share|${table}`, card(lines));
    await pressed.reply({
      content: lines.join('\n'),
      ...(png && { files: [{ attachment: png, name: 'daily.png', description: lines.join(' ').slice(0, 1000) }] }),
      components: buttonRows([yours], language),
      allowedMentions: { parse: [] },
    });
  },
};
