import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { playTyped } from '@longtable/kit/testing/typed';
import { afterEach, describe, expect, test } from 'vitest';
import { textGame } from './index.ts';

const folders: string[] = [];

async function folder(...levels: readonly string[]): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'dungeon-'));
  folders.push(path);
  await Promise.all(levels.map((text, index) => writeFile(join(path, `level${index + 1}.txt`), text)));
  return path;
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((path) => rm(path, { recursive: true })));
});

const JON = 'Jon Snow (Warrior) · HP 300/300 · ATK 30 · DEF 4 · Level 1 · XP 0/50 · Cooldown 0/3';
const HERO_HINT = 'Choose a hero: type a number from 1 to 7.';
const KEYS_HINT = 'Type w (up), s (down), a (left), d (right), e (cast) or q (wait).';

describe('a run at the terminal', () => {
  test('shows the menu, each level when it starts, each round, and the end', async () => {
    const levels = await folder('@B', '@s\n..');
    const typed = ['x', '1', 'D', 'walk d', 'd', 'd'];
    const { output, code } = await playTyped(textGame, [levels, '--draws', '30,0,60,0,0,0'], typed);
    const raised = 'Jon Snow (Warrior) · HP 360/375 · ATK 60 · DEF 14 · Level 3 · XP 100/150 · Cooldown 0/3';
    const lines = output.split('\n');
    expect(code).toBe(0);
    expect(lines[0]).toBe(`1. ${JON}`);
    expect(lines.slice(7)).toEqual([
      HERO_HINT,
      HERO_HINT,
      KEYS_HINT,
      'Level 1 of 2 begins.',
      '@B',
      JON,
      KEYS_HINT,
      KEYS_HINT,
      '.@',
      raised,
      JON,
      'Bonus Trap · HP 1/1 · ATK 1 · DEF 1 · XP 250 · Shown 1 · Hidden 5',
      'Jon Snow strikes at Bonus Trap: attack 30, defense 0, damage 30 (0/1 left)',
      'Bonus Trap dies: 250 experience',
      'Jon Snow is now level 2: max HP +30, ATK +12, DEF +4',
      'Jon Snow is now level 3: max HP +45, ATK +18, DEF +6',
      'Level 1 is cleared.',
      'Level 2 of 2 begins.',
      '@s',
      '..',
      raised,
      '@s',
      '..',
      raised,
      raised,
      'Lannister Solider · HP 80/80 · ATK 8 · DEF 3 · XP 25 · Vision 3',
      'Jon Snow strikes at Lannister Solider: attack 60, defense 0, damage 60 (20/80 left)',
      'Lannister Solider · HP 20/80 · ATK 8 · DEF 3 · XP 25 · Vision 3',
      raised,
      'Lannister Solider strikes at Jon Snow: attack 0, defense 0, damage 0 (360/375 left)',
      '',
    ]);
  });

  test('paints the hero green and all enemies red, and changes nothing else', async () => {
    const levels = await folder('@sMB');
    const played = async (...flags: string[]) =>
      (await playTyped(textGame, [levels, '--seed', '1', ...flags], ['1', 'q', 'd'])).output;
    const coloured = await played('--colour');
    expect(coloured).toContain('\u001b[1;32m@\u001b[0m\u001b[31msMB\u001b[0m');
    expect(stripVTControlCharacters(coloured)).toBe(await played());
  });

  test.each([
    [true, [], true],
    [true, ['--no-colour'], false],
    [false, [], false],
    [false, ['--colour'], true],
  ])('with colour support %s and arguments %j paints: %s', async (hasColours, flags, painted) => {
    const { output } = await playTyped(textGame, [await folder('@s'), ...flags], ['1'], hasColours);
    expect(output.includes('\u001b')).toBe(painted);
  });

  test('offers the heroes of a unit file after the document’s, and has its enemies', async () => {
    const levels = await folder('@r');
    const units = join(levels, 'units.txt');
    await writeFile(
      units,
      `Rogue Mina: health 200, attack 30, defense 3, cost 25
monster r Rat: health 40, attack 6, defense 1, vision 4, experience 15`,
    );
    const args = [levels, '--units', units, '--draws', '30,0,0,0'];
    const { output, code } = await playTyped(textGame, args, ['9', '8', 'd']);
    const lines = output.split('\n');
    expect(code).toBe(0);
    expect(lines[7]).toBe(
      '8. Mina (Rogue) · HP 200/200 · ATK 30 · DEF 3 · Level 1 · XP 0/50 · Energy 100/100 · Cost 25',
    );
    expect(lines.slice(8, 10)).toEqual(Array(2).fill('Choose a hero: type a number from 1 to 8.'));
    expect(output).toContain('Mina strikes at Rat: attack 30, defense 0, damage 30 (10/40 left)');
  });

  test.each([
    ['Druid Mina: health 1', 'unit-line: Line 1 isn’t a unit.'],
    [undefined, 'The file '],
  ])('rejects the unit file %j', async (text, begins) => {
    const levels = await folder('@s');
    const units = join(levels, 'units.txt');
    if (text) await writeFile(units, text);
    const { output, code } = await playTyped(textGame, [levels, '--units', units], []);
    expect(output.startsWith(begins)).toBe(true);
    expect(code).toBe(1);
  });

  test('ends with victory or defeat and ignores further keys', async () => {
    const won = await playTyped(textGame, [await folder('@B'), '--draws', '1,0'], ['1', 'd', 'd', 'd']);
    expect(won.output.endsWith('Level 1 is cleared.\nVictory! Jon Snow has cleared every level.\n')).toBe(true);
    const lost = await playTyped(textGame, [await folder('@K'), '--draws', '300,0'], ['3', 'q', 'q']);
    expect(lost.output).toContain('\nXK\n');
    expect(lost.output.endsWith('Melisandre dies.\nDefeat in level 1.\n')).toBe(true);
  });

  test('stops with a message if scripted draws do not fit', async () => {
    const { output, code } = await playTyped(textGame, [await folder('@k'), '--draws', '31'], ['1', 'd']);
    expect(output.endsWith('Draw 1 is 31, but must be from 0 to 30.\n')).toBe(true);
    expect(code).toBe(1);
  });
});

describe('before a run', () => {
  test.each([
    [[]],
    [['levels', 'more']],
    [['levels', '--seed', 'x']],
    [['levels', '--colours']],
    [['levels', '--draws', '1,a']],
  ])('prints the usage for %j', async (args) => {
    const { output, code } = await playTyped(textGame, args, []);
    expect(output).toMatch(/^Usage: dungeon LEVEL_DIR/);
    expect(code).toBe(2);
  });

  test.each([
    [[], 'no-levels: '],
    [['@s', '@s\n.'], 'ragged: level2.txt, line 2: '],
    [['@s', '@.?'], 'unknown-char: level2.txt, line 1, column 3: '],
  ])('rejects levels %j with %j', async (levels, begins) => {
    const { output, code } = await playTyped(textGame, [await folder(...levels)], []);
    expect(output.startsWith(begins)).toBe(true);
    expect(code).toBe(1);
  });
});
