import { expect } from 'vitest';
import { adviceFor } from '../computers/levels.ts';
import { type AnyGame, languagesOf } from '../game.ts';
import { RNG } from '../rng.ts';
import { expandShortcut, isShortcut } from '../shortcut.ts';
import { say } from '../text.ts';
import { isHelp, isOffered } from '../walk.ts';
import { hasPlaceholder } from './face-laws.ts';
import {
  assert,
  assertGerman,
  assertText,
  assertTranslated,
  type Law,
  type LawContext,
  readerOf,
  seatsOf,
} from './law.ts';
import { choicesAreWellShaped } from './laws.ts';
import { type Position, randomLine } from './random-play.ts';
import { assertSameMenus, scrambledState } from './secrecy.ts';

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
    const scrambled = scrambledState(game, at, seat, scramble, random);
    expect(advised(scrambled), 'the hint looks at what its seat may not know').toStrictEqual(advice);
  }
};

/** Shortcuts have the shape of choices, play at least one move, end, and reveal no secrets. */
export const shortcutsAreMoves: Law = (game, at, means) => {
  const { shortcuts } = game;
  if (!shortcuts) return;
  assertMoves(game, { ...game, choices: rememberedAt(at, shortcuts.choices) }, at, means);
  const { spots } = shortcuts;
  if (spots) {
    const choices: typeof game.choices = (state, seat, partial) => (partial === '' ? spots(state, seat) : []);
    assertMoves(game, { ...game, choices: rememberedAt(at, choices) }, at, means);
  }
};

/** Returns choices that are computed once for the state of a position. */
function rememberedAt({ state: known }: Position, choices: AnyGame['choices']): AnyGame['choices'] {
  const lists = new Map<string, ReturnType<AnyGame['choices']>>();
  return (state, seat, partial) => {
    if (state !== known) return choices(state, seat, partial);
    const key = `${seat} ${partial}`;
    const list = lists.get(key) ?? choices(state, seat, partial);
    lists.set(key, list);
    return list;
  };
}

function assertMoves(game: AnyGame, menu: AnyGame, at: Position, means: LawContext): void {
  const { random, scramble } = means;
  choicesAreWellShaped(menu, at, means);
  for (const seat of seatsOf(at.table)) {
    const mine = game.choices(at.state, seat, '');
    assert(!mine.some(({ line }) => isShortcut(line)), 'a line of the rules begins like a shortcut');
    const shortcut = randomLine(menu, at.state, seat, random);
    if (shortcut === undefined) continue;
    assert(mine.length > 0, `seat ${seat} can't act, but is offered "${shortcut}"`);
    assert(isShortcut(shortcut), `the shortcut "${shortcut}" does not begin like one`);
    const { lines, stopped, refused } = expandShortcut(game, at.state, seat, shortcut);
    assert(refused === undefined, `"${shortcut}" plays "${refused}" after "${lines.join('", "')}", which is refused`);
    assert(lines.length > 0, `"${shortcut}" is offered, but plays nothing`);
    if (stopped !== undefined) assertText(game, 'the reason why a shortcut stopped', stopped);
    if (!scramble) continue;
    const scrambled = scrambledState(game, at, seat, scramble, random);
    assertSameMenus(menu, at.state, scrambled, readerOf(at.table, seat), random);
    const { line } = game.shortcuts!.next(scrambled, seat, shortcut, scrambled);
    assert(
      line === lines[0],
      `"${shortcut}" by seat ${seat} looks at a secret: it begins with "${lines[0]}", and with "${line}" if what the seat cannot see is different`,
    );
  }
}
