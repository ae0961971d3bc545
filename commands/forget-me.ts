import { ButtonStyle, MessageFlags } from 'discord.js';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { button, row } from '../bot/face/drawing/menu.ts';
import { languageOf } from '../bot/face/drawing/words.ts';
import { makeId } from '../bot/face/ids/ids.ts';
import { WORDS } from '../bot/face/past/words.ts';
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
