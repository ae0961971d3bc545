import type { AnyGame } from '../game.ts';
import { type LessonLine, PUPIL, stepAt } from '../lesson.ts';
import { say, type Text } from '../text.ts';
import { offers } from '../walk.ts';
import { englishIn } from './english.ts';
import { must, mustSpeak } from './law.ts';
import { begin, follow, type Position } from './wander.ts';

const STEPS = { min: 5, max: 10 };
/** More than this is not read, and leaves no room for the board. */
const ABOUT_MAX = 280;
const TASK_MAX = 120;
const END_MAX = 300;

/** Every position of a game's lesson, in order. */
export function lessonOf(game: AnyGame): Position[] {
  if (!game.lesson) return [];
  const { options, seed, opening = [], steps } = game.lesson;
  const positions = [begin(game, { options: game.options.parse(options), seed, seats: game.seats.min })];
  const play = ({ seat, line }: LessonLine) => {
    const from = positions.at(-1) as Position;
    must(game.turn(from.state).includes(seat), `the lesson plays "${line}" for seat ${seat}, which is not on turn`);
    must(offers(game, from.state, seat, line), `the lesson plays "${line}", which is not offered`);
    positions.push(follow(game, from, seat, line));
  };
  opening.forEach(play);
  for (const { line, answers = [] } of steps) {
    const turn = game.turn(positions.at(-1)?.state);
    must(
      turn.every((seat) => seat === PUPIL),
      `the lesson waits for ${turn} to play "${line}"`,
    );
    play({ seat: PUPIL, line });
    answers.forEach(play);
  }
  return positions;
}

/** A lesson comes to its end by lines that are offered, and says everything in every language. */
export function teaches(game: AnyGame, english: readonly string[]): void {
  if (!game.lesson) return;
  const { steps, end } = game.lesson;
  must(STEPS.min <= steps.length && steps.length <= STEPS.max, `a lesson needs ${STEPS.min} to ${STEPS.max} steps`);
  for (const [step, { about, task }] of steps.entries()) {
    mustTeach(`lesson.steps[${step}].about`, about, ABOUT_MAX, english);
    mustTeach(`lesson.steps[${step}].task`, task, TASK_MAX, english);
  }
  mustTeach('lesson.end', end, END_MAX, english);
  must(stepAt(game.lesson, lessonOf(game).length - 1) === steps.length, 'the lesson doesn’t reach its end');
}

function mustTeach(field: string, text: Text, most: number, english: readonly string[]): void {
  mustSpeak(field, text, most);
  const word = englishIn(say(text, 'de'), english);
  must(word === undefined, `${field}, "${say(text, 'de')}", is not German: ${word}`);
  must(typeof text !== 'string', `${field}, "${text}", is the same in every language. Give it as { en, de }.`);
}
