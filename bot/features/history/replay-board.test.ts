import type { AnyGame } from '@longtable/kit';
import { say } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { open, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { findTable } from '../../host/table/find.ts';
import { textOf } from '../../render/message.ts';
import { recordOf } from './record.ts';
import { drawReplay, finishedLine, replayReader } from './replay-board.ts';

test('reveals everything to the spectator of a finished game, and not before the end', async () => {
  const context = await testContext([guess]);
  const { id } = (await open(context, { game: guess })).table;
  const running = await playLine(context, id, { person: 'ada' }, 'pick 7');
  const record = await recordOf(context, running.table);
  const readerOf = (table: typeof running, viewer: 'spectator' | 0, isEnd = false) =>
    replayReader({ record, loaded: table }, guess, viewer, 'en', { isEnd });
  expect(readerOf(running, 'spectator').open).toBeUndefined();
  const over = await resign(context, id, 'bo');
  expect(readerOf(over, 'spectator')).toMatchObject({ open: true, live: true });
  expect(readerOf(over, 'spectator', true).live).toBeUndefined();
  expect(readerOf(over, 0).open).toBeUndefined();
  expect(readerOf(over, 0, true).open).toBeUndefined();
});

const SETTINGS = { language: 'en', display: 'plain' } as const;

/** Draws the step that ends with the last of these lines, from a file. */
function drawn(game: AnyGame, lines: readonly { seat: number; line: string }[], ends: readonly number[], seats = 2) {
  const record = { game: game.id, options: {}, seed: 1, seats: Array(seats).fill('person'), lines };
  const at = { game, move: lines.length, ends, state: { cells: 'x........' }, events: [] };
  return textOf(drawReplay({ record, at, viewer: 'spectator' } as never, SETTINGS));
}

test('names the players of a step once, in the order of their seats, without earlier steps', () => {
  const lines = [2, 1, 0, 1].map((seat) => ({ seat, line: `line ${seat}` }));
  const steps = { ...noughts, replayStep: () => 'x' };
  expect(drawn(steps, lines, [0, 1, 4], 3)).toContain('Step 2/2 · the starting player and the second player');
  expect(drawn(noughts, lines, [0, 1, 4], 3)).toContain('Move 2/2 · the starting player and the second player: line 1');
  expect(drawn(noughts, [{ seat: 0, line: '*a1*' }], [0, 1])).toContain('Move 1/1 · the starting player: \\*a1\\*');
});

test('shows the notes that a player had at a move', async () => {
  const context = await testContext([noughts]);
  const { id } = (await open(context)).table;
  const found = await resign(context, id, 'bo');
  const notes = [{ seat: 0, from: 0, until: 1, text: 'early' }];
  const table = { ...found.table, features: { ...found.table.features, notes } } as never;
  const record = await recordOf(context, found.table);
  const readerAt = (move: number) =>
    replayReader({ record, loaded: { ...found, table } }, noughts, 0, 'en', { isEnd: false, move });
  expect([readerAt(0).notes, readerAt(1).notes]).toEqual([notes, undefined]);
});

test('cuts a long ending in a list, and leaves out a missing one', async () => {
  const told = (text: string): AnyGame => ({
    ...noughts,
    presentation: { ...noughts.presentation, ending: () => text },
  });
  const line = async (game: AnyGame) => {
    const context = await testContext([game]);
    const { id } = (await open(context, { game })).table;
    for (const [at, cell] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries())
      await playLine(context, id, { person: at % 2 === 0 ? 'ada' : 'bo' }, cell);
    return say(finishedLine(await findTable(context, id), 'en'), 'en')
      .split(' · ')
      .slice(2, -1);
  };
  expect(await line(told('x'.repeat(90)))).toEqual(['x'.repeat(80), '5 moves']);
  expect(await line(told('*won*'))).toEqual(['\\*won\\*', '5 moves']);
});
