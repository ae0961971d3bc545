import type { AnyGame } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { SeatOccupant } from '../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open, person } from '../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../tests/feature-bot.ts';
import { changePerson } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';

const ADA = { kind: 'person' as const, id: 'ada', name: 'Ada' };
const GAMES = [noughtsWithComputers, auction, guess];
const openSeats = (count: number) => Array(count).fill({ kind: 'open' as const });
const BOARD = { ...locationIn('c'), message: 'm' };

/** Opens a table whose board is message m. */
async function waiting(others: readonly SeatOccupant[], game: AnyGame = noughtsWithComputers, more = {}) {
  const bot = await openFeatureBot(GAMES);
  const occupants = [ADA, ...others];
  const { id } = (await open(bot.context, { game, occupants, seated: false, location: BOARD, ...more })).table;
  return { bot, id, read: async () => (await findTable(bot.context, id)).table };
}
const boards = ({ rest }: FeatureBot) => rest.sent.filter((one) => one.id === 'm').length;
/** Waits until the board was edited so many times. */
const edited = (bot: FeatureBot, times: number) => expect.poll(() => boards(bot)).toBe(times);

describe('joining', () => {
  test('from a private message opens the panel of a game with secrets, and redraws the board', async () => {
    const { bot, id } = await waiting(openSeats(1), guess);
    const { messages } = await bot.user('bo').press({ kind: 'join', table: id }, { isPrivate: true });
    expect(messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
    await edited(bot, 1);
  });

  test('opens no panel while a game with secrets waits for others', async () => {
    const { bot, id } = await waiting(openSeats(3), auction);
    const onBoard = await bot.user('bo').press({ kind: 'join', table: id }, { message: 'm' });
    expect(onBoard.messages).toMatchObject([{ id: 'm', isEdit: true, isPrivate: false }]);
    expect((await bot.user('cleo').command('join')).text).toBe('You joined the table.');
  });

  test('the waiting list is shown on the board', async () => {
    const { bot, id } = await waiting([person('bo'), person('dan')], auction);
    await bot.user('cleo').press({ kind: 'join', table: id });
    await edited(bot, 1);
  });

  test('a challenge needs the permissions for its thread, but an ordinary table does not', async () => {
    const lobby = { ...locationIn('lobby'), lobby: 'lobby', message: 'm' };
    const challenge = await waiting(openSeats(1), noughtsWithComputers, { location: lobby });
    const ordinary = await waiting(openSeats(1));
    for (const { bot } of [challenge, ordinary]) bot.rest.permissions &= ~PermissionFlagsBits.CreatePublicThreads;
    const join = ({ bot, id }: typeof challenge, channel: string) =>
      bot.user('bo', { channel }).press({ kind: 'join', table: id });
    expect((await join(challenge, 'lobby')).refused).toBe('notAllowed');
    expect((await challenge.read()).status).toBe('open');
    expect((await join(ordinary, 'c')).refused).toBeUndefined();
  });

  test('needs a table that the user can see', async () => {
    const { bot, id } = await waiting(openSeats(1));
    const eve = bot.user('eve', { guild: 'h', channel: 'x' });
    expect((await eve.press({ kind: 'join', table: id })).refused).toBe('notYourTable');
  });
});

describe('leaving', () => {
  test('is confirmed by what was left', async () => {
    const table = await waiting([person('bo'), ...openSeats(2)], auction);
    expect((await table.bot.user('bo').command('leave')).text).toBe('You left the table.');
    await edited(table.bot, 1);
    expect((await table.bot.user('ada').command('leave')).text).toBe('You left the table.');
    const lobby = { ...locationIn('lobby'), lobby: 'lobby', message: 'm' };
    const { bot, id, read } = await waiting(openSeats(1), noughtsWithComputers, { location: lobby });
    const left = await bot.user('ada', { channel: 'lobby' }).press({ kind: 'leave', table: id }, { isPrivate: true });
    expect(left.text).toMatch(/^Your challenge was cancell?ed\.$/);
    expect((await read()).status).toBe('over');
  });

  test('an invitation is shown on the board', async () => {
    const { bot, id, read } = await waiting([{ kind: 'invited', id: 'bo' }]);
    await bot.user('bo').press({ kind: 'decline', table: id }, { isPrivate: true });
    await edited(bot, 1);
    expect((await read()).seats[1]).toMatchObject({ answer: 'declined' });
  });
});

describe('a change by the host', () => {
  test('in the panel is shown on the board', async () => {
    const { bot, id } = await waiting(openSeats(3), auction);
    const invite = { users: [{ id: 'cleo' }], isPrivate: true };
    const { text } = await bot.user('ada').press({ kind: 'invite', table: id }, invite);
    const sent = () => bot.rest.sent.filter(({ channel }) => channel === 'c').length;
    await expect.poll(sent).toBeGreaterThan(0);
    expect(text).not.toContain('Your table: <#c>');
    await bot.user('bo').press({ kind: 'join', table: id });
    const before = sent();
    await bot.user('ada').press({ kind: 'begin', table: id }, { isPrivate: true });
    await expect.poll(sent).toBeGreaterThan(before);
  });

  test('in the panel of another channel links to the table', async () => {
    const { bot, id } = await waiting(openSeats(3), auction);
    const ada = bot.user('ada', { channel: 'd' });
    const { text } = await ada.press({ kind: 'invite', table: id }, { users: [{ id: 'cleo' }], isPrivate: true });
    expect(text).toContain('Your table: <#c>');
  });

  test('to play alone against computers uses the language and display of the host', async () => {
    const { bot, id, read } = await waiting(openSeats(1));
    await changePerson(bot.context, 'ada', () => ({ display: 'sentences' }));
    const ada = bot.user('ada', { locale: 'de' });
    await ada.press({ kind: 'computer', table: id, level: 'master' }, { isPrivate: true });
    expect((await read()).location).toMatchObject({ language: 'de', display: 'sentences' });
  });
});
