import type { AnyGame } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { describe, expect, test } from 'vitest';
import type { SeatOccupant } from '../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open, person } from '../../tests/context.ts';
import { openFeatureBot, type Where } from '../../tests/feature-bot.ts';
import type { Id } from '../../tests/ids.ts';
import { findTable } from '../host/table/find.ts';

const ADA = { kind: 'person' as const, id: 'ada', name: 'Ada' };
const free = (count: number): SeatOccupant[] => Array(count).fill({ kind: 'open' });
const LOBBY = { location: { ...locationIn('lobby'), lobby: 'lobby', message: 'm' } };
const ON_BOARD = { message: 'm' };
const IN_PANEL = { isPrivate: true, message: 'panel' };
const [PLAIN = { id: '' }] = auction.computers?.levels ?? [];

/** Opens a table at which Ada waits, whose board is message m. */
async function waiting(others: readonly SeatOccupant[], game: AnyGame = noughtsWithComputers, more: object = {}) {
  const bot = await openFeatureBot([noughtsWithComputers, auction, guess]);
  const location = { ...locationIn('c'), message: 'm' };
  const { id } = (await open(bot.context, { game, occupants: [ADA, ...others], seated: false, location, ...more }))
    .table;
  const read = async () => (await findTable(bot.context, id)).table;
  return {
    ...{ bot, id, read },
    kinds: async () => (await read()).seats.map(({ kind }) => kind),
    /** Presses a button of the table, on the board if not in private. */
    press: (user: string, kind: Id['kind'], use: object = ON_BOARD, where: Where = {}) =>
      bot.user(user, where).press({ kind, table: id, level: 'master' } as Id, use),
    /** Waits until the board was edited so many times. */
    edited: (times: number) => expect.poll(() => bot.rest.sent.filter((sent) => sent.id === 'm').length).toBe(times),
  };
}

describe('a user', () => {
  test('joins a game for two once, which starts it, and then can only resign', async () => {
    const { press, kinds, read } = await waiting(free(1));
    expect((await press('ada', 'join')).refused).toBe('alreadySeated');
    expect((await press('eve', 'join', {}, { guild: 'h', channel: 'x' })).refused).toBe('notYourTable');
    expect((await press('bo', 'join')).messages).toMatchObject([{ id: 'm', isEdit: true, isPrivate: false }]);
    expect(await read()).toMatchObject({ status: 'playing' });
    expect((await press('cleo', 'join')).refused).toBe('seatTaken');
    expect((await press('bo', 'leave')).refused).toBe('begun');
    expect(await kinds()).toEqual(['person', 'person']);
    expect((await press('bo', 'resign', IN_PANEL)).refused).toBeUndefined();
    expect((await press('bo', 'resign')).refused).toBe('over');
  });

  test('sees the panel of a game with secrets after joining, but not while it waits for others', async () => {
    const areShown = ({ messages }: { readonly messages: readonly { readonly isPrivate: boolean }[] }) =>
      messages.map(({ isPrivate }) => (isPrivate ? 'panel' : 'board'));
    expect(areShown(await (await waiting(free(1), guess)).press('bo', 'join'))).toEqual(['board', 'panel']);
    expect(areShown(await (await waiting(free(1), guess)).bot.user('bo').command('join'))).toEqual(['panel']);
    const privately = await waiting(free(1), guess);
    expect(areShown(await privately.press('bo', 'join', { isPrivate: true }))).toEqual(['panel']);
    await privately.edited(1);
    const { press, bot } = await waiting(free(3), auction);
    expect(areShown(await press('bo', 'join'))).toEqual(['board']);
    expect((await bot.user('cleo').command('join')).text).toBe('You joined the table.');
  });

  test('waits for the next game of several that has started, until they leave', async () => {
    const { press, read, edited } = await waiting([person('bo'), person('dan')], auction);
    const late = await press('cleo', 'join', {});
    expect(late.ids.map(({ kind }) => kind)).toEqual(['leave']);
    await edited(1);
    expect((await read()).features.latecomers).toEqual([{ id: 'cleo', name: 'Cleo' }]);
    expect((await press('cleo', 'leave', IN_PANEL)).text).toMatch(/list/);
    expect((await read()).features.latecomers).toBeUndefined();
  });

  test('leaves a waiting table, which is confirmed', async () => {
    const { bot, press, edited } = await waiting([person('bo'), ...free(2)], auction);
    expect((await press('eve', 'leave')).refused).toBe('notHost');
    expect((await bot.user('bo').command('leave')).text).toBe('You left the table.');
    await edited(1);
    const challenge = await waiting(free(1), noughtsWithComputers, LOBBY);
    const left = await challenge.press('ada', 'leave', { isPrivate: true }, { channel: 'lobby' });
    expect([left.text, (await challenge.read()).status]).toEqual(['Your challenge was canceled.', 'over']);
  });

  test('declines an invitation once and can refuse others from the same user', async () => {
    const occupants = [
      { ...ADA, id: '1' },
      { kind: 'invited', id: '2' },
    ];
    const { press, edited, read } = await waiting([], noughtsWithComputers, { occupants });
    expect((await press('3', 'decline')).refused).toBe('notInvited');
    const answer = await press('2', 'decline', { isPrivate: true });
    expect(answer.ids).toMatchObject([{ kind: 'join' }, { kind: 'inviter', act: 'refuse', person: '1' }]);
    await edited(1);
    expect((await read()).seats[1]).toMatchObject({ answer: 'declined' });
    expect((await press('2', 'decline')).refused).toBe('notInvited');
  });

  test('takes the seat back in which a computer has replaced them, and no one else does', async () => {
    const replaced = { kind: 'computer' as const, level: 'master', instead: { id: 'cleo' } };
    const { press, read, edited } = await waiting([replaced]);
    expect((await press('bo', 'back', {})).refused).toBe('notYourTable');
    expect((await press('cleo', 'back', {})).text).toBe('The seat is yours again.');
    await edited(1);
    expect((await read()).seats[1]).toEqual({ kind: 'person', id: 'cleo', name: 'Cleo' });
    expect((await press('cleo', 'back', {})).refused).toBe('notYourTable');
  });
});

describe('a challenge', () => {
  test.each([
    ['another user', guess, 'bo', 'join'],
    ['its host against the computer', noughtsWithComputers, 'ada', 'computer'],
  ] as const)('links to its thread once it is accepted by %s, without a panel', async (_, game, user, kind) => {
    const { press, read } = await waiting(free(1), game, LOBBY);
    const started = await press(user, kind, user === 'ada' ? IN_PANEL : ON_BOARD, { channel: 'lobby' });
    const { location, status } = await read();
    expect([status, location.channel === 'lobby']).toEqual(['playing', false]);
    expect([started.text, started.ids]).toEqual([`Your table: <#${location.channel}>`, []]);
  });
});

describe('the host', () => {
  test('alone invites, opens seats, adds computers and starts, and sees it in the panel and on the board', async () => {
    const { press, kinds, read, bot, id } = await waiting(free(3), auction);
    const invite = (...users: { id: string; isBot?: boolean }[]) => press('ada', 'invite', { ...IN_PANEL, users });
    const sent = () => bot.rest.sent.filter(({ channel }) => channel === 'c').length;
    expect((await press('ada', 'begin', IN_PANEL)).refused).toBe('tooFew');
    await press('bo', 'join');
    for (const kind of ['invite', 'begin', 'openSeat', 'computers', 'computer'] as const)
      expect((await press('bo', kind, IN_PANEL)).refused).toBe('notHost');
    expect((await invite({ id: 'helper', isBot: true })).refused).toBe('needsOpponent');
    expect((await invite({ id: 'cleo' }, { id: 'ada' })).refused).toBe('needsOpponent');
    expect((await press('ada', 'invite', IN_PANEL)).refused).toBe('needsOpponent');
    expect((await invite({ id: 'bo' })).refused).toBe('alreadyAsked');
    const before = sent();
    const invited = await invite({ id: 'cleo' }, { id: 'dan' });
    expect(invited.messages).toMatchObject([{ id: 'panel', isEdit: true, isPrivate: true }]);
    expect(invited.text).not.toContain('Your table: <#c>');
    await expect.poll(sent).toBeGreaterThan(before);
    expect((await read()).seats.slice(2)).toEqual([
      { kind: 'invited', id: 'cleo', name: 'Cleo' },
      { kind: 'invited', id: 'dan', name: 'Dan' },
    ]);
    expect((await press('ada', 'openSeat', IN_PANEL)).messages).toMatchObject([{ id: 'panel', isEdit: true }]);
    expect(await kinds()).toEqual(['person', 'person', 'open', 'open']);

    const choose = (value: string) => press('ada', 'computers', { ...IN_PANEL, values: [value] });
    expect((await choose('nonsense')).text).toMatch(/older version/);
    expect((await press('ada', 'computer', IN_PANEL)).refused).toBe('noComputer');
    expect((await choose(`computer|${id}|${PLAIN.id}`)).messages).toMatchObject([{ id: 'panel', isEdit: true }]);
    expect((await read()).seats[2]).toEqual({ kind: 'computer', level: PLAIN.id });
    expect((await press('ada', 'begin', IN_PANEL)).refused).toBeUndefined();
    expect([(await read()).status, (await kinds()).toSorted()]).toEqual(['playing', ['computer', 'person', 'person']]);
    expect((await press('ada', 'begin', IN_PANEL)).refused).toBe('begun');
  });

  test('sees the panel close when a game without secrets starts, and stay in one with secrets', async () => {
    const { press, bot } = await waiting(free(1));
    expect((await press('ada', 'computer', IN_PANEL)).messages).toEqual([]);
    expect(bot.rest.requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(1);
    const secret = await waiting(free(1), auction);
    const id: Id = { kind: 'computer', table: secret.id, level: PLAIN.id };
    expect((await secret.bot.user('ada').press(id, IN_PANEL)).messages[0]).toMatchObject({ id: 'panel', isEdit: true });
  });

  test('sees in the panel whether it is a match, and in another channel where the table is', async () => {
    const { press, read } = await waiting(free(1));
    const labels = [(await press('ada', 'match', IN_PANEL)).labels, (await press('ada', 'match', IN_PANEL)).labels];
    expect(labels[0]).not.toEqual(labels[1]);
    expect((await read()).features.match).toBeUndefined();
    const elsewhere = await press('ada', 'invite', { ...IN_PANEL, users: [{ id: 'cleo' }] }, { channel: 'd' });
    expect(elsewhere.text).toContain('Your table: <#c>');
  });
});
