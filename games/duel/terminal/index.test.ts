import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playTyped } from '@longtable/kit/testing/typed';
import { afterAll, describe, expect, test } from 'vitest';
import { readAnswer, readRequest, textGame } from './index.ts';
import { shorten } from './testing/transcript.ts';

const folder = mkdtempSync(join(tmpdir(), 'duel-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const creature = (name: string, change: object = {}) => ({
  ...{ name, mana_cost: 1, damage_points: 3, life_points: 2, shield: false, mana_drain: false, speedy: false },
  ...change,
});
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'Wall', 'Fast'];
const CREATURES = [
  ...NAMES.slice(0, 8).map((name) => creature(name)),
  creature('Wall', { shield: true }),
  creature('Fast', { speedy: true, mana_cost: 2 }),
];
const SPELLS = ['Healer', 'Relief', 'Rebirth', 'Dracula', 'Traitor'].map((name) => ({ name }));
const config = file('config.json', JSON.stringify({ Creatures: CREATURES, Spells: SPELLS }));

const ask = (player: number) => `[INFO] Please enter the name of player ${player}: `;
const WARNING = '[WARNING] This name is not valid! Try a different one!\n';

describe('starting', () => {
  test.each([
    ['no arguments', []],
    ['two files', [config, config]],
    ['an unknown option', [config, '--fast']],
    ['a seed without a number', [config, '--seed']],
    ['a seed that is none', [config, '--seed', 'x']],
    ['a negative seed', [config, '--seed', '-1']],
    ['a seed of 33 bits', [config, '--seed', '4294967296']],
    ['an order without a file', [config, '--order']],
  ])('prints the usage for %s', async (_case, args) => {
    expect(await playTyped(textGame, args, [])).toEqual({ output: 'Usage: ./game <config-file>\n', code: 254 });
  });

  test.each([
    ['missing', join(folder, 'nowhere.json')],
    ['a folder', folder],
    ['empty', file('empty.json', '')],
    ['no deck', file('none.json', '{"Creatures":[],"Spells":[]}')],
    [
      'not UTF-8',
      file(
        'latin.json',
        Buffer.from(JSON.stringify({ Creatures: [...CREATURES, creature('ä')], Spells: [] }), 'latin1'),
      ),
    ],
  ])('rejects an invalid config: %s', async (_case, path) => {
    const invalid = { output: '[ERROR] Invalid config file!\n', code: 253 };
    expect(await playTyped(textGame, [path], ['Ada', 'Bo'])).toEqual(invalid);
  });

  test.each([
    ['missing', join(folder, 'nowhere.json')],
    ['no JSON', file('bad-order.json', '{')],
    ['one player', file('one.json', '{"1": ["a"]}')],
    ['an unknown card', file('unknown.json', '{"1": ["a"], "2": ["z"]}')],
  ])('rejects an invalid order: %s', async (_case, path) => {
    const invalid = { output: '[ERROR] Invalid order file!\n', code: 253 };
    expect(await playTyped(textGame, [config, '--order', path], [])).toEqual(invalid);
  });

  test('asks for names until they are valid and accepts equal ones', async () => {
    const long = 'x'.repeat(21);
    const { output, code } = await playTyped(textGame, [config], ['', long, ' A B ', '', 'x'.repeat(20)]);
    expect(code).toBe(0);
    const asked = [ask(1), WARNING, ask(1), WARNING, ask(1), ask(2), WARNING, ask(2)].join('');
    expect(output.startsWith(`${asked}[INFO] Round: 0\n[INFO] Current player is  A B \n\n====`)).toBe(true);
    expect(output.endsWith(` A B  > [INFO] Game ended. Player ${'x'.repeat(20)} won!\n`)).toBe(true);
  });

  test('ends the program if the input ends before the names', async () => {
    expect(await playTyped(textGame, [config], ['Ada'])).toEqual({ output: ask(1) + ask(2), code: 0 });
  });

  test('shuffles as the original does with a seed', async () => {
    const ten = file(
      'ten.json',
      JSON.stringify({ Creatures: [...'abcdefghij'].map((name) => creature(name)), Spells: [] }),
    );
    const lines = ['Ada', 'Bo', 'finish', 'quit'];
    const { output } = await playTyped(textGame, [ten, '--seed', '12345'], lines);
    const hands = [...shorten(output).matchAll(/hand \[(.*)\]/g)].map((match) => match[1]);
    expect(hands).toEqual(['a, e, h, j', 'h, e, j, b']);
    expect(await playTyped(textGame, ['--seed=12345', ten], lines)).toEqual({ output, code: 0 });
  });
});

/** Returns the output after the opening for the lines Ada types. She holds the first four cards of `order`. */
async function answers(order: readonly string[], lines: readonly string[], bo = 'a b c d e f g h'): Promise<string> {
  const path = file('order.json', JSON.stringify({ '1': order, '2': bo.split(' ') }));
  const { output, code } = await playTyped(textGame, [config, '--order', path], ['Ada', 'Bo', ...lines]);
  expect(code).toBe(0);
  const short = shorten(output);
  return short.slice(short.indexOf('Ada > '));
}

const HAND = ['a', 'Healer', 'Fast', 'Traitor'];
const BO_WINS = 'Ada > [INFO] Game ended. Player Bo won!\n';

describe('messages for the first fault', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['foo', '[INFO] Unknown command!\n'],
    ['foo 1 2 3', '[INFO] Unknown command!\n'],
    ['set 1 to', '[INFO] Wrong parameter count!\n'],
    ['finish now', '[INFO] Wrong parameter count!\n'],
    ['quit now', '[INFO] Wrong parameter count!\n'],
    ['set x y z', '[INFO] Invalid command parameter!\n'],
    ['set 8 to 1', '[INFO] Invalid command parameter!\n'],
    ['attack 0 with 0', '[INFO] Invalid command parameter!\n'],
    ['attack 0 with 1', '[INFO] Execution not possible!\n'],
    ['set 7 to 1', '[INFO] Execution not possible!\n'],
    ['set 2 to 1', '[INFO] Execution not possible!\n'],
    ['cast 1', '[INFO] Execution not possible!\n'],
    ['cast 5', '[INFO] Execution not possible!\n'],
    ['sacrifice 5', '[INFO] Execution not possible!\n'],
    ['set 3 to 1', '[INFO] Not enough mana for this move!\n'],
    ['cast 2', '[INFO] Not enough mana for this move!\n'],
    ['cast 4', '[INFO] Not enough mana for this move!\n'],
    ['SET 01 TO 7', ''],
    ['sacrifice 4', ''],
  ])('reply to “%s”', async (line, message) => {
    expect(await answers(HAND, [line])).toBe(`Ada > ${message}${BO_WINS}`);
  });

  test('list the eight commands of help with a prefix on every line', async () => {
    const lines = (await answers(HAND, ['help'])).split('\n').slice(0, -2);
    lines[0] = lines[0]!.replace('Ada > ', '');
    expect(lines.every((line) => line.startsWith('[INFO] '))).toBe(true);
    for (const command of [
      ...['help', 'state', 'attack X with Y', 'set X to Y', 'cast X', 'sacrifice X', 'finish', 'quit'],
    ]) {
      expect(lines).toContain(`[INFO] ${command}`);
    }
  });
});

describe('the end', () => {
  test('comes with quit and ends the output', async () => {
    expect(await answers(HAND, ['quit', 'state', 'help'])).toBe(BO_WINS);
  });

  test('comes when the second player gives up', async () => {
    const output = await answers(HAND, ['finish', 'QUIT']);
    expect(output.endsWith('Bo > [INFO] Game ended. Player Ada won!\n')).toBe(true);
  });

  test('counts input that ends during a Traitor as quit', async () => {
    const output = await answers(
      ['Traitor', 'a', 'b', 'c', 'd', 'e', 'f'],
      [...Array(6).fill('finish'), 'cast 1', '3'],
    );
    const questions = 'Please enter the target creature: Please enter where you would like to set the creature: ';
    expect(output.endsWith(`Ada > ${questions}[INFO] Game ended. Player Bo won!\n`)).toBe(true);
  });

  test('comes after the board if the draw of a turn kills', async () => {
    const output = await answers(HAND, Array(200).fill('finish'));
    expect(output).toMatch(/current {2}LP 0 mana 15 hand \[.*\] field empty>\n\[INFO\] Game ended\. Player Bo won!\n$/);
  });
});

test('reports a Rebirth without effect and spends it', async () => {
  const output = await answers(
    ['Rebirth', 'a', 'b', 'c', 'd', 'e', 'f'],
    [...Array(6).fill('finish'), 'cast 1', 'state'],
  );
  expect(output).toContain('Ada > [INFO] Rebirth unsuccessful!\nAda > <board');
  expect(output).toContain('current  LP 30 mana 10 hand [a, b, c, d, e, f] field empty>');
});

describe('requests', () => {
  test.each([
    ['finish', { verb: 'finish' }],
    ['  FiNiSh  ', { verb: 'finish' }],
    ['help', { verb: 'help' }],
    ['STATE', { verb: 'state' }],
    ['quit', { verb: 'quit' }],
    ['attack 0 with 3', { verb: 'attack', target: 0, by: 3 }],
    ['  Attack   007\tWITH  1 ', { verb: 'attack', target: 7, by: 1 }],
    ['set 2 to 4', { verb: 'set', card: 2, slot: 4 }],
    ['SET 7 TO 7', { verb: 'set', card: 7, slot: 7 }],
    ['cast 00000000000000000000003', { verb: 'cast', card: 3 }],
    ['sacrifice 1', { verb: 'sacrifice', card: 1 }],
  ])('parse %s', (line, request) => {
    expect(readRequest(line)).toEqual(request);
  });

  test.each(['', ' ', '\t  '])('ignore a blank line', (line) => {
    expect(readRequest(line)).toBeUndefined();
  });

  test.each([
    ...['attac 0 with 1', 'foo', 'play', 'whoami', '0', 'finish!', 'attack0 with 1', '__proto__', 'constructor'],
    ...['exit', 'hasOwnProperty 1'],
  ])('reject %s as unknown', (line) => {
    expect(readRequest(line)).toBe('unknown');
  });

  test.each([
    ...['help me', 'state 1', 'finish 1', 'quit now', 'attack', 'attack 0', 'attack 0 with', 'attack 0 with 1 2'],
    ...['set 1 to', 'set 1 4', 'set x y z w', 'cast', 'cast 1 2', 'cast 3 take 2 to 5', 'sacrifice', 'sacrifice 1 2'],
  ])('reject %s for its number of words', (line) => {
    expect(readRequest(line)).toBe('count');
  });

  test.each([
    ...[
      ...['attack 8 with 1', 'attack 0 with 0', 'attack 0 with 8', 'attack -1 with 1', 'attack a with 1'],
      ...['attack 0 with b'],
    ],
    ...['attack 0 to 1', 'attack 0 witch 1', 'set 0 to 1', 'set 1 to 0', 'set 8 to 1', 'set 1 to 8', 'set 1 with 1'],
    ...[
      ...['cast 0', 'cast 8', 'cast -1', 'cast a', 'cast 0,1', 'cast 1.5', 'cast ß', 'cast +3', 'cast 3x', 'cast ٣'],
      ...['cast 1e0'],
    ],
    ...['cast 0x1', 'cast 99999999999999999999', 'sacrifice 0', 'sacrifice 8', `cast ${'9'.repeat(400)}`],
  ])('reject %s for a parameter', (line) => {
    expect(readRequest(line)).toBe('parameter');
  });
});

test.each([
  ['3', 3],
  [' 3 ', 3],
  ['+3', 3],
  ['-1', -1],
  ['007', 7],
  ['2147483647', 2147483647],
  ['-2147483648', -2147483648],
  ['2147483648', undefined],
  ['-2147483649', undefined],
  ['two', undefined],
  ['', undefined],
  [' ', undefined],
  ['3x', undefined],
  ['1 2', undefined],
  ['+ 3', undefined],
  ['1.0', undefined],
  ['1e1', undefined],
])('reads the answer "%s" as %s', (line, value) => {
  expect(readAnswer(line)).toBe(value);
});
