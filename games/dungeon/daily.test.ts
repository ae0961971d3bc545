import type { Seed } from '@longtable/kit';
import { expect, test } from 'vitest';
import { dailyOptions, nextAction } from './computers.ts';
import { dungeon } from './index.ts';
import { HERO_NAMES } from './rules/heroes.ts';
import { makeLine } from './rules/round.ts';
import type { State } from './state.ts';

const SEEDS = Array.from({ length: 12 }, (_, index) => 1_000_003 * (index + 1));
const days = SEEDS.map((choice) => {
  const seed = choice.toString(16).padStart(64, '0');
  return { choice, seed, options: dailyOptions(choice, seed) };
});

const begun = (seed: Seed, options: object) => {
  const outcome = dungeon.setup(dungeon.options.parse(options), seed, 1);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return outcome.state;
};

const played = (state: State, line: string) => {
  const outcome = dungeon.play(state, 0, line);
  if (outcome.refused) throw new Error(`${line}: ${outcome.refused.code}`);
  return outcome.state;
};

test('returns the same level for everyone, and a different one each day', () => {
  expect(days.map(({ choice, seed }) => dailyOptions(choice, seed))).toEqual(days.map(({ options }) => options));
  expect(new Set(days.map(({ options }) => options.levels)).size).toBe(SEEDS.length);
});

test.each(days)('reaches the goal on day $choice with every hero played by the computer', ({ seed, options }) => {
  const open = begun(seed, options);
  for (const [index, name] of HERO_NAMES.entries()) {
    let state = played(open, `${index + 1}`);
    while (dungeon.turn(state).length > 0)
      state = played(state, makeLine({ verb: 'act', action: nextAction(state.room!) }));
    expect(dungeon.result(state)?.winners, name).toEqual([0]);
    expect(state.rounds, name).toBe(options.goals?.[index]);
    expect(dungeon.solo?.score(state).words).toMatchObject({ de: expect.stringContaining('genau das Ziel') });
  }
});
