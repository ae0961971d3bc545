import { expect, test } from 'vitest';
import { achievements, clearedLevels, result, statistics } from './result.ts';

interface Hero {
  readonly class?: string;
  readonly health?: number;
  readonly pool?: number;
  readonly name?: string;
}

/** A run with an enemy left, or none if it is won. */
function run({ hero = {}, isWon = false, ...more }: { hero?: Hero; isWon?: boolean } & Record<string, unknown> = {}) {
  const room = {
    hero: { class: 'Warrior', name: 'Bronn', health: 50, pool: 100, level: 1, experience: 0, ...hero },
    enemies: isWon ? [] : [{}],
  };
  return { room, rounds: 40, level: 2, ahead: [{}, {}], prior: 0, ...more } as never;
}

const earned = (state: never, isWon = false, options: object = {}) =>
  achievements.filter((one) => one.isEarned({ state, options, seat: 0, isWon })).map(({ id }) => id);

test.each([
  ['two cleared levels', run({ level: 3 }), false, []],
  ['three cleared levels', run({ level: 4 }), false, ['three']],
  ['four cleared levels', run({ level: 5 }), false, ['three']],
  ['five as warrior', run({ level: 6 }), false, ['three', 'warrior']],
  ['five as mage', run({ level: 6, hero: { class: 'Mage' } }), false, ['three', 'mage']],
  ['five as rogue', run({ level: 6, hero: { class: 'Rogue' } }), false, ['three', 'rogue']],
  ['five as hunter', run({ level: 6, hero: { class: 'Hunter' } }), false, ['three', 'hunter']],
  ['a won run', run({ level: 4, ahead: [], isWon: true }), true, ['three', 'all']],
  ['a tenth of the health', run({ level: 1, hero: { health: 10 }, ahead: [], isWon: true }), true, ['all', 'close']],
  ['more than a tenth', run({ level: 1, hero: { health: 11 }, ahead: [], isWon: true }), true, ['all']],
  ['little health without a win', run({ level: 1, hero: { health: 1 } }), false, []],
] as const)('achievements: %s', (_, state, isWon, ids) => {
  expect(earned(state, isWon)).toEqual(ids);
  const own = earned(state, isWon, { levels: 'x' });
  expect(own).toEqual(ids.filter((id) => id === 'close'));
});

test('achievements: a win in fewer rounds than the computer', () => {
  const goals = Array(7).fill(40);
  const won = (rounds: number, isWon = true) =>
    earned(run({ level: 1, ahead: [], isWon: true, rounds, goals }), isWon, { levels: 'x' });
  expect([won(39), won(40), won(39, false)]).toEqual([['goal'], [], []]);
});

test('a run ends with a win or a death', () => {
  expect(result(run())).toBeUndefined();
  expect(result({ ...(run() as object), room: null } as never)).toBeUndefined();
  expect(result(run({ isWon: true }))).toEqual({ winners: [0] });
  expect(result(run({ hero: { health: 0 } }))).toEqual({ winners: [] });
  expect([
    clearedLevels(run({ level: 3 })),
    clearedLevels(run({ level: 3, isWon: true })),
    clearedLevels(run({ level: 0 })),
  ]).toEqual([2, 3, 0]);
  expect(
    statistics(run({ level: 3, rounds: 9 }))
      .map(({ value }) => value)
      .slice(0, 2),
  ).toEqual([2, 9]);
});
