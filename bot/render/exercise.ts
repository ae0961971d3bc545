import { about, type Language, LEARNER_SEAT, type Reader, say, type Text } from '@longtable/kit';
import { progressAt } from '../features/lessons/lesson.ts';
import { puzzleAt } from '../features/puzzles/puzzle.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { dailyName } from './duration.ts';
import { texts } from './words/texts.ts';

/** Returns the title of a lesson with its current step. Undefined if the table has none. */
export function lessonTitle(loaded: LoadedTable, language: Language): string | undefined {
  const progress = progressAt(loaded);
  if (!progress) return undefined;
  const { done, lesson, step } = progress;
  if (!step) return say(texts.exercise.lessonComplete, language);
  return say(texts.exercise.lessonStep({ step: done + 1, steps: lesson.steps.length }), language);
}

/** Returns the title of a puzzle or daily. Empty for other tables. */
export function occasionTitle({ table }: LoadedTable, language: Language): string[] {
  const isPuzzle = table.features.puzzle !== undefined;
  const { daily } = table.features;
  if (daily) return [say(dailyName(daily.day, daily.practice ? 'practice' : isPuzzle ? 'puzzle' : 'daily'), language)];
  return isPuzzle ? [say(texts.exercise.puzzle, language)] : [];
}

/** Returns the explanation of a lesson's current step, shown above the board. Empty for other tables. */
export function lessonText(loaded: LoadedTable, language: Language): string[] {
  const { table } = loaded;
  const step = table.features.lesson && table.status !== 'over' ? progressAt(loaded)?.step : undefined;
  return step ? [say(step.about, language)] : [];
}

/** Returns the line that a repeated daily does not count. Empty for other tables. */
export function practiceLines({ table }: LoadedTable, language: Language): string[] {
  return table.features.daily?.practice ? [`-# ${say(texts.daily.practiceDoesNotCount, language)}`] : [];
}

/** Returns the task of a lesson or puzzle, or that practice does not count, shown below the board. Empty for other tables. */
export function taskLines(loaded: LoadedTable, language: Language): string[] {
  const { table, game } = loaded;
  if (table.status !== 'playing') return [];
  const step = table.features.lesson && progressAt(loaded)?.step;
  if (step) return [`**${say(step.task, language)}**`];
  const puzzle = table.features.puzzle && puzzleAt(loaded);
  const goal = puzzle && game.puzzles?.goals[puzzle.goal];
  return goal
    ? [`**${say(goal, language)}**`, say(texts.exercise.oneSolution, language)]
    : practiceLines(loaded, language);
}

/** Returns the line that a lesson waits for. Undefined if it waits for none. */
export function lineToLearn(loaded: LoadedTable): string | undefined {
  return loaded.table.features.lesson && progressAt(loaded)?.step?.line;
}

export function lessonEnding(loaded: LoadedTable, reader: Reader): string {
  const progress = progressAt(loaded);
  if (progress && !progress.step) return say(progress.lesson.end, reader.language);
  return about(reader, LEARNER_SEAT, texts.exercise.youLeftLesson, (name) => texts.exercise.leftLesson({ name }));
}

export function puzzleEnding(loaded: LoadedTable, reader: Reader): string {
  const { game, table } = loaded;
  const { ending, seats, events, state } = table;
  const how = ending?.by === 'puzzle' ? ending.how : undefined;
  const seat = seats.findIndex(({ kind }) => kind === 'person');
  if (how === 'solved') return say(texts.exercise.solved, reader.language);
  if (how === 'left') {
    return about(reader, seat, texts.ending.youResigned, (name) => texts.ending.resigned({ name }));
  }
  const isRefuted = (events.sinceOwnTurn[seat] ?? 0) > 0;
  const puzzle = puzzleAt(loaded);
  const lacks = puzzle && !isRefuted ? game.puzzles?.shortfall?.(state, puzzle) : undefined;
  const words = [isRefuted ? texts.exercise.refuted : texts.exercise.failed, ...(lacks ? [lacks] : [])];
  return words.map((text) => say(text, reader.language)).join(' ');
}

/** Returns the rating of a finished puzzle, or that the attempt was not rated. Empty for other endings. */
export function puzzleLines({ table }: LoadedTable, language: Language): string[] {
  const { ending } = table;
  const { puzzle } = table.features;
  if (!puzzle || ending?.by !== 'puzzle') return [];
  const { notCounted, notRatedAgain } = texts.exercise;
  if (puzzle.rating === undefined) return [say(ending.how === 'left' ? notCounted : notRatedAgain, language)];
  const helped = ending.how === 'solved' ? HINT_PENALTIES[puzzle.hints ?? 0] : undefined;
  const rated = texts.exercise.puzzleRating({ rating: puzzle.rating });
  return [`-# ${[...(helped ? [helped] : []), rated].map((text) => say(text, language)).join(' ')}`];
}

/** Text about the rating of a solved puzzle, by the number of hints taken. */
const HINT_PENALTIES: Readonly<Record<number, Text>> = {
  1: texts.exercise.withOneHint,
  2: texts.exercise.withTwoHints,
};
