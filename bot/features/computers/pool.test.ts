import { guess } from '@longtable/kit/testing/games/guess';
import { afterEach, expect, test } from 'vitest';
import { open, person, recordingLog, testContext, withResource } from '../../../tests/context.ts';
import { testGamesModule } from '../../../tests/games/index.ts';
import { slowGame } from '../../../tests/games/slow-game.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import { autoplay } from '../../host/delivery/delivery.ts';
import { findTable } from '../../host/table/find.ts';
import { readLog } from '../../host/table/state.ts';
import { computersOf } from './index.ts';
import { ComputerPool } from './pool.ts';

const opened: ComputerPool[] = [];
afterEach(() => Promise.all(opened.splice(0).map((computerPool) => computerPool.close())));

function openThinking(limit?: number): ComputerPool {
  const computerPool = new ComputerPool(testGamesModule, limit);
  opened.push(computerPool);
  return computerPool;
}

const picking = { highest: 9, first: 0, picked: [0, 0], guesses: [] };

test('computes a line in a thread, or in this thread if the game is not in the module', async () => {
  const computerPool = openThinking();
  expect(await computerPool.think(guess, picking, 1, 'steady', 0)).toBe('pick 2');
  const own = {
    ...guess,
    id: 'own',
    computers: { levels: [{ id: 'any', name: 'Any', about: 'any' }], line: () => 'pick 7' },
  };
  expect(await computerPool.think(own, picking, 1, 'steady', 0)).toBe('pick 7');
});

test('keeps this thread free during a long computation and answers more questions than there are threads', async () => {
  const computerPool = openThinking();
  let beats = 0;
  const heart = setInterval(() => beats++, 10);
  const thoughts = [slowGame, guess, guess, guess, guess, guess].map((game) =>
    computerPool.think(game, picking, 0, 'short', 0),
  );
  expect(new Set(await Promise.all(thoughts))).toEqual(new Set(['pick 2']));
  clearInterval(heart);
  expect(beats).toBeGreaterThan(5);
});

/** Opens a table of ada against the computer, which is to move. */
async function facing(
  game: typeof slowGame,
  computerPool: ComputerPool,
): Promise<{ context: Context; id: string; errors(): number }> {
  const log = recordingLog();
  const context = withResource(await testContext([game], log), 'computers', computerPool);
  const occupants = [person('ada'), { kind: 'computer' as const, level: 'short' }];
  const { id } = (await open(context, { game, occupants })).table;
  return { context, id, errors: () => log.lines.filter(({ level }) => level === 'error').length };
}

const linesAt = async (context: Context, id: string) =>
  (await readLog(context, (await findTable(context, id)).table)).map(({ line }) => line);

async function letMove(context: Context, id: string): Promise<boolean> {
  return autoplay(context, await findTable(context, id), () => {});
}

test.each([
  ['thinks too long', slowGame, 100],
  [
    'throws',
    { ...guess, computers: { levels: [{ id: 'any', name: 'Any', about: 'any' }], line: () => JSON.parse('{') } },
    undefined,
  ],
  [
    'plays what is not allowed',
    { ...guess, computers: { levels: [{ id: 'any', name: 'Any', about: 'any' }], line: () => 'pick 77' } },
    undefined,
  ],
] as const)('a computer that %s plays the first line that is offered', async (_, game, limit) => {
  const computerPool = limit === undefined ? new ComputerPool() : openThinking(limit);
  const { context, id, errors } = await facing(game, computerPool);
  expect(await letMove(context, id)).toBe(true);
  expect(await linesAt(context, id)).toEqual(['pick 1']);
  expect(errors()).toBe(1);
});

test('discards a move computed for an earlier state and computes it again', async () => {
  const { context, id, errors } = await facing(slowGame, openThinking());
  const moving = letMove(context, id);
  await playLine(context, id, { person: 'ada' }, 'pick 5');
  expect(await moving).toBe(true);
  expect((await linesAt(context, id)).slice(0, 2)).toEqual(['pick 5', 'pick 2']);
  expect(errors()).toBe(0);
});

test('does not move in a game that has ended meanwhile', async () => {
  const { context, id, errors } = await facing(slowGame, openThinking());
  const moving = letMove(context, id);
  await resign(context, id, 'ada');
  expect(await moving).toBe(true);
  expect(await linesAt(context, id)).toEqual([]);
  expect(errors()).toBe(0);
});

test('abandons a computation when the pool closes and reports it', async () => {
  const { context, id } = await facing(slowGame, openThinking());
  const moving = letMove(context, id);
  await computersOf(context).close();
  expect(await moving).toBe(false);
  expect(await linesAt(context, id)).toEqual([]);
});
