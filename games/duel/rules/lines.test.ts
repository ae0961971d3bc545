import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Command, makeLine, parseLine } from './verbs.ts';

test.each<[string, Command]>([
  ['attack 0 with 3', { verb: 'attack', target: 0, by: 3 }],
  ['attack 7 with 1', { verb: 'attack', target: 7, by: 1 }],
  ['set 2 to 4', { verb: 'set', card: 2, slot: 4 }],
  ['cast 3', { verb: 'cast', card: 3 }],
  ['cast 3 take 2 to 5', { verb: 'betray', card: 3, target: 2, slot: 5 }],
  ['sacrifice 1', { verb: 'sacrifice', card: 1 }],
  ['finish', { verb: 'finish' }],
])('%s', (line, command) => {
  expect(parseLine(line)).toEqual(command);
  expect(makeLine(command)).toBe(line);
});

test.each([
  ...['', 'Finish', 'finish ', ' finish', 'finish\n', 'quit', 'help', 'state', 'attack', 'attack 8 with 1'],
  ...['attack 0 with 0', 'attack 0 with 8', 'attack 00 with 1', 'attack  0 with 1', 'attack # with #', 'attack 0 to 1'],
  ...[
    ...['set 0 to 1', 'set 1 to 0', 'set 1 with 1', 'cast 0', 'cast 8', 'cast 1 take 0 to 1', 'cast 1 take 1'],
    ...['sacrifice 0'],
  ],
])('rejects the line "%s"', (line) => {
  expect(parseLine(line)).toBeUndefined();
});

test('writes every parsed line back unchanged', () => {
  const word = fc.constantFrom(
    'attack',
    'with',
    'set',
    'to',
    'cast',
    'take',
    'sacrifice',
    'finish',
    '0',
    '1',
    '7',
    '8',
  );
  const lines = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
  );
  const isIdentity = (line: string) => {
    const command = parseLine(line);
    return command === undefined || makeLine(command) === line;
  };
  fc.assert(fc.property(lines, isIdentity), { numRuns: 2000 });
});
