import { expect, test } from 'vitest';
import { spy } from '../index.ts';
import type { State } from '../state.ts';
import { faultOf, parseLine } from './lines.ts';

test('lets a player assign all gadgets together only once, and be ready only afterwards', () => {
  let { state } = spy.setup({}, 1, 2) as { state: State };
  const play = (seat: number, line: string) => ({ state } = spy.play(state, seat, line) as { state: State });
  const faults = () => ['share', 'ready'].map((line) => faultOf(state, 0, parseLine(line)!));
  expect(faults()).toEqual(['not-offered', 'not-offered']);
  for (const seat of [0, 1]) play(seat, 'choose');
  expect(faults()).toEqual([undefined, 'not-equipped']);
  play(0, 'share');
  expect(faults()).toEqual(['not-yours', undefined]);
});
