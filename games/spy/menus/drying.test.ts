import { read } from '@longtable/kit';
import { expect, test } from 'vitest';
import { readerFor } from '../testing/readers.ts';
import { type Role, stage } from '../testing/stage.ts';
import { choices } from './turn.ts';

const HALL = ['.......^', '........'];

/** Returns the labels of all choices of a wet agent with a hairdryer. */
function labelsOf(agent: Partial<Role>): string[] {
  const { state } = stage(HALL, [{ at: 'A1', carries: ['HAIRDRYER'], ...agent }]);
  return choices(state, 0, '').map(({ label }) => read(label, readerFor(0)));
}

const isDrying = (label: string) => /^Dry |fireplace/.test(label);

test('offers drying to an agent whose clothes can dry', () => {
  expect(labelsOf({ has: ['CLAMMY_CLOTHES'] }).filter(isDrying)).toHaveLength(2);
});

test('never offers drying to an agent whose clothes stay wet', () => {
  expect(labelsOf({ has: ['CONSTANT_CLAMMY_CLOTHES'] }).filter(isDrying)).toEqual([]);
  expect(labelsOf({ has: ['CONSTANT_CLAMMY_CLOTHES', 'CLAMMY_CLOTHES'] }).filter(isDrying)).toEqual([]);
});
