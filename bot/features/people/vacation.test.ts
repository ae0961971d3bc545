import { describe, expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open } from '../../../tests/context.ts';
import { openFeatureBot, type Where } from '../../../tests/feature-bot.ts';
import { DAY_MS } from '../../host/duration.ts';
import { changeServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const at = (days: number) => `<t:${(NOW + days * DAY_MS) / 1000}:`;

async function away(where: Where = {}) {
  const bot = await openFeatureBot([noughtsWithComputers], { now: () => NOW });
  const press = (days: number) =>
    bot.user('ada', where).press({ kind: 'preference', what: 'vacation', value: String(days) });
  return { bot, press, show: () => bot.user('ada', where).command('vacation') };
}

describe('a vacation', () => {
  test('has buttons to start, extend and end it', async () => {
    const { press, show } = await away();
    const START = ['3 days', '7 days', '14 days', '28 days'];
    expect(await show()).toMatchObject({ text: expect.stringContaining('You’re not on vacation.'), labels: START });
    const started = await press(7);
    expect(started.labels).toEqual(['End vacation', '3 days longer', '7 days longer']);
    expect(started.messages[0]?.marked).toEqual(['End vacation']);
    expect(started.text).toContain(`You’re on vacation until ${at(7)}`);
    expect((await show()).text).toBe(started.text);
    expect((await press(3)).text).toContain(at(10));
    expect(await press(0)).toMatchObject({ text: expect.stringContaining('Welcome back.'), labels: START });
    expect((await press(0)).refused).toBe('noVacation');
  });

  test('of more than a year is refused', async () => {
    const { bot, press } = await away();
    const until = (day: string) => bot.user('ada').command('vacation', { until: day });
    expect((await until('2027-03-05')).refused).toBe('farVacation');
    expect((await until('2027-02-25')).refused).toBeUndefined();
    expect((await press(28)).refused).toBe('farVacation');
  });

  test('shows when the clocks start again, within the limit of this server', async () => {
    const { bot, press } = await away();
    await changeServer(bot.context, 'g', () => ({ vacation: 7 * DAY_MS }));
    expect((await press(14)).text).toMatch(
      new RegExp(`on vacation until ${at(14)}.* On this server your clocks start again on ${at(7)}`),
    );
    const other = await away({ guild: 'h' });
    await changeServer(other.bot.context, 'g', () => ({ vacation: 7 * DAY_MS }));
    expect((await other.press(14)).text).not.toContain('clocks start again');
  });

  test('is stored at the tables of the user and shown on their boards', async () => {
    const { bot, press } = await away();
    const { table } = await open(bot.context, { location: { ...locationIn('c'), message: 'm' } });
    const seats = async () => (await findTable(bot.context, table.id)).table.seats;
    const boards = () => bot.rest.sent.filter(({ channel }) => channel === 'c').length;
    await press(3);
    expect(await seats()).toMatchObject([{ id: 'ada', away: NOW + 3 * DAY_MS }, { id: 'bo' }]);
    expect(boards()).toBe(1);
    await press(0);
    expect((await seats())[0]).not.toHaveProperty('away');
    expect(boards()).toBe(2);
  });
});
