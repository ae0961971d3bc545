import { expandShortcut, isShortcut } from '../shortcut.ts';
import { assert, assertText, type Law, readerOf, seatsOf } from './law.ts';
import { choicesAreWellShaped } from './laws.ts';
import { randomLine } from './random-play.ts';
import { assertSameMenus, scrambledState } from './secrecy.ts';

/** Shortcuts have the shape of choices, play at least one move, end, and reveal no secrets. */
export const shortcutsAreMoves: Law = (game, at, means) => {
  const { shortcuts } = game;
  if (!shortcuts) return;
  const { random, scramble } = means;
  const menu = { ...game, choices: shortcuts.choices };
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
    const other = scrambledState(game, at, seat, scramble, random);
    assertSameMenus(menu, at.state, other, readerOf(at.table, seat), random);
    const { line } = shortcuts.next(other, seat, shortcut, other);
    assert(
      line === lines[0],
      `"${shortcut}" by seat ${seat} looks at a secret: it begins with "${lines[0]}", and with "${line}" if what the seat cannot see is different`,
    );
  }
};
