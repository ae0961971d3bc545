import { guess } from '@longtable/kit/testing/games/guess';
import type { noughts } from '@longtable/kit/testing/games/noughts';
import { PermissionFlagsBits } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { type BoardLocation, tableKind } from '../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open, person } from '../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../tests/feature-bot.ts';
import { FEATURES } from '../features/index.ts';
import { playLine } from '../host/actions/move.ts';
import { resign } from '../host/actions/resign.ts';
import { amendTable } from '../host/commit/commit.ts';
import type { LoadedTable } from '../host/feature.ts';
import { changeServer } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';
import { NoInteractionTokenError } from '../messages/interaction-tokens.ts';
import { type Boards, tellAdmins } from './boards.ts';

describe('boards', () => {
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
    const outcomeAfter = async (code: 'UnknownChannel' | 'InvalidFormBodyOrContentType') => {
      const opened = await open(bot.context, { location: locationIn(bot.context.newId()) });
      bot.rest.failures.set(`POST /channels/${opened.table.location.channel}/`, code);
      const outcome = await boards.show(opened);
      return [outcome, bot.rest.sent.map(({ channel }) => channel), (await locationOf(opened))?.lost === true];
    };

    test('is tried again, without a report, unless its channel was deleted', async () => {
      expect(await outcomeAfter('InvalidFormBodyOrContentType')).toEqual(['failed', [], false]);
      expect(await outcomeAfter('UnknownChannel')).toEqual(['shown', ['dm-ada', 'dm-bo'], true]);
    });

    test('waits for the next interaction where the bot is a guest', async () => {
      const opened = await open(bot.context, { location: { ...locationIn('c'), guest: true } });
      expect(await boards.show(opened)).toBe('closed');
      expect([requests(), (await locationOf(opened))?.lost]).toEqual([[], undefined]);
      await expect(bot.bot.messages.send(opened.table.location, { content: '' }, { nonce: 'n' })).rejects.toThrow(
        NoInteractionTokenError,
      );
    });
  });

  describe('replaced boards', () => {
    const stale = Object.entries({ c: 'here', d: 'there' }).map(([channel, message]) => ({ channel, message }));

    test('say in another channel and in a forum that they are old, and link to the new board', async () => {
      const opened = await placed(await shownTable(), { stale, forum: 'f' });
      await boards.show(await move(opened, 'ada', 'a1'));
      const moved = {
        isEdit: true,
        labels: ['Go to board'],
        text: expect.stringContaining('This board is out of date'),
      };
      expect(bot.rest.sent.filter(({ id }) => ['here', 'there'].includes(id))).toMatchObject(
        stale.map(({ channel, message: id }) => ({ id, channel, ...moved })),
      );
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

  test('replaces the board of a failed game by the reason', async () => {
    const opened = await shownTable();
    await boards.showFailed(opened.table, 'The game failed.');
    const { message: id } = opened.table.location;
    expect(bot.rest.sent.at(-1)).toMatchObject({ id, text: 'The game failed.', labels: [] });
    await boards.show(await now(opened));
    expect(bot.rest.sent.at(-1)?.labels).toContain('a1');
  });

  test.each([
    ['UnknownMessage', 'shown'],
    ['InvalidFormBodyOrContentType', 'failed'],
    [undefined, 'shown'],
  ] as const)('deletes a challenge in the lobby that closes before its start: %s', async (code, outcome) => {
    const occupants = [person('ada'), { kind: 'open' as const }];
    const lobby = { ...locationIn('lobby'), lobby: 'lobby', message: 'challenge' };
    const opened = await open(bot.context, { occupants, location: lobby });
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

describe('reach', () => {
  let bot: FeatureBot;
  beforeEach(async () => {
    bot = await openFeatureBot([noughtsWithComputers as typeof noughts, guess]);
  });

  const show = (at: LoadedTable) => bot.bot.boards.show(at);
  const sentTo = () => bot.rest.sent.map(({ channel }) => channel);

  test('does not report a lost board in direct messages or after the game', async () => {
    for (const channel of ['c', 'd']) bot.rest.failures.set(`POST /channels/${channel}/`, 'MissingAccess');
    const [dm, over] = [
      await open(bot.context, { location: { ...locationIn('c'), guild: null } }),
      await open(bot.context, { location: locationIn('d') }),
    ];
    await show(dm);
    await show(await resign(bot.context, over.table.id, 'bo'));
    expect(sentTo()).toEqual([]);
  });

  describe('admins', () => {
    const tell = () => tellAdmins(bot.bot, 'g', { en: 'News <@ada>', de: 'Neues' });

    test('get messages in the log channel, in the set language of the server or that in Discord', async () => {
      expect([await tell(), sentTo()]).toEqual([undefined, []]);
      await changeServer(bot.context, 'g', () => ({ log: 'log', language: 'en' }));
      const request = bot.rest.request.bind(bot.rest);
      bot.rest.request = async (sent) =>
        sent.fullRoute === '/guilds/g' ? { preferred_locale: 'de' } : await request(sent);
      expect(await tell()).toBeUndefined();
      await changeServer(bot.context, 'g', () => ({ log: 'd' }));
      expect(await tell()).toBeUndefined();
      expect(bot.rest.sent.map(({ channel, text }) => `${channel} ${text}`)).toEqual(['log News <@ada>', 'd Neues']);
    });

    test('read a note if the log channel refuses the message', async () => {
      await changeServer(bot.context, 'g', () => ({ log: 'log' }));
      bot.rest.failures.set('POST /channels/log/', 'MissingAccess');
      expect(JSON.stringify(await tell())).toContain('<#log>');
      expect(bot.log.lines.at(-1)).toMatchObject({ level: 'warn', about: { guild: 'g', channel: 'log' } });
    });
  });

  test('shows the hidden turn of a computer only as the response to an interaction: a wait would be visible', async () => {
    const { table } = await open(bot.context, { game: noughtsWithComputers });
    const game = { ...noughtsWithComputers, secrets: { phase: () => 0 } } as never;
    const seats = [{ kind: 'computer' as const, level: 'beginner' }, person('bo')];
    const hidden: LoadedTable = { features: FEATURES, game, table: { ...table, seats } };
    expect([await show(hidden), sentTo()]).toEqual(['shown', []]);
    let isSent = false;
    await bot.bot.boards.show(hidden, async () => {
      isSent = true;
      return { channel: 'c', message: 'reply' };
    });
    expect(isSent).toBe(true);
  });

  test('refreshes the panels after the board, and waits for them', async () => {
    const { table } = await open(bot.context, { game: guess });
    await bot.user('ada').press({ kind: 'panel', table: table.id });
    const edits = () => bot.rest.requests.filter((request) => request.startsWith('PATCH /webhooks/')).length;
    const before = edits();
    const moved = await findTable(bot.context, table.id);
    const later = {
      ...moved,
      table: { ...moved.table, revision: moved.table.revision + 1, status: 'paused' as const },
    };
    await show(later);
    await bot.bot.boards.drain();
    expect(edits()).toBe(before + 1);
    expect(bot.bot.boards.waiting).toBe(0);
  });
});

test.each([
  { where: 'by the channel', isDenied: true },
  { where: 'on the server', isDenied: false },
])('tells players and admins once which repair helps when access is lost $where', async ({ isDenied }) => {
  const bot = await openFeatureBot();
  await changeServer(bot.context, 'g', () => ({ log: 'log' }));
  const { table } = await open(bot.context, { location: locationIn('c') });
  const denied = { id: 'bot', type: 1, allow: '0', deny: String(PermissionFlagsBits.SendMessages) };
  if (isDenied) bot.rest.channels = [{ id: 'c', name: 'c', type: 0, permission_overwrites: [denied] }];
  else bot.rest.permissions &= ~PermissionFlagsBits.SendMessages;
  bot.rest.failures.set('POST /channels/c/', 'MissingPermissions');
  for (let times = 0; times < 2; times++) await bot.settle(await findTable(bot.context, table.id));
  const sent = (channel: string) => bot.rest.sent.filter((one) => one.channel === channel).map(({ text }) => text);
  const repair = isDenied ? 'a server role isn’t enough' : 'with [this link](';
  for (const channel of ['log', 'dm-ada', 'dm-bo'])
    expect(sent(channel)).toEqual([expect.stringMatching(/Noughts and Crosses.*Send Messages/)]);
  for (const channel of ['log', 'dm-ada', 'dm-bo']) expect(sent(channel)[0]).toContain(repair);
});
