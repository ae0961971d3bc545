import { ApplicationCommandOptionType } from 'discord.js';
import { displayChoices, displaySet } from '../bot/features/people/display.ts';
import { changePerson } from '../bot/host/people/person.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';
import type { Display } from '../storage/records/display.ts';

const STYLE = 'style';

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
        name: STYLE,
        ...described({
          en: 'Plain, in colour, in sentences, or as a picture',
          de: 'Schlicht, in Farbe, in Sätzen oder als Bild',
        }),
        required: true,
        choices: displayChoices(),
      },
    ],
  }),

  async execute(reply, bot) {
    const display = reply.interaction.options.getString(STYLE, true) as Display;
    await changePerson(bot.context, reply.user.id, (person) => ({ ...person, display }));
    await reply.say(displaySet(display));
  },
};
