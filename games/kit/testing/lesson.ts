import type { AnyGame } from '../game.ts';
import { LEARNER_SEAT, type LessonLine, stepAt } from '../lesson.ts';
import type { Text } from '../text.ts';
import { isOffered } from '../walk.ts';
import { assert, assertGerman, assertText, assertTranslated } from './law.ts';
import { type Position, positionAfter, startPosition } from './random-play.ts';

const STEPS = { min: 5, max: 10 };
/** Maximum lengths of texts, to leave room for the board. */
const MAX_ABOUT_LENGTH = 280;
const MAX_TASK_LENGTH = 120;
const MAX_END_LENGTH = 300;

/** Returns every position of a game's lesson, in order. */
export function lessonPositions(game: AnyGame): Position[] {
  if (!game.lesson) return [];
  const { options, seed, opening = [], steps } = game.lesson;
  const positions = [startPosition(game, { options: game.options.parse(options), seed, seats: game.seats.min })];
  const play = ({ seat, line }: LessonLine) => {
    const from = positions.at(-1) as Position;
    assert(game.turn(from.state).includes(seat), `the lesson plays "${line}" for seat ${seat}, which is not on turn`);
    assert(isOffered(game, from.state, seat, line), `the lesson plays "${line}", which is not offered`);
    positions.push(positionAfter(game, from, seat, line));
  };
  opening.forEach(play);
  for (const { line, answers = [] } of steps) {
    const turn = game.turn(positions.at(-1)?.state);
    assert(
      turn.every((seat) => seat === LEARNER_SEAT),
      `the lesson waits for ${turn} to play "${line}"`,
    );
    play({ seat: LEARNER_SEAT, line });
    answers.forEach(play);
  }
  return positions;
}

/**
 * Checks that a lesson has a valid number of steps, short texts in every language, and reaches its end by offered
 * lines.
 */
export function lessonIsValid(game: AnyGame, english: readonly string[]): void {
  if (!game.lesson) return;
  const { steps, end } = game.lesson;
  assert(STEPS.min <= steps.length && steps.length <= STEPS.max, `a lesson needs ${STEPS.min} to ${STEPS.max} steps`);
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
