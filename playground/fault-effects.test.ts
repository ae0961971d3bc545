import { beforeEach, describe, expect, test } from 'vitest';
import type { Discord } from './discord.ts';
import { FAULT_PRESETS, Faults, hasNoFaults, makeFaults, NO_FAULTS, parseFaults } from './faults.ts';
import { applyFaults } from './gateway/events.ts';
import { ManualClock } from './testing/manual-clock.ts';
import { parseSetup, TEXT_CHANNELS } from './world/setup.ts';
import { World } from './world/world.ts';

let clock: ManualClock;
let world: World;
let faults: Faults;
let did: string[];

beforeEach(() => {
  clock = new ManualClock();
  world = new World('http://127.0.0.1:1', parseSetup({}));
  world.createDefaultChannels();
  faults = new Faults(clock);
  did = [];
  const gateway = { dropConnections: () => did.push('drop'), invalidate: () => did.push('invalidate') };
  applyFaults(gateway, { clock, faults, world } as unknown as Discord);
});

const lost = () =>
  [...world.channels.values()].filter(
    (channel) => 'permission_overwrites' in channel && channel.permission_overwrites?.length,
  );

describe('each second', () => {
  test('connections drop and sessions end', () => {
    faults.set({ drops: 1 });
    clock.advance(999);
    expect(did).toEqual([]);
    clock.advance(1);
    clock.advance(1_000);
    expect(did).toEqual(['drop', 'drop']);
    faults.set({ invalid: 1 });
    clock.advance(1_000);
    expect(did).toEqual(['drop', 'drop', 'invalidate']);
    faults.clear();
    clock.advance(10_000);
    expect(did).toHaveLength(3);
  });

  test('another text channel loses access, until all have', () => {
    faults.set({ revoked: 1 });
    clock.advance(1_000);
    expect(lost()).toHaveLength(1);
    clock.advance(1_000);
    expect(lost()).toHaveLength(2);
    expect(lost().every(({ type }) => type === 0)).toBe(true);
  });

  test('access is restored after two to eight seconds, or when faults end', () => {
    faults.set({ revoked: 1 });
    clock.advance(1_000);
    faults.set({ revoked: 0.000001 });
    clock.advance(1_999);
    expect(lost()).toHaveLength(1);
    clock.advance(6_001);
    expect(lost()).toHaveLength(0);
    faults.set({ revoked: 1 });
    clock.advance(1_000);
    faults.clear();
    expect(lost()).toHaveLength(0);
    world.setAccess(TEXT_CHANNELS[0].id, 'none');
    clock.advance(10_000);
    expect(lost()).toHaveLength(1);
  });
});

describe('requests', () => {
  test('are reported with their fault, and never both refused and lost', () => {
    const seen: string[] = [];
    faults.on('fault', (path) => seen.push(path));
    expect(faults.request('/a')).toEqual({ delayMs: 0, lost: false });
    faults.set({ errors: 1, limits: 1, lost: 1 });
    expect(faults.request('/b')).toEqual({ delayMs: 0, instead: 'error', lost: false });
    faults.set({ limits: 1, lost: 1 });
    expect(faults.request('/c')).toEqual({ delayMs: 0, instead: 'limit', lost: false });
    faults.set({ lost: 1 });
    expect(faults.request('/d')).toEqual({ delayMs: 0, lost: true });
    faults.set({ latency: 1, delay: 100 });
    const { delayMs } = faults.request('/e');
    expect(delayMs).toBeLessThanOrEqual(100);
    expect(seen.slice(0, 3)).toEqual(['/b', '/c', '/d']);
  });

  test('wait from 0.2 to 2 seconds for a simulated limit', () => {
    const waits = Array.from({ length: 300 }, () => faults.retryAfter());
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(0.2);
    expect(Math.min(...waits)).toBeLessThan(0.3);
    expect(Math.max(...waits)).toBeLessThanOrEqual(2);
    expect(Math.max(...waits)).toBeGreaterThan(1.9);
  });
});

describe('rates', () => {
  test('keep the seed before a preset, and later words override earlier ones', () => {
    expect(parseFaults('seed=7 storm')).toEqual({ ...FAULT_PRESETS.storm, seed: 7 });
    expect(parseFaults('storm lost=5%').lost).toBe(0.05);
    expect(parseFaults('lost=5% fair').lost).toBe(0);
    expect(parseFaults(' ')).toEqual(NO_FAULTS);
  });

  test('are written as the difference to none, with their seed', () => {
    expect(makeFaults(NO_FAULTS)).toBe('seed=1');
    expect(makeFaults({ ...NO_FAULTS, delay: 3, lost: 0.5 })).toBe('seed=1 delay=3 lost=0.5');
    for (const name of ['latency', 'errors', 'limits', 'lost', 'drops', 'invalid', 'revoked'])
      expect(hasNoFaults({ ...NO_FAULTS, [name]: 0.1 })).toBe(false);
    expect(hasNoFaults({ ...NO_FAULTS, delay: 3, seed: 9 })).toBe(true);
  });

  test('are replaced completely', () => {
    faults.set({ lost: 1 });
    faults.set({ errors: 1 });
    expect(faults.rates).toEqual({ ...NO_FAULTS, errors: 1 });
    expect(() => faults.set({ hail: 1 } as never)).toThrow('There is no fault "hail".');
    expect(() => faults.set({ lost: 2 })).toThrow('It must be a number from 0 to 1.');
    expect(() => faults.set({ delay: 60_001 })).toThrow('It must be a valid number.');
  });
});
