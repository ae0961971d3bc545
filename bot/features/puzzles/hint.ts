import { type Language, say, storyLines, type Text } from '@longtable/kit';
import { moveText, pathText } from '@longtable/kit/game/move-text';
import { positionOf } from '@longtable/kit/puzzle';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { readerAt } from '../../host/table/names.ts';
import type { Bot } from '../../interactions/bot.ts';
import { showPage } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { drawTableView } from '../../render/display.ts';
import { message } from '../../render/message.ts';
import { buttonRows, plain, primary } from '../../render/page.ts';
import { quoteLines } from '../../render/story.ts';
import { plainLine } from '../../render/text.ts';
import { computerSeed, computersOf } from '../computers/index.ts';
import { type GamePuzzle, nextPuzzleId, puzzleAt, puzzleId, solutionOf, takeHints } from './puzzle.ts';
import { refusal, texts } from './words/texts.ts';

const HINT_LABELS: readonly Text[] = [texts.hint.first, texts.hint.second];

/** Takes hints until the given number is reached, and shows them with a button for the next one. */
export async function showHints(reply: Reply, table: string, hints: 0 | 1 | 2 = 0): Promise<void> {
  const taken = await takeHints(reply.bot.context, table, reply.user.id, hints);
  const words = hintsAt(taken, reply.language);
  if (!words) throw refusal('puzzleGone');
  const count = taken.table.features.puzzle?.hints ?? 0;
  const end = [...words.slice(0, count), say(texts.hint.price, reply.language)];
  await showPage(reply, taken, { end, rows: buttonRows(nextHint(table, count), reply.language) });
}

function nextHint(table: string, count: number): ButtonSpec[] {
  const label = HINT_LABELS[count];
  const act = count === 0 ? 'first' : 'second';
  return label ? [plain(puzzleId.make({ act, table }), label)] : [];
}

/**
 * Returns the two hints: the start of the first move, then the whole first move. If the start is the whole move, the
 * second hint is the second move, if there is one. Undefined if the puzzle no longer exists.
 */
function hintsAt(loaded: LoadedTable, language: Language): [string, string] | undefined {
  const { game } = loaded;
  const puzzle = puzzleAt(loaded);
  if (!puzzle) return undefined;
  const reader = readerAt(loaded, puzzle.seat, language);
  const moveAt = (at: number, words: typeof moveText) => {
    const line = puzzle.answer[at];
    if (line === undefined) return '';
    const position = positionOf<unknown>(game, puzzle, puzzle.answer.slice(0, at));
    return plainLine(words(game, position, puzzle.seat, line, reader));
  };
  const path = moveAt(0, pathText);
  const first = firstPart(path);
  const then = first === path ? moveAt(1, moveText) : '';
  const second = then ? texts.hint.nextMove({ move: then }) : texts.hint.wholeMove({ move: moveAt(0, moveText) });
  return [say(texts.hint.startsWith({ part: first }), language), say(second, language)];
}

/** Returns the part of a move before its target and effect: “Torchman” for “Torchman → Breaker: kills it”. */
function firstPart(path: string): string {
  return path.split(/ → | › |: | · /)[0] ?? path;
}

/** Shows the answer to a finished puzzle, with the reason for its first move if known, and the final position. */
export async function showAnswer(reply: Reply, found: LoadedTable): Promise<void> {
  const { table, game } = found;
  if (table.status !== 'over') throw new Refusal('notOver');
  const puzzle = puzzleAt(found);
  if (!puzzle) throw refusal('puzzleGone');
  const solution = solutionOf({ game, puzzle });
  const settings = await reply.display;
  const reader = readerAt(found, puzzle.seat, settings.language);
  const why = await reasonFor(reply.bot, found, { game, puzzle }, solution.start);
  const drawn = message({
    title: `**${say(texts.hint.solution, settings.language)}** · ${say(game.title, settings.language)}`,
    story: solution.events.flatMap((events, at) => [
      ...quoteLines(storyLines(game, events, reader)),
      ...(at === 0 && why ? [`> -# ${plainLine(say(why, settings.language))}`] : []),
    ]),
    ...drawTableView(game, { id: `${table.id}|answer`, state: solution.state }, reader, settings),
    rows: buttonRows(table.terms.hidden ? [] : [nextPuzzleButton(game.id)], settings.language),
  });
  await reply.bot.pictures.send(drawn, (shown) => reply.private(shown));
}

function nextPuzzleButton(game: string): ButtonSpec {
  return primary(nextPuzzleId.make({ game }), texts.table.next);
}

/** Returns the reason for the first move of the answer, if the computer suggests the same move. */
async function reasonFor(
  { context }: Bot,
  { table }: LoadedTable,
  { game, puzzle }: GamePuzzle,
  start: unknown,
): Promise<Text | undefined> {
  if (!game.computers) return undefined;
  const seed = computerSeed(table, puzzle.seat);
  const advice = await computersOf(context)
    .advise(game, start, puzzle.seat, seed)
    .catch(() => undefined);
  return advice?.line === puzzle.answer[0] ? advice?.why : undefined;
}
