import { read } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { ask, choices, dungeon } from './index.ts';
import { newRun } from './options.ts';
import type { HeroName } from './rules/heroes.ts';
import type { Room, State, Trap } from './state.ts';
import { stage } from './testing/stage.ts';

const reader = (language: 'en' | 'de') => ({ viewer: 0, language, names: ['Ada'] });
const run = (room: Room): State => ({ ...newRun([], 1), room });
const askFor = (state: State, language: 'en' | 'de' = 'en') => ask(state, 0, '', reader(language));

const effectOf = (state: State, language: 'en' | 'de' = 'en') => {
  const detail = choices(state, 0, 'e')[0]?.detail;
  return detail && read(detail, reader(language));
};

test.each([
  ['Jon Snow', '@s', { health: 280 }, 'heals 20, hits the Lannister Soldier for 30'],
  ['Jon Snow', 's@s', {}, 'hits 1 of 2 enemies in reach for 30'],
  ['Jon Snow', '@.....s', { health: 280 }, 'heals 20, nobody in reach'],
  ['Jon Snow', '@s', { remaining: 2 }, undefined],
  ['Melisandre', '@s.k......s', {}, '5 hits for up to 15 each on 2 enemies in reach'],
  ['Bronn', '@s', {}, 'hits the Lannister Soldier for up to 35'],
  ['Ygritte', '@.k', {}, 'hits the Lannister Knight for up to 30'],
] as const)('describes the ability of %s in %j with %j as %s', (name: HeroName, drawing, figures, en) => {
  expect(effectOf(run(stage(drawing, name, figures)))).toBe(en);
});

test('does not count a hidden trap as in range', () => {
  const room = stage('@..Q', 'Ygritte');
  expect(effectOf(run(room), 'de')).toBe('trifft die Falle der Königin mit bis zu 30 Schaden');
  (room.enemies[0] as Trap).visible = false;
  expect(effectOf(run(room), 'de')).toBe('niemand in Reichweite');
});

describe('the status', () => {
  test.each([
    ['s.s\n.@.\ns.s', {}, 'Defeat 4 enemies. 4 enemies can see you.'],
    ['@......s', {}, 'Defeat the last enemy. Nobody can see you.'],
    ['@.s', {}, 'Defeat the last enemy. The Lannister Soldier can see you.'],
    ['.s.\ns@s\n.s.', {}, 'Defeat 4 enemies. 4 enemies can see you: up to 32 damage.'],
    // 4 of 9 attack rolls are at least 5, and the hero does not defend.
    [
      '@s',
      { health: 5, defense: 0 },
      'Defeat the last enemy. The Lannister Soldier can see you: up to 8 damage, 44% chance of death.',
    ],
    ['.D\n@.', { health: 101 }, 'Defeat the last enemy. Up to 100 damage.'],
  ])('is for %j with %j: %s', (drawing, figures, line) => {
    expect(askFor(run(stage(drawing, 'Bronn', figures)))).toBe(line);
  });

  test.each([
    [{ health: 8, defense: 30 }, '@s', '< 1'],
    // Both rolls of 0 to 8 must be 8: 1 of 81. Two that add up to 15 at least: 3 of 81.
    [{ health: 16, defense: 0 }, 's@s', '1'],
    [{ health: 15, defense: 0 }, 's@s', '4'],
    [{ health: 1, defense: 0 }, '@s', '89'],
  ])('shows with %j in %j a chance of death of %s%%', (figures, drawing, chance) => {
    expect(askFor(run(stage(drawing, 'Bronn', figures)))).toContain(`, ${chance}% chance of death.`);
  });

  test('names the level of a run with several levels', () => {
    const state = { ...run(stage('@s', 'Bronn')), level: 4, ahead: ['@s'] };
    expect(askFor(state)).toMatch(/^Level 4: defeat the last enemy\. The/);
    expect(askFor({ ...state, endless: 1 })).toMatch(/^Depth 4: defeat the last enemy\. The/);
    expect(askFor(state, 'de')).toBe(
      'Level 4: Besiege den letzten Gegner. Der Lannister-Soldat sieht dich: bis zu 8 Schaden.',
    );
  });

  test('includes the defense against a distant shot', () => {
    const room = stage('@...M', 'Bronn', { health: 60, defense: 3 });
    Object.assign(room.enemies[0]!, { combatTicks: 5 });
    expect(askFor(run(room))).toContain('The Mountain can see you: up to 60 damage, 25% chance of death.');
  });
});

test.each([
  [['@s', '@k'], 0, 'Choose your hero for the next 2 levels.'],
  [['@s'], 0, 'Choose your hero for this level.'],
  [['@s'], 75, 'Choose an experienced hero for this level.'],
])('asks for a hero for %j after %i experience: %s', (levels, prior, en) => {
  expect(askFor(newRun(levels, 1, prior))).toBe(en);
});

const offered = (room: Room) => choices(run(room), 0, '').map(({ line }) => line);

test.each([
  ['no step or walk into walls', '###\n#@.\n#..\n..s', 'Bronn', {}, ['q', 's', 'd', 'walk s', 'walk d']],
  ['no walk into an enemy', '@s', 'Bronn', {}, ['q', 'e', 'd']],
  ['no cast without mana', '@s', 'Melisandre', { mana: 0 }, ['q', 'd']],
  ['a shield that heals', '#@#\n#.#\n...\n...\n..s', 'Jon Snow', { health: 9 }, ['q', 'e', 's', 'walk s']],
  ['rest for whoever needs it', '@#.....s', 'Bronn', { energy: 40 }, ['q', 'rest']],
  ['no rest under attack', '@s', 'Bronn', { energy: 40 }, ['q', 'd']],
  ['rest for new arrows at any time', '@#.........s', 'Ygritte', {}, ['q', 'rest']],
] as const)('omits useless choices: %s', (_, drawing, name: HeroName, figures, lines) => {
  expect(offered(stage(drawing, name, figures))).toEqual(lines);
});

test('accepts typed lines that are not offered', () => {
  const state = run(stage('@#.....s', 'Melisandre', { mana: 0 }));
  for (const line of ['w', 'e', 'walk d']) {
    expect(dungeon.acceptsUnlisted?.(state, 0, line), line).toBe(true);
    expect(dungeon.play(state, 0, line).refused).toBeUndefined();
  }
  for (const line of ['q', 'rest', 'x', '']) expect(dungeon.acceptsUnlisted?.(state, 0, line), line).toBe(false);
});

test('offers choices only to the player of a running game', () => {
  const state = run(stage('@#.....s', 'Bronn'));
  const over = run(stage('@#.....s', 'Bronn', { health: 0 }));
  expect([choices(state, 1, ''), choices(over, 0, '')]).toEqual([[], []]);
  expect(dungeon.acceptsUnlisted?.(state, 0, 'd')).toBe(true);
  expect([dungeon.acceptsUnlisted?.(state, 1, 'd'), dungeon.acceptsUnlisted?.(over, 0, 'd')]).toEqual([false, false]);
  expect(dungeon.acceptsUnlisted?.(state, 0, '1')).toBe(false);
});

test('treats a hidden trap as a free cell when walking', () => {
  const room = stage('@Q', 'Bronn');
  expect(offered(room)).not.toContain('walk d');
  (room.enemies[0] as Trap).visible = false;
  expect(offered(room)).toContain('walk d');
});

test('lets a hunter shoot at a hidden trap, but not without arrows', () => {
  const room = stage('@.......Q', 'Ygritte');
  expect(offered(room)).not.toContain('e');
  (room.enemies[0] as Trap).visible = false;
  expect(offered(room)).toContain('e');
  expect(offered({ ...room, hero: { ...room.hero, arrows: 0 } as Room['hero'] })).not.toContain('e');
});

test('offers a cast while a trap is hidden anywhere', () => {
  const room = stage('@.......Q', 'Bronn');
  expect(offered(room)).not.toContain('e');
  (room.enemies[0] as Trap).visible = false;
  expect(offered(room)).toContain('e');
});

test('explains the purpose and length of a rest, and names the ability', () => {
  const state = run(stage('@.s', 'Arya Stark', { energy: 70 }));
  const rest = choices(state, 0, 'rest')[0]!;
  expect(read(rest.detail!, reader('en'))).toBe('Full energy in 3 rounds');
  expect(read(rest.detail!, reader('de'))).toBe('Volle Energie in 3 Runden');
  const near = run(stage('@s', 'Arya Stark'));
  expect(read(choices(near, 0, 'e')[0]!.label, reader('de'))).toBe('Messer');
});

test('shows each hero’s goal in the menu', () => {
  const state = { ...newRun(['@s'], 1, 75), goals: [10, 11, 12, 13, 14, 15, 16] };
  expect(read(choices(state, 0, '3')[0]!.detail!, reader('de'))).toMatch(
    /^Ziel: 12 Runden\. 5 Treffer .* kostet \d+ Mana$/,
  );
});
