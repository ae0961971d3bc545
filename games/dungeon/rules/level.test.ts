import { expect, test } from 'vitest';
import { drawBoard } from '../drawing/view.ts';
import { stage } from '../testing/stage.ts';
import { parseLevel } from './level.ts';

test.each([
  ['', { code: 'empty' }],
  ['\n\r\n\n', { code: 'empty' }],
  ['@s\n.', { code: 'ragged', line: 2, length: 1, first: 2 }],
  ['@s\n\n..', { code: 'ragged', line: 2, length: 0, first: 2 }],
  ['\n@s', { code: 'ragged', line: 2, length: 2, first: 0 }],
  ['@s\nx', { code: 'ragged', line: 2, length: 1, first: 2 }],
  ['@s\n.x', { code: 'unknown-char', line: 2, column: 2, char: 'x' }],
  ['@s \n...', { code: 'unknown-char', line: 1, column: 3, char: ' ' }],
  ['@s\t', { code: 'unknown-char', line: 1, column: 3, char: '\t' }],
  ['X@s', { code: 'unknown-char', line: 1, column: 1, char: 'X' }],
  ['@\u{1F409}s\n...', { code: 'unknown-char', line: 1, column: 2, char: '\u{1F409}' }],
  ['@s\r\r\n..', { code: 'ragged', line: 2, length: 2, first: 3 }],
  ['s?', { code: 'unknown-char', line: 1, column: 2, char: '?' }],
  ['..', { code: 'no-player' }],
  ['s.', { code: 'no-player' }],
  ['@.\n.@', { code: 'many-players', line: 2, column: 2 }],
  ['@.\n..', { code: 'no-enemies' }],
])('rejects %j with %j', (text, fault) => {
  expect(parseLevel(text)).toEqual({ fault });
});

test.each(['@s', '@s\n', '@s\r\n', '@s\n\n\r\n'])('reads %j as a level of one row', (text) => {
  expect(parseLevel(text)).toMatchObject({
    walls: ['..'],
    start: { x: 0, y: 0 },
    enemies: [{ tile: 's', x: 1, y: 0 }],
  });
});

test('reads every letter of the bestiary in reading order and draws it again', () => {
  const drawing = '#skqzb#\n#gw@MC#\n#KBQD.#';
  const room = stage(drawing, 'Bronn');
  expect(room.enemies.map(({ tile }) => tile).join('')).toBe('skqzbgwMCKBQD');
  expect(drawBoard(room).join('\n')).toBe(drawing);
});
