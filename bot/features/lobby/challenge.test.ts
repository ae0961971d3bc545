import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { moveTable } from '../../../commands/board.ts';
import { openStorage } from '../../../storage/index.ts';
import { channelOccupancyKind, type SeatOccupant } from '../../../storage/records/table.ts';
import {
  codeOf,
  locationIn,
  open,
  person,
  recordingLog,
  refusalOf,
  requestOf,
  type ShortRequest,
  testContext,
} from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import { type Id, parseId } from '../../../tests/ids.ts';
import type { CommandOptions } from '../../../tests/interaction-data.ts';
import { named } from '../../../tests/noughts-table.ts';
import { temporaryFolder } from '../../../tests/test-bot.ts';
import { joinTable, leaveTable } from '../../host/actions/seats.ts';
import { saveBoardMessage } from '../../host/commit/sent-messages.ts';
import type { Context } from '../../host/context.ts';
import { LIMITS } from '../../host/limits.ts';
import { openContext } from '../../host/open-context.ts';
import { changeServer } from '../../host/settings.ts';
import { drawBoard } from '../../render/board.ts';
import { textOf } from '../../render/message.ts';
import { FEATURES } from '../index.ts';
import { playerStatsKind } from '../ratings/record.ts';
import { challengesIn, findOpponent } from './quick-match.ts';

const LOBBY = { ...locationIn('lobby'), lobby: 'lobby' };

function seek(context: Context, who: string, asked: ShortRequest = {}) {
  const occupants = [person(who), { kind: 'open' as const }];
  return findOpponent(context, requestOf({ occupants, location: LOBBY, ...asked }), { id: who, name: who });
}

const rate = (context: Context, who: string, rating: number) => {
  const established = { rating, deviation: 60, volatility: 0.06 };
  const noughts = { played: 9, won: 4, drawn: 1, lost: 4, rating: established, lostTo: ['x', 'y', 'z'] };
  return context.storage.transact({
    writes: [context.storage.store(playerStatsKind).put(who, { games: { noughts }, scopes: {} })],
  });
};

test('pairs equal challenges and notifies both players', async () => {
  const context = await testContext();
  const mine = (await seek(context, 'ada')).table;
  expect(mine).toMatchObject({ status: 'open', location: { channel: 'lobby', lobby: 'lobby' } });
  const { table } = await seek(context, 'bo');
  expect(table).toMatchObject({ id: mine.id, status: 'playing' });
  expect(table.pings.notices).toMatchObject([{ about: 'begins', seats: [0, 1] }]);
  expect(await challengesIn(context, 'g')).toEqual([]);
});

test('pairs equal challenges that are posted at the same moment in two processes', async () => {
  const folder = temporaryFolder();
  const databases = await Promise.all([1, 2].map(() => openStorage(`sqlite:${folder.path}/lobby.sqlite`)));
  const processes = databases.map((storage) =>
    openContext({ features: FEATURES, storage, games: [noughts], log: recordingLog() }),
  );
  const people = Array.from({ length: 8 }, (_, index) => `p${index}`);
  const sought = people.map((who, index) => seek(processes[index % 2] as Context, who));
  const found = await Promise.all(sought);
  expect(new Set(found.map(({ table }) => table.id)).size).toBe(4);
  for (const process of processes) expect(await challengesIn(process, 'g')).toEqual([]);
  await Promise.all(databases.map((storage) => storage.close()));
  folder.remove();
});

test('pairs ratings only if both players accept the other’s', async () => {
  const context = await testContext();
  await rate(context, 'ada', 1500);
  await rate(context, 'bo', 1800);
  await rate(context, 'cleo', 1650);
  await rate(context, 'eve', 1200);
  const mine = (await seek(context, 'ada', { rating: 1500 })).table;
  for (const who of ['bo', 'eve']) expect(await codeOf(joinTable(context, mine.id, who))).toBe('notEven');
  expect(await refusalOf(joinTable(context, mine.id, 'dan'))).toMatchObject({
    sentence: { en: expect.stringContaining('Your rating is still provisional.') },
  });
  expect((await seek(context, 'bo')).table.status).toBe('open');
  // Cleo is close to both, but Bo is too far from the rating that Cleo asks for.
  expect((await seek(context, 'cleo', { rating: 1550 })).table).toMatchObject({ id: mine.id, status: 'playing' });
  const next = (await seek(context, 'ada', { rating: 1500 })).table;
  expect(next.status).toBe('open');
});

test('limits the open challenges of a user to one per game, and they count as tables', async () => {
  const called = (id: string) => ({ ...noughts, id });
  const [one, two, three, four] = [called('one'), called('two'), called('three'), called('four')];
  const context = await testContext([one, two, three, four]);
  await seek(context, 'ada', { game: one });
  expect(await refusalOf(seek(context, 'ada', { game: one, rated: false }))).toMatchObject({
    sentence: { en: 'You’re already looking for an opponent in this game. Cancel that challenge first.' },
  });
  await seek(context, 'ada', { game: two });
  const last = (await seek(context, 'ada', { game: three })).table;
  expect(await codeOf(seek(context, 'ada', { game: four }))).toBe('tooManyChallenges');
  await leaveTable(context, last.id, 'ada');
  const limited = { ...context, limits: { ...context.limits, tablesPerPerson: 2 } };
  expect(await codeOf(seek(limited, 'ada', { game: four }))).toBe('tooManyTables');
});

test('does not occupy the lobby channel and leaves another table there alone', async () => {
  const context = await testContext();
  const occupancy = (channel: string) => context.storage.store(channelOccupancyKind).get(channel);
  const other = (await open(context, { location: locationIn('lobby') })).table.id;
  const { id } = (await seek(context, 'cleo')).table;
  await seek(context, 'dan');
  await saveBoardMessage(context, id, { channel: 'thread', message: 'board' });
  expect([await occupancy('lobby'), await occupancy('thread')]).toEqual([{ table: other }, { table: id }]);
  const moved = (await seek(context, 'eve')).table.id;
  await moveTable(context, moved, 'eve', { guild: 'g', channel: 'elsewhere' });
  expect([await occupancy('lobby'), await occupancy('elsewhere')]).toEqual([{ table: other }, { table: moved }]);
  expect(await challengesIn(context, 'g')).toEqual([]);
});

const GAMES = [noughts, guess, auction];
const NOUGHTS = { game: 'noughts' };

async function openBot(settings: object = { lobby: 'lobby' }, limits = {}): Promise<FeatureBot> {
  const bot = await openFeatureBot(GAMES, {
    now: () => 0,
    limits: { ...LIMITS, pingDelayMs: 0, editsApart: 0, ...limits },
  });
  await changeServer(bot.context, 'g', () => settings);
  return bot;
}
describe('a challenge', () => {
  test('is replaced by a link to its thread when the game starts', async () => {
    const bot = await openBot();
    await bot.user('ada').command('lobby', NOUGHTS);
    const paired = await bot.user('bo').command('lobby', NOUGHTS);
    const [thread] = /<#message\d+>/.exec(paired.text) ?? [];
    expect(paired.text).toBe(`Your table: ${thread}`);
    await expect
      .poll(() => bot.rest.answers[0]?.map(({ text, labels }) => [text, labels]))
      .toEqual([
        [expect.stringContaining('Looking for'), ['Cancel']],
        [`Your table: ${thread}`, []],
      ]);
  });
});

describe('without a lobby', () => {
  const ask = (bot: FeatureBot, who: string, options: CommandOptions = NOUGHTS, where = {}) =>
    bot.user(who, where).command('lobby', options);

  test('the second admin gets no second channel', async () => {
    const bot = await openBot({});
    const [first, second] = [
      await ask(bot, 'mia', NOUGHTS, { isManager: true }),
      await ask(bot, 'max', { game: 'guess' }, { isManager: true }),
    ];
    await bot.user('mia', { isManager: true }).press(first.ids[1] as Id, { isPrivate: true });
    await bot.user('max', { isManager: true }).press(second.ids[0] as Id, { isPrivate: true });
    expect(bot.rest.requests).not.toContain('POST /guilds/g/channels');
    expect((await challengesIn(bot.context, 'g')).map(({ game }) => game).toSorted()).toEqual(['guess', 'noughts']);
  });
});

const OPEN: SeatOccupant = { kind: 'open' };

/** Draws the challenge of these players in the lobby. Returns its text, and its buttons by the kinds of their ids and their labels. */
async function challenge(...seats: SeatOccupant[]) {
  const { table } = await open(await testContext());
  const { location, times } = table;
  const changed = { location: { ...location, lobby: 'c' }, times: { ...times, lapsesAt: 5_000_000 } };
  const drawn = drawBoard({
    features: FEATURES,
    game: noughts,
    table: { ...table, status: 'open', seats, ...changed },
  });
  const buttons = [...JSON.stringify(drawn.components).matchAll(/"custom_id":"(.*?)","label":"(.*?)"/g)];
  return { text: textOf(drawn), buttons: buttons.map(([, id = '', label]) => `${parseId(id)?.kind} ${label}`) };
}

test('lists the players of a game for more, who can leave and start it', async () => {
  const more = await challenge(named('Ada'), named('Bo'), OPEN);
  expect(more.text).toContain('Ada – Bo');
  expect(more.buttons).toContain('leave Leave');
  expect((await challenge(named('Ada'), OPEN)).text).not.toContain(' – ');
});
