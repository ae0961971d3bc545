import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/test-bot.ts';
import { takeRepeated } from './deaths.ts';
import { freeMemoryWhenIdle } from './index.ts';
import { recordDeath } from './watchdog.ts';

const MB = 2 ** 20;
const SECOND = 1_000_000;

test('collects once after a busy time when the process is idle, and only if its memory has grown', () => {
  vi.useFakeTimers();
  const here = { memory: 160 * MB, processorTime: 0, collections: 0 };
  const stop = freeMemoryWhenIdle({
    memory: () => here.memory,
    processorTime: () => here.processorTime,
    collect: () => {
      here.collections++;
      here.memory = 180 * MB;
    },
  });
  const after = (processorTime: number, memory = here.memory) => {
    here.processorTime += processorTime;
    here.memory = memory;
    vi.advanceTimersByTime(30_000);
    return here.collections;
  };
  expect(after(0, 223 * MB)).toBe(0);
  expect(after(10 * SECOND, 340 * MB)).toBe(0);
  expect(after(1.51 * SECOND)).toBe(0);
  expect(after(1.5 * SECOND)).toBe(1);
  expect(after(0, 243 * MB)).toBe(1);
  expect(after(0, 244 * MB)).toBe(2);
  stop();
  expect(after(0, 400 * MB)).toBe(2);
  vi.useRealTimers();
});

test('returns free memory to the operating system', () => {
  // A process of its own, because others may use free memory of this one.
  const script = `
    const { memory, collect } = (await import('${new URL('index.ts', import.meta.url)}')).thisProcess();
    let objects = Array.from({ length: 1_000_000 }, (_, index) => ({ index, list: [index] }));
    const full = memory();
    objects = undefined;
    collect();
    console.log(full - memory());`;
  const freed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(Number(freed)).toBeGreaterThan(50 * MB);
});

describe('deaths', () => {
  const folder = temporaryFolder();
  const file = `${folder.path}/data/deaths.jsonl`;
  afterAll(folder.remove);

  test('returns work that has ended two processes, once', () => {
    expect(takeRepeated(file)).toEqual([]);
    recordDeath(file, { kind: 'interaction', id: 'a' });
    recordDeath(file, { kind: 'deadlines', record: 'digest', id: 'a' });
    recordDeath(file, { kind: 'interaction' });
    recordDeath(file);
    appendFileSync(file, '{"kind":"inter');
    expect(takeRepeated(file)).toEqual([]);
    recordDeath(file, { kind: 'delivery', id: 'a' });
    expect(takeRepeated(file)).toEqual([{ kind: 'interaction', id: 'a' }]);
    recordDeath(file, { kind: 'deadlines', record: 'digest', id: 'a' });
    expect(takeRepeated(file)).toEqual([{ kind: 'deadlines', record: 'digest', id: 'a' }]);
    expect(existsSync(file)).toBe(false);
  });
});
