import { describe, expect, test } from 'vitest';
import type { HeroClass } from '../state.ts';
import { stage } from '../testing/stage.ts';
import { gainExperience, HERO_NAMES, levelUp, newHero } from './heroes.ts';

describe('a level-up', () => {
  test.each([
    ['Jon Snow', { level: 2, experience: 0, pool: 330, health: 320, attack: 42, defense: 8, remaining: 0 }],
    ['The Hound', { level: 2, experience: 0, pool: 430, health: 420, attack: 32, defense: 10, remaining: 0 }],
    ['Melisandre', { pool: 120, health: 120, attack: 13, defense: 3, manaPool: 350, mana: 162, spellPower: 35 }],
    ['Thoros of Myr', { pool: 270, health: 270, attack: 33, defense: 6, manaPool: 200, mana: 87, spellPower: 40 }],
    ['Arya Stark', { pool: 170, health: 170, attack: 54, defense: 4, energy: 100 }],
    ['Bronn', { pool: 270, health: 270, attack: 49, defense: 5, energy: 100 }],
    ['Ygritte', { pool: 240, health: 240, attack: 42, defense: 6, arrows: 30, counter: 0 }],
  ] as const)('raises %s at 50 experience', (name, figures) => {
    expect(levelUp({ ...newHero(name), health: 1, experience: 50 })).toMatchObject(figures);
  });

  test('gives a mage a quarter of the raised pool, up to the pool', () => {
    const mage = { ...newHero('Melisandre'), experience: 50 };
    expect(levelUp({ ...mage, mana: 300 } as typeof mage)).toMatchObject({ mana: 350, manaPool: 350 });
    expect(levelUp(levelUp(mage))).toMatchObject({ mana: 162 + 106, manaPool: 425 });
  });

  test('ends the cooldown, fills the energy and keeps the arrow counter', () => {
    expect(levelUp(stage('@s', 'Jon Snow', { remaining: 3 }).hero)).toMatchObject({ remaining: 0, cooldown: 3 });
    expect(levelUp(stage('@s', 'Bronn', { energy: 5 }).hero)).toMatchObject({ energy: 100, cost: 50 });
    expect(levelUp(stage('@s', 'Ygritte', { counter: 7 }).hero)).toMatchObject({ counter: 7, range: 6 });
  });
});

describe('experience', () => {
  test.each([
    [49, 1, 49],
    [50, 2, 0],
    [149, 2, 99],
    [150, 3, 0],
    [250, 3, 100],
    [5000, 14, 450],
  ])('%i makes level %i with %i left over', (gained, level, experience) => {
    for (const name of HERO_NAMES)
      expect(gainExperience(newHero(name), gained).hero).toMatchObject({ level, experience });
  });

  test('of 250 applies both level-ups of the document’s example in order', () => {
    const { hero, levelUps } = gainExperience(newHero('Jon Snow'), 250);
    expect(hero).toMatchObject({ level: 3, experience: 100, health: 360, pool: 375, attack: 60, defense: 14 });
    expect(levelUps).toEqual([
      { level: 2, gains: { pool: 30, attack: 12, defense: 4 } },
      { level: 3, gains: { pool: 45, attack: 18, defense: 6 } },
    ]);
  });

  test('of the official levels leads to the known hero levels', () => {
    const earned = [1050, 3100, 2900, 14000];
    let { hero } = gainExperience(newHero('Arya Stark'), 0);
    const reached = earned.map((sum) => {
      hero = gainExperience(hero, sum).hero;
      return [hero.level, hero.experience];
    });
    expect(reached).toEqual([
      [7, 0],
      [13, 250],
      [17, 250],
      [29, 750],
    ]);
  });

  const FACTORS: Record<HeroClass, Record<string, number>> = {
    Warrior: { pool: 15, attack: 6, defense: 2 },
    Mage: { pool: 10, attack: 4, defense: 1, manaPool: 25, spellPower: 10 },
    Rogue: { pool: 10, attack: 7, defense: 1 },
    Hunter: { pool: 10, attack: 6, defense: 2, arrows: 10 },
  };

  test.each(HERO_NAMES)('raises every stat of %s by a factor times S(L)', (name) => {
    const start = newHero(name);
    for (let level = 2; level <= 10; level++) {
      const { hero, levelUps } = gainExperience(start, 25 * level * (level - 1));
      const sum = (level * (level + 1)) / 2 - 1;
      for (const [figure, factor] of Object.entries(FACTORS[hero.class])) {
        const [before, after] = [start, hero].map((unit) => (unit as unknown as Record<string, number>)[figure]!);
        expect(after).toBe(before! + factor * sum);
        expect(levelUps.at(-1)).toMatchObject({ level, gains: { [figure]: factor * level } });
      }
    }
  });
});
