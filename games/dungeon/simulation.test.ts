import { RNG } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { nextAction } from './computers.ts';
import { HERO_NAMES, type HeroName, newHero } from './rules/heroes.ts';
import { type Level, OUR_LEVELS, parseLevel } from './rules/level.ts';
import { enter } from './rules/room.ts';
import { playRound } from './rules/round.ts';

const RUNS = 5;
/** Maximum number of rounds per level. A level that takes more counts as lost. */
const MAX_ROUNDS = 5000;
const levels = OUR_LEVELS.map((text) => parseLevel(text) as Level);

/** Returns the number of levels that a computer clears. */
function cleared(name: HeroName, seed: number, casts: boolean): number {
  const random = RNG.seeded(seed);
  let hero = newHero(name);
  for (const [index, level] of levels.entries()) {
    let room = enter(level, hero);
    for (let round = 0; room.enemies.length > 0; round++) {
      if (room.hero.health === 0 || round === MAX_ROUNDS) return index;
      room = playRound(room, nextAction(room, casts), (max) => random.below(max + 1)).room;
    }
    hero = room.hero;
  }
  return levels.length;
}

const runs = (name: HeroName, casts: boolean) => Array.from({ length: RUNS }, (_, seed) => cleared(name, seed, casts));
const wins = (results: readonly number[]) => results.filter((result) => result === levels.length).length;

describe('our ten levels', () => {
  test.each(HERO_NAMES)('are cleared by %s in at least 80 % of the runs by casting and resting', (name) => {
    const results = runs(name, true);
    expect(wins(results)).toBeGreaterThanOrEqual(0.8 * RUNS);
    expect(results.filter((result) => result >= 3).length).toBeGreaterThanOrEqual(0.9 * RUNS);
  });

  test('defeat at least three heroes in most runs without casting', () => {
    const failing = HERO_NAMES.filter((name) => wins(runs(name, false)) < RUNS / 2);
    expect(failing.length).toBeGreaterThanOrEqual(3);
  });
});
