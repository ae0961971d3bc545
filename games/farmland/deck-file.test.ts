import { say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { linesOf, type Parsed, parseDeck, parseUnits } from './deck-file.ts';

const UNITS = ['Milk Cow;Farmer;1400;1400', 'Barn;Guard;400;0'];
const units = parseUnits(UNITS);
const problem = (parsed: Parsed<unknown>) => parsed.problem !== undefined && say(parsed.problem, 'en');

test.each([
  ['a\nb\n', ['a', 'b']],
  ['a\nb', ['a', 'b']],
  ['a\r\nb\r\n', ['a', 'b']],
  ['a\n\n', ['a', '']],
  ['', []],
])('splits %j into lines', (text, lines) => expect(linesOf(text)).toEqual(lines));

test('reads units in order', () => {
  expect(units).toEqual({
    value: [
      { qualifier: 'Milk Cow', role: 'Farmer', atk: 1400, def: 1400 },
      { qualifier: 'Barn', role: 'Guard', atk: 400, def: 0 },
    ],
  });
  expect(parseUnits(Array(80).fill(UNITS[0])).problem).toBeUndefined();
});

test('reads the icon of a unit', () => {
  const unit = { qualifier: 'Robot', role: 'Farmer', atk: 1, def: 2, icon: 'cow' };
  expect(parseUnits(['Robot;Farmer;1;2;cow'])).toEqual({ value: [unit] });
});

test.each([
  [[], '1 to 80 lines'],
  [Array(81).fill(UNITS[0]), '1 to 80 lines'],
  [[...UNITS, ''], 'Line 3'],
  [['Barn;Guard;400;900;'], 'Line 1'],
  [['Barn;Guard;400;900;no-icon'], 'Line 1'],
  [['Barn;Guard;400;900;cow;cow'], 'Line 1'],
  [['Barn;Guard;400'], 'Line 1'],
  [['Barn;Guard;400;900;1'], 'Line 1'],
  [['Barn;Guard;-400;900'], 'Line 1'],
  [['Barn;Guard;400;9.5'], 'Line 1'],
  [['Barn;Guard;400;900 '], 'Line 1'],
  [['Barn;Guard;400;'], 'Line 1'],
  [['Barn;Guard;400;2147483648'], 'Line 1'],
  [[UNITS[0]!, ';Guard;400;900'], 'Line 2'],
])('units %j are wrong: %s', (lines, words) => expect(problem(parseUnits(lines))).toContain(words));

test('returns a deck in the order of the units, without units of count 0', () => {
  if (units.problem !== undefined) throw new Error('These units are fine.');
  const [cow, guard] = units.value;
  expect(parseDeck(['39', '1'], units.value)).toEqual({ value: [...Array(39).fill(cow), guard] });
  expect(parseDeck(['0', '40'], units.value)).toEqual({ value: Array(40).fill(guard) });
});

test.each([
  [['40'], '2 lines, one for each unit, but it has 1'],
  [['20', '20', '0'], '2 lines, one for each unit, but it has 3'],
  [['20', '21'], 'add up to 41'],
  [['0', '0'], 'add up to 0'],
  [['-1', '41'], 'Line 1'],
  [['40', ''], 'Line 2'],
  [['40', '0x0'], 'Line 2'],
  [['20 20', '0'], 'Line 1'],
  [['40', '0', ''], 'Line 3'],
])('rejects the deck %j: %s', (lines, words) => {
  expect(problem(parseDeck(lines, units.problem === undefined ? units.value : []))).toContain(words);
});
