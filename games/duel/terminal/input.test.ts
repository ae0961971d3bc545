import { describe, expect, test } from 'vitest';
import { readAnswer, readRequest } from './input.ts';

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
      'attack 8 with 1',
      'attack 0 with 0',
      'attack 0 with 8',
      'attack -1 with 1',
      'attack a with 1',
      'attack 0 with b',
    ],
    ...['attack 0 to 1', 'attack 0 witch 1', 'set 0 to 1', 'set 1 to 0', 'set 8 to 1', 'set 1 to 8', 'set 1 with 1'],
    ...[
      'cast 0',
      'cast 8',
      'cast -1',
      'cast a',
      'cast 0,1',
      'cast 1.5',
      'cast ß',
      'cast +3',
      'cast 3x',
      'cast ٣',
      'cast 1e0',
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
