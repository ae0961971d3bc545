import { expect, test } from 'vitest';
import { newRun } from './options.ts';
import { play } from './play.ts';
import { OUR_LEVELS } from './rules/level.ts';
import { phase } from './state.ts';

/** A complete run through our ten levels with seed 2024 and Ygritte. */
const KEYS = [
  'sseeewwdddddddswdddddeedeeedesseessdddddedesddddsssddsddeeeeeedddsdedessdddddsssseeeessdddddeeeeeddd',
  'dddwwweeessddeededdssdddswwdddedeeeeeeedddwwessdddesdssseeeessssssddddddddddddeewddddddddwwwwdddwwde',
  'edeeewwwwwwwddwddswdsdddwssddddddwdwdsddwdedeeeeeeedddwsessseweeewwaaaaaaaeaaeeeddddddddddddddddddee',
  'eessssddssesddededeedddddddddddddeeeedddeesssdddddddddweesdeasssasssesaeeedssssseawessdddwddddddeeee',
  'sddddddddddewwwwwwedeeewweeeeeeessaaaeedwwwwwwwwwwwe',
];

test('reproduces a recorded run', () => {
  const end = ['7', ...KEYS.join('')].reduce(
    (state, line) => {
      const outcome = play(state, 0, line);
      if (outcome.refused) throw new Error(`${line} is refused: ${outcome.refused.code}`);
      return outcome.state;
    },
    newRun(OUR_LEVELS, 2024),
  );
  expect(phase(end)).toBe('won');
  expect(end).toMatchObject({ level: 10, rounds: 452, random: 178472126681586 });
  expect(end.room?.hero).toMatchObject({ level: 23, experience: 400, health: 2970, arrows: 2972, x: 16, y: 9 });
});
