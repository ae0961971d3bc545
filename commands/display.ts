import { ApplicationCommandOptionType } from 'discord.js';
import { displayChoices, showDisplay } from '../bot/features/people/display.ts';
import { changePerson, readPerson } from '../bot/host/people/away.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import type { Display } from '../storage/records/display.ts';

const STYLE = 'style';

export const command: Command = {
  data: () => ({
    name: 'display',
    ...localizedDescription({
      en: 'Choose how your private boards are shown',
      de: 'Wählen, wie deine privaten Bretter angezeigt werden',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: STYLE,
        ...localizedDescription({
          en: 'Display style: plain, image, sentences or colour',
          de: 'Schlicht, als Bild, in Sätzen oder in Farbe',
        }),
        choices: displayChoices(),
      },
    ],
  }),

  access: 'anyone',
  async execute(reply, bot) {
    const display = (reply.interaction.options.getString(STYLE) ?? undefined) as Display | undefined;
    const person = display
      ? await changePerson(bot.context, reply.user.id, (before) => ({ ...before, display }))
      : await readPerson(bot.context, reply.user.id);
    await showDisplay(reply, person);
  },
};
