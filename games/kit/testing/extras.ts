import { type AnyGame, languagesOf, type Score } from '../game.ts';
import { type Puzzle, positionOf, puzzleProblem } from '../puzzle.ts';
import { RNG } from '../rng.ts';
import { say } from '../text.ts';
import { differenceOf } from './difference.ts';
import { assert, assertGerman, assertText, assertTranslated, type Law, seatsOf } from './law.ts';
import { describePosition, type Position, playAt, randomLine } from './random-play.ts';
import { scrambledState } from './secrecy.ts';

/** Achievements answer true or false for every seat, also in a game that was abandoned. */
export const achievementsAreDecided: Law = (game, { state, table }) => {
  const winners = game.result(state)?.winners ?? [];
  for (const { id, isEarned } of game.achievements ?? []) {
    for (const seat of seatsOf(table)) {
      const isWon = winners.includes(seat);
      const where = `the achievement "${id}": isEarned for seat ${seat}`;
      const earned: unknown = attempt(where, () => isEarned({ state, options: table.options, seat, isWon }));
      assert(typeof earned === 'boolean', `${where} returns ${JSON.stringify(earned)}. Return true or false.`);
    }
  }
};

/** Scores are numbers with words at every position. The score of a daily game reveals no secrets. */
export const scoresAreShown: Law = (game, at, { random, scramble, english }) => {
  const { daily, solo } = game;
  for (const [field, of] of Object.entries({ 'daily.score': daily, 'solo.score': solo })) {
    if (!of) continue;
    const score = attempt(`${field}(state)`, () => of.score(at.state));
    assertScore(game, field, score, english);
    if (!scramble || game.result(at.state)) continue;
    const scrambled = attempt(`${field}(state)`, () =>
      of.score(scrambledState(game, at, 'spectator', scramble, random)),
    );
    const difference = differenceOf(shownScore(game, score), shownScore(game, scrambled));
    assert(
      !difference,
      `${field} leaks a secret to everyone: ${difference?.path} is ${difference?.one}, and ${difference?.other} once scramble has changed what spectators may not know. Count only what all can see.`,
    );
  }
  if (!solo) return;
  const value = attempt('solo.value(state)', () => solo.value(at.state));
  assert(value >= 0 && value <= 1, `solo.value(state) is ${value}. Return a number from 0 to 1.`);
};

function assertScore(game: AnyGame, field: string, { points, words }: Score, english: readonly string[]): void {
  assert(points.every(Number.isFinite), `${field}(state).points are ${points}. Return finite numbers.`);
  assertText(game, `${field}(state).words`, words);
  assertTranslated(game, `${field}(state).words`, words, english);
  assertGerman(game, `${field}(state).words`, words, english);
}

function shownScore(game: AnyGame, { points, words }: Score) {
  return { points, words: languagesOf(game).map((language) => say(words, language)) };
}

/** The line that is played for a seat that runs out of time is accepted in its turn. */
export const missedTurnsArePlayed: Law = (game, at) => {
  const { clock } = game.terms?.(at.table.options) ?? {};
  for (const seat of clock ? game.turn(at.state) : []) {
    const line = clock?.missed ?? '';
    const { refused } = playAt(game, at, seat, line);
    assert(
      !refused,
      `terms(options).clock.missed is "${line}", but \`play\` refuses it for seat ${seat} (${refused?.code}). A seat that runs out of time could never move on: accept the line whenever the seat is in turn.`,
    );
  }
};

/** Checks that the statistics have the same labels in the same order at every position, with numbers. */
export function tallyKeepsShape(game: AnyGame, positions: readonly Position[], english: readonly string[] = []): void {
  let first: string | undefined;
  for (const at of game.statistics ? positions : []) {
    const statistics = attempt('statistics(state)', () => game.statistics?.(at.state) ?? []);
    const labels = statistics.map(({ label, share }) => `${say(label, 'en')}${share ? ' (%)' : ''}`).join(', ');
    first ??= labels;
    const there = `\n${describePosition(at)}`;
    assert(
      labels === first,
      `statistics(state) has the labels “${labels}”, but “${first}” at another table. Averages need the same labels in the same order everywhere; use 0 for what did not happen.${there}`,
    );
    for (const { label, value, share } of statistics) {
      const name = `the statistic “${say(label, 'en')}”`;
      assertText(game, name, label);
      assertTranslated(game, name, label, english);
      assert(
        Number.isFinite(value) && (!share || (value >= 0 && value <= 1)),
        `${name} is ${value}. Return a number${share ? ' from 0 to 1' : ''}.${there}`,
      );
    }
  }
}

/** Runs a function of the game. If it throws, the error names the function. */
function attempt<T>(what: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new Error(`${what} threw ${cause}. It must work at every position, also at the start.`, { cause });
  }
}

/** Maximum number of puzzles whose answers are played. */
const MAX_PLAYED = 60;
/** Random attempts are made at one of so many played puzzles, because they take ten times as long as an answer. */
const ATTEMPTED_STRIDE = 3;

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
  for (const [index, puzzle] of all.filter((_, at) => at % stride === 0).entries()) {
    const problem = puzzleProblem(game, puzzle);
    assert(problem === undefined, problem ?? '');
    if (index % ATTEMPTED_STRIDE === 0) assertOneAnswer(game, puzzle);
  }
}

/** Number of random attempts at a puzzle, and the maximum number of lines of one. */
const [ATTEMPTS, MAX_ATTEMPT] = [8, 40];

/**
 * Plays random attempts at a puzzle. Throws if the refutation of a failed one is refused, if another single line solves
 * the puzzle, or if all other attempts solve it.
 */
function assertOneAnswer(game: AnyGame, given: Puzzle): void {
  const puzzle = { ...given, options: game.options.parse(given.options) };
  const { id, answer } = puzzle;
  const start = positionOf<unknown>(game, puzzle);
  const solved = JSON.stringify(positionOf<unknown>(game, puzzle, answer));
  const random = RNG.seeded(1);
  const others = Array.from({ length: ATTEMPTS }, () => attemptAt(game, puzzle, start, random)).filter(
    ({ lines }) => lines.toSorted().join('\n') !== answer.toSorted().join('\n'),
  );
  for (const { lines, state, verdict } of others) {
    if (verdict === 'failed') assertRefuted(game, puzzle, lines, state);
    assert(
      verdict !== 'solved' || answer.length > 1 || lines.length > 1 || JSON.stringify(state) === solved,
      `the puzzle "${id}" has the answer "${answer[0]}", but "${lines[0]}" solves it, too. ${ONE_ANSWER}`,
    );
  }
  const isAnyWrong = others.length === 0 || others.some(({ verdict }) => verdict !== 'solved');
  assert(
    isAnyWrong,
    `all of ${others.length} other attempts solve the puzzle "${id}", such as "${others[0]?.lines.join('", "')}". ${ONE_ANSWER}`,
  );
}

const ONE_ANSWER = 'A puzzle has exactly one answer: choose another position, or correct puzzles.verdict.';

/** Plays random lines of the solver until the puzzle is solved, has failed or waits for another seat. */
function attemptAt(game: AnyGame, puzzle: Puzzle, start: unknown, random: RNG) {
  const lines: string[] = [];
  let state = start;
  let verdict = game.puzzles?.verdict(state, puzzle);
  while (verdict === 'open' && lines.length < MAX_ATTEMPT && game.turn(state).includes(puzzle.seat)) {
    const line = randomLine(game, state, puzzle.seat, random);
    const outcome = line === undefined ? undefined : game.play(state, puzzle.seat, line);
    if (line === undefined || !outcome || outcome.refused) break;
    lines.push(line);
    state = outcome.state;
    verdict = game.puzzles?.verdict(state, puzzle);
  }
  return { lines, state, verdict };
}

function assertRefuted(game: AnyGame, puzzle: Puzzle, lines: readonly string[], failed: unknown): void {
  let state = failed;
  for (const { seat, line } of game.puzzles?.refutation(state, puzzle) ?? []) {
    const outcome = game.play(state, seat, line);
    if (outcome.refused)
      throw new Error(
        `puzzles.refutation of "${puzzle.id}" after "${lines.join('", "')}" plays "${line}" for seat ${seat}, which \`play\` refuses (${outcome.refused.code}). Return lines that are legal after the attempt.`,
      );
    state = outcome.state;
  }
}
