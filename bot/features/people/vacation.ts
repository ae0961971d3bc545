import { type Reader, say, type Text } from '@longtable/kit';
import { limitsAt } from '../../host/commit/retention.ts';
import { DAY_MS } from '../../host/duration.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { readPerson } from '../../host/settings.ts';
import type { Reply } from '../../interactions/reply.ts';
import { on } from '../../render/duration.ts';
import { message } from '../../render/message.ts';
import { nameAt } from '../../render/names.ts';
import { buttonRows, plain, primary } from '../../render/page.ts';
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
  return primary(preferenceId.make({ what: 'vacation', value: '0' }), texts.vacation.end);
}

function vacationButton(days: number, label: Text): ButtonSpec {
  return plain(preferenceId.make({ what: 'vacation', value: String(days) }), label);
}

function awayText(until: number): Text {
  return texts.vacation.away({ until: on(until) });
}

/** Returns the text about a vacation that exceeds the server's yearly limit. */
function limitedText(until: number, allowed: number): Text {
  return texts.vacation.limited({ until: on(until), clocksFrom: on(allowed) });
}

/** Returns the end of a day, typed as 2026-08-14 or 14.8.2026, in a time zone. Undefined if it is not a day. */
export function endOfTypedDay(typed: string, zone: string): number | undefined {
  const [, y, m, d] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(typed) ?? [];
  const [, day, month, year] = /^\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\s*$/.exec(typed) ?? [];
  const [years, months, days] = [y ?? year, m ?? month, d ?? day].map(Number) as [number, number, number];
  const start = Date.UTC(years, months - 1, days);
  const isDay = !Number.isNaN(start) && new Date(start).getUTCMonth() === months - 1;
  return isDay ? inZone(start + DAY_MS, zone) : undefined;
}

/** Returns the time at which clocks in a zone show what UTC clocks show at `shown`. */
function inZone(shown: number, zone: string): number {
  const guess = shown - offsetAt(shown, zone);
  return shown - offsetAt(guess, zone);
}

/** Returns the offset of a zone from UTC in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const [year, month, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number, number, number, number];
  return Date.UTC(year, month - 1, day, hour, minute, second) - (moment - (moment % 1000));
}

/** Returns a line per player who is on vacation. */
export function vacationLines(loaded: LoadedTable, { language }: Reader): string[] {
  return loaded.table.seats.flatMap((occupant, seat) => {
    if (occupant.kind !== 'person' || occupant.away === undefined) return [];
    const until = on(occupant.away);
    return [say(texts.vacation.playerAway({ name: nameAt(loaded, seat, language), until }), language)];
  });
}
