import { expect, test } from 'vitest';
import { farmland } from '../index.ts';
import type { State } from '../state.ts';
import { stage, unit } from '../testing/stage.ts';
import { hint, line } from './index.ts';

const goat = unit('Tall Goat 2000/2000');

test.each([
  [stage({ D6: goat }, { placed: true }), 'D6 move D7', 'It hits the King for 2000 damage (6000 left).'],
  [
    stage({ B4: goat, B5: unit('Wee Kid 700/700', { team: 1 }) }, { placed: true }),
    'B4 move B5',
    'It beats the Wee Kid for 1300 damage.',
  ],
])('the first line of a turn and why: %#', (state, line, en) => {
  expect(hint(state, 0)).toMatchObject({ line, why: { en } });
});

const kid = (changes: object) => unit('Wee Kid 700/700', { team: 1, ...changes });
const ram = unit('Big Ram 3000/3000', { team: 1 });

/** Returns the teams of a position in which the rival has these life points. */
const withRival = (lp: number) => {
  const [mine, rival] = stage({}).teams;
  return [mine, { ...rival, lp }] as ReturnType<typeof stage>['teams'];
};

test.each([
  [stage({ D6: goat }, { placed: true, teams: withRival(2000) }), 'It hits the King for 2000 damage, and you win.'],
  [stage({ D6: goat }, { placed: true, teams: withRival(2001) }), 'It hits the King for 2000 damage (1 left).'],
  [stage({ B4: goat, B5: kid({ blocks: true }) }, { placed: true }), 'It breaks the blockade of the Wee Kid.'],
  [
    stage({ B4: goat, B5: kid({ up: false }) }, { placed: true }),
    'Your King is safer there, and new units enter next to him.',
  ],
  [stage({ D5: goat }, { placed: true }), 'From there it can attack the King next turn.'],
  [
    stage({ B4: goat, B5: unit('Big Ram 2000/2000', { team: 1 }) }, { placed: true }),
    'Closer to the King: 4 fields to go.',
  ],
  [stage({ D2: ram }, { placed: true }), 'Fewer enemies next to your King: 0 instead of 1.'],
  [
    stage({ D5: unit('Wee Lamb 100/2500'), D6: unit('Big Ram 2400/2400', { team: 1 }) }, { placed: true }),
    'While it blocks, it defends with 2500 instead of 100, and you take no damage.',
  ],
  [
    stage({ D6: { ...goat, moved: true } }, { placed: true }),
    'There’s nothing more to gain, and Fence Farmer 300/1000 is your weakest card.',
  ],
])('names the reason: %#', (state, en) => {
  expect(hint(state, 0).why).toMatchObject({ en });
});

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
