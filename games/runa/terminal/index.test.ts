import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playTyped } from '@longtable/kit/testing/typed';
import { describe, expect, test } from 'vitest';
import { textGame } from './index.ts';

const transcripts = join(import.meta.dirname, 'transcripts');

/** Splits a transcript into the typed lines, marked with `>`, and the output. */
function split(transcript: string): { typed: string[]; printed: string } {
  const lines = transcript.trimEnd().split('\n');
  const typed = lines.filter((line) => line.startsWith('>')).map((line) => line.replace(/^> ?/, ''));
  const printed = lines.filter((line) => !line.startsWith('>')).map((line) => `${line}\n`);
  return { typed, printed: printed.join('') };
}

describe('transcripts', () => {
  test.each(readdirSync(transcripts))('%s', async (file) => {
    const { typed, printed } = split(readFileSync(join(transcripts, file), 'utf8'));
    expect(await playTyped(textGame, [], typed)).toEqual({ output: printed, code: 0 });
  });
});

/** Lines that kill the Rat of the seeds 61 and 86. Runa loses 6 HP. */
const RAT = ['1', '4', '1', '4', '1', '4'];

/** Lines that are invalid at every prompt. */
const ALWAYS_BAD = [
  ...['0', '-1', '1.0', '+1', ' 1', '1 ', '1, 2', '1;2', '1,', ',1', '1,,2', 'one', 'QUIT', 'quit ', 'none'],
];
const MORE_BAD = ['１', '1e0', '99', '1,2,3,4', '0,1', '1,0', '5,99999999999', '9'.repeat(400), '1,1', '\t1', '00'];

/** The lines that lead to every kind of prompt, the prompt, and further invalid lines. */
const PROMPTS: readonly (readonly [string, readonly string[], string, readonly string[]])[] = [
  ['class', [], 'Enter number [1--3]:', ['', '4', '1,2', ...MORE_BAD]],
  [
    'seeds',
    ['3'],
    'Enter seeds [1--2147483647] separated by comma:',
    ['', '1', '1,2,3', '0,1', '1,0', '2147483648,1', '1,2147483648', '5,99999999999'],
  ],
  ['card', ['3', '23,32'], 'Enter number [1--2]:', ['', '3', '1,2', ...MORE_BAD]],
  ['target', ['3', '23,32', '1', '4', '1', '4', '2', '1'], 'Enter number [1--2]:', ['', '3', '1,2', ...MORE_BAD]],
  ['dice', ['3', '23,32', '1'], 'Enter dice roll [1--4]:', ['', '5', '1,2', ...MORE_BAD]],
  ['reward', ['3', '23,32', '1', '4', '1', '4'], 'Enter number [1--2]:', ['', '3', '1,2', ...MORE_BAD]],
  ['loot of one', ['3', '23,32', '1', '4', '1', '4', '1'], 'Enter number [1--2]:', ['', '3', '1,2', ...MORE_BAD]],
  ['healing with two cards', ['3', '61,86', ...RAT, '2'], 'Enter number [1--2]:', ['3', '1,2', '2,1', ...MORE_BAD]],
  [
    'healing with three cards',
    ['3', '61,86', ...RAT, '1', '1'],
    'Enter numbers [1--3] separated by comma:',
    ['4', '1,2,3', '3,1,2', '2,2', ...MORE_BAD],
  ],
];

describe('invalid lines repeat the prompt without other output', () => {
  test.each(PROMPTS)('at %s', async (_, way, prompt, bad) => {
    const { output } = await playTyped(textGame, [], way);
    expect(output.endsWith(`${prompt}\n`)).toBe(true);
    for (const line of [...ALWAYS_BAD, ...bad]) {
      const again = await playTyped(textGame, [], [...way, line]);
      expect(again.output, JSON.stringify(line)).toBe(`${output}${prompt}\n`);
    }
  });

  test.each(PROMPTS)('quit silently at %s', async (_, way) => {
    const { output } = await playTyped(textGame, [], way);
    expect(await playTyped(textGame, [], [...way, 'quit', '1'])).toEqual({ output, code: 0 });
  });
});

describe('valid lines', () => {
  test('may have leading zeros', async () => {
    const plain = await playTyped(textGame, [], ['3', '61,86', ...RAT, '1', '1', '3,1']);
    const zeros = await playTyped(
      textGame,
      [],
      ['03', '0061,086', '01', '004', '1', '4', '01', '4', '01', '0001', '03,001'],
    );
    expect(zeros).toEqual(plain);
    expect(plain.output).toContain('Runa gains 6 health\nRuna enters Stage 2');
  });

  test('include equal and extreme seeds', async () => {
    for (const seeds of ['7,7', '1,1', '2147483647,2147483647', `1,${'0'.repeat(50)}1`]) {
      expect((await playTyped(textGame, [], ['1', seeds])).output, seeds).toContain('Runa enters Stage 1 of Level 1');
    }
  });

  test('may choose a single card of many for healing, or none', async () => {
    const way = ['3', '61,86', ...RAT, '1', '1'];
    expect((await playTyped(textGame, [], [...way, '2'])).output).toContain('Runa gains 6 health');
    const { output } = await playTyped(textGame, [], [...way, '']);
    expect(output).not.toContain('health\n');
    expect(output).toContain('Runa enters Stage 2');
  });
});

test('rejects arguments', async () => {
  const { output } = await playTyped(textGame, ['now'], ['1']);
  expect(output).toMatch(/^Error, [ -~]+\n$/);
});
