import { ApplicationCommandOptionType } from 'discord.js';
import { playLine, seatToMove } from '../bot/host/actions/move.ts';
import { findTableFor } from '../bot/host/commit/table-lists.ts';
import { ignoreRefusal, Refusal, unlessRefused } from '../bot/host/refusal.ts';
import { seatFor } from '../bot/interactions/access.ts';
import { suggestLines } from '../bot/interactions/choice-form.ts';
import type { Command } from '../bot/interactions/command.ts';
import { showNoteInPanel, showPanel } from '../bot/interactions/panel.ts';
import { actorOf } from '../bot/interactions/reply.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { languageOf } from '../bot/render/text.ts';
import { texts as common } from '../bot/render/words/texts.ts';
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
  async execute({ reply, target: { table } }) {
    const line = reply.interaction.options.getString(MOVE, true);
    const playing = playLine(reply.bot.context, table.id, actorOf(reply.interaction), line);
    const played = await playing.catch(async (error) => {
      const isShown = error instanceof Refusal && (await showNoteInPanel(reply, error.sentence, table.id));
      if (!isShown) throw error;
    });
    if (!played) return;
    const seat = seatFor(played, reply.user.id);
    await Promise.all([
      seat === undefined ? reply.say(common.replies.played) : showPanel(reply, played, seat),
      reply.bot.delivery.deliver(played),
    ]);
  },

  async autocomplete(interaction, bot) {
    const found = await findTableFor(bot.context, interaction.user.id, interaction.channelId).catch(ignoreRefusal);
    const seat = found && unlessRefused(() => seatToMove(found, { person: interaction.user.id }));
    if (!found || seat === undefined) return interaction.respond([]);
    await interaction.respond(
      suggestLines(found, seat, interaction.options.getFocused(), languageOf(interaction.locale)),
    );
  },
};
