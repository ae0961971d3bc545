import type { AnyGame } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import type { SeatOccupant } from '../../storage/records/table.ts';
import { noughtsWithComputers, open, person } from '../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../tests/feature-bot.ts';
import type { Id } from '../../tests/ids.ts';
import { findTable } from '../host/table/find.ts';

const ADA = { kind: 'person' as const, id: 'ada', name: 'Ada' };
const GAMES = [noughtsWithComputers, auction, guess];
const openSeats = (count: number) => Array(count).fill({ kind: 'open' as const });
const waiting = (
  bot: FeatureBot,
  others: readonly SeatOccupant[] = openSeats(1),
  game: AnyGame = noughtsWithComputers,
) => open(bot.context, { game, occupants: [ADA, ...others], seated: false });
const read = async (bot: FeatureBot, id: string) => (await findTable(bot.context, id)).table;
const kinds = async (bot: FeatureBot, id: string) => (await read(bot, id)).seats.map(({ kind }) => kind);

describe('joining', () => {
  test('starts the game with the last player and redraws the pressed board', async () => {
    const bot = await openFeatureBot(GAMES);
    const { table } = await waiting(bot);
    const answer = await bot.user('bo').press({ kind: 'join', table: table.id }, { message: 'board' });
    expect(answer.messages).toMatchObject([{ id: 'board', isEdit: true, isPrivate: false }]);
    expect(await read(bot, table.id)).toMatchObject({ status: 'playing' });
  });

  test('opens the panel of a game with secrets', async () => {
    const bot = await openFeatureBot(GAMES);
    const { table } = await waiting(bot, openSeats(1), guess);
    const answer = await bot.user('bo').press({ kind: 'join', table: table.id }, { message: 'board' });
    expect(answer.messages.map(({ isPrivate }) => isPrivate)).toEqual([false, true]);
    const byCommand = await openFeatureBot(GAMES);
    await waiting(byCommand, openSeats(1), guess);
    expect((await byCommand.user('bo').command('join')).messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
  });

  test('is refused twice, and in a game for two that has started', async () => {
    const bot = await openFeatureBot(GAMES);
    const { table } = await waiting(bot);
    const join = async (who: string) => (await bot.user(who).press({ kind: 'join', table: table.id })).refused;
    expect(await join('ada')).toBe('alreadySeated');
    expect(await join('bo')).toBeUndefined();
    expect(await join('cleo')).toBe('seatTaken');
  });

  test('leads to the waiting list of a game for several that has started', async () => {
    const bot = await openFeatureBot(GAMES);
    const { table } = await waiting(bot, [person('bo'), person('dan')], auction);
    const late = await bot.user('cleo').press({ kind: 'join', table: table.id });
    expect(late.ids).toEqual([{ kind: 'leave', table: table.id }]);
    expect((await read(bot, table.id)).features.latecomers).toEqual([{ id: 'cleo', name: 'Cleo' }]);
    const left = await bot.user('cleo').press(late.ids[0] as Id, { isPrivate: true });
    expect([left.refused, (await read(bot, table.id)).features.latecomers]).toEqual([undefined, undefined]);
    expect(left.text).toMatch(/list/);
  });
});

test('does not let a player leave a game that has started', async () => {
  const bot = await openFeatureBot(GAMES);
  const { table } = await waiting(bot);
  await bot.user('bo').press({ kind: 'join', table: table.id });
  expect((await bot.user('bo').press({ kind: 'leave', table: table.id })).refused).toBeDefined();
  expect(await kinds(bot, table.id)).toEqual(['person', 'person']);
  const resigned = await bot.user('bo').press({ kind: 'resign', table: table.id }, { isPrivate: true });
  expect(resigned.refused).toBeUndefined();
  expect((await bot.user('bo').press({ kind: 'resign', table: table.id })).refused).toBe('over');
});

test('declines an invitation and offers to refuse others from the same user', async () => {
  const bot = await openFeatureBot(GAMES);
  const { table } = await open(bot.context, {
    occupants: [
      { kind: 'person', id: '1', name: 'Ada' },
      { kind: 'invited', id: '2' },
    ],
  });
  expect((await bot.user('3').press({ kind: 'decline', table: table.id })).refused).toBe('notInvited');
  const answer = await bot.user('2').press({ kind: 'decline', table: table.id });
  expect(answer.ids).toEqual([
    { kind: 'join', table: table.id },
    { kind: 'inviter', act: 'refuse', person: '1' },
  ]);
  expect((await bot.user('2').press({ kind: 'decline', table: table.id })).refused).toBe('notInvited');
});

describe('the host', () => {
  const press = (bot: FeatureBot, who: string, id: Id, use = {}) =>
    bot.user(who).press(id, { isPrivate: true, ...use });

  test('is the only one who can invite, start, open seats and add computers', async () => {
    const bot = await openFeatureBot(GAMES);
    const { table } = await waiting(bot, openSeats(3), auction);
    await bot.user('bo').press({ kind: 'join', table: table.id });
    for (const kind of ['invite', 'begin', 'openSeat', 'computers'] as const)
      expect((await press(bot, 'bo', { kind, table: table.id })).refused).toBe('notHost');
    expect((await press(bot, 'bo', { kind: 'computer', table: table.id, level: 'master' })).refused).toBe('notHost');
    expect(await kinds(bot, table.id)).toEqual(['person', 'person', 'open', 'open']);
  });

  test('invites users, but neither bots, the host nor players', async () => {
    const bot = await openFeatureBot(GAMES);
    const { table } = await waiting(bot, openSeats(3), auction);
    await bot.user('bo').press({ kind: 'join', table: table.id });
    const id: Id = { kind: 'invite', table: table.id };
    const invite = async (...users: { id: string; isBot?: boolean }[]) =>
      (await press(bot, 'ada', id, { users })).refused;
    expect(await invite({ id: 'helper', isBot: true })).toBe('needsOpponent');
    expect(await invite({ id: 'cleo' }, { id: 'ada' })).toBe('needsOpponent');
    expect(await invite({ id: 'bo' })).toBe('alreadyAsked');
    expect((await press(bot, 'ada', id)).refused).toBe('needsOpponent');
    expect(await invite({ id: 'cleo' }, { id: 'dan' })).toBeUndefined();
    expect((await read(bot, table.id)).seats.slice(2)).toEqual([
      { kind: 'invited', id: 'cleo', name: 'Cleo' },
      { kind: 'invited', id: 'dan', name: 'Dan' },
    ]);
    await press(bot, 'ada', { kind: 'openSeat', table: table.id });
    expect(await kinds(bot, table.id)).toEqual(['person', 'person', 'open', 'open']);
  });

  test('starts with fewer players than seats, but not alone', async () => {
    const bot = await openFeatureBot(GAMES);
    const { table } = await waiting(bot, openSeats(3), auction);
    const begin = () => press(bot, 'ada', { kind: 'begin', table: table.id });
    expect((await begin()).refused).toBe('tooFew');
    await bot.user('bo').press({ kind: 'join', table: table.id });
    expect((await begin()).refused).toBeUndefined();
    expect(await read(bot, table.id)).toMatchObject({ status: 'playing' });
    expect((await read(bot, table.id)).seats).toHaveLength(2);
    expect((await begin()).refused).toBe('begun');
  });

  test('adds a computer by button or menu, and not by another value', async () => {
    const bot = await openFeatureBot(GAMES);
    const { table } = await waiting(bot, openSeats(3), auction);
    const id: Id = { kind: 'computers', table: table.id };
    const level = auction.computers?.levels[0]?.id ?? '';
    await press(bot, 'ada', id, { values: [`computer|${table.id}|${level}`] });
    expect((await read(bot, table.id)).seats[1]).toEqual({ kind: 'computer', level });
    const wrong = await press(bot, 'ada', id, { values: ['nonsense'] });
    expect(wrong.text).toMatch(/older version/);
    expect((await kinds(bot, table.id)).filter((kind) => kind === 'computer')).toHaveLength(1);
    const unknown = await press(bot, 'ada', { kind: 'computer', table: table.id, level: 'grandmaster' });
    expect(unknown.refused).toBe('noComputer');
  });

  test('sees the panel close when a game without secrets starts, and stay in one with secrets', async () => {
    const start = async (game: typeof auction | typeof noughtsWithComputers) => {
      const bot = await openFeatureBot(GAMES);
      const { table } = await waiting(bot, openSeats(1), game);
      const level = game.computers?.levels[0]?.id ?? '';
      const { messages } = await press(bot, 'ada', { kind: 'computer', table: table.id, level }, { message: 'panel' });
      return { messages, requests: bot.rest.requests.filter((request) => request.startsWith('DELETE')) };
    };
    expect((await start(noughtsWithComputers)).messages).toEqual([]);
    expect((await start(noughtsWithComputers)).requests).toHaveLength(1);
    expect((await start(auction)).messages[0]).toMatchObject({ id: 'panel', isEdit: true });
  });
});

test('gives a seat back to the player whom a computer has replaced, and to no one else', async () => {
  const bot = await openFeatureBot(GAMES);
  const occupants = [{ kind: 'computer' as const, level: 'master', instead: { id: 'ada' } }, person('bo')];
  const { table } = await open(bot.context, { game: noughts, occupants });
  const back = (who: string) => bot.user(who).press({ kind: 'back', table: table.id });
  expect((await back('bo')).refused).toBe('notYourTable');
  const returned = await back('ada');
  expect([returned.refused, returned.text]).toEqual([undefined, expect.stringContaining('seat')]);
  expect((await read(bot, table.id)).seats).toContainEqual({ kind: 'person', id: 'ada', name: 'Ada' });
  expect((await back('ada')).refused).toBe('notYourTable');
});
