import { expect, test } from 'vitest';
import { type Command, makeLine, parseLine } from './lines.ts';

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
    'set 0 to 1',
    'set 1 to 0',
    'set 1 with 1',
    'cast 0',
    'cast 8',
    'cast 1 take 0 to 1',
    'cast 1 take 1',
    'sacrifice 0',
  ],
])('"%s" is no line of this game', (line) => {
  expect(parseLine(line)).toBeUndefined();
});
