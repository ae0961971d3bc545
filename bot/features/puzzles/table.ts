import { about, type Reader, say, type Text } from '@longtable/kit';
import type { Table } from '../../../storage/records/table.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { plain, primary, success } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { nextPuzzleId, puzzleId } from './ids.ts';
import { puzzleAt } from './puzzle.ts';
import { texts } from './words/texts.ts';

/** Returns the goal of a puzzle in progress. */
export function goalLines(loaded: LoadedTable, { language }: Reader): string[] {
  const puzzle = loaded.table.status === 'playing' ? puzzleAt(loaded) : undefined;
  const goal = puzzle && loaded.game.puzzles?.goals[puzzle.goal];
  return goal ? [`**${say(goal, language)}**`, say(texts.table.oneSolution, language)] : [];
}

/** Returns the sentence about the end of a puzzle. */
export function puzzleEnding(loaded: LoadedTable, reader: Reader): string {
  const { game, table } = loaded;
  const { ending, seats, events, state } = table;
  const how = ending?.by === 'exercise' ? ending.how : undefined;
  const seat = seats.findIndex(({ kind }) => kind === 'person');
  if (how === 'solved') return say(texts.table.solved, reader.language);
  if (how === 'left') {
    return about(reader, seat, common.ending.youResigned, (name) => common.ending.resigned({ name }));
  }
  const isRefuted = (events.sinceOwnTurn[seat] ?? 0) > 0;
  const puzzle = puzzleAt(loaded);
  const lacks = puzzle && !isRefuted ? game.puzzles?.shortfall?.(state, puzzle) : undefined;
  const words = [isRefuted ? texts.table.refuted : texts.table.failed, ...(lacks ? [lacks] : [])];
  return words.map((text) => say(text, reader.language)).join(' ');
}

/** Returns the rating of a finished puzzle, or that the attempt was not rated. Empty for other endings. */
export function puzzleLines({ table }: LoadedTable, { language }: Reader): string[] {
  const { ending } = table;
  const { puzzle } = table.features;
  if (!puzzle || ending?.by !== 'exercise') return [];
  const { notCounted, notRatedAgain } = texts.table;
  if (puzzle.rating === undefined) return [say(ending.how === 'left' ? notCounted : notRatedAgain, language)];
  const helped = ending.how === 'solved' ? HINT_PENALTIES[puzzle.hints ?? 0] : undefined;
  const rated = texts.table.rating({ rating: puzzle.rating });
  return [`-# ${[...(helped ? [helped] : []), rated].map((text) => say(text, language)).join(' ')}`];
}

/** Text about the rating of a solved puzzle, by the number of hints taken. */
const HINT_PENALTIES: Readonly<Record<number, Text>> = {
  1: texts.table.withOneHint,
  2: texts.table.withTwoHints,
};

/** Returns the hint button of a puzzle in progress. A hidden puzzle has none. */
export function puzzleHintButton({ table }: LoadedTable): ButtonSpec[] {
  if (!table.features.puzzle || table.terms.hidden || table.status !== 'playing') return [];
  return [plain(puzzleId.make({ act: 'hints', table: table.id }), texts.table.hint)];
}

/** Returns the button that opens the user's next puzzle of a game. */
export function puzzleButton(game: string, title: Text): ButtonSpec {
  return success(nextPuzzleId.make({ game }), texts.table.name({ title }));
}

/** Returns the buttons after a puzzle: the next one and, if it was not solved, retry and answer. A hidden puzzle has only the answer. */
export function puzzleButtons({ table, game }: LoadedTable): ButtonSpec[] {
  if (!table.features.puzzle) return [];
  if (table.terms.hidden) return answerButton(table);
  const isSolved = table.ending?.by === 'exercise' && table.ending.how === 'solved';
  const next: ButtonSpec = (isSolved ? primary : plain)(nextPuzzleId.make({ game: game.id }), texts.table.next);
  if (isSolved) return [next];
  const again = puzzleId.make({ act: 'again', table: table.id });
  return [primary(again, texts.table.tryAgain), ...answerButton(table), next];
}

export function answerButton({ id, ending }: Table): ButtonSpec[] {
  if (ending?.by !== 'exercise' || ending.how === 'solved') return [];
  return [plain(puzzleId.make({ act: 'answer', table: id }), texts.table.showSolution)];
}
