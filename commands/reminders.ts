import { ApplicationCommandOptionType } from 'discord.js';
import { refuse, whisper } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE, named } from '../bot/face/drawing/described.ts';
import { setReminders } from '../bot/host/time/reminders.ts';
import { say, type Text } from '../games/kit/text.ts';
import type { Person } from '../storage/records/person.ts';

const MODE = 'mode';
const FROM = 'quiet-from';
const TO = 'quiet-to';
const ZONE = 'zone';
const MOST = 25;

const MODES: Record<NonNullable<Person['reminders']>, Text> = {
  mention: { en: 'a mention in the channel', de: 'eine Erwähnung im Kanal' },
  dm: { en: 'a direct message', de: 'eine Direktnachricht' },
  none: { en: 'no reminders', de: 'keine Erinnerungen' },
};

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')];

export const command: Command = {
  data: () => ({
    name: 'reminders',
    ...described({
      en: 'How you are reminded when your time runs short, and when not',
      de: 'Wie du erinnert wirst, wenn deine Zeit knapp wird, und wann nicht',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: MODE,
        ...described({ en: 'How reminders reach you', de: 'Wie dich Erinnerungen erreichen' }),
        choices: Object.entries(MODES).map(([value, label]) => ({ value, ...named(label) })),
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
    const wishes = { how, from: text(FROM), to: text(TO), zone: text(ZONE) };
    const person = await setReminders(bot.house, interaction.user.id, wishes);
    if ('refused' in person) return refuse(interaction, person);
    await whisper(interaction, summary(person));
  },

  async autocomplete(interaction) {
    const typed = interaction.options.getFocused().toLowerCase().replaceAll(' ', '_');
    const fitting = ZONES.filter((zone) => zone.toLowerCase().includes(typed)).slice(0, MOST);
    await interaction.respond(fitting.map((zone) => ({ name: zone, value: zone })));
  },
};

function summary({ reminders = 'mention', quiet }: Person): Text {
  const mode = MODES[reminders];
  const hours = quiet && `${quiet.from}–${quiet.to} (${quiet.zone})`;
  return {
    en: `Reminders: ${say(mode, 'en')}. Quiet hours: ${hours ?? 'none'}.`,
    de: `Erinnerungen: ${say(mode, 'de')}. Ruhezeit: ${hours ?? 'keine'}.`,
  };
}
