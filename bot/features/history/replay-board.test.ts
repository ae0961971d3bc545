import { guess } from '@longtable/kit/testing/games/guess';
import { expect, test } from 'vitest';
import { loaded, open, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { recordOf } from '../../host/history/record.ts';
import { replayReader } from './replay-board.ts';

test('reveals everything to the spectator of a finished game, and not before the end', async () => {
  const context = await testContext([guess]);
  const { id } = (await open(context, { game: guess })).table;
  const running = loaded(await playLine(context, id, { person: 'ada' }, 'pick 7'));
  const record = await recordOf(context, running.table);
  if ('refused' in record) throw new Error(record.refused.code);
  const readerOf = (table: typeof running, viewer: 'spectator' | 0, isEnd = false) =>
    replayReader({ record, loaded: table }, guess, viewer, 'en', { isEnd });
  expect(readerOf(running, 'spectator').open).toBeUndefined();
  const over = loaded(await resign(context, id, 'bo'));
  expect(readerOf(over, 'spectator')).toMatchObject({ open: true, live: true });
  expect(readerOf(over, 'spectator', true).live).toBeUndefined();
  expect(readerOf(over, 0).open).toBeUndefined();
});
