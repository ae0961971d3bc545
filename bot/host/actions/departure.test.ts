import type { AnyGame } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { expect, test } from 'vitest';
import { codeOf, open, person, testContext } from '../../../tests/context.ts';
import { decideOvertime, decisionsAt } from '../../features/overtime/index.ts';
import { readPlayerStats } from '../../features/ratings/player-stats.ts';
import { tablesOf } from '../commit/table-lists.ts';
import type { Context } from '../context.ts';
import { autoplay } from '../delivery/delivery.ts';
import { runDue } from '../scheduler/scheduler.ts';
import { findTable } from '../table/find.ts';
import { namesAt } from '../table/names.ts';
import { onTurn, resultOf } from '../table/table.ts';
import { playLine } from './move.ts';
import { resign } from './resign.ts';

const FOUR = ['ada', 'bo', 'cleo', 'dev'];
const MINUTE = 60_000;

async function four(context: Context, game: AnyGame, perTurn?: number): Promise<string> {
  return (await open(context, { game, occupants: FOUR.map(person), perTurn })).table.id;
}

/** Plays rounds in which each player bids a fixed number, and computers bid their own. */
async function playOn(context: Context, id: string, bids: Record<string, number>): Promise<void> {
  for (;;) {
    const now = await findTable(context, id);
    await autoplay(context, now, () => {});
    const at = await findTable(context, id);
    const [who] = onTurn(at).flatMap((seat) => {
      const occupant = at.table.seats[seat];
      return occupant?.kind === 'person' ? [occupant.id] : [];
    });
    if (who === undefined) return;
    await playLine(context, id, { person: who }, `bid ${bids[who]}`);
  }
}

test('lets a computer continue for a player who resigns among four, and ranks them last', async () => {
  const context = await testContext([auction]);
  const id = await four(context, auction);
  const left = await resign(context, id, 'cleo');
  expect(left.table).toMatchObject({ status: 'playing', ending: null });
  expect(left.table.seats[2]).toMatchObject({ kind: 'gone', id: 'cleo', level: 'plain' });
  expect(namesAt(left.table, 'en')[2]).toBe('someone (computer)');
  expect(await tablesOf(context, 'cleo')).toEqual([]);
  expect(await codeOf(playLine(context, id, { person: 'cleo' }, 'bid 6'))).toBe('notYourTable');
  await playOn(context, id, { ada: 1, bo: 2, dev: 2 });
  const over = await findTable(context, id);
  // The computer in Cleo's seat won every round.
  expect(over.game.result(over.table.state)?.winners).toEqual([2]);
  expect(resultOf(over)).toEqual({ winners: [0, 1, 3], places: [[0, 1, 3], [2]] });
  const { games } = await readPlayerStats(context, 'cleo');
  expect(games.auction).toMatchObject({ played: 1, lost: 1 });
});

test('ranks the first of two players who left last', async () => {
  const context = await testContext([auction]);
  const id = await four(context, auction);
  await resign(context, id, 'dev');
  context.now = () => Date.now() + MINUTE;
  await resign(context, id, 'cleo');
  await playOn(context, id, { ada: 5, bo: 1 });
  const over = await findTable(context, id);
  expect(resultOf(over)?.places?.slice(-2)).toEqual([[2], [3]]);
});

test('ends the game when the last person leaves', async () => {
  const context = await testContext([auction]);
  const id = await four(context, auction);
  for (const who of ['ada', 'bo', 'cleo']) await resign(context, id, who);
  const over = await resign(context, id, 'dev');
  expect(over.table.ending).toEqual({ by: 'resigning', seat: 3 });
});

test('continues without a player whose time is up', async () => {
  const context = await testContext([auction]);
  const start = context.now();
  const id = await four(context, auction, MINUTE);
  for (const who of ['ada', 'bo', 'cleo']) await playLine(context, id, { person: who }, 'bid 3');
  const at = await findTable(context, id);
  expect(decisionsAt(at, 3)).toEqual(['claim', 'wait', 'computer']);
  context.now = () => start + 2 * MINUTE;
  await runDue(context, id);
  const decided = await decideOvertime(context, id, 'ada', { seat: 3, turn: 0 }, 'claim');
  expect(decided.table.seats[3]).toMatchObject({ kind: 'gone', id: 'dev' });
  expect(decided.table.status).toBe('playing');
});
