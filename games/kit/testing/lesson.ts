import type { AnyGame, Seat, SeatLine } from '../game.ts';
import { LEARNER_SEAT, stepAt } from '../lesson.ts';
import { say, type Text } from '../text.ts';
import { isOffered } from '../walk.ts';
import { assert, assertGerman, assertText, assertTranslated } from './law.ts';
import { describePosition, type Position, positionAfter, startPosition } from './random-play.ts';

const STEPS = { min: 5, max: 10 };
/** Maximum lengths of texts, to leave room for the board. */
const MAX_ABOUT_LENGTH = 280;
const MAX_TASK_LENGTH = 120;
const MAX_END_LENGTH = 300;

/** Returns every position of a game's lesson, in order. */
export function lessonPositions(game: AnyGame): Position[] {
  if (!game.lesson) return [];
  const { options, seed, opening = [], steps } = game.lesson;
  const parsed = game.options.safeParse(options);
  if (!parsed.success)
    throw new Error(
      `lesson.options are ${JSON.stringify(options)}, which the game's \`options\` refuse: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
    );
  const positions = [startPosition(game, { options: parsed.data, seed, seats: game.seats.min })];
  const play = (where: string, { seat, line }: SeatLine) => {
    const from = positions.at(-1) as Position;
    assertPlayed(game, from, where, { seat, line });
    positions.push(positionAfter(game, from, seat, line));
  };
  for (const [index, line] of opening.entries()) play(`lesson.opening[${index}]`, line);
  for (const [index, { line, answers = [] }] of steps.entries()) {
    const from = positions.at(-1) as Position;
    const others = game.turn(from.state).filter((seat) => seat !== LEARNER_SEAT);
    const before = index === 0 ? 'lesson.opening' : `lesson.steps[${index - 1}].answers`;
    assert(
      others.length === 0,
      `lesson.steps[${index}] waits for the learner, seat ${LEARNER_SEAT}, to play "${line}", but it is the turn of ${seatNames(others)}. Add their lines to ${before}.\n${describePosition(from)}`,
    );
    play(`lesson.steps[${index}]`, { seat: LEARNER_SEAT, line });
    for (const [answer, reply] of answers.entries()) play(`lesson.steps[${index}].answers[${answer}]`, reply);
  }
  return positions;
}

/** Throws if a line of the lesson is not offered to its seat. The error has the reason and the lines that are offered. */
function assertPlayed(game: AnyGame, from: Position, where: string, { seat, line }: SeatLine): void {
  const plays = `${where} plays "${line}" for seat ${seat}`;
  const turn = game.turn(from.state);
  const now = turn.length > 0 ? `it is the turn of ${seatNames(turn)}` : 'the game is over';
  assert(turn.includes(seat), `${plays}, but ${now}.\n${describePosition(from)}`);
  if (isOffered(game, from.state, seat, line)) return;
  const { refused } = game.play(from.state, seat, line);
  const why = refused ? ` (${refused.code}: ${say(refused.sentence, 'en')})` : '';
  const offered = game.choices(from.state, seat, '').map((choice) => `"${choice.line}"`);
  throw new Error(
    `${plays}, which \`choices\` does not offer there${why}. It offers ${offered.join(', ')}. \`npx longtable position\` prints all.\n${describePosition(from)}`,
  );
}

function seatNames(seats: readonly Seat[]): string {
  return seats.map((seat) => `seat ${seat}`).join(' and ');
}

/**
 * Checks that a lesson has a valid number of steps, short texts in every language, and reaches its end by offered
 * lines.
 */
export function lessonIsValid(game: AnyGame, english: readonly string[]): void {
  if (!game.lesson) return;
  const { steps, end } = game.lesson;
  assert(
    STEPS.min <= steps.length && steps.length <= STEPS.max,
    `lesson.steps has ${steps.length} steps. A lesson needs ${STEPS.min} to ${STEPS.max}.`,
  );
  for (const [step, { about, task }] of steps.entries()) {
    assertLessonText(game, `lesson.steps[${step}].about`, about, MAX_ABOUT_LENGTH, english);
    assertLessonText(game, `lesson.steps[${step}].task`, task, MAX_TASK_LENGTH, english);
  }
  assertLessonText(game, 'lesson.end', end, MAX_END_LENGTH, english);
  assert(stepAt(game.lesson, lessonPositions(game).length - 1) === steps.length, 'the lesson doesn’t reach its end');
}

function assertLessonText(game: AnyGame, field: string, text: Text, max: number, english: readonly string[]): void {
  assertText(game, field, text, max);
  assertTranslated(game, field, text, english);
  assertGerman(game, field, text, english);
}
