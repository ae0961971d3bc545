import { expect, test } from 'vitest';
import { MovableClock } from './clock.ts';
import { ManualClock } from './testing/manual-clock.ts';

test('runs timers that become due when it is moved, earliest first', () => {
  const clock = new MovableClock(new ManualClock());
  const start = clock.now();
  const ran: string[] = [];
  clock.after(2_000, () => ran.push('late'));
  clock.after(1_000, () => ran.push('early'));
  clock.after(5_000, () => ran.push('not yet'));
  clock.after(1_000, () => ran.push('cancelled'))();
  clock.advance(3_000);
  expect(ran).toEqual(['early', 'late']);
  expect(clock.now() - start).toBe(3_000);
});

test('runs the other timers at their time, once', () => {
  const base = new ManualClock();
  const clock = new MovableClock(base);
  let count = 0;
  clock.after(5_000, () => count++);
  clock.advance(3_000);
  base.advance(1_999);
  expect(count).toBe(0);
  base.advance(1);
  clock.advance(10_000);
  expect(count).toBe(1);
});
