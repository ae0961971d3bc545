import { expect, test } from 'vitest';
import { canSend, type Reader } from './client.ts';

const MB = 1024 * 1024;

/** A reader with unsent bytes that records how it was disconnected. */
class Slow implements Reader {
  readonly isPlayer: boolean;
  unsentBytes: number;
  outcome: number | 'cut off' | undefined;

  constructor(unsentBytes: number, isPlayer = false) {
    this.unsentBytes = unsentBytes * MB;
    this.isPlayer = isPlayer;
  }

  close(code: number): void {
    this.outcome = code;
  }

  terminate(): void {
    this.outcome = 'cut off';
    this.unsentBytes = 0;
  }
}

test('disconnects slow readers with 1013, players at a higher limit', () => {
  const [eye, player, dead] = [new Slow(5), new Slow(60, true), new Slow(65, true)];
  expect([eye, player, dead].map((one) => canSend(one, 1, [eye, player, dead]))).toEqual([false, true, false]);
  expect([eye.outcome, player.outcome, dead.outcome]).toEqual([1013, undefined, 1013]);
});

test('disconnects the slowest spectators when their shared buffer is full', () => {
  const player = new Slow(60, true);
  const crowd = Array.from({ length: 150 }, (_, index) => new Slow(index < 30 ? 4 : 0.5));
  const reading = new Slow(0);
  expect(canSend(reading, MB, [player, ...crowd, reading])).toBe(true);
  expect(crowd.filter(({ outcome }) => outcome === 'cut off').length).toBe(14);
  expect(crowd.reduce((sum, { unsentBytes }) => sum + unsentBytes, MB)).toBeLessThanOrEqual(128 * MB);
  expect([player.outcome, reading.outcome]).toEqual([undefined, undefined]);
  expect(canSend(player, 100 * MB, [player, ...crowd])).toBe(true);
});

test('does not send a message above the total limit to a spectator with unread bytes', () => {
  const [eye, fresh] = [new Slow(1), new Slow(0)];
  expect([canSend(eye, 200 * MB, [eye, fresh]), eye.outcome]).toEqual([false, 'cut off']);
  expect(canSend(fresh, 200 * MB, [eye, fresh])).toBe(true);
});
