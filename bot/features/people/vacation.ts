import { say, type Text } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { limitsAt } from '../../host/commit/retention.ts';
import { DAY_MS } from '../../host/duration.ts';
import { readPerson, setVacation, updateVacationClocks, vacationAt, vacationEnd } from '../../host/people/away.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { type ButtonSpec, buttonRows } from '../../render/controls.ts';
import { on } from '../../render/duration.ts';
import { message } from '../../render/message.ts';

/** Numbers of days offered as buttons. */
const DAYS = [3, 7, 14, 28] as const;

/** Whether a button offers this number of days; 0 ends a vacation. */
export function isVacation(days: number): boolean {
  return [0, ...DAYS].includes(days);
}

/** Shows whether the user is on vacation, with buttons to start, extend or end it. */
export async function showVacation({ context }: Bot, reply: Reply, news?: Text): Promise<void> {
  const now = context.now();
  const current = vacationAt(await readPerson(context, reply.user.id), now);
  const { language } = reply;
  await reply.show(
    message({
      end: [say(news ?? (current ? awayText(current.until) : NOT_AWAY), language)],
      rows: buttonRows(
        current ? [endButton(), ...DAYS.slice(0, 2).map(extendButton)] : DAYS.map(startButton),
        language,
      ),
    }),
  );
}

/** Starts a vacation or extends the current one by this number of days; 0 ends it. */
export async function takeVacation(bot: Bot, reply: Reply, days: number): Promise<void> {
  const { context } = bot;
  const now = context.now();
  const current = vacationAt(await readPerson(context, reply.user.id), now);
  await setAway(bot, reply, days === 0 ? now : (current?.until ?? now) + days * DAY_MS);
}

/** Sets the end of the user's vacation and redraws their tables. A time that is not in the future ends it. */
export async function setAway(bot: Bot, reply: Reply, until: number): Promise<void> {
  const { context, delivery } = bot;
  const now = context.now();
  const person = await setVacation(context, reply.user.id, until);
  if ('refused' in person) return reply.refuse(person);
  const tables = await updateVacationClocks(context, reply.user.id, person);
  const allowed = vacationEnd(person, (await limitsAt(context, reply.guildId)).vacation, now);
  await showVacation(bot, reply, until <= now ? WELCOME : allowed < until ? limitedText(until, allowed) : undefined);
  for (const loaded of tables) await delivery.deliver(loaded);
}

function startButton(days: number): ButtonSpec {
  return vacationButton(days, { en: `${days} days`, de: `${days} Tage` });
}

function extendButton(days: number): ButtonSpec {
  return vacationButton(days, { en: `${days} days longer`, de: `${days} Tage länger` });
}

function endButton(): ButtonSpec {
  return [
    { kind: 'preference', what: 'vacation', value: '0' },
    { en: 'End vacation', de: 'Urlaub beenden' },
    ButtonStyle.Primary,
  ];
}

function vacationButton(days: number, label: Text): ButtonSpec {
  return [{ kind: 'preference', what: 'vacation', value: String(days) }, label, ButtonStyle.Secondary];
}

const NOT_AWAY: Text = {
  en: 'You’re not on vacation. Choose how long you’ll be away, and your clocks pause until you’re back. To pick a date, use `/vacation until`.',
  de: 'Du bist nicht im Urlaub. Wähle, wie lange du weg bist, und deine Uhren halten so lange an. Einen bestimmten Tag nennst du mit `/urlaub bis`.',
};

const WELCOME: Text = {
  en: 'Welcome back. Your clocks are running again.',
  de: 'Willkommen zurück. Deine Uhren laufen wieder.',
};

function awayText(until: number): Text {
  return {
    en: `You’re on vacation until ${on(until)}. Until then your clocks are paused and you won’t be pinged.`,
    de: `Du bist bis ${on(until)} im Urlaub. Solange sind deine Uhren angehalten, und du wirst nicht benachrichtigt.`,
  };
}

/** Text for a vacation that exceeds the server's yearly limit. */
function limitedText(until: number, allowed: number): Text {
  return {
    en: `You’re on vacation until ${on(until)} and won’t be pinged. On this server your clocks start again on ${on(allowed)} because you’ve reached its yearly limit.`,
    de: `Du bist bis ${on(until)} im Urlaub und wirst nicht benachrichtigt. Auf diesem Server laufen deine Uhren ab ${on(allowed)} wieder, weil mehr Tage pro Jahr nicht erlaubt sind.`,
  };
}
