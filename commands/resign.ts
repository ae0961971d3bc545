import { ButtonStyle, MessageFlags } from 'discord.js';
import { refuse } from '../bot/face/answer.ts';
import type { Command } from '../bot/face/command.ts';
import { described, EVERYWHERE } from '../bot/face/described.ts';
import { makeId } from '../bot/face/id.ts';
import { button, row } from '../bot/face/menu.ts';
import { languageOf, WORDS } from '../bot/face/words.ts';
import { findTableAt } from '../bot/host/find.ts';
import { refusal } from '../bot/host/refusal.ts';
import { seatsOf } from '../bot/host/table.ts';
import { say } from '../games/kit/text.ts';

export const command: Command = {
  data: () => ({
    name: 'resign',
    ...described({ en: 'Give up the game at this table', de: 'Das Spiel an diesem Tisch aufgeben' }),
    ...EVERYWHERE,
  }),

  async execute(interaction, bot) {
    const found = await findTableAt(bot.house, interaction.channelId);
    if ('refused' in found) return refuse(interaction, found);
    const { table } = found;
    if (seatsOf(table, interaction.user.id).length === 0) return refuse(interaction, refusal('notYourTable'));
    if (table.status === 'over') return refuse(interaction, refusal('over'));
    const language = languageOf(interaction.locale);
    await interaction.reply({
      content: say(WORDS.sureToResign, language),
      flags: MessageFlags.Ephemeral,
      components: [
        row([
          button(makeId({ kind: 'resign', table: table.id }), say(WORDS.resign, language), ButtonStyle.Danger),
          button(makeId({ kind: 'stay', table: table.id }), say(WORDS.stay, language), ButtonStyle.Secondary),
        ]),
      ],
    });
  },
};
