import { ApplicationCommandOptionType } from 'discord.js';
import { displayChoices, displaySet } from '../bot/features/people/display.ts';
import { changePerson } from '../bot/host/people/person.ts';
import type { Command } from '../bot/interactions/command.ts';
import { whisper } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';
import type { Display } from '../storage/records/display.ts';

const HOW = 'how';

export const command: Command = {
  data: () => ({
    name: 'display',
    ...described({
      en: 'How boards are drawn in messages that only you see',
      de: 'Wie Bretter in Nachrichten gezeichnet werden, die nur du siehst',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: HOW,
        ...described({
          en: 'Plain, in colour, in sentences, or as a picture',
          de: 'Schlicht, in Farbe, in Sätzen oder als Bild',
        }),
        required: true,
        choices: displayChoices(),
      },
    ],
  }),

  async execute(interaction, bot) {
    const display = interaction.options.getString(HOW, true) as Display;
    await changePerson(bot.context, interaction.user.id, (person) => ({ ...person, display }));
    await whisper(interaction, displaySet(display));
  },
};
