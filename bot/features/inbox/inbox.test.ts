import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { locationIn, open, person } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { resign } from '../../host/actions/resign.ts';
import { HOUR_MS } from '../../host/duration.ts';

const GAMES = [noughts, guess, auction];

describe('the list of tables', () => {
  test('is empty for a user without tables', async () => {
    const bot = await openFeatureBot(GAMES);
    expect((await bot.user('ada').command('tables')).ids).toEqual([]);
  });

  test('has a button for each: the own move, an invitation, the seat that a computer has, or the board', async () => {
    const bot = await openFeatureBot(GAMES);
    const mine = await open(bot.context, { name: 'Final', perTurn: HOUR_MS });
    const occupants = [person('cleo'), { kind: 'invited' as const, id: 'ada' }];
    const invited = await open(bot.context, { occupants, location: locationIn('d') });
    const instead = { kind: 'computer', level: 'x', instead: { id: 'ada' } };
    const replaced = await open(bot.context, {
      occupants: [instead, person('dan')] as never,
      location: locationIn('e'),
    });
    await open(bot.context, { occupants: [person('eve'), person('ada')], location: locationIn('f') });
    const { ids, text, labels } = await bot.user('ada').command('tables');
    expect(ids).toHaveLength(4);
    expect(ids).toContainEqual({ kind: 'panel', table: mine.table.id });
    expect(ids).toContainEqual({ kind: 'join', table: invited.table.id });
    expect(ids).toContainEqual({ kind: 'back', table: replaced.table.id });
    expect(ids).toContainEqual({ kind: 'inbox', page: 0 });
    expect(text).toContain('Final');
    expect(labels).toHaveLength(5);
  });
});

test.each([true, false])(
  'the next game opens after a lesson, which no longer stores who played it',
  async (hasNext) => {
    const bot = await openFeatureBot(GAMES);
    const occupants = [person('ada'), { kind: 'computer' as const, level: '' }];
    const { table } = await open(bot.context, { occupants, lesson: true, location: locationIn('d') });
    const other = hasNext ? await open(bot.context) : undefined;
    await resign(bot.context, table.id, 'ada');
    const next = { kind: 'next', table: table.id } as const;
    const { refused, text, ids } = await bot.user('ada', { channel: 'd' }).press(next, { isPrivate: true });
    expect(refused).toBeUndefined();
    if (other) expect(ids).toContainEqual(expect.objectContaining({ table: other.table.id }));
    else expect(text).not.toBe('');
  },
);

describe('watching', () => {
  const views = (ids: readonly object[]) => ids.flatMap((id) => ('viewer' in id ? [id.viewer] : []));

  test('shows spectators the public perspective only, unless the table is open to them', async () => {
    const bot = await openFeatureBot(GAMES);
    const { table } = await open(bot.context, { game: guess });
    const shown = await bot.user('eve').command('watch');
    expect(views(shown.ids)).toEqual(['spectator']);
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
    const bot = await openFeatureBot(GAMES);
    const occupants = [occupant, person('bo')] as never;
    const { table } = await open(bot.context, { game: guess, openToSpectators: true, occupants });
    const watch = (who: string) => bot.user(who).press({ kind: 'watch', table: table.id, viewer: 'all' });
    expect(views((await watch('ada')).ids)).not.toContain('all');
    expect(views((await watch('eve')).ids)).toContain('all');
  });

  test('shows every perspective after the end, and none before the start', async () => {
    const bot = await openFeatureBot(GAMES);
    const { table } = await open(bot.context, { game: guess });
    await resign(bot.context, table.id, 'bo');
    expect(views((await bot.user('ada').press({ kind: 'watch', table: table.id, viewer: 0 })).ids)).toEqual([
      'spectator',
      0,
      1,
    ]);
    const waiting = await open(bot.context, {
      occupants: [person('ada'), { kind: 'open' }],
      location: locationIn('d'),
    });
    const eve = bot.user('eve', { channel: 'd' });
    expect(views((await eve.press({ kind: 'watch', table: waiting.table.id, viewer: 0 })).ids)).toEqual(['spectator']);
  });

  test('offers spectators, not players, to wait for the next game', async () => {
    const bot = await openFeatureBot(GAMES);
    const { table } = await open(bot.context, { game: auction, occupants: ['ada', 'bo', 'cleo'].map(person) });
    const join = { kind: 'join', table: table.id };
    expect((await bot.user('eve').command('watch')).ids).toContainEqual(join);
    expect((await bot.user('ada').command('watch')).ids).not.toContainEqual(join);
  });

  test('needs a channel that the user can see', async () => {
    const bot = await openFeatureBot(GAMES);
    const { table } = await open(bot.context, { location: locationIn('d') });
    const watch = async (guild: string | null) =>
      (await bot.user('eve', { guild, channel: 'x' }).command('watch', { table: table.id })).refused;
    expect([await watch('g'), await watch('h'), await watch(null)]).toEqual([undefined, 'cannotWatch', 'cannotWatch']);
    bot.rest.permissions = 0n;
    bot.bot.layouts.forget('g');
    expect(await watch('g')).toBe('cannotWatch');
    expect((await bot.user('eve').command('watch', { table: 'none' })).refused).toBe('cannotWatch');
  });

  test('suggests the visible tables of the server, newest first, by name', async () => {
    const bot = await openFeatureBot(GAMES);
    await open(bot.context, { location: locationIn('d'), name: 'Semi' });
    await open(bot.context, { location: locationIn('lobby'), name: 'Final', occupants: [person('x'), person('y')] });
    const typed = async (table: string) => (await bot.user('eve').suggest('watch', { table })).map(({ name }) => name);
    expect(await typed('')).toMatchObject([
      expect.stringContaining('Final · #lobby'),
      expect.stringContaining('Semi · #d'),
    ]);
    expect(await typed('semi')).toHaveLength(1);
    bot.rest.permissions = 0n;
    bot.bot.layouts.forget('g');
    expect(await typed('')).toEqual([]);
  });
});

test('suggests the newest 60 of many tables', async () => {
  const bot = await openFeatureBot(GAMES, { limits: { tablesPerPerson: 61 } });
  for (let index = 0; index <= 60; index++)
    await open(bot.context, {
      ...{
        name: `Table ${index}.`,
        location: locationIn(`c${index}`),
        occupants: [person('ada'), person(`p${index}`)],
      },
    });
  const ada = bot.user('ada', { guild: null });
  const found = async (table: string) => (await ada.suggest('watch', { table })).length;
  expect([await found('Table 0.'), await found('Table 1.'), await found('Table 60.')]).toEqual([0, 1, 1]);
});

test('posts the board again for players, in its channel and with permission', async () => {
  const bot = await openFeatureBot(GAMES);
  const { table } = await open(bot.context);
  const post = (who: string, where = {}) => bot.user(who, where).press({ kind: 'boardHere', table: table.id });
  expect((await post('eve')).refused).toBe('notYourTable');
  expect((await post('ada', { channel: 'd' })).refused).toBe('otherChannel');
  expect((await post('ada', { botMay: PermissionFlagsBits.ViewChannel })).refused).toBe('notAllowed');
  expect((await post('ada')).messages).toMatchObject([{ isPrivate: false, isEdit: false }]);
});
