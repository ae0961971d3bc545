import type { AnyGame } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { expect, test } from 'vitest';
import { codeOf, loaded, open, person, testContext } from '../../../tests/context.ts';
import { tablesOf } from '../commit/table-lists.ts';
import type { Context } from '../context.ts';
import { autoplay } from '../delivery/autoplay.ts';
import { readStanding } from '../history/standing.ts';
import { forgetPerson } from '../people/forget.ts';
import { runDue } from '../scheduler/due.ts';
import { findTable } from '../table/find.ts';
import { namesAt } from '../table/names.ts';
import { onTurn, resultOf } from '../table/table.ts';
import { playLine } from './move.ts';
import { decideOvertime, decisionsAt } from './overtime.ts';
import { resign } from './resign.ts';

const FOUR = ['ada', 'bo', 'cleo', 'dev'];
const MINUTE = 60_000;

async function four(context: Context, game: AnyGame, perTurn?: number): Promise<string> {
  return (await open(context, { game, sitters: FOUR.map(person), perTurn })).table.id;
}

/** Plays rounds in which each bids their own number, and the computers theirs. */
async function playOn(context: Context, id: string, bids: Record<string, number>): Promise<void> {
  for (;;) {
    const now = loaded(await findTable(context, id));
    await autoplay(context, now, () => {});
    const at = loaded(await findTable(context, id));
    const [who] = onTurn(at).flatMap((seat) => {
      const sitter = at.table.seats[seat];
      return sitter?.kind === 'person' ? [sitter.id] : [];
    });
    if (who === undefined) return;
    loaded(await playLine(context, id, { person: who }, `bid ${bids[who]}`));
  }
}

test('a computer plays on for somebody who resigns among four; they come behind everybody who stayed', async () => {
  const context = await testContext([auction]);
  const id = await four(context, auction);
  const left = loaded(await resign(context, id, 'cleo'));
  expect(left.table).toMatchObject({ status: 'playing', ending: null });
  expect(left.table.seats[2]).toMatchObject({ kind: 'gone', id: 'cleo', level: 'plain' });
  expect(namesAt(left.table, 'en')[2]).toBe('someone (computer)');
  expect(await tablesOf(context, 'cleo')).toEqual([]);
  expect(codeOf(await playLine(context, id, { person: 'cleo' }, 'bid 6'))).toBe('notYourTable');
  await playOn(context, id, { ada: 1, bo: 2, dev: 2 });
  const over = loaded(await findTable(context, id));
  // The computer in Cleo's seat took every round.
  expect(over.game.result(over.table.state)?.winners).toEqual([2]);
  expect(resultOf(over)).toEqual({ winners: [0, 1, 3], places: [[0, 1, 3], [2]] });
  const { games } = await readStanding(context, 'cleo');
  expect(games.auction).toMatchObject({ played: 1, lost: 1 });
});

test('of two players who left, the first one comes last', async () => {
  const context = await testContext([auction]);
  const id = await four(context, auction);
  loaded(await resign(context, id, 'dev'));
  context.now = () => Date.now() + MINUTE;
  loaded(await resign(context, id, 'cleo'));
  await playOn(context, id, { ada: 5, bo: 1 });
  const over = loaded(await findTable(context, id));
  expect(resultOf(over)?.places?.slice(-2)).toEqual([[2], [3]]);
});

test('whoever is left with computers alone ends the game by leaving', async () => {
  const context = await testContext([auction]);
  const id = await four(context, auction);
  for (const who of ['ada', 'bo', 'cleo']) loaded(await resign(context, id, who));
  const over = loaded(await resign(context, id, 'dev'));
  expect(over.table.ending).toEqual({ by: 'resigning', seat: 3 });
});

test('the others play on without somebody whose time is up', async () => {
  const context = await testContext([auction]);
  const start = context.now();
  const id = await four(context, auction, MINUTE);
  for (const who of ['ada', 'bo', 'cleo']) await playLine(context, id, { person: who }, 'bid 3');
  const at = loaded(await findTable(context, id));
  expect(decisionsAt(at, 3)).toEqual(['claim', 'wait', 'computer']);
  context.now = () => start + 2 * MINUTE;
  await runDue(context, id);
  const decided = loaded(await decideOvertime(context, id, 'ada', { seat: 3, turn: 0 }, 'claim'));
  expect(decided.table.seats[3]).toMatchObject({ kind: 'gone', id: 'dev' });
  expect(decided.table.status).toBe('playing');
});

test('without a clock nobody ends a game for the others', async () => {
  const context = await testContext([auction]);
  const at = loaded(await findTable(context, await four(context, auction)));
  expect(decisionsAt(at, 3)).toEqual(['wait', 'computer']);
});

test('the computer goes on for somebody who asks to be forgotten', async () => {
  const context = await testContext([auction]);
  const id = await four(context, auction);
  await forgetPerson(context, 'bo');
  const { table } = loaded(await findTable(context, id));
  expect(table.seats[1]).toEqual({ kind: 'computer', level: 'plain' });
  expect(JSON.stringify(table)).not.toContain('"bo"');
  await playOn(context, id, { ada: 1, cleo: 2, dev: 3 });
  expect(loaded(await findTable(context, id)).table.status).toBe('over');
});
