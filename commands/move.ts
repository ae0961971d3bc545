import { ApplicationCommandOptionType } from 'discord.js';
import { playLine, seatToMove } from '../bot/host/actions/move.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import type { Command } from '../bot/interactions/command.ts';
import { showNoteInPanel, showPanel } from '../bot/interactions/panel.ts';
import { actorOf } from '../bot/interactions/reply.ts';
import { seatFor } from '../bot/interactions/table-access.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { languageOf } from '../bot/render/text.ts';
import { texts as common } from '../bot/render/words/texts.ts';
import { suggestLines } from '../bot/screens/play/hint.ts';
import { texts } from './words/texts.ts';

const MOVE = 'move';

export const command: Command = {
  data: () => ({
    name: 'move',
    ...localizedDescription(texts.about.move),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: MOVE,
        ...localizedDescription(texts.options.move),
        required: true,
        autocomplete: true,
      },
    ],
  }),

  access: 'player',
  async execute({ reply, at: { table } }) {
    const line = reply.interaction.options.getString(MOVE, true);
    const played = await playLine(reply.bot.context, table.id, actorOf(reply.interaction), line);
    if ('refused' in played) {
      const isShownInPanel = await showNoteInPanel(reply, played.refused.sentence, table.id);
      return isShownInPanel ? undefined : reply.refuse(played);
    }
    const seat = seatFor(played, reply.user.id);
    await Promise.all([
      seat === undefined ? reply.say(common.replies.played) : showPanel(reply, played, seat),
      reply.bot.delivery.deliver(played),
    ]);
  },

  async autocomplete(interaction, bot) {
    const found = await findTableAt(bot.context, interaction.channelId);
    const seat = 'table' in found ? seatToMove(found, { person: interaction.user.id }) : undefined;
    if (!('table' in found) || typeof seat !== 'number') return interaction.respond([]);
    await interaction.respond(
      suggestLines(found, seat, interaction.options.getFocused(), languageOf(interaction.locale)),
    );
  },
};
