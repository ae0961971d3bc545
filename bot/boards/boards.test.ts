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
    const outcomeAfter = async (code: 'MissingAccess' | 'UnknownChannel' | 'InvalidFormBodyOrContentType') => {
      const opened = await open(bot.context);
      bot.rest.failures.set('POST /channels/c/', code);
      const outcome = await boards.show(opened);
      const told = bot.rest.sent.map(({ channel }) => channel);
      return { outcome, told, isLost: (await locationOf(opened))?.lost === true };
    };

    test('is not tried again if its channel was deleted', async () => {
      expect(await outcomeAfter('UnknownChannel')).toEqual({
        outcome: 'shown',
        told: ['dm-ada', 'dm-bo'],
        isLost: true,
      });
    });

    test('is tried again after another error, without a report', async () => {
      expect(await outcomeAfter('InvalidFormBodyOrContentType')).toEqual({
        outcome: 'failed',
        told: [],
        isLost: false,
      });
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
    const stale = [
      { channel: 'c', message: 'here' },
      { channel: 'd', message: 'there' },
    ];

    test('say in another channel and in a forum that they are old, and link to the new board', async () => {
      const opened = await placed(await shownTable(), { stale, forum: 'f' });
      await boards.show(await move(opened, 'ada', 'a1'));
      const old = bot.rest.sent.filter(({ id }) => ['here', 'there'].includes(id));
      const moved = {
        isEdit: true,
        labels: ['Go to board'],
        text: expect.stringContaining('This board is out of date'),
      };
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
  });

  describe('a table in the lobby', () => {
    const lobby = { ...locationIn('lobby'), lobby: 'lobby' };

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
});

describe('reach', () => {
  let bot: FeatureBot;
  beforeEach(async () => {
    bot = await openFeatureBot([noughtsWithComputers as typeof noughts, guess]);
  });

  const show = (at: LoadedTable) => bot.bot.boards.show(at);
  const sentTo = () => bot.rest.sent.map(({ channel }) => channel);

  describe('a lost board', () => {
    const lose = async (location: object, end = false) => {
      const { table } = await open(bot.context, {
        game: noughtsWithComputers,
        location: { ...locationIn('c'), ...location },
      });
      const at = end ? await resign(bot.context, table.id, 'bo') : await findTable(bot.context, table.id);
      bot.rest.failures.set('POST /channels/c/', 'MissingAccess');
      await show(at);
      return sentTo();
    };

    test('is not reported in direct messages', async () => {
      expect(await lose({ guild: null })).toEqual([]);
    });

    test('is not reported after the game', async () => {
      expect(await lose({}, true)).toEqual([]);
    });
  });

  describe('admins', () => {
    const tell = () => tellAdmins(bot.bot, 'g', { en: 'News <@ada>', de: 'Neues' });

    test('get messages in the log channel, in the language of the server, if there is one', async () => {
      expect([await tell(), sentTo()]).toEqual([undefined, []]);
      await changeServer(bot.context, 'g', () => ({ log: 'log', language: 'de' }));
      expect([await tell(), bot.rest.sent.map(({ channel, text }) => `${channel} ${text}`)]).toEqual([
        undefined,
        ['log Neues'],
      ]);
    });

    test('get messages in the language that the server has in Discord, if none is set', async () => {
      await changeServer(bot.context, 'g', () => ({ log: 'log' }));
      const request = bot.rest.request.bind(bot.rest);
      bot.rest.request = async (sent) =>
        sent.fullRoute === '/guilds/g' ? { preferred_locale: 'de' } : await request(sent);
      expect(await tell()).toBeUndefined();
      expect(bot.rest.sent.map(({ text }) => text)).toEqual(['Neues']);
    });

    test('read a note if the log channel refuses the message', async () => {
      await changeServer(bot.context, 'g', () => ({ log: 'log' }));
      bot.rest.failures.set('POST /channels/log/', 'MissingAccess');
      expect(JSON.stringify(await tell())).toContain('<#log>');
      expect(bot.log.lines.at(-1)).toMatchObject({ level: 'warn', about: { guild: 'g', channel: 'log' } });
    });
  });

  describe('a hidden turn of a computer', () => {
    const hidden = (seats: LoadedTable['table']['seats']) => async () => {
      const { table } = await open(bot.context, { game: noughtsWithComputers });
      const game = { ...noughtsWithComputers, secrets: { phase: () => 0 } } as never;
      return { features: FEATURES, game, table: { ...table, seats } } as LoadedTable;
    };
    const COMPUTER = { kind: 'computer' as const, level: 'beginner' };

    test('is not shown, because a wait would be visible', async () => {
      expect(await show(await hidden([COMPUTER, person('bo')])())).toBe('shown');
      expect(sentTo()).toEqual([]);
    });

    test('is shown as the response to an interaction', async () => {
      let isSent = false;
      await bot.bot.boards.show(await hidden([COMPUTER, person('bo')])(), async () => {
        isSent = true;
        return { channel: 'c', message: 'reply' };
      });
      expect(isSent).toBe(true);
    });
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
