import { guess } from '@longtable/kit/testing/games/guess';
import type { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, describe, expect, test } from 'vitest';
import { tableKind } from '../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open, person } from '../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../tests/feature-bot.ts';
import { FEATURES } from '../features/index.ts';
import { resign } from '../host/actions/resign.ts';
import { amendTable } from '../host/commit/commit.ts';
import type { LoadedTable } from '../host/feature.ts';
import { changeServer } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';
import { tellAdmins } from './boards.ts';

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

  test('is reported on servers during the game', async () => {
    expect(await lose({})).toEqual(['dm-ada', 'dm-bo']);
    expect(bot.rest.sent[0]?.text).toContain('in <#c> anymore');
  });

  test('is not reported in direct messages', async () => {
    expect(await lose({ guild: null })).toEqual([]);
  });

  test('is not reported after the game', async () => {
    expect(await lose({}, true)).toEqual([]);
  });

  test('is reported to other players if one refuses direct messages', async () => {
    bot.rest.failures.set('POST /channels/dm-ada/', 'CannotSendMessagesToThisUser');
    expect(await lose({})).toEqual(['dm-bo']);
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

test('replaces a board by the reason if the game failed while the board was sent', async () => {
  const { table } = await open(bot.context, { game: noughtsWithComputers });
  const at = await findTable(bot.context, table.id);
  await bot.context.storage.store(tableKind).quarantine(table.id);
  expect(await show(at)).toBe('shown');
  expect(bot.rest.sent).toMatchObject([{ isEdit: false }, { isEdit: true, labels: [] }]);
});

test('keeps the stored message when an older state is shown', async () => {
  const { table } = await open(bot.context, { game: noughtsWithComputers });
  const at = await findTable(bot.context, table.id);
  await amendTable(bot.context, table.id, (stored) => ({
    table: { ...stored, location: { ...stored.location, message: 'stored' } },
  }));
  await show(at);
  expect(bot.rest.requests).toEqual(['PATCH /channels/c/messages/stored']);
});

test('refreshes the panels after the board, and waits for them', async () => {
  const { table } = await open(bot.context, { game: guess });
  await bot.user('ada').press({ kind: 'panel', table: table.id });
  const edits = () => bot.rest.requests.filter((request) => request.startsWith('PATCH /webhooks/')).length;
  const before = edits();
  const moved = await findTable(bot.context, table.id);
  const later = { ...moved, table: { ...moved.table, revision: moved.table.revision + 1, status: 'paused' as const } };
  await show(later);
  await bot.bot.boards.drain();
  expect(edits()).toBe(before + 1);
  expect(bot.bot.boards.waiting).toBe(0);
});
