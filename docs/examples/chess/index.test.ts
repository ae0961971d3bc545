import { gameContract } from '@longtable/kit/testing';
import { expect, test } from 'vitest';
import { chess } from './index.ts';

gameContract(chess, { walks: 200 });

/** Plays lines from the start of a game and returns the last outcome. */
function play(lines: string) {
  const begun = chess.setup({}, 1, 2);
  return lines.split(' ').reduce((outcome, line) => {
    if (outcome.refused) throw new Error(outcome.refused.code);
    return chess.play(outcome.state, chess.turn(outcome.state)[0] ?? 0, line);
  }, begun);
}

test.each([
  ['the fastest mate', 'f2f3 e7e5 g2g4 d8h4', { winners: [1] }],
  ['a position that comes for the third time', 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8', { winners: [] }],
  ['castling goes on', 'e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1', undefined],
])('%s', (_, lines, result) => {
  const after = play(lines);
  expect(after.refused ?? chess.result(after.state)).toEqual(result);
});
