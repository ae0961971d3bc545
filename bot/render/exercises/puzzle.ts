import { about, type Reader } from '../../../games/kit/reader.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import { puzzleAt } from '../../host/puzzles/puzzle.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import { WORDS } from '../text.ts';

const PUZZLE: Text = { en: 'Puzzle', de: 'Rätsel' };
const ONE_ANSWER: Text = {
  en: '-# There’s one answer, and your first try counts.',
  de: '-# Es gibt eine Lösung, und dein erster Versuch zählt.',
};
const NOT_AGAIN: Text = {
  en: '-# Only your first try counts for your rating.',
  de: '-# Für deine Wertung zählt nur der erste Versuch.',
};

/** What a table is called that is a puzzle. */
export function puzzleTitle({ table }: LoadedTable, language: Language): string[] {
  if (!table.puzzle) return [];
  return [say(table.daily === undefined ? PUZZLE : WORDS.puzzleOfTheDay, language)];
}

/** What is to be found; it stands below the board. */
export function goal(loaded: LoadedTable, language: Language): string[] {
  const { table, game } = loaded;
  const puzzle = puzzleAt(loaded);
  const words = puzzle && game.puzzles?.goals[puzzle.goal];
  return words && table.status === 'playing' ? [`**${say(words, language)}**`, say(ONE_ANSWER, language)] : [];
}

/** How a puzzle ended. */
export function puzzleEnding(loaded: LoadedTable, reader: Reader): string {
  const { game, table } = loaded;
  const { ending, seats, fresh, state } = table;
  const how = ending?.by === 'puzzle' ? ending.how : undefined;
  const seat = seats.findIndex(({ kind }) => kind === 'person');
  if (how === 'solved') return say({ en: 'Solved!', de: 'Gelöst!' }, reader.language);
  if (how === 'left') {
    return about(reader, seat, { en: 'You resigned.', de: 'Du hast aufgegeben.' }, (name) => ({
      en: `${name} resigned.`,
      de: `${name} hat aufgegeben.`,
    }));
  }
  const isRefuted = (fresh?.seats[seat] ?? 0) > 0;
  const puzzle = puzzleAt(loaded);
  const lacks = puzzle && !isRefuted ? game.puzzles?.shortfall?.(state, puzzle) : undefined;
  const words = [isRefuted ? REFUTED : FAILED, ...(lacks ? [lacks] : [])];
  return words.map((text) => say(text, reader.language)).join(' ');
}

const FAILED: Text = { en: 'Not solved.', de: 'Nicht gelöst.' };
const REFUTED: Text = { en: 'Not solved. The reply shows why.', de: 'Nicht gelöst. Die Erwiderung zeigt, warum.' };

/** How hard a puzzle was, or that it did not count. */
export function puzzleLines({ table }: LoadedTable, language: Language): string[] {
  const { puzzle, ending } = table;
  if (!puzzle || ending?.by !== 'puzzle') return [];
  if (puzzle.rating === undefined) return [say(NOT_AGAIN, language)];
  return [
    say(
      { en: `-# The puzzle is rated ${puzzle.rating}.`, de: `-# Das Rätsel hat die Wertung ${puzzle.rating}.` },
      language,
    ),
  ];
}
