import { describe, expect, test } from 'vitest';
import { OUR_LEVELS } from '../files/levels.ts';
import { gainExperience } from '../rules/growth.ts';
import { HERO_NAMES, newHero } from '../rules/heroes.ts';
import type { State, Trap } from '../state.ts';
import { stage } from '../testing/stage.ts';
import { view } from './view.ts';

const run = (room: State['room']): State => ({ random: 0, level: 3, rounds: 57, prior: 0, ahead: ['@s'], room });

test('the board, with level, round and the whole line of the hero below', () => {
  expect(view(run(stage('####\n#@s#\n####', 'Melisandre'))).board).toEqual([
    'Level 3 of 4 · Round 57',
    '####',
    '#@s#',
    '####',
    'Melisandre (Mage) · HP 100/100 · ATK 5',
    'DEF 1 · Level 1 · XP 0/50',
    'Mana 75/300 · Mana cost 30',
    'Spell power 15 · Hit count 5 · Range 6',
    'Lannister Solider · HP 80/80 · ATK 8',
    'DEF 3 · XP 25 · Vision 3',
  ]);
});

test('of the enemies only those stand below who may strike next, and likes only once', () => {
  const described = (drawing: string) =>
    view(run(stage(drawing, 'Bronn'))).board.filter((line) => / Vision|Trap/.test(line));
  expect(described('s.s\n.@.\ns.s')).toEqual([]);
  expect(described('.s.\ns@s\n.s.')).toEqual(['DEF 3 · XP 25 · Vision 3']);
  expect(described('.sB\n.@k\n...')).toHaveLength(3);
});

test('units, health and names are coloured', () => {
  const { board, coloured } = view(run(stage('#M##\n#@sB\n####', 'Jon Snow', { health: 70 })));
  expect(coloured?.slice(1, 3)).toEqual([
    '#\u001b[1;35mM\u001b[0m##',
    '#\u001b[1;32m@\u001b[0m\u001b[31ms\u001b[0m\u001b[33mB\u001b[0m',
  ]);
  expect(coloured?.[4]).toBe('\u001b[1;32mJon Snow\u001b[0m (Warrior) · \u001b[31mHP 70/300\u001b[0m');
  expect(coloured?.at(-2)).toBe('\u001b[31mLannister Solider\u001b[0m · HP 80/80 · ATK 8');
  expect(coloured).toHaveLength(board.length);
});

test('sentences name the walls and the enemies, the nearest first', () => {
  expect(view(run(stage('s...\n...k\n..@#', 'Bronn'))).sentences.slice(2)).toEqual([
    { en: 'Walls next to you: down, right.', de: 'Wände neben dir: unten, rechts.' },
    expect.objectContaining({ en: expect.stringMatching(/^1 up, 1 right: Lannister Knight/) }),
    expect.objectContaining({ de: expect.stringMatching(/^2 oben, 2 links: Lannister Solider/) }),
  ]);
});

test('a hidden trap shows nowhere', () => {
  const room = stage('@...Q.s', 'Jon Snow');
  (room.enemies[0] as Trap).visible = false;
  const without = { ...room, enemies: room.enemies.slice(1) };
  expect(view(run(room))).toEqual(view(run(without)));
});

describe('fits a message', () => {
  const veteran = (name: (typeof HERO_NAMES)[number]) => gainExperience(newHero(name), 25 * 40 * 39).hero;

  test.each(HERO_NAMES)('with %s at hero level 40 in each of our levels', (name) => {
    for (const level of OUR_LEVELS) {
      const room = stage(level, name);
      const { x, y } = room.hero;
      const { board, coloured } = view(run({ ...room, hero: { ...veteran(name), x, y } }));
      expect(board.join('\n').length).toBeLessThan(1500);
      expect(coloured?.join('\n').length).toBeLessThan(1550);
      for (const line of board) expect(line.length).toBeLessThanOrEqual(38);
    }
  });

  test.each([
    [0, 0],
    [59, 29],
    [30, 15],
    [5, 28],
  ])('on the largest board there is, with a hero at %i, %i in the window', (x, y) => {
    const rows = Array.from({ length: 30 }, () => [...'.'.repeat(60)]);
    rows[y]![x] = '@';
    rows[y === 0 ? 1 : 0]![7] = 's';
    const { board } = view(run(stage(rows.map((row) => row.join('')).join('\n'), 'Thoros of Myr')));
    expect(board.join('\n').length).toBeLessThan(1500);
    expect(board.filter((line) => /^[.s]*@[.s]*$/.test(line))).toHaveLength(1);
  });
});
