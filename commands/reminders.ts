import { ApplicationCommandOptionType } from 'discord.js';
import { changeReminders, MODES, SCHEDULES } from '../bot/features/people/reminders.ts';
import { type Command, matchingSuggestions } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription, localizedName } from '../bot/render/command-data.ts';
import type { Person } from '../storage/records/person.ts';
import { texts } from './words/texts.ts';

const VIA = 'via';
const FREQUENCY = 'frequency';
const FROM = 'quiet-from';
const TO = 'quiet-to';
const TIMEZONE = 'timezone';

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => ({ name: zone, value: zone }));

export const command: Command = {
  data: () => ({
    name: 'reminders',
    ...localizedDescription(texts.about.reminders),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: VIA,
        ...localizedDescription(texts.options.via),
        choices: Object.entries(MODES).map(([value, label]) => ({ value, ...localizedName(label) })),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: FREQUENCY,
        ...localizedDescription(texts.options.frequency),
        choices: Object.entries(SCHEDULES).map(([value, label]) => ({ value, ...localizedName(label) })),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: FROM,
        ...localizedDescription(texts.options.quietFrom),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: TO,
        ...localizedDescription(texts.options.quietTo),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: TIMEZONE,
        ...localizedDescription(texts.options.timezone),
        autocomplete: true,
      },
    ],
  }),

  access: 'anyone',
  async execute({ reply }) {
    const text = (name: string) => reply.interaction.options.getString(name) ?? undefined;
    const how = text(VIA) as Person['reminders'];
    const often = text(FREQUENCY) as Person['often'];
    const settings = { how, often, from: text(FROM), to: text(TO), zone: text(TIMEZONE) };
    await changeReminders(reply.bot.context, reply, settings);
  },

  async autocomplete(interaction) {
    await interaction.respond(matchingSuggestions(ZONES, interaction.options.getFocused().replaceAll(' ', '_')));
  },
};
