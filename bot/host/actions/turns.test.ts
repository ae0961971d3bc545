import { MAX_LINE_LENGTH } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, noughtsWithComputers as game, open, person, testContext } from '../../../tests/context.ts';
import type { Context } from '../context.ts';
import { forInteraction } from '../idempotency.ts';
import { playLine } from './move.ts';

const ada = { person: 'ada' };
const bo = { person: 'bo' };

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

test('refuses a delayed line after a later one, but not the buttons of the turn', async () => {
  const { id } = (await open(context, { game })).table;
  expect(await codeOf(playLine(forInteraction(context, '20'), id, ada, 'a1'))).toBe('done');
  expect(await codeOf(playLine(context, id, bo, 'b1'))).toBe('done');
  expect(await codeOf(playLine(forInteraction(context, '19'), id, ada, 'a2'))).toBe('stale');
  const button = { seat: 0, turn: 1 };
  expect(await codeOf(playLine(forInteraction(context, '18'), id, { ...ada, button }, 'a2'))).toBe('done');
});
