import { afterEach, expect, test } from 'vitest';
import { scriptArguments } from './script.ts';

const given = [...process.argv];
afterEach(() => {
  process.argv = [...given];
});

test('reads numbers and texts, and takes defaults for what is missing', () => {
  process.argv = ['node', 'script.ts', '7', 'redis'];
  expect(scriptArguments(50, 'sqlite', 3, undefined)).toEqual([7, 'redis', 3, undefined]);
});

test('rejects a text where a number belongs', () => {
  process.argv = ['node', 'script.ts', 'many'];
  expect(() => scriptArguments(50)).toThrow('Argument 1 must be a number, not "many".');
});
