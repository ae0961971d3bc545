import { describe, expect, test } from 'vitest';
import { dungeon } from '../index.ts';
import { gainExperience, HERO_NAMES, newHero } from '../rules/heroes.ts';
import { OUR_LEVELS } from '../rules/level.ts';
import type { State, Trap } from '../state.ts';
import { stage } from '../testing/stage.ts';

const run = (room: State['room']): State => ({ random: 0, level: 3, rounds: 57, prior: 0, ahead: ['@s'], room });
const reader = (language: 'en' | 'de') => ({ viewer: 0, language, names: ['Ada'] });
const view = (state: State, language: 'en' | 'de' = 'en') => dungeon.presentation.view(state, reader(language));

const RULE = '─'.repeat(36);

test('shows the board with the hero and attackers below', () => {
  const state = run(stage('####\n#@s#\n####', 'Melisandre'));
  expect(view(state).board).toEqual([
    'Level 3 of 4                Round 57',
    RULE,
    '▒▒▒▒',
    '▒@s▒',
    '▒▒▒▒',
    RULE,
    'Melisandre   ██████████████  100/100',
    ' attack 5   mana 75/300',
    ' defense 1  hero level 1 (0/50)',
    's Lannister Soldier   80/80  up to 8',
  ]);
  expect(view(state, 'de').board.slice(6)).toEqual([
    'Melisandre   ██████████████  100/100',
    ' Angriff 5  Mana 75/300',
    ' Abwehr 1   Stufe 1 (0/50)',
    's Lannister-Soldat      80/80  bis 8',
  ]);
});

test('shows the heroes to choose from with a header and a rule', () => {
  const choosing = dungeon.setup({}, 1, 1);
  if (choosing.refused) throw new Error(choosing.refused.code);
  expect(view(choosing.state).board.slice(0, 3)).toEqual([
    'Heroes to choose from',
    RULE,
    'Hero           Class    Life Att Def',
  ]);
  expect(view(choosing.state).board.slice(-5)).toEqual([
    '',
    'Warrior: heals, hits a nearby enemy',
    'Mage: random hits in range',
    'Rogue: hits every enemy next to you',
    'Hunter: shoots the closest enemy',
  ]);
});

test('shows the strongest attackers first', () => {
  expect(view(run(stage('.s.\ns@k\n...', 'Bronn'))).board.slice(-3)).toEqual([
    'k Lannister Knight 200/200  up to 14',
    's Lannister Soldier  80/80   up to 8',
    's Lannister Soldier  80/80   up to 8',
  ]);
});

test('shows a due shot of a distant boss', () => {
  const room = stage('@...M', 'Bronn', { health: 60, defense: 0 });
  Object.assign(room.enemies[0]!, { combatTicks: 5 });
  expect(view(run(room)).board.at(-1)).toBe('M The Mountain  1000/1000  shoots 60');
});

test('describes danger, hero, walls and enemies in sentences, the nearest enemy first', () => {
  const { sentences } = view(run(stage('s...\n...k\n..@#', 'Bronn')), 'de');
  expect(sentences).toEqual([
    'Kein sichtbarer Gegner kann dich in dieser Runde angreifen.',
    'Bronn: Leben 250 von 250, Angriff 35, Abwehr 3, Energie 100/100, Stufe 1 (0/50).',
    'Level 3 von 4, Runde 57.',
    'Wände neben dir: unten, rechts.',
    '1 hoch, 1 rechts: Lannister-Ritter, Leben 200 von 200, Angriff 14, Abwehr 8.',
    '2 hoch, 2 links: Lannister-Soldat, Leben 80 von 80, Angriff 8, Abwehr 3.',
  ]);
});

test('does not show a hidden trap', () => {
  const room = stage('@...Q.s', 'Jon Snow');
  (room.enemies[0] as Trap).visible = false;
  const without = { ...room, enemies: room.enemies.slice(1) };
  expect(view(run(room))).toEqual(view(run(without)));
  expect(dungeon.presentation.pages?.(run(room), reader('en'))).toEqual(
    dungeon.presentation.pages?.(run(without), reader('en')),
  );
});

test('shows a goal above the board', () => {
  const state = { ...run(stage('@s', 'The Hound')), level: 1, ahead: [], goals: [40, 41, 42, 43, 44, 45, 46] };
  expect(view(state).board[0]).toBe('Round 57              goal 41 rounds');
  expect(view(state, 'de').board[0]).toBe('Runde 57              Ziel 41 Runden');
  expect(view(state).sentences.slice(2, 4)).toEqual(['Round 57.', 'Goal: 41 rounds.']);
});

test('names a chosen level above the board and in the hero menu', () => {
  const choosing = dungeon.setup({ level: 3 }, 1, 1);
  if (choosing.refused) throw new Error(choosing.refused.code);
  expect(dungeon.presentation.ask?.(choosing.state, 0, '', reader('en'))).toBe('Choose your hero for level 3.');
  const begun = dungeon.play(choosing.state, 0, '1');
  if (begun.refused) throw new Error(begun.refused.code);
  expect(view(begun.state).board[0]).toBe('Level 3                      Round 0');
  expect(view(begun.state).sentences).toContain('Level 3, round 0.');
});

test('fits the longest class name into the menu', () => {
  const choosing = dungeon.setup({ endless: true }, 1, 1);
  if (choosing.refused) throw new Error(choosing.refused.code);
  expect(view(choosing.state, 'de').board).toContain('Maren          Kriegerin 260  26   7');
  for (const line of view(choosing.state, 'de').board) expect(line.length).toBeLessThanOrEqual(36);
});

test('shows more of the map the fewer enemies are listed, their ways below each other, and the whole height at the end', () => {
  const hall = (enemies: readonly string[]) => {
    const rows = Array.from({ length: 12 }, (_, y) => (enemies[y] ?? '').padEnd(30, '.'));
    return stage([...rows, '@'.padEnd(30, '.')].join('\n'), 'Jon Snow');
  };
  const rowsOf = (state: State) => view(state).board.lastIndexOf(RULE) - 2;
  const two = run(hall(['', '............s', '......s']));
  expect(view(two).board.slice(-2)).toEqual([
    's Lannister Soldier   80/80  10↑  6→',
    's Lannister Soldier   80/80  11↑ 12→',
  ]);
  const three = run(hall(['......s', '.....s..s']));
  const four = run(hall(['......s', '.....s..s', '.........s']));
  expect(view(four).board.at(-1)).toBe('  +2 more');
  const won = { ...run({ ...hall(['s']), enemies: [] }), ahead: [] };
  expect([two, three, four, won].map(rowsOf)).toEqual([6, 5, 5, 8]);
});

test('shows who sees the hero, then the way to the nearest enemies, but never to hidden traps', () => {
  const room = stage(`k.@${'.'.repeat(9)}s.B\n.${'#'.repeat(14)}\ns${'#'.repeat(14)}`, 'Bronn');
  expect(view(run(room)).board.slice(-3)).toEqual([
    'k Lannister Knight 200/200  sees you',
    's Lannister Soldier  80/80  sees you',
    '  +2 more',
  ]);
  expect(view(run(room), 'de').board.at(-3)).toBe('k Lannister-Ritter   200  sieht dich');
  const trapped = stage(`@${'.'.repeat(9)}B\n${'#'.repeat(11)}`, 'Bronn');
  expect(view(run(trapped)).board.at(-1)).toBe('B Bonus Trap                1/1  10→');
  (trapped.enemies[0] as Trap).visible = false;
  expect(view(run(trapped)).board.at(-1)).toBe('Only hidden traps are left.');
});

describe('fits a phone', () => {
  const veteran = (name: (typeof HERO_NAMES)[number]) => gainExperience(newHero(name), 25 * 40 * 39).hero;

  test.each(HERO_NAMES)('with %s at hero level 40 in each of our levels', (name) => {
    for (const level of OUR_LEVELS) {
      const room = stage(level, name);
      const { x, y } = room.hero;
      const { board } = view(run({ ...room, hero: { ...veteran(name), x, y } }), 'de');
      expect(board.length).toBeLessThanOrEqual(18);
      for (const line of board) expect(line.length).toBeLessThanOrEqual(36);
    }
  });

  test.each([
    [0, 0],
    [59, 29],
    [30, 15],
    [5, 28],
  ])('on the largest board with a hero at %i, %i, and shows the whole on pages', (x, y) => {
    const rows = Array.from({ length: 30 }, () => [...'.'.repeat(60)]);
    rows[y]![x] = '@';
    rows[y === 0 ? 1 : 0]![7] = 's';
    const state = run(stage(rows.map((row) => row.join('')).join('\n'), 'Thoros of Myr'));
    expect(view(state).board.filter((line) => /^[·s]*@[·s]*$/.test(line))).toHaveLength(1);
    const maps = (dungeon.presentation.pages?.(state, reader('de')) ?? []).filter(({ title }) =>
      title.startsWith('Ganze Karte'),
    );
    expect(maps.map(({ title }) => title)).toEqual(['Ganze Karte 1/2', 'Ganze Karte 2/2']);
    expect(maps[0]!.lines.map((line, row) => line + maps[1]!.lines[row])).toEqual(
      rows.map((row) => row.join('').replaceAll('.', '·')),
    );
  });

  test('shows a map that is wider only by its borders on one page', () => {
    const pages = dungeon.presentation.pages?.(run(stage(OUR_LEVELS[9]!, 'Bronn')), reader('en')) ?? [];
    expect(pages.map(({ title }) => title)).toEqual(['Full map', 'Hero', 'Bestiary', 'Legend']);
  });

  test('lists how long a trap is visible and hidden', () => {
    const pages = dungeon.presentation.pages?.(run(stage(OUR_LEVELS[9]!, 'Bronn')), reader('en')) ?? [];
    const bestiary = pages.find(({ title }) => title === 'Bestiary')?.lines.join(' ') ?? '';
    expect(bestiary).toMatch(/B: Bonus Trap[^:]*visible 1,? ?hidden 5/);
  });
});

test('ends with the outcome of a run', () => {
  const room = stage('@s', 'Bronn');
  const fallen = run({ ...room, hero: { ...room.hero, health: 0 } });
  expect(view(fallen).board.slice(-2)).toEqual(['', expect.stringMatching(/^Bronn died .* in round 57\.$/)]);
});
