import { describe, expect, test } from 'vitest';
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
});
