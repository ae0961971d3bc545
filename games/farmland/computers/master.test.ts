import { expect, test } from 'vitest';
import { farmland } from '../index.ts';
import type { State } from '../state.ts';
import { stage, unit } from '../testing/stage.ts';
import { line } from './index.ts';

const masterLine = (state: State) => line(state, state.turn, 'master');

test('plays a winning command', () => {
  const state = stage({ D6: unit('Tall Goat 2000/2000') });
  const [own, rival] = state.teams;
  expect(masterLine({ ...state, teams: [own, { ...rival, lp: 1500 }] })).toBe('D6 move D7');
});

test('attacks a weaker unit but not a stronger one', () => {
  const against = (text: string) =>
    stage({ B4: unit('Tall Goat 2000/2000'), B5: unit(text, { team: 1 }) }, { placed: true });
  expect(masterLine(against('Wee Kid 700/700'))).toBe('B4 move B5');
  expect(masterLine(against('Old Ox 3000/3000'))).not.toBe('B4 move B5');
});

test('returns the same command for the same position and finishes its turn', () => {
  let state = stage({ B4: unit('Tall Goat 2000/2000'), C6: unit('Wee Kid 700/700', { team: 1, up: false }) });
  for (let lines = 0; state.turn === 0; lines++) {
    expect(masterLine(state)).toBe(masterLine(structuredClone(state)));
    const outcome = farmland.play(state, 0, masterLine(state));
    if (outcome.refused) throw new Error(outcome.refused.code);
    state = outcome.state;
    expect(lines).toBeLessThan(20);
  }
});
