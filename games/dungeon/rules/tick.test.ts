import { expect, test } from 'vitest';
import { type HeroName, newHero } from './heroes.ts';
import { tick } from './tick.ts';

test.each([
  ['Jon Snow', { remaining: 3 }, { remaining: 2 }],
  ['Jon Snow', { remaining: 0 }, { remaining: 0 }],
  ['Melisandre', { mana: 10, level: 4 }, { mana: 14 }],
  ['Melisandre', { mana: 298, level: 4 }, { mana: 300 }],
  ['Bronn', { energy: 40 }, { energy: 50 }],
  ['Bronn', { energy: 95 }, { energy: 100 }],
  ['Ygritte', { arrows: 3, counter: 9, level: 2 }, { arrows: 3, counter: 10 }],
  ['Ygritte', { arrows: 3, counter: 10, level: 2 }, { arrows: 5, counter: 0 }],
] as const)('ticks %s from %j to %j', (name: HeroName, before, after) => {
  expect(tick({ ...newHero(name), ...before } as never)).toMatchObject(after);
});

test('refills arrows in rounds 11, 22 and 33', () => {
  let hero = newHero('Ygritte');
  const refills: number[] = [];
  for (let round = 1; round <= 33; round++) {
    const next = tick(hero);
    if ('arrows' in next && 'arrows' in hero && next.arrows > hero.arrows) refills.push(round);
    hero = next;
  }
  expect(refills).toEqual([11, 22, 33]);
});
