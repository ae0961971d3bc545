import { refusal } from '../../host/house/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { hasBegun, seatsOf } from '../../host/table/table.ts';
import { refuse } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { shareDaily, shareEnd } from '../past/shared.ts';

/** Shows everybody how one's game went; of the game of a day nothing that would give it away. */
export const button: Button<'share'> = {
  kind: 'share',
  async press(pressed, bot, { table: id }) {
    const found = await findTable(bot.house, id);
    if ('refused' in found) return refuse(pressed, found);
    const { table } = found;
    if (seatsOf(table, pressed.user.id).length === 0) return refuse(pressed, refusal('notYourTable'));
    if (table.status !== 'over' || !hasBegun(table)) return refuse(pressed, refusal('notOver'));
    const drawn = table.daily === undefined ? shareEnd(found) : shareDaily(found);
    await bot.pictures.send(drawn, (shown) => pressed.reply(shown), pressed.channelId);
  },
};
