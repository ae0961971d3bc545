import { say, type Text } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { limitsAt } from '../../host/commit/retention.ts';
import { DAY_MS } from '../../host/duration.ts';
import { readPerson } from '../../host/settings/person.ts';
import type { Reply } from '../../interactions/reply.ts';
import { type ButtonSpec, buttonRows } from '../../render/controls.ts';
import { on } from '../../render/duration.ts';
import { message } from '../../render/message.ts';
import { setVacation, updateVacationClocks, vacationAt, vacationEnd } from './away.ts';
import { preferenceId } from './ids.ts';
import { texts } from './words/texts.ts';

/** Numbers of days offered as buttons. */
const DAYS = [3, 7, 14, 28] as const;

/** Whether a button offers this number of days. The button with 0 ends a vacation. */
export function isVacation(days: number): boolean {
  return [0, ...DAYS].includes(days);
}

/** Shows `news` or whether the user is on vacation, with buttons to start, extend or end it. */
export async function showVacation(reply: Reply, news?: Text): Promise<void> {
  const now = reply.bot.context.now();
  const current = vacationAt(await readPerson(reply.bot.context, reply.user.id), now);
  const { language } = reply;
  await reply.show(
    message({
      end: [say(news ?? (current ? awayText(current.until) : texts.vacation.notAway), language)],
      rows: buttonRows(
        current ? [endButton(), ...DAYS.slice(0, 2).map(extendButton)] : DAYS.map(startButton),
        language,
      ),
    }),
  );
}

/** Starts a vacation or extends the current one by this number of days; 0 ends it. */
export async function takeVacation(reply: Reply, days: number): Promise<void> {
  const { context } = reply.bot;
  const now = context.now();
  const current = vacationAt(await readPerson(context, reply.user.id), now);
  await setAway(reply, days === 0 ? now : (current?.until ?? now) + days * DAY_MS);
}

/** Sets the end of the user's vacation, shows it and redraws their tables. A time that is not in the future ends the vacation. */
export async function setAway(reply: Reply, until: number): Promise<void> {
  const { context, delivery } = reply.bot;
  const now = context.now();
  const person = await setVacation(context, reply.user.id, until);
  const tables = await updateVacationClocks(context, reply.user.id, person);
  const allowed = vacationEnd(person, (await limitsAt(context, reply.guildId)).vacation, now);
  await showVacation(
    reply,
    until <= now ? texts.vacation.back : allowed < until ? limitedText(until, allowed) : undefined,
  );
  for (const loaded of tables) await delivery.deliver(loaded);
}

function startButton(days: number): ButtonSpec {
  return vacationButton(days, texts.vacation.days({ days }));
}

function extendButton(days: number): ButtonSpec {
  return vacationButton(days, texts.vacation.daysLonger({ days }));
}

function endButton(): ButtonSpec {
  return [preferenceId.make({ what: 'vacation', value: '0' }), texts.vacation.end, ButtonStyle.Primary];
}

function vacationButton(days: number, label: Text): ButtonSpec {
  return [preferenceId.make({ what: 'vacation', value: String(days) }), label, ButtonStyle.Secondary];
}

function awayText(until: number): Text {
  return texts.vacation.away({ until: on(until) });
}

/** Returns the text about a vacation that exceeds the server's yearly limit. */
function limitedText(until: number, allowed: number): Text {
  return texts.vacation.limited({ until: on(until), clocksFrom: on(allowed) });
}
