import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FAULT_PRESETS, Faults, makeFaults, NO_FAULTS, parseFaults } from './faults.ts';
import { fromEnvironment, type Playground, startPlayground, TEXT_CHANNELS } from './index.ts';
import { ManualClock } from './testing/manual-clock.ts';
import { call, type RestResponse } from './testing/raw-bot.ts';

let clock: ManualClock;
let playground: Playground;

beforeEach(async () => {
  clock = new ManualClock();
  playground = await startPlayground({ port: 0, limits: false, now: clock.now, after: clock.after });
});

afterEach(() => playground.close());

const messages = `/channels/${TEXT_CHANNELS[0].id}/messages`;
const send = (content: string): Promise<RestResponse> => call(playground, 'POST', messages, { content });
const messageContents = () =>
  playground.world.messagesIn(TEXT_CHANNELS[0].id).map((message) => message.message.content);

/** Advances the clock second by second until a condition holds. Fails after 200 seconds. */
async function advanceUntil(shows: () => unknown): Promise<void> {
  for (let second = 0; second < 200 && !shows(); second++) {
    clock.advance(1_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(shows()).toBeTruthy();
}

describe('fault rates', () => {
  test.each([...Object.values(FAULT_PRESETS), { ...NO_FAULTS, seed: 7, lost: 0.2, delay: 800 }])(
    '%j survives making and parsing',
    (day) => {
      expect(parseFaults(makeFaults(day))).toEqual(day);
    },
  );

  test('overrides a preset by name; rates can be percentages', () => {
    expect(parseFaults('seed=3 storm lost=5%')).toEqual({ ...FAULT_PRESETS.storm, seed: 3, lost: 0.05 });
    expect(parseFaults('')).toEqual(NO_FAULTS);
  });

  test.each(['hail', 'lost=2', 'lost=-1', 'seed=1.5', 'lost'])('rejects %s', (line) => {
    expect(() => parseFaults(line)).toThrow('is not a fault rate');
  });

  test.each([
    [{ error: 0.5 }, 'There is no fault "error". There are: seed, latency, delay, errors, limits, lost, '],
    [{ errors: 50 }, 'The fault "errors" is 50. It must be a number from 0 to 1.'],
    [{ lost: '20%' }, 'The fault "lost" is 20%. It must be a number from 0 to 1.'],
  ])('rejects %j', async (rates, sentence) => {
    expect(() => playground.faults.set(rates as object)).toThrow(sentence);
    await expect(startPlayground({ faults: rates as object })).rejects.toThrow(sentence);
  });

  test('are read from environment variables', () => {
    expect(fromEnvironment({ PLAYGROUND_FAULTS: 'lost=1', PLAYGROUND_LIMITS: 'off', PLAYGROUND_SHARDS: '2' })).toEqual({
      faults: { ...NO_FAULTS, lost: 1 },
      limits: false,
      shards: 2,
    });
    expect(fromEnvironment({})).toEqual({});
  });
});

test('produces the same faults for the same seed', () => {
  const day = (seed: number) => {
    const faults = new Faults(clock);
    faults.set({ ...FAULT_PRESETS.storm, seed });
    return Array.from({ length: 200 }, () => faults.request('/'));
  };
  expect(day(1)).toEqual(day(1));
  expect(day(1)).not.toEqual(day(2));
  const befallen = day(1).filter(({ instead }) => instead === 'error').length;
  expect(befallen).toBeGreaterThan(20);
  expect(befallen).toBeLessThan(60);
});

test('fails with each of the temporary server errors', () => {
  const faults = new Faults(clock);
  const statuses = Array.from({ length: 100 }, () => faults.status());
  expect([...new Set(statuses)].toSorted()).toEqual([500, 502, 503, 504]);
});

describe('requests', () => {
  test('fail with a server error without effect', async () => {
    playground.faults.set({ errors: 1 });
    const response = await fetch(`${playground.apiUrl}/v10${messages}`, { method: 'POST', body: '{}' });
    expect(response.status).toBeGreaterThanOrEqual(500);
    playground.faults.clear();
    expect(messageContents()).toEqual([]);
    expect((await send('well again')).status).toBe(200);
  });

  test('fail with a rate limit and its headers without effect', async () => {
    playground.faults.set({ limits: 1 });
    const { status, headers, body } = await send('x');
    expect(status).toBe(429);
    expect(Number(headers.get('x-ratelimit-reset-after'))).toBeCloseTo(body.retry_after);
    expect(messageContents()).toEqual([]);
  });

  test('take effect although the response is lost', async () => {
    playground.faults.set({ lost: 1 });
    await expect(send('done')).rejects.toThrow('fetch failed');
    expect(messageContents()).toEqual(['done']);
  });

  test('are delayed', async () => {
    playground.faults.set({ latency: 1, delay: 10_000 });
    const start = clock.now();
    const sent = send('late');
    await advanceUntil(() => messageContents().length > 0);
    expect(clock.now()).toBeGreaterThan(start);
    expect((await sent).status).toBe(200);
  });
});
