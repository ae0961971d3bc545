import { beforeEach, describe, expect, test } from 'vitest';
import type { Discord } from './discord.ts';
import { Faults } from './faults.ts';
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
