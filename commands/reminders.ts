import { ApplicationCommandOptionType } from 'discord.js';
import { setReminders } from '../bot/host/scheduler/reminders.ts';
import { fitting } from '../bot/interactions/autocomplete.ts';
import type { Command } from '../bot/interactions/command.ts';
import { refuse, whisper } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE, named } from '../bot/render/command-data.ts';
import { type Language, say, type Text } from '../games/kit/text.ts';
import type { Person } from '../storage/records/person.ts';

const MODE = 'mode';
const OFTEN = 'often';
const FROM = 'quiet-from';
const TO = 'quiet-to';
const ZONE = 'zone';

const MODES: Record<NonNullable<Person['reminders']>, Text> = {
  mention: { en: 'a mention in the channel', de: 'eine Erwähnung im Kanal' },
  dm: { en: 'a direct message', de: 'eine Direktnachricht' },
  none: { en: 'no reminders', de: 'keine Erinnerungen' },
};

const SCHEDULES: Record<NonNullable<Person['often']>, Text> = {
  once: { en: 'once a turn', de: 'einmal je Zug' },
  twice: { en: 'twice a turn', de: 'zweimal je Zug' },
  daily: { en: 'daily', de: 'täglich' },
};

const USUAL: Text = {
  en: 'once a turn, daily without a clock',
  de: 'einmal je Zug, ohne Bedenkzeit täglich',
};

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => ({ name: zone, value: zone }));

export const command: Command = {
  data: () => ({
    name: 'reminders',
    ...described({
      en: 'How and how often you are called to your turns, and when not',
      de: 'Wie und wie oft du an deine Züge erinnert wirst, und wann nicht',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: MODE,
        ...described({ en: 'How calls and reminders reach you', de: 'Wie dich Rufe und Erinnerungen erreichen' }),
        choices: Object.entries(MODES).map(([value, label]) => ({ value, ...named(label) })),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: OFTEN,
        ...described({ en: 'How often you are reminded in a turn', de: 'Wie oft du in einem Zug erinnert wirst' }),
        choices: Object.entries(SCHEDULES).map(([value, label]) => ({ value, ...named(label) })),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: FROM,
        ...described({ en: 'Quiet hours begin, such as 22:00', de: 'Beginn der Ruhezeit, etwa 22:00' }),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: TO,
        ...described({
          en: 'Quiet hours end, such as 7:30; the same as the beginning: none',
          de: 'Ende der Ruhezeit, etwa 7:30; gleich dem Beginn: keine',
        }),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: ZONE,
        ...described({ en: 'Your time zone, such as Europe/Berlin', de: 'Deine Zeitzone, etwa Europe/Berlin' }),
        autocomplete: true,
      },
    ],
  }),

  async execute(interaction, bot) {
    const text = (name: string) => interaction.options.getString(name) ?? undefined;
    const how = text(MODE) as Person['reminders'];
    const often = text(OFTEN) as Person['often'];
    const wishes = { how, often, from: text(FROM), to: text(TO), zone: text(ZONE) };
    const person = await setReminders(bot.context, interaction.user.id, wishes);
    if ('refused' in person) return refuse(interaction, person);
    await whisper(interaction, summary(person));
  },

  async autocomplete(interaction) {
    await interaction.respond(fitting(ZONES, interaction.options.getFocused().replaceAll(' ', '_')));
  },
};

function summary({ reminders = 'mention', often, quiet }: Person): Text {
  const mode = MODES[reminders];
  const schedule = often ? SCHEDULES[often] : USUAL;
  const how = (language: Language) => (reminders === 'none' ? '' : `, ${say(schedule, language)}`);
  const hours = quiet && `${quiet.from}–${quiet.to} (${quiet.zone})`;
  return {
    en: `Reminders: ${say(mode, 'en')}${how('en')}. Quiet hours: ${hours ?? 'none'}.`,
    de: `Erinnerungen: ${say(mode, 'de')}${how('de')}. Ruhezeit: ${hours ?? 'keine'}.`,
  };
}
