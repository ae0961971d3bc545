import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, describe, expect, test } from 'vitest';
import { channelOccupancyKind, type Notice, snapshotKind, type Table } from '../../../storage/records/table.ts';
import { beforeCommits, codeOf, locationIn, open, testContext } from '../../../tests/context.ts';
import { compactOrDelete, finishedTableKind } from '../../features/personal-data/retention.ts';
import { planLine } from '../../features/plans/change.ts';
import { playLine } from '../actions/move.ts';
import { resign } from '../actions/resign.ts';
import type { Context } from '../context.ts';
import { DAY_MS } from '../duration.ts';
import { findTable } from '../table/find.ts';
import { readTable } from '../table/record.ts';
import { amendTable } from './commit.ts';
import { saveBoardLost, saveBoardMessage, saveSentNotice } from './sent-messages.ts';

describe('saved records', () => {
  let now: number;
  let context: Context;
  beforeEach(async () => {
    now = Date.UTC(2026, 0, 1);
    context = { ...(await testContext()), now: () => now };
  });

  const tableIn = async (id: string) => (await readTable(context, id)) as Table;
  const occupied = async (channel: string) => (await context.storage.store(channelOccupancyKind).get(channel))?.table;

  describe('the board message', () => {
    test('makes the earlier one stale, and keeps it if it is stored again', async () => {
      const { id } = (await open(context)).table;
      await saveBoardMessage(context, id, { channel: 'c', message: 'one' });
      await saveBoardLost(context, id);
      expect((await tableIn(id)).location).toMatchObject({ message: 'one', lost: true });
      const next = await saveBoardMessage(context, id, { channel: 'c', message: 'two' });
      expect(next).toMatchObject({ message: 'two', stale: [{ channel: 'c', message: 'one' }] });
      expect(next).not.toHaveProperty('lost');
      expect(await saveBoardMessage(context, id, { channel: 'c', message: 'one' })).toMatchObject({
        stale: [{ message: 'two' }],
      });
      expect(await saveBoardMessage(context, 'another', { channel: 'c', message: 'x' })).toBeUndefined();
    });

    test('occupies a new channel, and frees the old one unless it is the lobby', async () => {
      const { id } = (await open(context)).table;
      await saveBoardMessage(context, id, { channel: 'd', message: 'one' });
      expect([await occupied('c'), await occupied('d')]).toEqual([undefined, id]);
      const forum = { ...locationIn('f'), forum: 'f' };
      const posted = (await open(context, { location: forum })).table.id;
      await amendTable(context, posted, (table) => ({
        table: { ...table, location: { ...table.location, message: 'm' } },
      }));
      const moved = await saveBoardMessage(context, posted, { channel: 'post', message: 'post', tagged: 'playing' });
      expect([moved?.tagged, moved?.stale, await occupied('post')]).toEqual(['playing', undefined, posted]);
    });
  });

  test('stores a sent notice once, with its pings and the part that is left', async () => {
    const { id } = (await open(context)).table;
    const notices: Notice[] = ['a', 'b'].map((nonce) => ({ nonce, about: 'turn', seats: [0, 1] }));
    const ping = (message: string) => ({ channel: 'c', message, about: 'turn' as const, seats: [0] });
    await amendTable(context, id, (table) => ({ table: { ...table, pings: { notices, sent: [ping('old')] } } }));
    const left = { ...notices[0]!, seats: [1] };
    const sent = { nonce: 'a', left, pings: [ping('new')], gone: [ping('old')] };
    expect((await saveSentNotice(context, id, sent))?.pings).toEqual({
      notices: [notices[1], left],
      sent: [ping('new')],
    });
    await saveSentNotice(context, id, { nonce: 'a', gone: [] });
    const again = await saveSentNotice(context, id, { ...sent, gone: [] });
    expect(again?.pings).toEqual({ notices: [notices[1]], sent: [ping('new')] });
  });

  describe('a finished table', () => {
    const dueAt = async (id: string) => (await context.storage.store(finishedTableKind).get(id))?.at;
    async function finished(): Promise<string> {
      const { id } = (await open(context)).table;
      await playLine(context, id, { person: 'ada' }, 'a1');
      await resign(context, id, 'bo');
      return id;
    }

    test('is compacted to its log after three days', async () => {
      const id = await finished();
      expect(await dueAt(id)).toBe(now + 3 * DAY_MS);
      await compactOrDelete(context, id);
      expect((await tableIn(id)).events.list).toEqual([]);
      expect([await dueAt(id), await context.storage.store(snapshotKind).get(id)]).toEqual([undefined, undefined]);
      expect((await findTable(context, id)).table.state).toEqual({ cells: 'x........' });
    });

    test('is deleted after the retention time', async () => {
      const id = await finished();
      context = { ...context, limits: { ...context.limits, retention: 10 * DAY_MS } };
      const end = now + 10 * DAY_MS;
      now = end - 1;
      await compactOrDelete(context, id);
      expect([(await tableIn(id)).status, await dueAt(id)]).toEqual(['over', end]);
      now = end;
      await compactOrDelete(context, id);
      expect([await tableIn(id), await dueAt(id)]).toEqual([undefined, undefined]);
    });

    test('is deleted if the game never began, and kept while it is played', async () => {
      const { id } = (await open(context)).table;
      await compactOrDelete(context, id);
      expect((await tableIn(id)).status).toBe('playing');
      await amendTable(context, id, (table) => ({ table: { ...table, status: 'over', ending: { by: 'nobody' } } }));
      await compactOrDelete(context, id);
      expect(await tableIn(id)).toBeUndefined();
    });

    test('is deleted if it was an exercise', async () => {
      const id = await finished();
      await amendTable(context, id, (table) => ({ table: { ...table, terms: { ...table.terms, exercise: true } } }));
      await compactOrDelete(context, id);
      expect([await tableIn(id), await dueAt(id)]).toEqual([undefined, undefined]);
    });

    test('is not compacted if its log does not lead to its state', async () => {
      const id = await finished();
      const other = {
        ...noughts,
        play: () => ({ state: { cells: 'o........' }, events: [] }),
      } as unknown as typeof noughts;
      const changed = { ...context, games: new Map([[noughts.id, other]]) } as Context;
      await compactOrDelete(changed, id);
      expect((await tableIn(id)).events.list).not.toEqual([]);
    });
  });
});

test('commits under the locks of everything it writes, taken in a fixed order', async () => {
  const guards: (readonly string[])[] = [];
  const context = beforeCommits(await testContext(), (locks) => guards.push(locks));
  const { id } = (await open(context)).table;
  expect(guards).toEqual([['channel:c', 'guild:g', 'player:ada', 'player:bo']]);
  await playLine(context, id, { person: 'ada' }, 'a1');
  expect(guards[1]).toEqual([`table:${id}`]);
  await planLine(context, id, 'ada', { line: 'a2' });
  expect(guards[2]).toEqual([`table:${id}`]);
  await resign(context, id, 'bo');
  expect(guards[3]).toEqual([`table:${id}`, 'guild:g', 'player:ada', 'player:bo', 'scope:g']);
});

test('calls listeners of a table after every stored change', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  let heard = 0;
  const stop = context.changes.listen(id, () => heard++);
  await playLine(context, id, { person: 'ada' }, 'a1');
  expect(await codeOf(playLine(context, id, { person: 'ada' }, 'a2'))).toBe('notYourTurn');
  expect(heard).toBe(1);
  stop();
  await playLine(context, id, { person: 'bo' }, 'b1');
  expect(heard).toBe(1);
});
