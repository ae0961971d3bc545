import { expect } from 'vitest';
import { adviceOf } from '../computers/levels.ts';
import { RNG } from '../rng.ts';
import { isHelp, offers } from '../walk.ts';
import { englishIn } from './english.ts';
import { speaksOfNobody } from './face-laws.ts';
import { type Law, must, mustSpeak } from './law.ts';
import { scrambled } from './secrecy.ts';

/** As much as fits below a move in a few lines. */
const REASON_MAX = 300;

/** A hint is a real move with a reason in every language, and says no more than the seat may know. */
export const hintsHelp: Law = (game, at, { random, scramble, english }) => {
  if (!game.computers) return;
  for (const seat of game.turn(at.state)) {
    const seed = random.below(2 ** 31);
    const advised = (state: unknown) => adviceOf(game, state, seat, RNG.seeded(seed));
    const advice = advised(at.state);
    if (!advice) throw new Error(`There is no hint for seat ${seat}.`);
    const { line, why } = advice;
    const legal = offers(game, at.state, seat, line) || game.acceptsUnlisted?.(at.state, seat, line) === true;
    must(legal, `the hint "${line}" is not offered`);
    must(!isHelp(game, at.state, seat, line), `the hint "${line}" lets the computer play`);
    if (why === undefined) throw new Error(`The hint "${line}" has no reason.`);
    mustSpeak(`the reason of the hint "${line}"`, why, REASON_MAX);
    const german = typeof why === 'string' ? why : why.de;
    const word = englishIn(german, english);
    must(word === undefined, `"${german}" is not German: ${word}`);
    for (const words of typeof why === 'string' ? [why] : Object.values(why))
      must(!speaksOfNobody(words), `"${words}" speaks of nobody`);
    if (!scramble) continue;
    const other = scrambled(game, at, seat, scramble, random);
    expect(advised(other), 'the hint looks at what its seat may not know').toStrictEqual(advice);
  }
};
