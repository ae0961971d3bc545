import { beforeEach, describe, expect, test } from 'vitest';
import { type BoardLocation, tableKind } from '../../storage/records/table.ts';
import { locationIn, open, person } from '../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../tests/feature-bot.ts';
import { playLine } from '../host/actions/move.ts';
import { resign } from '../host/actions/resign.ts';
import { amendTable } from '../host/commit/commit.ts';
import type { LoadedTable } from '../host/feature.ts';
import { findTable } from '../host/table/find.ts';
import { NoInteractionTokenError } from '../messages/interaction-tokens.ts';
import type { Boards } from './boards.ts';

let bot: FeatureBot;
let boards: Boards;

beforeEach(async () => {
  bot = await openFeatureBot();
  ({ boards } = bot.bot);
});

/** Returns a table as it is stored. */
const now = async ({ table }: LoadedTable) => await findTable(bot.context, table.id);
const locationOf = async ({ table }: LoadedTable) =>
  (await bot.context.storage.store(tableKind).get(table.id))?.location;
const move = async ({ table }: LoadedTable, user: string, line: string) =>
  await playLine(bot.context, table.id, { person: user }, line);

/** Returns the requests since the last call. */
function requests(): string[] {
  return bot.rest.requests.splice(0);
}

/** Changes the stored location of a table. */
async function placed(at: LoadedTable, location: Partial<BoardLocation>): Promise<LoadedTable> {
  await amendTable(bot.context, at.table.id, (table) => ({
    table: { ...table, location: { ...table.location, ...location } },
  }));
  return now(at);
}

/** Opens a table whose board is shown. */
async function shownTable(location: Partial<BoardLocation> = {}): Promise<LoadedTable> {
  const opened = await open(bot.context, { location: { ...locationIn('c'), ...location } });
  expect(await boards.show(opened)).toBe('shown');
  requests();
  return now(opened);
}

describe('a board', () => {
  test('is posted once, then edited when it changes', async () => {
    const opened = await open(bot.context);
    expect(await boards.show(opened)).toBe('shown');
    const [board] = bot.rest.sent;
    expect(await locationOf(opened)).toMatchObject({ channel: 'c', message: board?.id });
    expect(requests()).toEqual(['POST /channels/c/messages']);
    await boards.show(await now(opened));
    expect(requests()).toEqual([]);
    await boards.show(await move(opened, 'ada', 'a1'));
    expect(requests()).toEqual([`PATCH /channels/c/messages/${board?.id}`]);
  });

  test('does not wait for tables in the panels of other players', async () => {
    bot = await openFeatureBot(undefined, { limits: { editsApart: 2 ** 30 } });
    ({ boards } = bot.bot);
    for (const location of Array(2).fill({ ...locationIn('c'), inPanel: true }))
      expect(await boards.show(await open(bot.context, { location }))).toBe('shown');
    expect(requests()).toEqual([]);
    await boards.show(await open(bot.context));
    expect(requests()).toEqual(['POST /channels/c/messages']);
  });

  test('is sent through the response, which becomes the new board', async () => {
    const opened = await shownTable();
    const { message: old } = opened.table.location;
    const moved = await move(opened, 'ada', 'a1');
    expect(await boards.show(moved, async () => ({ channel: 'c', message: 'reply' }))).toBe('shown');
    expect(await locationOf(opened)).toMatchObject({ message: 'reply' });
    expect((await locationOf(opened))?.stale).toBeUndefined();
    expect(requests()).toEqual([`DELETE /channels/c/messages/${old}`]);
    await boards.show(await now(opened));
    expect(requests()).toEqual([]);
  });

  test('is edited if the response fails', async () => {
    const opened = await shownTable();
    const moved = await move(opened, 'ada', 'a1');
    const failing = async () => {
      throw new Error('expired');
    };
    expect(await boards.show(moved, failing)).toBe('shown');
    expect(requests()).toEqual([`PATCH /channels/c/messages/${opened.table.location.message}`]);
  });
});

describe('a board that cannot be shown', () => {
  const outcomeAfter = async (code: 'MissingAccess' | 'UnknownChannel' | 'InvalidFormBodyOrContentType') => {
    const opened = await open(bot.context);
    bot.rest.failures.set('POST /channels/c/', code);
    const outcome = await boards.show(opened);
    const told = bot.rest.sent.map(({ channel }) => channel);
    return { outcome, told, isLost: (await locationOf(opened))?.lost === true };
  };

  test('is not tried again if its channel was deleted', async () => {
    expect(await outcomeAfter('UnknownChannel')).toEqual({ outcome: 'shown', told: ['dm-ada', 'dm-bo'], isLost: true });
  });

  test('is tried again after another error, without a report', async () => {
    expect(await outcomeAfter('InvalidFormBodyOrContentType')).toEqual({ outcome: 'failed', told: [], isLost: false });
  });

  test('is tried again if the players could not be notified', async () => {
    bot.rest.failures.set('POST /users/', 'InvalidFormBodyOrContentType');
    expect(await outcomeAfter('MissingAccess')).toEqual({ outcome: 'failed', told: [], isLost: false });
  });

  test('waits for the next interaction where the bot is a guest', async () => {
    const opened = await open(bot.context, { location: { ...locationIn('c'), guest: true } });
    expect(await boards.show(opened)).toBe('closed');
    expect([requests(), (await locationOf(opened))?.lost]).toEqual([[], undefined]);
    await expect(bot.bot.messages.send(opened.table.location, { content: '' }, { nonce: 'n' })).rejects.toThrow(
      NoInteractionTokenError,
    );
  });

  test('is no longer lost once it is shown', async () => {
    const opened = await placed(await shownTable(), { lost: true });
    await boards.show(await move(opened, 'ada', 'a1'));
    expect((await locationOf(opened))?.lost).toBeUndefined();
  });
});

describe('replaced boards', () => {
  const stale = [
    { channel: 'c', message: 'here' },
    { channel: 'd', message: 'there' },
  ];

  test('say in another channel and in a forum that they are old, and link to the new board', async () => {
    const opened = await placed(await shownTable(), { stale, forum: 'f' });
    await boards.show(await move(opened, 'ada', 'a1'));
    const old = bot.rest.sent.filter(({ id }) => ['here', 'there'].includes(id));
    const moved = { isEdit: true, labels: ['Go to board'], text: expect.stringContaining('This board is out of date') };
    expect(old).toMatchObject([
      { id: 'here', channel: 'c', ...moved },
      { id: 'there', channel: 'd', ...moved },
    ]);
    expect((await locationOf(opened))?.stale).toBeUndefined();
  });

  test.each([['open'], ['playing']])('are deleted in their channel: %s', async (status) => {
    const occupants = [person('ada'), status === 'open' ? { kind: 'open' as const } : person('bo')];
    const opened = await open(bot.context, { occupants });
    await boards.show(await placed(opened, { stale, message: 'new' }));
    expect(requests()).toEqual([
      'PATCH /channels/c/messages/new',
      'DELETE /channels/c/messages/here',
      'PATCH /channels/d/messages/there',
    ]);
  });

  test.each([
    ['UnknownMessage', true],
    ['MissingAccess', true],
    ['InvalidFormBodyOrContentType', false],
  ] as const)('are forgotten if they cannot be reached: %s', async (code, isForgotten) => {
    const opened = await placed(await shownTable(), { stale });
    bot.rest.failures.set('DELETE /channels/c/messages/here', code);
    bot.rest.failures.set('PATCH /channels/d/', code);
    expect(await boards.show(await move(opened, 'ada', 'a1'))).toBe(isForgotten ? 'shown' : 'failed');
    expect((await locationOf(opened))?.stale === undefined).toBe(isForgotten);
  });
});

describe('the board of a failed game', () => {
  test('is replaced by the reason', async () => {
    const opened = await shownTable();
    await boards.showFailed(opened.table, 'The game failed.');
    expect(bot.rest.sent.at(-1)).toMatchObject({
      id: opened.table.location.message,
      text: 'The game failed.',
      labels: [],
    });
    await boards.show(await now(opened));
    expect(bot.rest.sent.at(-1)?.labels).toContain('a1');
  });

  test('stays without a message or access, and is tried again after another error', async () => {
    const opened = await shownTable();
    const { table } = opened;
    await boards.showFailed({ ...table, location: { ...table.location, message: null } }, 'Failed.');
    expect(requests()).toEqual([]);
    bot.rest.failures.set('PATCH /channels/c/', 'MissingAccess');
    await boards.showFailed(table, 'Failed.');
    bot.rest.failures.set('PATCH /channels/c/', 'InvalidFormBodyOrContentType');
    await expect(boards.showFailed(table, 'Failed.')).rejects.toThrow();
  });
});

describe('a table in the lobby', () => {
  const lobby = { ...locationIn('lobby'), lobby: 'lobby' };

  test('moves to a thread of its message when it starts', async () => {
    const opened = await open(bot.context, { location: { ...lobby, message: 'challenge' } });
    expect(await boards.show(opened)).toBe('shown');
    expect(requests()).toEqual([
      'PATCH /channels/lobby/messages/challenge',
      'POST /channels/lobby/messages/challenge/threads',
      'POST /channels/challenge/messages',
    ]);
    const [started, board] = bot.rest.sent;
    expect([started?.labels, board?.labels.includes('a1')]).toEqual([[], true]);
    expect(await locationOf(opened)).toMatchObject({ channel: 'challenge', message: board?.id, lobby: 'lobby' });
  });

  test.each([
    ['UnknownMessage', 'shown'],
    ['InvalidFormBodyOrContentType', 'failed'],
    [undefined, 'shown'],
  ] as const)('loses its message when it closes before its start: %s', async (code, outcome) => {
    const occupants = [person('ada'), { kind: 'open' as const }];
    const opened = await open(bot.context, { occupants, location: { ...lobby, message: 'challenge' } });
    const { table } = opened;
    if (code) bot.rest.failures.set('DELETE /channels/', code);
    const closed = { ...opened, table: { ...table, status: 'over', ending: { by: 'nobody', why: 'lapsed' } } };
    expect(await boards.show(closed as LoadedTable)).toBe(outcome);
    expect(requests()).toEqual(['DELETE /channels/lobby/messages/challenge']);
    const location = { ...table.location, message: null };
    await amendTable(bot.context, table.id, (stored) => ({ table: { ...stored, location } }));
    await boards.show({ ...closed, table: { ...closed.table, location } } as LoadedTable);
    expect(requests()).toEqual([]);
  });
});

describe('a table in a forum', () => {
  beforeEach(() => {
    bot.rest.channels = [{ id: 'forum', type: 15, name: 'forum', available_tags: [], permission_overwrites: [] }];
  });

  test('gets a post of its own, whose tags follow its status', async () => {
    const opened = await open(bot.context, { location: { ...locationIn('forum'), forum: 'forum' } });
    await boards.show(opened);
    expect(requests()).toEqual(['POST /channels/forum/threads']);
    const { channel, message, tagged } = (await locationOf(opened)) ?? {};
    expect([channel === message, channel?.startsWith('thread'), tagged]).toEqual([true, true, 'playing']);
    await boards.show(await move(opened, 'ada', 'a1'));
    expect(requests()).toEqual([`PATCH /channels/${channel}/messages/${message}`]);
    await boards.show(await resign(bot.context, opened.table.id, 'bo'));
    expect(requests()).toEqual([`PATCH /channels/${channel}/messages/${message}`, `PATCH /channels/${channel}`]);
    expect((await locationOf(opened))?.tagged).toBe('over');
  });
});
