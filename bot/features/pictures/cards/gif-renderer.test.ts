import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { box, compose, rect } from '@longtable/kit/picture';
import { afterAll, expect, test } from 'vitest';
import { serialise } from '../serialise.ts';
import { type Animation, type Frame, GifRenderer } from './gif-renderer.ts';

const renderer = new GifRenderer();
afterAll(() => renderer.close());

/** Returns a frame with a rectangle at a horizontal position. */
const frame = (x: number): Frame => ({
  drawing: serialise(compose(40, ['#102030'], [rect(box(x, 10, 20, 20), { fill: '#ffd166' })])),
  ms: 100 + x,
});
const animation = (frames: readonly Frame[], more: Partial<Animation> = {}): Animation => ({
  frames,
  high: 40,
  loops: false,
  bytes: 1_000_000,
  ...more,
});

/** Returns the delays of a GIF's frames in hundredths of a second. */
function delays(gif: Buffer | undefined): number[] {
  const blocks = gif?.toString('latin1').split('\x21\xf9\x04').slice(1) ?? [];
  return blocks.map((block) => Buffer.from(block, 'latin1').readUInt16LE(1));
}

test('renders frames as a GIF with their delays and reports progress', async () => {
  const progress: number[] = [];
  const gif = await renderer.render(
    async () => animation([0, 50, 100].map(frame)),
    (share) => progress.push(share),
  );
  expect(gif?.toString('latin1', 0, 6)).toBe('GIF89a');
  expect([gif?.readUInt16LE(6), gif?.readUInt16LE(8)]).toEqual([560, 40]);
  expect(delays(gif)).toEqual([10, 15, 20]);
  expect(progress).toEqual([0, 1 / 3, 2 / 3]);
  expect(gif?.includes('NETSCAPE')).toBe(false);
});

test('adds the caption’s height and repeats a replay', async () => {
  const caption = { lines: ['Ada moves.'], at: 1, of: 1 };
  const gif = await renderer.render(async () => animation([{ ...frame(0), caption }], { loops: true }));
  expect(gif?.readUInt16LE(8)).toBe(40 + 74);
  expect(gif?.includes('NETSCAPE')).toBe(true);
});

test('drops the shorter one of every two frames of an oversized GIF and keeps its length', async () => {
  const gif = await renderer.render(async () => animation([40, 10, 20, 30, 0].map(frame), { bytes: 0 }));
  expect(delays(gif)).toEqual([50, 10]);
});

test('scales an oversized replay down before it drops frames, but not a turn', async () => {
  const frames = [0, 30, 60, 90].map(frame);
  const full = await renderer.render(async () => animation(frames, { loops: true }));
  const limit = (full?.length ?? 0) - 1;
  const replay = await renderer.render(async () => animation(frames, { loops: true, bytes: limit }));
  expect([replay?.readUInt16LE(6), replay?.readUInt16LE(8), delays(replay).length]).toEqual([420, 30, 4]);
  const turn = await renderer.render(async () => animation(frames, { bytes: 0 }));
  expect([turn?.readUInt16LE(6), delays(turn).length]).toEqual([560, 2]);
});

test('returns undefined for invalid pictures', async () => {
  expect(await renderer.render(async () => animation([{ drawing: '{', ms: 1 }]))).toBeUndefined();
  expect(await renderer.render(() => Promise.reject(new Error('no')))).toBeUndefined();
  expect(await renderer.render(async () => animation([]))).toBeUndefined();
  // Larger than a canvas can be.
  expect(await renderer.render(async () => animation([frame(0)], { high: 1e9 }))).toBeUndefined();
});

test('returns undefined if the thread dies and restarts it for the next GIF', async () => {
  const own = new GifRenderer();
  const thread = once(process, 'worker') as Promise<[Worker]>;
  const gif = own.render(
    async () => animation(Array.from({ length: 500 }, (_, at) => frame(at))),
    () => void thread.then(([worker]) => worker.terminate()),
  );
  expect(await gif).toBeUndefined();
  expect(delays(await own.render(async () => animation([frame(0)])))).toEqual([10]);
  await own.close();
});

test('queues four GIFs, rejects the fifth, and renders none after closing', async () => {
  const all = Array.from({ length: 5 }, () => renderer.render(async () => animation([frame(0)])));
  expect(renderer.isFree).toBe(false);
  expect((await Promise.all(all)).map(Boolean)).toEqual([true, true, true, true, false]);
  expect(renderer.isFree).toBe(true);
  const closed = new GifRenderer();
  await closed.close();
  expect(await closed.render(async () => animation([frame(0)]))).toBeUndefined();
});
