import { expect } from 'vitest';
import { adviceFor } from '../computers/levels.ts';
import { languagesOf } from '../game.ts';
import { RNG } from '../rng.ts';
import { say } from '../text.ts';
import { isHelp, isOffered } from '../walk.ts';
import { hasPlaceholder } from './face-laws.ts';
import { assert, assertGerman, assertText, assertTranslated, type Law } from './law.ts';
import { scrambledState } from './secrecy.ts';

/** Maximum length of a reason, to fit a few lines below a move. */
const MAX_REASON_LENGTH = 300;

/** A hint is an offered move with a reason in every language and reveals no secrets. */
export const hintsAreValid: Law = (game, at, { random, scramble, english }) => {
  if (!game.computers) return;
  for (const seat of game.turn(at.state)) {
    const seed = random.below(2 ** 31);
    const advised = (state: unknown) => adviceFor(game, state, seat, RNG.seeded(seed));
    const advice = advised(at.state);
    if (!advice) throw new Error(`There is no hint for seat ${seat}.`);
    const { line, why } = advice;
    const legal = isOffered(game, at.state, seat, line) || game.acceptsUnlisted?.(at.state, seat, line) === true;
    assert(legal, `the hint "${line}" is not offered`);
    assert(!isHelp(game, at.state, seat, line), `the hint "${line}" lets the computer play`);
    if (why === undefined) throw new Error(`The hint "${line}" has no reason.`);
    assertText(game, `the reason of the hint "${line}"`, why, MAX_REASON_LENGTH);
    assertGerman(game, `the reason of the hint "${line}"`, why, english);
    assertTranslated(game, `the reason of the hint "${line}"`, why, english);
    for (const language of languagesOf(game)) {
      const words = say(why, language);
      assert(!hasPlaceholder(words), `"${words}" has a placeholder instead of a name`);
    }
    if (!scramble) continue;
    const other = scrambledState(game, at, seat, scramble, random);
    expect(advised(other), 'the hint looks at what its seat may not know').toStrictEqual(advice);
  }
};
