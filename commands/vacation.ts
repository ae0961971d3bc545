import { ApplicationCommandOptionType } from 'discord.js';
import { limitsAt } from '../bot/host/commit/server-limits.ts';
import { dayOf } from '../bot/host/day.ts';
import { DAY_MS } from '../bot/host/duration.ts';
import { setVacation, stopClocks, vacationEnd } from '../bot/host/people/away.ts';
import { readPerson } from '../bot/host/people/person.ts';
import { vacationAt } from '../bot/host/people/rest.ts';
import { endOfTypedDay } from '../bot/host/people/typed-day.ts';
import { refusal } from '../bot/host/refusal.ts';
import { fitting } from '../bot/interactions/autocomplete.ts';
import type { Command } from '../bot/interactions/command.ts';
import { refuse, whisper } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';
import { on } from '../bot/render/duration.ts';
import type { Text } from '../games/kit/text.ts';

const UNTIL = 'until';
const BACK = 'back';
/** So many days ahead are suggested to whoever types one. */
const DAYS_SUGGESTED = 60;

export const command: Command = {
  data: () => ({
    name: 'vacation',
    ...described({
      en: 'Stop your clocks while you are away',
      de: 'Deine Uhren anhalten, solange du weg bist',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: UNTIL,
        ...described({ en: 'Your last day away, such as 2026-08-14', de: 'Dein letzter Tag weg, etwa 2026-08-14' }),
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: BACK,
        ...described({ en: 'You are back: your clocks run again', de: 'Du bist zurück: deine Uhren laufen wieder' }),
      },
    ],
  }),

  async execute(interaction, { context, delivery }) {
    const { options, user, guildId } = interaction;
    const typed = options.getString(UNTIL);
    const isBack = options.getBoolean(BACK) === true;
    const before = await readPerson(context, user.id);
    const now = context.now();
    if (typed === null && !isBack) {
      const current = vacationAt(before, now);
      return whisper(interaction, current ? away(current.until) : AT_WORK);
    }
    const until = isBack ? now : endOfTypedDay(typed ?? '', before.quiet?.zone ?? 'UTC');
    if (until === undefined || (until <= now && !isBack)) return refuse(interaction, refusal('badDate'));
    const person = await setVacation(context, user.id, until);
    if ('refused' in person) return refuse(interaction, person);
    await interaction.deferReply({ flags: 'Ephemeral' });
    const tables = await stopClocks(context, user.id, person);
    const allowed = vacationEnd(person, (await limitsAt(context, guildId)).vacation, now);
    await whisper(interaction, isBack ? WELCOME : allowed < until ? cut(until, allowed) : away(until));
    for (const loaded of tables) await delivery.deliver(loaded);
  },

  async autocomplete(interaction, { context }) {
    const days = Array.from({ length: DAYS_SUGGESTED }, (_, ahead) => dayOf(context.now() + (ahead + 1) * DAY_MS));
    const all = days.map((day) => ({ name: day, value: day }));
    await interaction.respond(fitting(all, interaction.options.getFocused()));
  },
};

const AT_WORK: Text = {
  en: 'You are not on vacation. `/vacation until` stops your clocks.',
  de: 'Du bist nicht im Urlaub. `/urlaub bis` hält deine Uhren an.',
};

const WELCOME: Text = {
  en: 'Welcome back. Your clocks run again.',
  de: 'Willkommen zurück. Deine Uhren laufen wieder.',
};

function away(until: number): Text {
  return {
    en: `You are on vacation until ${on(until)}. Until then your clocks stand still and nobody calls you.`,
    de: `Du bist im Urlaub bis ${on(until)}. Solange stehen deine Uhren, und niemand ruft dich.`,
  };
}

/** The vacation is longer than what the server goes along with. */
function cut(until: number, allowed: number): Text {
  return {
    en: `You are on vacation until ${on(until)}, and nobody calls you. In this server your clocks run again from ${on(allowed)}: it allows no more days a year.`,
    de: `Du bist im Urlaub bis ${on(until)}, und niemand ruft dich. Auf diesem Server laufen deine Uhren ab ${on(allowed)} wieder: Mehr Tage im Jahr erlaubt er nicht.`,
  };
}
