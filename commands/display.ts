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
      en: 'Choose how your private boards are shown',
      de: 'Wählen, wie deine privaten Bretter angezeigt werden',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: STYLE,
        ...described({
          en: 'Plain, in colour, in sentences or as a picture',
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
