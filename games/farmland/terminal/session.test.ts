import { expect, test } from 'vitest';
import { parseField } from '../fields.ts';
import { type Command, parseLine } from '../rules/commands.ts';
import { stage, unit } from '../testing/stage.ts';
import { playCommand, type Session } from './index.ts';

const STATE = stage({
  D3: unit('Red Ram 1000/400', { up: false }),
  D4: unit('Tall Goat 700/700', { team: 1 }),
  E3: unit('Old Ox 3000/3000', { team: 1 }),
  C3: unit('Rich Hen 900/1000', { team: 1, blocks: true }),
});

function play(line: string, state = STATE): { session: Session; lines: string[] } {
  const session: Session = {
    state: { ...state, style: { compact: true } },
    names: ['Ada', 'Bo'],
    selected: null,
    locked: false,
  };
  return { session, lines: playCommand(session, parseLine(line) as Command) };
}

test.each([
  ['D3 move D2', 'D2', 'Red Ram (Team Ada)'],
  ['D3 flip', 'D3', 'Red Ram (Team Ada)'],
  ['D3 block', 'D3', 'Red Ram (Team Ada)'],
  ['D3 move D4', 'D4', 'Red Ram (Team Ada)'],
  ['D3 move C3', 'D3', 'Red Ram (Team Ada)'],
  ['D3 move E3', 'D3', '<no unit>'],
  ['D1 move D2', 'D2', "Ada's Farmer King"],
])('%s selects %s and shows the board and the field', (line, field, shown) => {
  const { session, lines } = play(line);
  expect(session.selected).toBe(parseField(field));
  const below = lines.slice(lines.indexOf('    A   B   C   D   E   F   G') + 1);
  expect(below[0]).toBe(shown);
});

test('shows a board after each command of the computer, and clears the selection', () => {
  const { session, lines } = play('yield 1');
  const boards = lines.filter((line) => line.startsWith('    A   B')).length;
  const commands = lines.filter((line) => /moves to|places|blocks!|attacks/.test(line)).length;
  expect(boards).toBeGreaterThanOrEqual(4);
  expect(boards).toBeLessThanOrEqual(commands);
  expect([lines.at(-1), session.selected]).toEqual(["It is Ada's turn!", null]);
});

test('explains a refused command with the straight apostrophes of the document', () => {
  expect(() => play('D3 move D5')).toThrow("That's too far.");
});
