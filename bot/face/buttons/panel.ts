import { MessageFlags } from 'discord.js';
import { refusal } from '../../host/house/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { onTurn, seatsOf } from '../../host/table/table.ts';
import { refuse } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { drawPanel } from '../drawing/draw.ts';
import { lookOf } from '../drawing/look.ts';

/** Opens a person's private panel from the board, or brings an open one up to date. */
export const button: Button<'panel'> = {
  kind: 'panel',
  async press(pressed, bot, { table }) {
    const found = await findTable(bot.house, table);
    if ('refused' in found) return refuse(pressed, found);
    const seats = seatsOf(found.table, pressed.user.id);
    const acting = onTurn(found);
    const seat = seats.find((mine) => acting.includes(mine)) ?? seats[0];
    if (seat === undefined) return refuse(pressed, refusal('notYourTable'));
    const drawn = drawPanel(found, seat, await lookOf(bot.house, pressed));
    if (pressed.message.flags.has(MessageFlags.Ephemeral)) await pressed.update(drawn);
    else await pressed.reply({ ...drawn, flags: MessageFlags.Ephemeral });
  },
};
