import { describe, expect, test } from 'vitest';
import { runa } from '../index.ts';
import { parseSeeds } from '../options.ts';
import type { State } from '../state.ts';
import { playLines } from './testing/play-lines.ts';

function begun(options: Parameters<typeof runa.setup>[0], seed = 1): State {
  const outcome = runa.setup(options, seed, 1);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return outcome.state;
}

test.each([
  [undefined, []],
  ['own', 'own'],
  ['61,86', [[61, 86]]],
  [' 61, 086 ', [[61, 86]]],
  [
    '61,86,7,25',
    [
      [61, 86],
      [7, 25],
    ],
  ],
  ['2147483647,1', [[2147483647, 1]]],
])('parses seeds %j', (text, seeds) => {
  expect(parseSeeds(text)).toEqual(seeds);
});

test.each([
  ...['', '61', '61,86,7', '1,2,3,4,5', '0,1', '1,2147483648', 'a,b', '-1,2', '1.5,2', 'own,own', '1,,2', '1e3,2'],
])('rejects seeds %j', (text) => {
  const outcome = runa.setup({ seeds: text }, 1, 1);
  expect(outcome.refused?.code).toBe('invalid-seeds');
});

describe('a table', () => {
  test('draws its seeds from its own seed', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => playLines(begun({}, seed), '3').state);
    expect(one).toEqual(same);
    expect(one?.story.seeds).not.toEqual(other?.story.seeds);
    for (const seed of one?.story.seeds.flat() ?? []) expect(seed).toBeGreaterThanOrEqual(1);
  });

  test('does not ask for seeds that were given', () => {
    const { state, printed } = playLines(begun({ seeds: '61,86' }), '3');
    expect(printed).toEqual(['Runa enters Stage 1 of Level 1']);
    expect(state.monsters[0]?.name).toBe('Rat');
    expect(state.story.seeds).toEqual([[61, 86]]);
  });

  test('asks for the player’s own seeds', () => {
    expect(playLines(begun({ seeds: 'own' }), '3').state.phase.kind).toBe('seeds');
  });
});
