import { MessageFlags } from 'discord.js';
import { WORDS } from '../bot/features/history/text.ts';
import { exportPerson } from '../bot/host/people/export.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';
import { languageOf } from '../bot/render/text.ts';
import { say } from '../games/kit/text.ts';

export const command: Command = {
  data: () => ({
    name: 'export-me',
    ...described({
      en: 'A file of everything stored about you',
      de: 'Eine Datei mit allem, was über dich gespeichert ist',
    }),
    ...EVERYWHERE,
  }),

  async execute(interaction, bot) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const data = await exportPerson(bot.context, interaction.user.id);
    const attachment = Buffer.from(JSON.stringify(data, undefined, 2));
    await interaction.editReply({
      content: say(WORDS.hereIsEverything, languageOf(interaction.locale)),
      files: [{ attachment, name: 'longtable-export.json' }],
    });
  },
};
