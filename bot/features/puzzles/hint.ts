import { type Reader, read } from '../../../games/kit/reader.ts';
import { say, type Text } from '../../../games/kit/text.ts';
import { labelsOf } from '../../host/actions/hint.ts';
import { HINTS, takeHint } from '../../host/puzzles/hint.ts';
import { puzzleAt, solutionOf } from '../../host/puzzles/puzzle.ts';
import { refusal } from '../../host/refusal.ts';
import { readerAt } from '../../host/table/names.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { showPage } from '../../interactions/page.ts';
import type { Reply } from '../../interactions/reply.ts';
import { buttonRows, puzzleHintButton } from '../../render/controls.ts';
import { plainLine } from '../../render/escape.ts';

const BEGINS_WITH: Text = { en: 'It starts with', de: 'Es beginnt mit' };
const FIRST_MOVE: Text = { en: 'First move', de: 'Erster Zug' };
/** What hints cost; both at once, so that nobody is surprised by the second. */
const PRICE: Text = {
  en: '-# With one hint a solved puzzle counts as a draw, with two as a loss.',
  de: '-# Mit einem Tipp zählt ein gelöstes Rätsel als Remis, mit zweien als Niederlage.',
};

/** Takes a hint at a puzzle and shows it, or the next one that was not taken yet. */
export async function showPuzzleHint(bot: Bot, reply: Reply, table: string, hints: number): Promise<void> {
  const taken = await takeHint(bot.context, table, reply.user.id, hints);
  if ('refused' in taken) return reply.refuse(taken);
  const words = wordsFor(taken, reply);
  if (!words) return reply.refuse(refusal('puzzleGone'));
  const rows = (taken.table.puzzle?.hints ?? 0) < HINTS ? buttonRows(puzzleHintButton(taken), reply.language) : [];
  await showPage(bot, reply, table, { end: words, rows });
}

/** The first hint says what moves, the second the whole move. */
function wordsFor(loaded: LoadedTable, { language }: Reply): string[] | undefined {
  const { table, game } = loaded;
  const puzzle = puzzleAt(loaded);
  const solution = puzzle && solutionOf({ game, puzzle });
  const [line] = puzzle?.answer ?? [];
  if (!solution || line === undefined) return undefined;
  const reader = readerAt(loaded, puzzle.seat, language);
  const labels = (labelsOf(game, solution.start, puzzle.seat, line) ?? [line]).map((label) => read(label, reader));
  const hint = (table.puzzle?.hints ?? 0) < HINTS ? first(labels, reader) : whole(labels, reader);
  return [hint, say(PRICE, language)];
}

/** The beginning of the first label, without where it leads and what it does: “Torchman” of “Torchman → Breaker: kills it”. */
function first([label = '']: readonly string[], { language }: Reader): string {
  return `${say(BEGINS_WITH, language)}: **${plainLine(label.split(/ → |: | · /)[0] ?? label)}**`;
}

function whole(labels: readonly string[], { language }: Reader): string {
  return `${say(FIRST_MOVE, language)}: **${plainLine(labels.filter(Boolean).join(' › '))}**`;
}
