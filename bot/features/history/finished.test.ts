import { expect, test } from 'vitest';
import { locationIn, open, person, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import { playerListId } from '../ratings/leaders.ts';
import { readPlayerStats } from '../ratings/player-stats.ts';
import { historyListId, readAll, serverHistoryListId } from './history.ts';

/** Plays some moves, after which bo resigns. */
async function finished(context: Context, moves: readonly string[], request = {}): Promise<string> {
  const { id } = (await open(context, request)).table;
  for (const [index, line] of moves.entries())
    await playLine(context, id, { person: index % 2 === 0 ? 'ada' : 'bo' }, line);
  await resign(context, id, 'bo');
  return id;
}

const MOVES = ['a1', 'b1', 'a2', 'b2'];

test('adds a finished game to the histories of the server and both players, and lists each player once', async () => {
  const context = await testContext();
  const ids = [await finished(context, MOVES), await finished(context, MOVES)];
  const direct = await finished(context, MOVES, { location: { ...locationIn('d'), guild: 'h' } });
  expect(await readAll(context, serverHistoryListId('g'))).toEqual(ids);
  for (const user of ['ada', 'bo']) {
    expect(await readAll(context, historyListId(user, 'g'))).toEqual(ids);
    expect(await readAll(context, historyListId(user, 'h'))).toEqual([direct]);
  }
  expect((await readAll(context, playerListId('g', 'noughts'))).toSorted()).toEqual(['ada', 'bo']);
  expect((await readPlayerStats(context, 'ada')).scopes).toEqual({ g: ['noughts'], h: ['noughts'] });
});

test('keeps practice out of the histories and stats', async () => {
  const context = await testContext();
  await finished(context, ['b2'], {
    opening: [
      { seat: 0, line: 'a1' },
      { seat: 1, line: 'b1' },
    ],
  });
  expect(await readAll(context, serverHistoryListId('g'))).toEqual([]);
  expect((await readPlayerStats(context, 'ada')).games).toEqual({});
});

test('rates both players in opposite directions', async () => {
  const context = await testContext();
  await finished(context, MOVES, { occupants: [person('ada'), person('bo')] });
  const [ada, bo] = await Promise.all(['ada', 'bo'].map((user) => readPlayerStats(context, user)));
  expect(ada?.games.noughts?.rating?.rating).toBeGreaterThan(1500);
  expect(bo?.games.noughts?.rating?.rating).toBeLessThan(1500);
  expect([ada?.games.noughts?.won, bo?.games.noughts?.lost]).toEqual([1, 1]);
});
