import { beforeEach, expect, test } from 'vitest';
import { OutboxEntries } from './outbox.ts';

let now: number;
let entries: OutboxEntries;
const store = {
  put: (id: string, { at, tries }: { at: number; tries: number }) => `put ${id} ${at} ${tries}`,
  drop: (id: string) => `drop ${id}`,
};
beforeEach(() => {
  now = 100_000;
  entries = new OutboxEntries('me', store as never, () => now);
});

/** Adds work and confirms its commit. */
function added(tries?: number): readonly unknown[] {
  const addition = entries.add('t', tries);
  addition.confirm();
  return addition.writes;
}

test('writes an entry with a change, and with later changes only after 1.5 seconds', () => {
  expect(added(2)).toEqual(['put t@me.0 104000 2']);
  now += 1499;
  expect(added()).toEqual([]);
  now += 1;
  expect(added()).toEqual(['put t@me.1 105500 2']);
  expect(entries.size).toBe(1);
});

test('forgets a failed commit, unless other work of the table is left', () => {
  entries.add('t').withdraw();
  expect([entries.size, entries.flush()]).toEqual([0, []]);
  added();
  entries.add('t').withdraw();
  expect(entries.size).toBe(1);
  entries.done('t');
  expect(entries.flush()).toEqual(['drop t@me.1']);
  expect(entries.size).toBe(0);
});

test('renews the entry of running work, and releases work without a delivery after five seconds', () => {
  added();
  const end = entries.begin('t');
  now += 1499;
  expect(entries.flush()).toEqual([]);
  now += 1;
  expect(entries.flush()).toEqual(['drop t@me.0', 'put t@me.1 105500 0']);
  now += 10_000;
  expect(entries.flush()).toEqual(['drop t@me.1', 'put t@me.2 115500 0']);
  end();
  now += 1;
  expect(entries.flush()).toEqual(['drop t@me.2', 'put t@me.3 111501 0']);
  expect([entries.size, entries.flush()]).toEqual([0, []]);
});

test('does not release work that was added within five seconds', () => {
  added();
  now += 4999;
  expect(entries.flush()).toEqual(['drop t@me.0', 'put t@me.1 108999 0']);
  now += 1;
  expect(entries.flush()).toEqual(['drop t@me.1', 'put t@me.2 105000 0']);
});

test('keeps deferred work in memory only if it is due within a minute, until its time', () => {
  added();
  entries.later('t', now + 60_000);
  expect(entries.flush()).toEqual(['drop t@me.0', 'put t@me.1 160000 0']);
  now += 59_999;
  expect(entries.flush()).toEqual([]);
  expect(added()).toEqual(['put t@me.2 163999 0']);
  entries.done('t');
  expect(entries.flush()).toEqual(['drop t@me.1', 'drop t@me.2']);
  added();
  entries.later('t', now + 60_001);
  expect(entries.flush()).toHaveLength(2);
  expect(added()).toEqual([expect.stringMatching(/^put /)]);
  entries.done('t');
  expect(entries.flush()).toHaveLength(1);
});

test('leaves deferred work to any process from its time on', () => {
  added();
  entries.later('t', now + 1000);
  entries.flush();
  now += 1000;
  entries.flush();
  added();
  entries.done('t');
  expect(entries.flush()).toEqual(['drop t@me.2']);
});

test('schedules failed work with one more try, and ignores tables without work', () => {
  added(3);
  expect(entries.fail('t', false)).toBe(true);
  expect(entries.flush()).toEqual(['drop t@me.0', 'put t@me.1 108000 4']);
  expect(entries.size).toBe(0);
  entries.done('other');
  entries.later('other', 5);
  entries.begin('other')();
  expect(entries.fail('other', false)).toBe(true);
  expect(entries.flush()).toEqual([]);
});

test('releases unfinished work immediately, but not deferred work', () => {
  added();
  entries.open('u', 2);
  entries.add('v').confirm();
  entries.later('v', now + 1000);
  now += 1;
  expect(entries.release()).toEqual([
    'put u@me.2 104001 2',
    'drop v@me.1',
    'put v@me.3 101000 0',
    'drop t@me.0',
    'put t@me.4 100001 0',
    'drop u@me.2',
    'put u@me.5 100001 2',
  ]);
  expect([entries.size, entries.release()]).toEqual([0, []]);
});
