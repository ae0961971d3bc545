import type { AnyGame } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playTo, run } from './position.ts';

const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  printed.mockClear();
  complained.mockClear();
});

describe('a position', () => {
  test('refuses a number of players that the game is not for', () => {
    const table = { ...auction, seats: { min: 3, max: 5 } } as AnyGame;
    const playAt = (seats: number) => playTo(table, { seed: 1, seats, lines: [] });
    for (const seats of [2, 6, Number.NaN]) expect(() => playAt(seats)).toThrow('auction is for 3 to 5 players.');
    expect(playAt(3)).toMatchObject({ sealed: [0, 0, 0] });
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

  test('prints problems and fails', async () => {
    expect(await run(['./docs/examples/last-stone/index.ts', '1', 'take 9'])).toBe(2);
    expect(complained.mock.calls[0]?.[0]).toContain('"take 9" by seat 1 was refused.');
    expect(await run(['nothing', '1'])).toBe(2);
    expect(printed).not.toHaveBeenCalled();
  });
});
