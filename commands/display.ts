import { ApplicationCommandOptionType } from 'discord.js';
import { followDisplay, showDisplay } from '../bot/features/people/index.ts';
import { changePerson, readPerson } from '../bot/host/settings.ts';
import type { Command } from '../bot/interactions/command.ts';
import { displayChoices, EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import type { Display } from '../storage/records/person.ts';
import { texts } from './words/texts.ts';

const STYLE = 'style';

export const command: Command = {
  data: () => ({
    name: 'display',
    ...localizedDescription(texts.about.display),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: STYLE,
        ...localizedDescription(texts.options.style),
        choices: displayChoices(),
      },
    ],
  }),

  access: 'anyone',
  async execute({ reply }) {
    const display = (reply.interaction.options.getString(STYLE) ?? undefined) as Display | undefined;
    const person = display
      ? await changePerson(reply.bot.context, reply.user.id, (before) => ({ ...before, display }))
      : await readPerson(reply.bot.context, reply.user.id);
    await showDisplay(reply, person);
    if (display) await followDisplay(reply, display);
  },
};
