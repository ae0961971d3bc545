import type { AnyGame } from '@longtable/kit';
import { say } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { open, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { findTable } from '../../host/table/find.ts';
import { recordOf } from './record.ts';
import { finishedLine, replayReader } from './replay-board.ts';

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
