import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { locationIn, open, person } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { propose } from '../agreements/agreement.ts';

const NOW = 1_800_000_000_000;
const SECONDS = NOW / 1000;
const named = (name: string) => ({ ...person(name.toLowerCase()), name });
const TWO = [named('Ada'), named('Bo')];
const solo = { ...noughts, id: 'solo', seats: { min: 1, max: 1 } };
const openBot = (limits = {}) => openFeatureBot([noughts, guess, auction, solo], { now: () => NOW, limits });

describe('the list of tables', () => {
  test('has a button for each: the own move, an invitation, the seat that a computer has, or the board', async () => {
    const bot = await openBot();
    const mine = await open(bot.context, { name: 'Final', perTurn: HOUR_MS });
    const occupants = [person('cleo'), { kind: 'invited' as const, id: 'ada' }];
    const invited = await open(bot.context, { occupants, location: locationIn('d') });
    const instead = { kind: 'computer', level: 'x', instead: { id: 'ada' } };
    const seats = [instead, person('dan')] as never;
    const replaced = await open(bot.context, { occupants: seats, location: locationIn('e') });
    await open(bot.context, { occupants: [person('eve'), person('ada')], location: locationIn('f') });
    const { ids, labels } = await bot.user('ada').command('tables');
    expect(ids).toHaveLength(4);
    for (const id of [
      { kind: 'panel', table: mine.table.id },
      { kind: 'join', table: invited.table.id },
      { kind: 'back', table: replaced.table.id },
      { kind: 'inbox', page: 0 },
    ])
      expect(ids).toContainEqual(id);
    expect(labels).toHaveLength(5);
  });

  test('counts the tables that wait for the user, and is shown in the same message again', async () => {
    const bot = await openBot();
    await open(bot.context, { occupants: TWO });
    for (const channel of ['d', 'e'])
      await open(bot.context, { occupants: [named('Cleo'), named('Ada')], location: locationIn(channel) });
    const headline = async (who: string) => (await bot.user(who).command('tables')).text.split('\n')[0];
    expect(await headline('ada')).toBe('**Your tables**: 1 of 3 is waiting for you.');
    expect(await headline('cleo')).toBe('**Your tables**: 2 of 2 are waiting for you.');
    const none = await bot.user('eve').command('tables');
    expect([none.ids, none.text]).toEqual([[], expect.stringMatching(/^You’re not at any table\./)]);
    const [first] = (await bot.user('ada').command('tables')).messages;
    expect(first).toMatchObject({ isPrivate: true, isEdit: false });
    const again = await bot.user('ada').press({ kind: 'inbox', page: 0 }, { message: first?.id ?? '' });
    expect(again.messages).toMatchObject([{ id: first?.id, isEdit: true }]);
  });

  test('has the game, its name and the opponents of each table', async () => {
    const line = async (request: object, who = 'ada') => {
      const bot = await openBot();
      await open(bot.context, { occupants: TWO, ...request });
      return (await bot.user(who).command('tables')).text.split('\n')[1];
    };
    expect(await line({})).toBe('**Noughts and Crosses** · Bo');
    expect(await line({ name: '*Final*' }, 'bo')).toBe('**Noughts and Crosses** · \\*Final\\* · Ada');
    expect(await line({ game: solo, occupants: [named('Ada')] })).toBe('**Noughts and Crosses**');
  });

  test('tells the state of each table, its time and its deadline, with a link on the own turn', async () => {
    const line = async (who: string, request: object, before?: (id: string) => Promise<unknown>) => {
      const bot = await openBot();
      const { id } = (await open(bot.context, { occupants: TWO, ...request })).table;
      await before?.(id);
      const { text, ids } = await bot.user(who).command('tables');
      return { bot, id, text: text.split('\n')[2], kinds: ids.map(({ kind }) => kind) };
    };
    const own = await line('ada', { perTurn: HOUR_MS });
    expect(own.text).toMatch(/^\*\*Your turn\*\*.*https:\/\/discord\.com\/channels\/g\/c/);
    expect(own.text?.match(/<t:\d+:R>/g)).toEqual([`<t:${SECONDS}:R>`, `<t:${SECONDS + 3600}:R>`]);
    expect(own.kinds).toEqual(['panel', 'inbox']);
    expect(await line('bo', {})).toMatchObject({ text: `Ada to move · last move <t:${SECONDS}:R>`, kinds: ['inbox'] });
    expect((await line('bo', { perTurn: HOUR_MS })).text).toContain(`<t:${SECONDS + 3600}:R>`);
    const { bot, id } = await line('ada', {});
    await playLine(bot.context, id, { person: 'ada' }, 'a1');
    expect((await bot.user('ada').command('tables')).text.split('\n')[2]).toMatch(/^Bo to move · last move/);
    for (const who of ['ada', 'bo']) await propose(bot.context, id, who, 'pause');
    const paused = new RegExp(`paused <t:${SECONDS}:R>$`, 'i');
    expect((await bot.user('ada').command('tables')).text.split('\n')[2]).toMatch(paused);
    const waiting = { occupants: [named('Ada'), { kind: 'invited', id: 'bo' }], seated: false };
    expect((await line('ada', waiting)).text).toMatch(new RegExp(`opened <t:${SECONDS}:R>$`));
    expect((await line('bo', waiting)).text).toMatch(/^\*\*You’re invited\*\* · opened/);
  });

  test('tells equal games apart by their moves and their start', async () => {
    const bot = await openBot();
    const first = await open(bot.context, { occupants: TWO });
    await open(bot.context, { occupants: TWO, location: locationIn('d') });
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
    const times = async () => (await bot.user('ada').command('tables')).text.match(/<t:\d+/g)?.map((at) => at.slice(3));
    const back = String(SECONDS + (7 * DAY_MS) / 1000);
    expect((await times())?.filter((at) => at === back)).toEqual([]);
    await bot.user('bo').press({ kind: 'preference', what: 'vacation', value: '7' });
    expect(await times()).toContain(back);
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

test.each([true, false])(
  'the next game opens after a lesson, which no longer stores who played it',
  async (hasNext) => {
    const bot = await openBot();
    const occupants = [person('ada'), { kind: 'computer' as const, level: '' }];
    const { table } = await open(bot.context, { occupants, lesson: true, location: locationIn('d') });
    const other = hasNext ? await open(bot.context) : undefined;
    await resign(bot.context, table.id, 'ada');
    const next = { kind: 'next', table: table.id } as const;
    const { refused, text, ids } = await bot.user('ada', { channel: 'd' }).press(next, { isPrivate: true });
    expect(refused).toBeUndefined();
    if (other) expect(ids).toContainEqual(expect.objectContaining({ table: other.table.id }));
    else expect(text).toBe('No other game is waiting for you.');
  },
);

describe('watching', () => {
  const views = (ids: readonly object[]) => ids.flatMap((id) => ('viewer' in id ? [id.viewer] : []));

  test('shows spectators the public perspective only, unless the table is open to them', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, { game: guess });
    const shown = await bot.user('eve').command('watch');
    expect([views(shown.ids), shown.labels]).toEqual([['spectator'], ['Refresh']]);
    const other = await open(bot.context, { game: guess, openToSpectators: true, location: locationIn('d') });
    const eve = bot.user('eve', { channel: 'd' });
    expect(views((await eve.command('watch')).ids)).toEqual(['spectator', 'all', 0, 1, 'spectator']);
    const forged = await bot.user('eve').press({ kind: 'watch', table: table.id, viewer: 'all' });
    expect(views(forged.ids)).toEqual(['spectator']);
    const seen = await eve.press({ kind: 'watch', table: other.table.id, viewer: 'all' });
    expect(views(seen.ids).at(-1)).toBe('all');
    const player = await bot.user('ada', { channel: 'd' }).press({ kind: 'watch', table: other.table.id, viewer: 1 });
    expect(views(player.ids)).toEqual(['spectator']);
  });

  test.each([
    { kind: 'program', owner: { id: 'ada' } },
    { kind: 'computer', level: 'x', instead: { id: 'ada' } },
  ])('shows no hidden information to a user who has a seat through a $kind', async (occupant) => {
    const bot = await openBot();
    const occupants = [occupant, person('bo')] as never;
    const { table } = await open(bot.context, { game: guess, openToSpectators: true, occupants });
    const watch = (who: string) => bot.user(who).press({ kind: 'watch', table: table.id, viewer: 'all' });
    expect(views((await watch('ada')).ids)).toEqual(['spectator']);
    expect(views((await watch('eve')).ids)).toContain('all');
  });

  test('hides secrets from spectators, and nothing from users who see all', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, { game: guess, occupants: TWO, openToSpectators: true });
    await playLine(bot.context, table.id, { person: 'ada' }, 'pick 7');
    const watch = (viewer: 'all' | 'spectator' | number) =>
      bot.user('eve').press({ kind: 'watch', table: table.id, viewer });
    expect((await watch('spectator')).text).toContain('Numbers ? 0');
    expect((await watch('all')).text).toContain('Numbers 7 0');
    expect((await watch(0)).text).toContain('Numbers 7 0');
    expect((await watch(1)).text).toContain('Numbers ? 0');
    const [shown] = (await watch(1)).messages;
    const labels = [/spectator/i, /everything/i, /Ada/, /Bo/].map((label) => expect.stringMatching(label));
    expect(shown?.labels.slice(0, 4)).toEqual(labels);
    expect(shown?.marked).toEqual([expect.stringContaining('Bo')]);
  });

  test('shows every perspective after the end, without a button to refresh, and none before the start', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, { game: guess });
    await resign(bot.context, table.id, 'bo');
    const over = await bot.user('ada').press({ kind: 'watch', table: table.id, viewer: 0 });
    expect([views(over.ids), over.labels.filter((label) => label === 'Refresh')]).toEqual([['spectator', 0, 1], []]);
    const occupants = [person('ada'), { kind: 'open' as const }];
    const waiting = await open(bot.context, { occupants, location: locationIn('d') });
    const eve = bot.user('eve', { channel: 'd' });
    expect(views((await eve.press({ kind: 'watch', table: waiting.table.id, viewer: 0 })).ids)).toEqual(['spectator']);
  });

  test('offers spectators, not players, to wait for the next game', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, { game: auction, occupants: ['ada', 'bo', 'cleo'].map(person) });
    const joins = async (who: string) =>
      (await bot.user(who).command('watch')).ids.filter(({ kind }) => kind === 'join');
    expect([await joins('eve'), await joins('ada')]).toEqual([[{ kind: 'join', table: table.id }], []]);
  });

  test('needs a channel that the user can see', async () => {
    const bot = await openBot();
    const { table } = await open(bot.context, { location: locationIn('d') });
    const watch = async (guild: string | null) =>
      (await bot.user('eve', { guild, channel: 'x' }).command('watch', { table: table.id })).refused;
    expect([await watch('g'), await watch('h'), await watch(null)]).toEqual([undefined, 'cannotWatch', 'cannotWatch']);
    bot.rest.permissions = 0n;
    bot.bot.layouts.forget('g');
    expect(await watch('g')).toBe('cannotWatch');
    expect((await bot.user('eve').command('watch', { table: 'none' })).refused).toBe('cannotWatch');
  });

  test('suggests the visible tables of the server, newest first, with game, name, channel and players', async () => {
    const long = { ...noughts, title: { en: 'x'.repeat(90), de: 'Spiel' } };
    const bot = await openFeatureBot([guess, long]);
    await open(bot.context, { game: guess, occupants: TWO, location: locationIn('d'), name: 'Semi' });
    const occupants = [named('A'.repeat(30)), person('y')];
    await open(bot.context, { game: long, location: locationIn('lobby'), name: 'Final', occupants });
    await open(bot.context, { occupants: [person('x'), person('y')], location: { ...locationIn('dm'), guild: null } });
    const typed = async (table: string, who = 'eve', where: object = {}) =>
      (await bot.user(who, { channel: 'dm', ...where }).suggest('watch', { table })).map(({ name }) => name);
    const [final, semi] = await typed('');
    expect([final?.length, semi]).toEqual([100, 'Guess · Semi · #d · Ada – Bo']);
    expect((await typed('final', 'eve', { locale: 'de' }))[0]).toMatch(/^Spiel · Final · #lobby · A+/);
    expect(await typed('semi')).toEqual([semi]);
    expect(await typed('', 'x', { guild: null })).toEqual([expect.stringMatching(/^x+ · someone$/)]);
    expect(await typed('', 'eve', { guild: null })).toEqual([]);
    bot.rest.permissions = 0n;
    bot.bot.layouts.forget('g');
    expect(await typed('')).toEqual([]);
  });

  test('suggests the newest 60 of many tables', async () => {
    const bot = await openBot({ tablesPerPerson: 61 });
    for (let index = 0; index <= 60; index++) {
      const occupants = [person('ada'), person(`p${index}`)];
      await open(bot.context, { name: `Table ${index}.`, location: locationIn(`c${index}`), occupants });
    }
    const ada = bot.user('ada', { guild: null });
    const found = async (table: string) => (await ada.suggest('watch', { table })).length;
    expect([await found('Table 0.'), await found('Table 1.'), await found('Table 60.')]).toEqual([0, 1, 1]);
  });
});

test('posts the board again for players, in its channel and with permission', async () => {
  const bot = await openBot();
  const { table } = await open(bot.context);
  const post = (who: string, where = {}) => bot.user(who, where).press({ kind: 'boardHere', table: table.id });
  expect((await post('eve')).refused).toBe('notYourTable');
  expect((await post('ada', { channel: 'd' })).refused).toBe('otherChannel');
  expect((await post('ada', { botMay: PermissionFlagsBits.ViewChannel })).refused).toBe('notAllowed');
  expect((await post('ada')).messages).toMatchObject([{ isPrivate: false, isEdit: false }]);
});
