import { MAX_LINE_LENGTH } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, noughtsWithComputers as game, open, person, testContext } from '../../../tests/context.ts';
import { pauseTable, propose } from '../../features/agreements/agreement.ts';
import { FEATURES } from '../../features/index.ts';
import { admitProgram, hashOf, issueSecret } from '../../features/programs/seat.ts';
import type { Context } from '../context.ts';
import { forInteraction } from '../idempotency.ts';
import { playLine } from './move.ts';
import { resign, resume, resumeTable } from './resign.ts';

const ada = { person: 'ada' };
const bo = { person: 'bo' };
const NOTICE = { nonce: 'n', about: 'offer' as const, seats: [1] };

let now = 0;
let context: Context;
beforeEach(async () => {
  now = 1000;
  context = { ...(await testContext([game, auction])), now: () => now };
});

test('refuses a line of a computer that is too long or for an earlier revision', async () => {
  const { table } = await open(context, { game, occupants: [{ kind: 'computer', level: 'master' }, person('bo')] });
  const play = async (line: string, revision = table.revision) =>
    await codeOf(playLine(context, table.id, { computer: 0, revision }, line));
  expect(await play('x'.repeat(MAX_LINE_LENGTH + 1))).toBe('tooLong');
  expect(await play('x'.repeat(MAX_LINE_LENGTH))).not.toBe('tooLong');
  expect(await play('a1', table.revision - 1)).toBe('stale');
  expect(await play('a1')).toBe('done');
});

test('takes the lines of a program as they are', async () => {
  const owner = { id: 'cleo', name: 'Cleo' };
  const { id } = (await open(context, { game, occupants: [{ kind: 'program', owner }, person('bo')] })).table;
  const issued = await issueSecret(context, id, 'cleo');
  const inside = 'secret' in issued && (await admitProgram(context, { secret: issued.secret }));
  const token = inside && 'token' in inside ? inside.token : '';
  const play = async (line: string, turn = 0) =>
    await codeOf(playLine(context, id, { program: hashOf(token), turn }, line));
  expect(await play('  A1')).not.toBe('done');
  expect(await play('x'.repeat(MAX_LINE_LENGTH + 1))).toBe('tooLong');
  expect(await play('a1', 1)).toBe('stale');
  expect(await play('a1')).toBe('done');
  expect(await codeOf(playLine(context, id, { program: 'another', turn: 1 }, 'a2'))).toBe('notYourTable');
});

test('refuses a delayed line after a later one, but not the buttons of the turn', async () => {
  const { id } = (await open(context, { game })).table;
  expect(await codeOf(playLine(forInteraction(context, '20'), id, ada, 'a1'))).toBe('done');
  expect(await codeOf(playLine(context, id, bo, 'b1'))).toBe('done');
  expect(await codeOf(playLine(forInteraction(context, '19'), id, ada, 'a2'))).toBe('stale');
  const button = { seat: 0, turn: 1 };
  expect(await codeOf(playLine(forInteraction(context, '18'), id, { ...ada, button }, 'a2'))).toBe('done');
});

test('pauses until the limit of the game and resumes with a notice for the player to move', async () => {
  const limited = { ...game, terms: () => ({ clock: { perTurn: null, pause: 500 } }) } as unknown as typeof game;
  const begun = await open(context, { game });
  const table = { ...begun.table, pings: { ...begun.table.pings, notices: [NOTICE] } };
  const paused = pauseTable({ features: FEATURES, table, game: limited }, 2000);
  expect(paused).toMatchObject({ status: 'paused', times: { resumesAt: 2500 } });
  expect(paused.pings).toEqual({ ...table.pings, notices: [] });
  expect(pauseTable({ features: FEATURES, table, game }, 2000).times.resumesAt).toBeUndefined();
  const again = resumeTable({ features: FEATURES, table: paused, game }, 3000, 1);
  expect(again).toMatchObject({ status: 'playing', times: { movedAt: 3000, startedAt: 1000 } });
  expect(again.times.resumesAt).toBeUndefined();
  expect(again.pings.notices.map(({ about, seats }) => [about, seats])).toEqual([['turn', [0]]]);
  expect(resumeTable({ features: FEATURES, table: paused, game }, 3000, 0).pings.notices).toEqual([]);
  const pausedAgain = pauseTable({ features: FEATURES, table: again, game: limited }, 4000);
  expect(resumeTable({ features: FEATURES, table: pausedAgain, game }, 5000, 1).pings.notices).toEqual([]);
});

test('lets only players resume a paused game', async () => {
  const { id } = (await open(context, { game })).table;
  expect(await codeOf(resume(context, id, 'ada'))).toBe('notPaused');
  await propose(context, id, 'ada', 'pause');
  await propose(context, id, 'bo', 'pause');
  expect(await codeOf(resume(context, id, 'cleo'))).toBe('notYourTable');
  expect(await codeOf(resume(context, id, 'bo'))).toBe('done');
  await resign(context, id, 'bo');
  expect(await codeOf(resume(context, id, 'bo'))).toBe('over');
});
