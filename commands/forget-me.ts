import { ButtonStyle, MessageFlags } from 'discord.js';
import { makeId } from '../bot/custom-ids/ids.ts';
import { WORDS } from '../bot/features/people/text.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';
import { button, row } from '../bot/render/menu.ts';
import { languageOf } from '../bot/render/text.ts';
import { say } from '../games/kit/text.ts';

export const command: Command = {
  data: () => ({
    name: 'forget-me',
    ...described({ en: 'Delete everything stored about you', de: 'Alles löschen, was über dich gespeichert ist' }),
    ...EVERYWHERE,
  }),

  async execute(interaction) {
    const language = languageOf(interaction.locale);
    const answer = (sure: boolean) => makeId({ kind: 'forget', sure });
    await interaction.reply({
      content: say(WORDS.sureToForget, language),
      flags: MessageFlags.Ephemeral,
      components: [
        row([
          button(answer(true), say(WORDS.forgetMe, language), ButtonStyle.Danger),
          button(answer(false), say(WORDS.keepMe, language), ButtonStyle.Secondary),
        ]),
      ],
    });
  },
};
