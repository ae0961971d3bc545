import timers, { setImmediate } from 'node:timers/promises';
import { compose, text } from '@longtable/kit/picture';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, describe, expect, type Mock, type MockInstance, test, vi } from 'vitest';
import { replaceBuiltin } from '../../tests/builtins.ts';
import { locationIn, open } from '../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../tests/feature-bot.ts';
import type { PaintedPictures } from '../features/pictures/painted.ts';
import { playLine } from '../host/actions/move.ts';
import type { LoadedTable } from '../host/feature.ts';
import { type Drawn, message } from '../render/message.ts';
import { RateLimiter } from './queue.ts';

/** Noughts whose board is also drawn as a picture. */
const drawn = {
  ...noughts,
  presentation: {
    ...noughts.presentation,
    picture: () => compose(40, ['#000000'], [text({ x: 0, y: 0, width: 100, height: 40 }, 'x')]),
  },
} as typeof noughts;
const MOVING = message({ title: 'Moving' });
let one: FeatureBot;
let delay: Mock;
let animate: MockInstance;
let tryAcquire: MockInstance;
let opened: LoadedTable;
beforeEach(async () => {
  one = await openFeatureBot([drawn]);
  delay = vi.fn(async () => {});
  replaceBuiltin(timers, 'setTimeout', delay);
  animate = vi.spyOn(one.bot.pictures as PaintedPictures, 'animate').mockResolvedValue(MOVING);
  tryAcquire = vi.spyOn(RateLimiter.prototype, 'tryAcquireOptional').mockResolvedValue(true);
  opened = await open(one.context, { game: drawn, location: { ...locationIn('c'), display: 'picture' } });
  return () => tryAcquire.mockRestore();
});

const move = async (line: string, user = 'ada') => await playLine(one.context, opened.table.id, { person: user }, line);

/** Returns how often an animation was delayed. */
const delays = () => delay.mock.calls.filter(([ms]) => ms === 250).length;

/** Waits for work in the background. */
async function settled(): Promise<void> {
  for (let round = 0; round < 10; round++) await setImmediate();
  await one.bot.boards.drain();
}

describe('the board', () => {
  /** Shows a state, and returns the texts of the edits of its message. */
  async function shown(state: LoadedTable): Promise<string[]> {
    await one.bot.boards.show(state);
    await settled();
    return one.rest.sent.filter(({ isEdit }) => isEdit).map(({ text: content }) => content);
  }

  test('shows the animation of the last turn in its message, after a delay', async () => {
    expect(await shown(await move('a1'))).toEqual(['Moving']);
    expect([delays(), tryAcquire.mock.calls]).toEqual([1, [['c']]]);
    expect(animate.mock.calls[0]?.[2]).toBe('c');
  });

  test.each<[what: string, prepare: () => void]>([
    ['there is no animation', () => animate.mockResolvedValue(undefined)],
    ['the rate limit has no capacity', () => tryAcquire.mockResolvedValue(false)],
    ['the board could not be shown', () => one.rest.failures.set('POST /channels/c/', 'InvalidFormBodyOrContentType')],
    ['the animation fails', () => animate.mockRejectedValue(new Error('on purpose'))],
  ])('shows none if %s', async (_, prepare) => {
    prepare();
    expect(await shown(await move('a1'))).toEqual([]);
  });

  test('shows none if the next move is made during the delay', async () => {
    const moved = await move('a1');
    delay.mockImplementationOnce(async () => void (await move('b2', 'bo')));
    expect(await shown(moved)).toEqual([]);
    expect(animate).not.toHaveBeenCalled();
  });
});

describe('a panel', () => {
  const SETTINGS = { language: 'en', display: 'picture' } as const;
  let edits: Drawn[];
  beforeEach(() => {
    edits = [];
  });

  /** Shows ada's panel and returns its edits. */
  async function shown(state: LoadedTable, settings: object = {}, fails = false): Promise<Drawn[]> {
    const edit = async (change: Drawn) => {
      if (fails) throw new Error('expired');
      edits.push(change);
    };
    await one.bot.boards.panels.show({
      ...{ person: 'ada', loaded: state, seat: 0, settings: { ...SETTINGS, ...settings } },
      send: async () => ({ message: 'panel', edit, remove: async () => {} }),
    });
    await settled();
    return edits;
  }

  test('shows the animation of the last turn for its seat, after a delay', async () => {
    expect(await shown(await move('a1'))).toEqual([MOVING]);
    expect([delays(), tryAcquire.mock.calls.length]).toEqual([1, 1]);
  });

  test('shows it once per state, and again after a refresh', async () => {
    const moved = await move('a1');
    await shown(moved);
    expect(await shown(moved)).toEqual([MOVING]);
    await one.bot.boards.panels.refresh(await move('b2', 'bo'));
    await settled();
    expect(edits).toHaveLength(3);
    expect(edits.at(-1)).toEqual(MOVING);
  });

  test.each<[what: string, settings: object, prepare: () => void]>([
    ['its user wants none', { still: true }, () => {}],
    ['it has no picture', { display: 'plain' }, () => {}],
    ['there is no animation', {}, () => animate.mockResolvedValue(undefined)],
    ['the rate limit has no capacity', {}, () => tryAcquire.mockResolvedValue(false)],
  ])('shows none if %s', async (_, settings, prepare) => {
    prepare();
    expect(await shown(await move('a1'), settings)).toEqual([]);
  });
});
