import { describe, expect, test } from 'vitest';
import { decide, finalIp, type Metrics } from './course/ending.ts';
import { guestStake } from './course/turns.ts';
import { feedChange } from './gadgets/tools.ts';
import { columnName, distance, makePoint, parsePoint, ring } from './grid.ts';
import { highestStake, rollChance, rouletteChance, testChance } from './match/draft-state.ts';
import { damageTaken, healingGained, healthAfter } from './match/health.ts';
import { type PropertyName, pointsOf } from './properties.ts';

describe('grid', () => {
  test.each([
    [0, 0, 'A1'],
    [25, 29, 'Z30'],
    [26, 0, 'AA1'],
    [35, 8, 'AJ9'],
  ])('converts %i, %i to %s and back', (x, y, name) => {
    expect(makePoint({ x, y })).toBe(name);
    expect(parsePoint(name)).toEqual({ x, y });
  });

  test.each(['', 'A', '1', 'A0', 'a1', 'A01', 'A100', 'AAA1', ' A1', 'A1 ', '1A'])(
    'rejects "%s" as a field',
    (name) => {
      expect(parsePoint(name)).toBeUndefined();
    },
  );

  test('names columns uniquely', () => {
    expect(new Set(Array.from({ length: 60 }, (_, x) => columnName(x))).size).toBe(60);
  });

  test('measures distances in king steps', () => {
    expect(distance({ x: 2, y: 3 }, { x: 7, y: 1 })).toBe(5);
    expect(ring({ x: 5, y: 5 }, 1)).toHaveLength(8);
    expect(ring({ x: 5, y: 5 }, 3)).toHaveLength(24);
  });
});

describe('points', () => {
  const first = () => true;
  const second = () => false;
  const table: [PropertyName[], () => boolean, number, number][] = [
    [[], first, 2, 1],
    [['NIMBLENESS'], first, 3, 1],
    [['SLUGGISHNESS'], first, 1, 1],
    [['NIMBLENESS', 'SLUGGISHNESS'], first, 1, 1],
    [['SPRYNESS'], first, 2, 2],
    [['PONDEROUSNESS'], first, 1, 1],
    [['PONDEROUSNESS'], second, 2, 0],
    [['AGILITY'], first, 3, 1],
    [['AGILITY'], second, 2, 2],
    [['SLUGGISHNESS', 'PONDEROUSNESS'], first, 0, 1],
    [['AGILITY', 'PONDEROUSNESS'], second, 2, 1],
  ];
  test.each(table)('are correct for %j', (properties, coin, bp, ap) => {
    expect(pointsOf(properties, coin)).toEqual({ bp, ap });
  });
});

describe('chances', () => {
  test.each([
    [0.8, false, false, 0.8],
    [0.8, true, false, 0.4],
    [0.8, false, true, 0.96],
    [0.8, true, true, 0.64],
    [0, true, true, 0],
    [1, false, true, 1],
  ])('computes the test chance of %f, clammy %s, tradecraft %s', (probability, clammy, tradecraft, expected) => {
    expect(testChance(probability, { clammy, tradecraft })).toBeCloseTo(expected, 12);
  });

  test('halves a single roll in wet clothes, independent of tradecraft', () => {
    expect([rollChance(0.7, { clammy: false }), rollChance(0.7, { clammy: true })]).toEqual([0.7, 0.35]);
  });

  const roulette: [PropertyName[], boolean, number][] = [
    [[], false, 18],
    [['LUCKY_DEVIL'], false, 23],
    [['JINX'], false, 13],
    [['JINX', 'LUCKY_DEVIL'], false, 23],
    [[], true, 19],
    [['LUCKY_DEVIL'], true, 14],
    [['JINX'], true, 24],
  ];
  test.each(roulette)('computes roulette with %j and prism %s as %i of 37', (properties, inverted, pockets) => {
    expect(rouletteChance(properties, inverted) * 37).toBeCloseTo(pockets, 12);
  });

  test.each([
    [10, 32, 10],
    [10, 4, 4],
    [0, 4, 0],
  ])('limits the stake with %i chips at a table of %i to %i', (own, table, stake) => {
    expect(highestStake(own, table)).toBe(stake);
  });

  test.each([
    [10, 32, 5],
    [7, 32, 4],
    [9, 2, 2],
    [1, 5, 1],
  ])('makes a guest with %i chips at a table of %i stake %i', (own, table, stake) => {
    expect(guestStake(own, table)).toBe(stake);
  });
});

describe('health', () => {
  const table: [number, PropertyName[], boolean, number][] = [
    [78, [], false, 78],
    [78, ['TOUGHNESS'], false, 39],
    [31, ['TOUGHNESS'], false, 15],
    [31, ['TOUGHNESS'], true, 31],
    [31, ['ROBUST_STOMACH'], true, 15],
    [31, ['ROBUST_STOMACH'], false, 31],
  ];
  test.each(table)('reduces %i damage with %j and poison %s to %i', (damage, properties, poison, taken) => {
    expect(damageTaken(damage, properties, poison)).toBe(taken);
  });

  test('heals twice as much with a robust stomach and stays between 0 and 100', () => {
    expect(healingGained(30, [])).toBe(30);
    expect(healingGained(30, ['ROBUST_STOMACH'])).toBe(60);
    expect(healthAfter(90, 30)).toBe(100);
    expect(healthAfter(20, -200)).toBe(0);
    expect(healthAfter(20, -5)).toBe(15);
  });
});

test.each([
  [10, 30, -10],
  [20, 30, -10],
  [40, 30, 10],
  [30, 30, 0],
  [0, 30, 0],
])('changes the points by chicken feed from %i to %i by %i', (giver, target, change) => {
  expect(feedChange(giver, target)).toBe(change);
});

describe('the winner', () => {
  const even: Metrics = { ip: 100, collar: false, drinks: 2, pours: 1, damage: 50 };
  const table: [Partial<Metrics>, string][] = [
    [{ ip: 101, drinks: 0 }, 'VICTORY_BY_IP'],
    [{ collar: true, drinks: 0 }, 'VICTORY_BY_COLLAR'],
    [{ drinks: 3, pours: 0 }, 'VICTORY_BY_DRINKING'],
    [{ pours: 2, damage: 99 }, 'VICTORY_BY_SPILLING'],
    [{ damage: 49 }, 'VICTORY_BY_HP'],
  ];
  test.each(table)('is decided with %j by %s', (better, reason) => {
    const one = { ...even, ...better };
    expect(decide(one, even, () => false)).toEqual({ winner: 0, reason });
    expect(decide(even, one, () => true)).toEqual({ winner: 1, reason });
  });

  test('is decided by a coin if all metrics are equal', () => {
    expect(decide(even, even, () => true)).toEqual({ winner: 0, reason: 'VICTORY_BY_RANDOMNESS' });
    expect(decide(even, even, () => false)).toEqual({ winner: 1, reason: 'VICTORY_BY_RANDOMNESS' });
  });

  test('is decided after converting chips to points', () => {
    expect(finalIp({ ip: 13, chips: 12 }, 10)).toBe(133);
  });
});
