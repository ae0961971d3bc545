import { ApplicationCommandOptionType } from 'discord.js';
import { changeReminders, MODES, SCHEDULES } from '../bot/features/people/reminders.ts';
import { type Command, matchingSuggestions } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription, localizedName } from '../bot/render/command-data.ts';
import type { Person } from '../storage/records/person.ts';

const VIA = 'via';
const FREQUENCY = 'frequency';
const FROM = 'quiet-from';
const TO = 'quiet-to';
const TIMEZONE = 'timezone';

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => ({ name: zone, value: zone }));

export const command: Command = {
  data: () => ({
    name: 'reminders',
    ...localizedDescription({
      en: 'Set how and how often you’re reminded of your turn, and your quiet hours',
      de: 'Einstellen, wie und wie oft du an Züge erinnert wirst, und deine Ruhezeit',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: VIA,
        ...localizedDescription({ en: 'How you’re notified', de: 'Wie du benachrichtigt wirst' }),
        choices: Object.entries(MODES).map(([value, label]) => ({ value, ...localizedName(label) })),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: FREQUENCY,
        ...localizedDescription({ en: 'Reminders per turn', de: 'Wie oft du pro Zug erinnert wirst' }),
        choices: Object.entries(SCHEDULES).map(([value, label]) => ({ value, ...localizedName(label) })),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: FROM,
        ...localizedDescription({ en: 'Start of quiet hours, e.g. 22:00', de: 'Beginn der Ruhezeit, z. B. 22:00' }),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: TO,
        ...localizedDescription({
          en: 'End of quiet hours, e.g. 7:30 (same as start: none)',
          de: 'Ende der Ruhezeit, z. B. 7:30 (gleich dem Beginn: keine Ruhezeit)',
        }),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: TIMEZONE,
        ...localizedDescription({
          en: 'Your time zone, e.g. Europe/Berlin',
          de: 'Deine Zeitzone, z. B. Europe/Berlin',
        }),
        autocomplete: true,
      },
    ],
  }),

  access: 'anyone',
  async execute(reply, bot) {
    const text = (name: string) => reply.interaction.options.getString(name) ?? undefined;
    const how = text(VIA) as Person['reminders'];
    const often = text(FREQUENCY) as Person['often'];
    const settings = { how, often, from: text(FROM), to: text(TO), zone: text(TIMEZONE) };
    await changeReminders(bot.context, reply, settings);
  },

  async autocomplete(interaction) {
    await interaction.respond(matchingSuggestions(ZONES, interaction.options.getFocused().replaceAll(' ', '_')));
  },
};
