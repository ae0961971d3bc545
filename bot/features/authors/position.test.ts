import type { AnyGame } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playTo, playWhole, run } from './position.ts';

const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  printed.mockClear();
  complained.mockClear();
});

type Bids = { bids: number[][]; sealed: number[] };

describe('a position', () => {
  const at = (...lines: (string | number)[]) => playTo(auction, { seed: 1, lines }) as Bids;

  test('is reached by lines of the first seat in turn, and by computers', () => {
    expect(at('bid 5')).toEqual({ bids: [], sealed: [5, 0] });
    expect(at('bid 5', 1)).toEqual({ bids: [[5, 2]], sealed: [0, 0] });
    expect(at(2, 'bid 6').sealed).toEqual([6, 0]);
    expect(at(0)).toEqual({ bids: [], sealed: [0, 0] });
  });

  test('does not go beyond the end', () => {
    expect(at(100).bids).toHaveLength(3);
    const states = playWhole(auction, { seed: 1, seats: 3 }) as Bids[];
    expect([states.length, states[0]?.sealed, states.at(-1)?.bids.length]).toEqual([10, [0, 0, 0], 3]);
  });

  test('names a line that the game refuses', () => {
    expect(() => at('bid 1', 'bid 9')).toThrow('"bid 9" by seat 1 was refused. Bid 1 to 6. (bid)');
    const closed = {
      ...auction,
      setup: () => ({ refused: { code: 'no', sentence: 'Not today.' } }),
    } as AnyGame;
    expect(() => playTo(closed, { seed: 1, lines: [] })).toThrow('auction couldn’t be set up. Not today. (no)');
  });

  test('refuses a number of players that the game is not for', () => {
    const table = { ...auction, seats: { min: 3, max: 5 } } as AnyGame;
    const playAt = (seats: number) => playTo(table, { seed: 1, seats, lines: [] });
    for (const seats of [2, 6, Number.NaN]) expect(() => playAt(seats)).toThrow('auction is for 3 to 5 players.');
    expect(playAt(3)).toMatchObject({ sealed: [0, 0, 0] });
  });

  test('is played at random without computers, the same for the same seed', () => {
    const { computers: _, ...game } = noughts as AnyGame;
    const end = (seed: number) => JSON.stringify(playTo(game as AnyGame, { seed, lines: [5] }));
    expect(end(1)).toBe(end(1));
    expect(new Set([1, 2, 3, 4, 5].map(end)).size).toBeGreaterThan(1);
  });
});

describe('the command', () => {
  const output = () => printed.mock.calls.map(([line]) => String(line));

  test('prints each view with the choices of the seats to move, and the state', async () => {
    expect(await run(['./docs/examples/last-stone/index.ts', '1', '--names', 'Ann,Ben,Cy', '--language', 'de'])).toBe(
      0,
    );
    const lines = output();
    expect(lines.filter((line) => line.startsWith('=='))).toEqual([
      '== seat 0, Ann',
      '== seat 1, Ben, to move',
      '== spectator',
    ]);
    expect(lines.filter((line) => line.startsWith('  "'))).toHaveLength(3);
    expect(lines.join('\n')).toContain('"take 1" 1 nehmen');
    expect(JSON.parse(lines.at(-1) ?? '')).toBeTypeOf('object');
  });

  test('prints the result at the end', async () => {
    expect(await run(['./docs/examples/last-stone/index.ts', '1', '99'])).toBe(0);
    expect(output().at(-1)).toMatch(/^Over: \{/);
    expect(output().some((line) => line.includes('to move'))).toBe(false);
  });

  test('prints problems and fails', async () => {
    expect(await run(['./docs/examples/last-stone/index.ts', '1', 'take 9'])).toBe(2);
    expect(complained.mock.calls[0]?.[0]).toContain('"take 9" by seat 1 was refused.');
    expect(await run(['nothing', '1'])).toBe(2);
    expect(printed).not.toHaveBeenCalled();
  });
});
