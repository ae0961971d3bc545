import { ApplicationCommandOptionType } from 'discord.js';
import { endOfTypedDay, setAway, showVacation, takeVacation } from '../bot/features/people/away.ts';
import { refusal } from '../bot/features/people/words/texts.ts';
import { DAY_MS, dayOf } from '../bot/host/duration.ts';
import { readPerson } from '../bot/host/settings.ts';
import { type Command, matchingSuggestions } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { texts } from './words/texts.ts';

const UNTIL = 'until';
const END = 'end';
/** Number of days that autocompletion suggests. */
const DAYS_SUGGESTED = 60;

export const command: Command = {
  data: () => ({
    name: 'vacation',
    ...localizedDescription(texts.about.vacation),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: UNTIL,
        ...localizedDescription(texts.options.lastDay),
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: END,
        ...localizedDescription(texts.about.endVacation),
      },
    ],
  }),

  access: 'anyone',
  async execute({ reply }) {
    const { options, user } = reply.interaction;
    const typed = options.getString(UNTIL);
    if (options.getBoolean(END)) return takeVacation(reply, 0);
    if (typed === null) return showVacation(reply);
    const { quiet } = await readPerson(reply.bot.context, user.id);
    const until = endOfTypedDay(typed, quiet?.zone ?? 'UTC');
    if (until === undefined || until <= reply.bot.context.now()) throw refusal('badDate');
    await setAway(reply, until);
  },

  async autocomplete(interaction, { context }) {
    const days = Array.from({ length: DAYS_SUGGESTED }, (_, ahead) => dayOf(context.now() + (ahead + 1) * DAY_MS));
    const all = days.map((day) => ({ name: day, value: day }));
    await interaction.respond(matchingSuggestions(all, interaction.options.getFocused()));
  },
};
