import { type AnyGame, languagesOf, type Score } from '../game.ts';
import { puzzleProblem } from '../puzzle.ts';
import { say } from '../text.ts';
import { differenceOf } from './difference.ts';
import { assert, assertGerman, assertText, assertTranslated, type Law, seatsOf } from './law.ts';
import { describePosition, type Position, playAt } from './random-play.ts';
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
  for (const puzzle of all.filter((_, index) => index % stride === 0)) {
    const problem = puzzleProblem(game, puzzle);
    assert(problem === undefined, problem ?? '');
  }
}
