import { describe, expect, test } from 'vitest';
import { names } from '../testing/stage.ts';
import { bossesOf, costOf, EFFECTS, MONSTERS, type MonsterName, poolMonsters, strengthOf } from './monsters.ts';

test.each([
  ['Scratch', 5, 10],
  ['Claw', 6, 12],
  ['Smash', 8, 16],
  ['Bite', 10, 20],
  ['Focus', 1, 2],
  ['Block', 7, 14],
  ['Deflect', 13, 24],
  ['Water', 10, 18],
  ['Ice', 12, 22],
  ['Fire', 14, 26],
  ['Lightning', 16, 30],
] as const)('%s is worth %i and %i', (name, first, second) => {
  expect([strengthOf({ name, level: 1 }), strengthOf({ name, level: 2 })]).toEqual([first, second]);
  const isMagic = ['Water', 'Ice', 'Fire', 'Lightning'].includes(name);
  expect([costOf({ name, level: 1 }), costOf({ name, level: 2 })]).toEqual(isMagic ? [1, 2] : [0, 0]);
  expect(EFFECTS[name].breaksFocus).toBe(name === 'Scratch' || name === 'Claw');
});

describe('the monster cards', () => {
  const cards: readonly (readonly [MonsterName, string, number, string])[] = [
    ['Frog', 'Water', 16, 'Focus(1), Water(1)'],
    ['Ghost', 'Ice', 15, 'Focus(1), Ice(1)'],
    ['Gorgon', 'Fire', 13, 'Focus(1), Fire(1)'],
    ['Skeleton', 'Lightning', 14, 'Focus(1), Lightning(1)'],
    ['Spider', 'none', 15, 'Bite(1), Block(1)'],
    ['Goblin', 'none', 12, 'Smash(1), Deflect(1)'],
    ['Rat', 'none', 14, 'Block(1), Claw(1)'],
    ['Mushroomlin', 'none', 20, 'Deflect(1), Scratch(1)'],
    ['Spider King', 'Lightning', 50, 'Bite(1), Block(1), Focus(1), Lightning(1)'],
    ['Snake', 'Ice', 31, 'Bite(2), Focus(2), Ice(2)'],
    ['Dark Elf', 'none', 34, 'Focus(2), Water(1), Lightning(1)'],
    ['Shadow Blade', 'Lightning', 27, 'Scratch(2), Focus(2), Lightning(2)'],
    ['Hornet', 'Fire', 32, 'Scratch(2), Focus(2), Fire(1), Fire(2)'],
    ['Tarantula', 'none', 33, 'Bite(2), Block(2), Scratch(2)'],
    ['Bear', 'none', 40, 'Claw(2), Deflect(2), Block(2)'],
    ['Mushroomlon', 'none', 50, 'Deflect(2), Scratch(2), Block(2)'],
    ['Wild Boar', 'none', 27, 'Scratch(2), Deflect(2), Scratch(2)'],
    ['Mega Saurus', 'none', 100, 'Bite(2), Block(2), Focus(2), Fire(1), Lightning(1)'],
  ];

  test.each(cards)('%s', (name, element, hp, abilities) => {
    const card = MONSTERS[name];
    expect([card.element ?? 'none', card.hp, names(card.abilities).join(', ')]).toEqual([element, hp, abilities]);
  });

  test('are in the order of the unshuffled pile, the bosses separate', () => {
    const order = [...poolMonsters(1), ...bossesOf(1), ...poolMonsters(2), ...bossesOf(2)];
    expect(order).toEqual(cards.map(([name]) => name));
  });
});
