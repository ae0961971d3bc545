import { say } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { levelFaultText } from '../words/sentences.ts';
import { orderLevels, readUpload, splitUpload, UPLOAD } from './level-files.ts';

const file = (number: number | string, text = `@s${'.'.repeat(Number(number))}`) => ({
  name: `level${number}.txt`,
  text,
});

describe('a set of level files', () => {
  test('is ordered by number, not by text, and ignores other files', () => {
    const files = [10, 9, 1, 2, 3, 4, 5, 6, 7, 8].map((number) => file(number));
    const other = { name: 'notes.txt', text: 'x' };
    expect(orderLevels([other, ...files])).toEqual(
      files.sort((a, b) => a.text.length - b.text.length).map(({ text }) => text),
    );
  });

  test.each([
    [[], { code: 'no-levels' }],
    [[file('01')], { code: 'no-levels' }],
    [[file(2)], { code: 'missing-level', number: 1 }],
    [[file(1), file(3), file(4)], { code: 'missing-level', number: 2 }],
    [[file(1), file(2), file(2)], { code: 'double-level', number: 2 }],
    [[file(2, ''), file(1, '@s\n.')], { code: 'ragged', file: 'level1.txt', line: 2, length: 1, first: 2 }],
  ])('rejects %j with %j', (files, fault) => {
    expect(orderLevels(files)).toEqual({ fault });
  });
});

describe('an upload', () => {
  test.each([
    ['one board', '@s\n..\n', ['1 @s|..']],
    ['boards between empty lines', '\n\n@s\n\n\n@k\r\n..\r\n\r\n', ['1 @s', '2 @k|..']],
    ['boards with headings', 'level2.txt:\n@k\nlevel1.txt:\n\n@s\n', ['2 @k', '1 @s']],
    ['a heading for the second only', '@s\nlevel2.txt\n@k\n\n@q', ['1 @s', '2 @k', '3 @q']],
    ['a heading without a board', 'level1.txt:\nlevel2.txt:\n@s', ['1 ', '2 @s']],
  ])('is split: %s', (_, text, levels) => {
    const numbered = splitUpload(text).map(({ name, text }) => `${name.match(/\d+/)} ${text.replaceAll('\n', '|')}`);
    expect(numbered).toEqual(levels);
  });

  const wide = `@s${'.'.repeat(UPLOAD.columns - 2)}`;
  test.each([
    ['', 'no-levels'],
    ['level3.txt:\n@s', 'missing-level'],
    ['level1.txt:\n@s\nlevel1.txt:\n@s', 'double-level'],
    ['level1.txt:\n', 'empty'],
    ['@s\n.', 'ragged'],
    ['Hello!', 'unknown-char'],
    ['.s', 'no-player'],
    ['@@', 'many-players'],
    ['@.', 'no-enemies'],
    [`${wide}.`, 'too-large'],
    [
      Array(UPLOAD.rows + 1)
        .fill('.s')
        .join('\n')
        .replace('.', '@'),
      'too-large',
    ],
    [`@${'s'.repeat(59)}\n${'s'.repeat(60)}`, 'too-many-enemies'],
  ])('rejects %j as %s, with a message in every language', (text, code) => {
    const levels = readUpload(text);
    if (!('fault' in levels)) throw new Error('It was taken.');
    expect(levels.fault.code).toBe(code);
    const languages = ['en', 'de'] as const;
    const sentences = languages.map((language) => say(levelFaultText(levels.fault), language));
    expect(new Set(sentences).size).toBe(languages.length);
    if ('file' in levels.fault) for (const sentence of sentences) expect(sentence).toContain(levels.fault.file);
  });
});
