import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { compose, type Picture, text } from '@longtable/kit/picture';
import { afterAll, expect, test } from 'vitest';
import { type Drawn, message, textOf } from '../../../render/message.ts';
import { PicturePainter } from '../index.ts';
import { PaintedPictures } from '../painted.ts';
import { serialise } from '../serialise.ts';
import { Painting } from './painting.ts';

const painting = new Painting({ queue: 3, patience: 60_000 });
afterAll(() => painting.close());

const signed = (sign: string) => compose(40, ['#000000'], [text({ x: 0, y: 0, width: 100, height: 40 }, sign)]);
const drawing = (sign: string) => serialise(signed(sign));

test('paints equal drawings once', async () => {
  const png = await painting.paint('one', drawing('a'));
  expect(png?.subarray(1, 4).toString()).toBe('PNG');
  expect(await painting.paint('two', drawing('a'))).toBe(png);
  expect((await painting.paint('one', drawing('b')))?.equals(png!)).toBe(false);
});

test('paints a drawing once for concurrent requests', async () => {
  const first = painting.paint('ahead', drawing('l'));
  expect(await painting.paint('shown', drawing('l'))).toBe(await first);
});

test('paints only the newest state of a waiting board and rejects requests above the limit', async () => {
  const first = painting.paint('busy', drawing('c'));
  const older = painting.paint('board', drawing('d'));
  const newer = painting.paint('board', drawing('e'));
  const third = painting.paint('third', drawing('f'));
  const fourth = painting.paint('fourth', drawing('g'));
  expect(painting.waiting).toBe(3);
  expect(await painting.paint('fifth', drawing('h'))).toBeUndefined();
  expect(await older).toBe(await newer);
  expect(await painting.paint('later', drawing('e'))).toBe(await newer);
  expect(await Promise.all([first, third, fourth])).toEqual(Array(3).fill(expect.any(Buffer)));
});

test('returns undefined for an invalid drawing and paints the next one', async () => {
  expect(await painting.paint('broken', '{')).toBeUndefined();
  expect(await painting.paint('broken', drawing('i'))).toBeDefined();
});

test('gives up on a slow painter and starts another', async () => {
  const hasty = new Painting({ patience: 0 });
  expect(await hasty.paint('slow', drawing('j'))).toBeUndefined();
  await hasty.close();
  expect(await hasty.paint('closed', drawing('k'))).toBeUndefined();
});

/** Resolves to the next thread that is started. */
const nextThread = async () => ((await once(process, 'worker')) as [Worker])[0];

test('starts its only thread for the first picture', async () => {
  const started: Worker[] = [];
  const note = (thread: Worker) => started.push(thread);
  process.on('worker', note);
  const lazy = new Painting({ patience: 60_000 });
  expect(started).toHaveLength(0);
  for (const sign of ['m', 'n']) expect(await lazy.paint(sign, drawing(sign))).toBeDefined();
  process.off('worker', note);
  await lazy.close();
  expect(started).toHaveLength(1);
});

test('sends the text if a painter dies and paints the next picture', async () => {
  const pictures = new PaintedPictures(new PicturePainter());
  const words = Array.from({ length: 20_000 }, (_, at) => text({ x: 0, y: 0, width: 100, height: 40 }, at));
  const sent = async (picture: Picture) => {
    const sketch = { of: 'board', picture, description: 'A board.' };
    const drawn = await pictures.send(message({ board: 'as text', sketch }), async (whole: Drawn) => whole);
    return [textOf(drawn), drawn.files?.length ?? 0];
  };
  const thread = nextThread();
  const long = sent(compose(40, ['#000000'], words));
  const painter = await thread;
  await once(painter, 'message');
  await painter.terminate();
  expect(await long).toEqual(['as text', 0]);
  expect(await sent(signed('m'))).toEqual(['', 1]);
  await pictures.close();
});

test('replaces a painter that dies while idle', async () => {
  const own = new Painting();
  const thread = nextThread();
  expect(await own.paint('before', drawing('n'))).toBeDefined();
  (await thread).emit('error', new Error('out of memory'));
  await (await thread).terminate();
  expect(await own.paint('after', drawing('o'))).toBeDefined();
  await own.close();
});
