import { afterAll, expect, test } from 'vitest';
import { compose, text } from '../../../games/kit/picture/make.ts';
import { serialise } from '../canvas/render.ts';
import { Painting } from './painting.ts';

const painting = new Painting({ queue: 3, patience: 30_000 });
afterAll(() => painting.close());

const drawing = (sign: string) =>
  serialise(compose(40, ['#000000'], [text({ x: 0, y: 0, width: 100, height: 40 }, sign)]));

test('a picture is painted once, and the same drawing is the same picture', async () => {
  const png = await painting.paint('one', drawing('a'));
  expect(png?.subarray(1, 4).toString()).toBe('PNG');
  expect(await painting.paint('two', drawing('a'))).toBe(png);
  expect((await painting.paint('one', drawing('b')))?.equals(png!)).toBe(false);
});

test('what is being painted is not painted again for whoever asks meanwhile', async () => {
  const first = painting.paint('ahead', drawing('l'));
  expect(await painting.paint('shown', drawing('l'))).toBe(await first);
});

test('of a board that waits only the newest state is painted, and beyond a few boards none', async () => {
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

test('what is no drawing gives no picture, and the next one is painted all the same', async () => {
  expect(await painting.paint('broken', '{')).toBeUndefined();
  expect(await painting.paint('broken', drawing('i'))).toBeDefined();
});

test('a painter that is too slow is left, and the next one paints', async () => {
  const hasty = new Painting({ patience: 0 });
  expect(await hasty.paint('slow', drawing('j'))).toBeUndefined();
  await hasty.close();
  expect(await hasty.paint('closed', drawing('k'))).toBeUndefined();
});
