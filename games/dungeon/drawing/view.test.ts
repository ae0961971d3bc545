import { describe, expect, test } from 'vitest';
import { dungeon } from '../index.ts';
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
