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
import { described, EVERYWHERE } from '../bot/render/command-data.ts';
import { on } from '../bot/render/duration.ts';
import type { Text } from '../games/kit/text.ts';

const UNTIL = 'until';
const END = 'end';
/** So many days ahead are suggested to whoever types one. */
const DAYS_SUGGESTED = 60;

export const command: Command = {
  data: () => ({
    name: 'vacation',
    ...described({
      en: 'Pause your clocks while you’re away',
      de: 'Deine Uhren anhalten, solange du weg bist',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: UNTIL,
        ...described({ en: 'Your last day away, e.g. 2026-08-14', de: 'Dein letzter Urlaubstag, z. B. 2026-08-14' }),
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: END,
        ...described({
          en: 'End your vacation and start your clocks again',
          de: 'Urlaub beenden und die Uhren wieder laufen lassen',
        }),
      },
    ],
  }),

  async execute(reply, { context, delivery }) {
    const { options, user, guildId } = reply.interaction;
    const typed = options.getString(UNTIL);
    const isBack = options.getBoolean(END) === true;
    const before = await readPerson(context, user.id);
    const now = context.now();
    if (typed === null && !isBack) {
      const current = vacationAt(before, now);
      return reply.say(current ? away(current.until) : AT_WORK);
    }
    const until = isBack ? now : endOfTypedDay(typed ?? '', before.quiet?.zone ?? 'UTC');
    if (until === undefined || (until <= now && !isBack)) return reply.refuse(refusal('badDate'));
    const person = await setVacation(context, user.id, until);
    if ('refused' in person) return reply.refuse(person);
    const tables = await stopClocks(context, user.id, person);
    const allowed = vacationEnd(person, (await limitsAt(context, guildId)).vacation, now);
    await reply.say(isBack ? WELCOME : allowed < until ? cut(until, allowed) : away(until));
    for (const loaded of tables) await delivery.deliver(loaded);
  },

  async autocomplete(interaction, { context }) {
    const days = Array.from({ length: DAYS_SUGGESTED }, (_, ahead) => dayOf(context.now() + (ahead + 1) * DAY_MS));
    const all = days.map((day) => ({ name: day, value: day }));
    await interaction.respond(fitting(all, interaction.options.getFocused()));
  },
};

const AT_WORK: Text = {
  en: 'You’re not on vacation. Use `/vacation until` to pause your clocks.',
  de: 'Du bist nicht im Urlaub. Mit `/urlaub bis` hältst du deine Uhren an.',
};

const WELCOME: Text = {
  en: 'Welcome back. Your clocks are running again.',
  de: 'Willkommen zurück. Deine Uhren laufen wieder.',
};

function away(until: number): Text {
  return {
    en: `You’re on vacation until ${on(until)}. Until then your clocks are paused and you won’t be pinged.`,
    de: `Du bist bis ${on(until)} im Urlaub. Solange sind deine Uhren angehalten, und du wirst nicht benachrichtigt.`,
  };
}

/** The vacation is longer than what the server goes along with. */
function cut(until: number, allowed: number): Text {
  return {
    en: `You’re on vacation until ${on(until)} and won’t be pinged. On this server your clocks start again on ${on(allowed)} because its yearly limit is reached.`,
    de: `Du bist bis ${on(until)} im Urlaub und wirst nicht benachrichtigt. Auf diesem Server laufen deine Uhren ab ${on(allowed)} wieder, weil mehr Tage pro Jahr nicht erlaubt sind.`,
  };
}
