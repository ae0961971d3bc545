import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { locationIn, open, person } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { propose } from '../agreements/agreement.ts';

const NOW = 1_800_000_000_000;
const SECONDS = NOW / 1000;
const named = (name: string) => ({ ...person(name.toLowerCase()), name });
const TWO = [named('Ada'), named('Bo')];
const openBot = (limits = {}) => openFeatureBot([noughts, guess, auction], { now: () => NOW, limits });

describe('the list of tables', () => {
  test('counts the tables that wait for the user', async () => {
    const bot = await openBot();
    await open(bot.context, { occupants: TWO });
    await open(bot.context, { occupants: [named('Cleo'), named('Ada')], location: locationIn('d') });
    await open(bot.context, { occupants: [named('Cleo'), named('Ada')], location: locationIn('e') });
    const headline = async (who: string) => (await bot.user(who).command('tables')).text.split('\n')[0];
    expect(await headline('ada')).toBe('**Your tables**: 1 of 3 is waiting for you.');
    expect(await headline('cleo')).toBe('**Your tables**: 2 of 2 are waiting for you.');
    expect((await bot.user('eve').command('tables')).text).toMatch(/^You’re not at any table\./);
  });

  test('tells the state of each table, its time and its deadline', async () => {
    const line = async (who: string, request: object, before?: (id: string) => Promise<unknown>) => {
      const bot = await openBot();
      const { id } = (await open(bot.context, { occupants: TWO, ...request })).table;
      await before?.(id);
      return { bot, id, text: (await bot.user(who).command('tables')).text.split('\n')[2] };
    };
    expect((await line('bo', {})).text).toBe(`Ada to move · last move <t:${SECONDS}:R>`);
    expect((await line('bo', { perTurn: HOUR_MS })).text).toContain(`<t:${SECONDS + 3600}:R>`);
    const { bot, id } = await line('ada', {});
    await playLine(bot.context, id, { person: 'ada' }, 'a1');
    expect((await bot.user('ada').command('tables')).text.split('\n')[2]).toMatch(/^Bo to move · last move/);
    for (const who of ['ada', 'bo']) await propose(bot.context, id, who, 'pause');
    expect((await bot.user('ada').command('tables')).text.split('\n')[2]).toMatch(
      new RegExp(`paused <t:${SECONDS}:R>$`, 'i'),
    );
    const waiting = { occupants: [named('Ada'), { kind: 'invited', id: 'bo' }], seated: false };
    expect((await line('ada', waiting)).text).toMatch(new RegExp(`opened <t:${SECONDS}:R>$`));
    expect((await line('bo', waiting)).text).toMatch(/^\*\*You’re invited\*\* · opened/);
  });

  test('tells equal games apart by their moves and their start', async () => {
    const bot = await openBot();
    const [first] = [
      await open(bot.context, { occupants: TWO }),
      await open(bot.context, { occupants: TWO, location: locationIn('d') }),
    ];
    await playLine(bot.context, first.table.id, { person: 'ada' }, 'a1');
    const twins = (await bot.user('ada').command('tables')).text;
    expect(twins).toContain(`**Your turn** · 0 moves · started <t:${SECONDS}:R> · last move <t:${SECONDS}:R>`);
    expect(twins).toContain(`Bo to move · 1 move · started <t:${SECONDS}:R> · last move`);
  });

  test('has the next game of a user on the waiting list, and the vacation of a player', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, { game: auction, occupants: ['Ada', 'Bo', 'Dan'].map(named) });
    await bot.user('cleo').press({ kind: 'join', table: table.id });
    expect((await bot.user('cleo').command('tables')).text.split('\n')[2]).toMatch(/^You’re in the next game · /);
    const before = (await bot.user('ada').command('tables')).text;
    expect(before).not.toContain(String(SECONDS + (7 * DAY_MS) / 1000));
    await bot.user('bo').press({ kind: 'preference', what: 'vacation', value: '7' });
    expect((await bot.user('ada').command('tables')).text).toContain(String(SECONDS + (7 * DAY_MS) / 1000));
  });

  test('escapes the name of a table', async () => {
    const bot = await openBot();
    await open(bot.context, { occupants: TWO, name: '*Final*' });
    expect((await bot.user('ada').command('tables')).text).toContain('\\*Final\\*');
  });

  test('has buttons to the pages around it', async () => {
    const bot = await openBot({ tablesPerPerson: 25 });
    for (let index = 0; index < 25; index++)
      await open(bot.context, { occupants: [person('ada'), person(`p${index}`)], location: locationIn(`c${index}`) });
    const around = async (page: number) => {
      const { labels, ids } = await bot.user('ada').press({ kind: 'inbox', page });
      return { labels: new Set(labels).size, pages: ids.flatMap((id) => (id.kind === 'inbox' ? [id.page] : [])) };
    };
    const [first, second, third] = [await around(0), await around(1), await around(2)];
    expect([first, second, third].map(({ pages }) => pages)).toEqual([
      [0, 1],
      [0, 1, 2],
      [1, 2],
    ]);
    expect(second.labels).toBe(4);
    expect(await around(9)).toEqual(third);
  });
});

describe('a watched table', () => {
  test('is suggested with at most 100 characters in the language of the user', async () => {
    const bot = await openFeatureBot([{ ...noughts, title: { en: 'x'.repeat(90), de: 'Spiel' } }]);
    await open(bot.context, {
      occupants: [{ ...person('a'), name: 'A'.repeat(30) }, person('b')],
      location: locationIn('d'),
    });
    const names = async (locale: string) =>
      (await bot.user('eve', { locale }).suggest('watch', { table: '' })).map(({ name }) => name);
    expect((await names('en-US'))[0]).toHaveLength(100);
    expect((await names('de'))[0]).toMatch(/^Spiel · #d · /);
  });
});
