import { describe, expect, test } from 'vitest';
import type { ClassName } from '../rules/cards.ts';
import { names, stage } from '../testing/stage.ts';
import { playLines } from './testing/play-lines.ts';

/** Java's results for these seeds. With the last seed, Java's generator rejects a number and draws again. */
const CARDS: readonly (readonly [seed: number, warrior: string, mage: string, paladin: string])[] = [
  [
    1,
    'Water, Lightning, Pierce, Fire, Reflect, Focus, Swing, Slash, Ice',
    'Reflect, Lightning, Thrust, Fire, Parry, Pierce, Swing, Slash, Ice',
    'Water, Lightning, Pierce, Fire, Focus, Parry, Thrust, Swing, Ice',
  ],
  [
    23,
    'Lightning, Slash, Swing, Ice, Water, Focus, Reflect, Pierce, Fire',
    'Lightning, Slash, Swing, Ice, Reflect, Pierce, Parry, Thrust, Fire',
    'Lightning, Swing, Thrust, Ice, Water, Parry, Focus, Pierce, Fire',
  ],
  [
    2147483647,
    'Ice, Lightning, Focus, Reflect, Pierce, Water, Swing, Fire, Slash',
    'Ice, Lightning, Pierce, Parry, Thrust, Reflect, Swing, Fire, Slash',
    'Ice, Lightning, Parry, Focus, Pierce, Water, Thrust, Fire, Swing',
  ],
  [
    1412068691,
    'Fire, Pierce, Focus, Reflect, Lightning, Ice, Swing, Slash, Water',
    'Fire, Thrust, Pierce, Parry, Lightning, Ice, Swing, Slash, Reflect',
    'Fire, Pierce, Parry, Focus, Lightning, Ice, Thrust, Swing, Water',
  ],
];

const MONSTERS: readonly (readonly [seed: number, first: string, second: string])[] = [
  [
    1,
    'Gorgon, Rat, Mushroomlin, Frog, Skeleton, Ghost, Spider, Goblin',
    'Shadow Blade, Mushroomlon, Wild Boar, Snake, Hornet, Dark Elf, Tarantula, Bear',
  ],
  [
    32,
    'Frog, Spider, Gorgon, Skeleton, Ghost, Mushroomlin, Rat, Goblin',
    'Snake, Tarantula, Shadow Blade, Hornet, Dark Elf, Wild Boar, Mushroomlon, Bear',
  ],
  [
    2147483647,
    'Gorgon, Frog, Rat, Goblin, Ghost, Skeleton, Mushroomlin, Spider',
    'Shadow Blade, Snake, Mushroomlon, Bear, Dark Elf, Hornet, Wild Boar, Tarantula',
  ],
  [
    1435606890,
    'Mushroomlin, Frog, Goblin, Skeleton, Spider, Ghost, Gorgon, Rat',
    'Wild Boar, Snake, Bear, Hornet, Tarantula, Dark Elf, Shadow Blade, Mushroomlon',
  ],
];

describe('the shuffle of the cards', () => {
  test.each(CARDS)('matches Java with seed %i', (seed, ...orders) => {
    for (const [index, name] of (['Warrior', 'Mage', 'Paladin'] satisfies ClassName[]).entries()) {
      const { state } = playLines(stage({ class: name, phase: { kind: 'seeds' } }), `${seed},1`);
      expect(names(state.pool).join(', ').replaceAll('(1)', '')).toBe(orders[index]);
    }
  });
});

describe('the shuffle of the monsters', () => {
  test.each(MONSTERS)('matches Java with seed %i', (seed, ...orders) => {
    for (const level of [1, 2] as const) {
      const { state } = playLines(stage({ level, phase: { kind: 'seeds' } }), `1,${seed}`);
      expect([...state.monsters.map(({ name }) => name), ...state.queue].join(', ')).toBe(orders[level - 1]);
    }
  });
});
