import { expandShortcut, isShortcut, type Seat } from '@longtable/kit';
import { expect, test } from 'vitest';
import { spy } from '../index.ts';
import { shortcuts } from './shortcuts.ts';
import { choices } from './turn.ts';

type State = Parameters<typeof spy.play>[0];

/** Returns the line of the first highlighted button, or of the first button. */
function firstButton(state: State, seat: Seat): string {
  const offered = shortcuts.choices(state, seat, '');
  const own = choices(state, seat, '').filter(({ line }) => !offered.some(({ replaces }) => replaces?.includes(line)));
  const buttons = [...offered, ...own].filter(({ final, under }) => final && !under);
  const usual = buttons.find(({ emphasis = 'usual' }) => emphasis === 'usual') ?? buttons[0];
  if (!usual) throw new Error('The menu has no button.');
  return usual.line;
}

/** Plays a quick match in which both players press the first button, and returns their numbers of presses. */
function pressesInMatch(seed: number): number[] {
  const begun = spy.setup(spy.options.parse({ length: 'quick' }), seed, 2);
  if (begun.refused) throw new Error(begun.refused.code);
  let { state } = begun;
  const presses = [0, 0];
  for (let [seat] = spy.turn(state); seat !== undefined; [seat] = spy.turn(state)) {
    const line = firstButton(state, seat);
    presses[seat] = (presses[seat] ?? 0) + 1;
    for (const each of isShortcut(line) ? expandShortcut(spy, state, seat, line).lines : [line]) {
      const outcome = spy.play(state, seat, each);
      if (outcome.refused) throw new Error(`${each}: ${outcome.refused.code}`);
      state = outcome.state;
    }
  }
  return presses;
}

test('needs fewer than 30 presses per player for a quick match by the first buttons', () => {
  const presses = [1, 2, 3, 4, 5, 6].flatMap(pressesInMatch);
  expect(Math.max(...presses)).toBeLessThan(30);
});
