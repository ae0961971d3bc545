import { say } from '@longtable/kit';
import { besideTable } from '../../../storage/records/table.ts';
import { Refusal } from '../../host/refusal.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { dropList, readAll } from '../history/index.ts';
import { showAnswer, showHints } from './hint.ts';
import { nextPuzzleId, puzzleId } from './ids.ts';
import { afterAttempt, findPuzzle } from './puzzle.ts';
import { puzzleEffects, puzzleListId, readScores, scoreTexts } from './rating.ts';
import { type PuzzleMark, puzzleMark, puzzleRatingKind, puzzleScoresKind } from './record.ts';
import { openPuzzle, retryPuzzle } from './start.ts';
import { goalLines, puzzleButtons, puzzleEnding, puzzleHintButton, puzzleLines } from './table.ts';
import { refusal, texts } from './words/texts.ts';

export { hasPuzzles } from './puzzle.ts';
export { puzzleOfDay } from './rating.ts';
export { openPuzzle, openPuzzleTable, showStartedPuzzle } from './start.ts';
export { answerButton, puzzleButton } from './table.ts';
export { refusal as puzzleRefusal } from './words/texts.ts';

declare module '../../../storage/records/table.ts' {
  interface Features {
    /** The puzzle that is solved at the table. */
    readonly puzzle?: PuzzleMark | undefined;
  }
}

declare module '../../host/feature.ts' {
  interface FeatureRequests {
    /** Id of the puzzle to play. */
    readonly puzzle?: string | undefined;
  }
}

/** Number of hints taken after each action. */
const HINTS_TAKEN = { hints: 0, first: 1, second: 2 } as const;

/** A puzzle of a hidden table has one attempt, without hints, and the feature that hides the table has its title. */
export const puzzles: Feature = {
  id: 'puzzles',
  commands: ['puzzle'],
  records: [puzzleScoresKind, puzzleRatingKind],
  tableRecords: { puzzle: besideTable('puzzle', puzzleMark) },

  async opening(_, { game, features }) {
    if (features?.puzzle === undefined) return undefined;
    const puzzle = findPuzzle(game, features.puzzle);
    if (!puzzle) throw refusal('puzzleGone');
    return {
      options: puzzle.options,
      seed: puzzle.seed,
      lines: puzzle.lines,
      terms: { exercise: true, computersWait: true },
      features: { puzzle: { id: puzzle.id } },
    };
  },
  ended: [puzzleEffects],
  afterLine: (context, loaded, _, play) =>
    loaded.table.features.puzzle ? afterAttempt(context, loaded, play()) : undefined,

  objection: ({ table }, action) => (action === 'help' && table.features.puzzle ? refusal('puzzleAlone') : undefined),
  threadTitle: ({ puzzle }, title) => (puzzle ? texts.table.name({ title }) : undefined),
  lines: {
    occasion: ({ table: { features, terms } }, { language }) =>
      features.puzzle && !terms.hidden ? [say(texts.table.title, language)] : [],
    belowBoard: goalLines,
    ending: (loaded, reader) => (loaded.table.features.puzzle ? [puzzleEnding(loaded, reader)] : []),
    result: puzzleLines,
  },
  boardButtons: { board: puzzleHintButton, next: puzzleButtons },
  panelButtons: { panel: puzzleHintButton },
  moreButtons: async (_, loaded) => puzzleHintButton(loaded),
  scoreTexts,
  showHint: (reply, { table }) => (table.features.puzzle ? showHints(reply, table.id) : undefined),

  personalData: {
    export: async (context, person) => ({ puzzles: await readScores(context, person) }),
    tables: (context, person) => readAll(context, puzzleListId(person)),
    remove: (context, person) =>
      context.storage.transact(`puzzles:${person}`, async ({ write }) =>
        write(context.storage.store(puzzleScoresKind).drop(person), ...(await dropList(context, puzzleListId(person)))),
      ),
  },

  buttons: {
    nextPuzzle: button(nextPuzzleId, {
      access: 'anyone',
      press({ reply, id: { game } }) {
        const found = reply.bot.context.games.get(game);
        if (!found) throw new Refusal('gameGone');
        return openPuzzle(reply, found);
      },
    }),
    puzzle: button(puzzleId, {
      access: 'player',
      press({ reply, id: { act, table }, target: loaded }) {
        if (act === 'again') return retryPuzzle(reply, loaded);
        if (act === 'answer') return showAnswer(reply, loaded);
        return showHints(reply, table, HINTS_TAKEN[act]);
      },
    }),
  },
};
