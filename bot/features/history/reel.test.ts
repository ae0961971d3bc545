import { bar, box, compose, group } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import { MoveFrames } from './reel.ts';

const life = (value: number, height = 100) =>
  compose(height, ['#000000'], [group([bar(box(0, 0, 100, 20), value, 1000)])]);

/** Returns the animation of boards with these lives, each with a caption. */
function framesOf(lives: readonly number[]) {
  const collected = new MoveFrames();
  for (const value of lives) collected.add(life(value), [`Life ${value}.`]);
  return collected.build();
}

test('merges moves with the same picture into one frame with the last caption', () => {
  const collected = new MoveFrames();
  collected.add(life(10), ['Ada waits.']);
  collected.add(life(10, 120), ['Ada grows.']);
  collected.add(life(10, 120), ['Ada wins.']);
  collected.add(life(10, 120), []);
  const { frames, high } = collected.build();
  expect(frames.map(({ caption }) => caption?.lines)).toEqual([['Ada waits.'], ['Ada wins.']]);
  expect(frames.map(({ caption }) => [caption?.at, caption?.of])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(high).toBe(120);
});

test('displays turning points longer and the end longest', () => {
  const [first, second, turning, last] = framesOf([1000, 990, 500, 490]).frames.map(({ ms }) => ms);
  expect(second).toBe(first);
  expect(turning).toBeGreaterThan(2 * first!);
  expect(last).toBeGreaterThan(turning!);
});

test('shortens a long game to a minute by dropping the frames with the least change', () => {
  const lives = Array.from({ length: 900 }, (_, move) => (move < 437 ? 1000 : 600) - (move % 7));
  const { frames } = framesOf(lives);
  expect(frames).toHaveLength(60);
  expect(frames.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(60_000);
  expect(frames[0]?.caption?.lines).toEqual(['Life 1000.']);
  expect(frames.at(-1)?.caption?.lines).toEqual([`Life ${lives.at(-1)}.`]);
  const swing = `Life ${lives[437]}.`;
  expect(frames.map(({ caption }) => caption?.lines[0])).toContain(swing);
});
