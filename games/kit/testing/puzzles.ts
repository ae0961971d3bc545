import type { AnyGame } from '../game.ts';
import type { Puzzle } from '../puzzle.ts';
import { positionOf } from '../puzzles/file.ts';
import { isOffered } from '../walk.ts';
import { assert, assertGerman, assertText, assertTranslated } from './law.ts';
import { deepFreeze } from './random-play.ts';

/** Maximum number of puzzles whose answers are played. */
const MAX_PLAYED = 60;

/** Checks that every puzzle has a goal with words and that its answer can be played and solves it. */
export function puzzlesAreValid(game: AnyGame, english: readonly string[]): void {
  if (!game.puzzles) return;
  const goals = Object.entries(game.puzzles.goals);
  for (const [id, goal] of goals) {
    assertText(game, `puzzles.goals.${id}`, goal);
    assertTranslated(game, `puzzles.goals.${id}`, goal, english);
    assertGerman(game, `puzzles.goals.${id}`, goal, english);
  }
  const all = game.puzzles.all();
  const known = new Set<string>();
  for (const { id, goal, answer } of all) {
    assert(!known.has(id), `two puzzles have the id "${id}". Ids are stored with the users who solved them.`);
    known.add(id);
    assert(
      goals.some(([name]) => name === goal),
      `the puzzle "${id}" has the goal "${goal}", which puzzles.goals does not have: ${goals.map(([name]) => name)}`,
    );
    assert(answer.length > 0, `the puzzle "${id}" has no answer. Give the lines that solve it.`);
  }
  const stride = Math.ceil(all.length / MAX_PLAYED);
  for (const [index, puzzle] of all.entries()) if (index % stride === 0) assertSolved(game, puzzle);
}

function assertSolved(game: AnyGame, puzzle: Puzzle): void {
  const { id, seat, answer } = puzzle;
  const options = game.options.parse(puzzle.options);
  const at = (tried: readonly string[]) => deepFreeze(positionOf(game, { ...puzzle, options }, tried));
  for (const [index, line] of answer.entries()) {
    const tried = answer.slice(0, index);
    const where = `the puzzle "${id}"${index > 0 ? ` after "${tried.join('", "')}"` : ''}`;
    let state: unknown;
    try {
      state = at(tried);
    } catch (cause) {
      throw new Error(`${where} can't be set up: ${(cause as Error).message}. Its \`lines\` must be legal.`, { cause });
    }
    assert(game.turn(state).includes(seat), `${where} waits for ${game.turn(state)}, not for its solver, seat ${seat}`);
    const verdict = game.puzzles?.verdict(state, puzzle);
    assert(verdict === 'open', `${where} is "${verdict}" before its answer is complete. Its verdict must be "open".`);
    const legal = isOffered(game, state, seat, line) || game.acceptsUnlisted?.(state, seat, line) === true;
    assert(
      legal,
      `${where} answers "${line}", which seat ${seat} can't play there. Give a line that \`choices\` offers.`,
    );
  }
  const verdict = game.puzzles?.verdict(at(answer), puzzle);
  assert(
    verdict === 'solved',
    `the puzzle "${id}" is "${verdict}" after its answer "${answer.join('", "')}". Correct the answer or puzzles.verdict.`,
  );
}
