import { type AnyGame, about, joinTexts, type Reader, type Seat, say, storyLines, type Text } from '@longtable/kit';
import { moveText, pathText } from '@longtable/kit/game/move-text';
import { besideTable, type Table } from '../../../storage/records/table.ts';
import { resign } from '../../host/actions/resign.ts';
import type { ButtonSpec, FeatureRequests, LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { gamesOn, readServer } from '../../host/settings.ts';
import { readerAt } from '../../host/table/names.ts';
import type { Bot } from '../../interactions/bot.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { showPage, showPanel } from '../../interactions/panel.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { drawTableView } from '../../render/display.ts';
import { danger, page, phrase, plain, primary, success } from '../../render/page.ts';
import { quoteLines } from '../../render/summary.ts';
import { plainLine, plainText } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { openRequestedTable, panelLocationFor, serverFor } from '../../screens/new-game.ts';
import { findUnfinished, showUnfinished } from '../../screens/table-actions.ts';
import { undoButton } from '../agreements/index.ts';
import { computerSeed, computersOf } from '../computers/index.ts';
import { dropList, readAll } from '../history/index.ts';
import { lessonButton } from '../lessons/index.ts';
import {
  afterAttempt,
  findPuzzle,
  type GamePuzzle,
  isTouched,
  nextPuzzleId,
  occupantsAt,
  puzzleAt,
  puzzleId,
  restOfAnswer,
  solutionOf,
  takeHints,
} from './puzzle.ts';
import {
  hasTried,
  knownGames,
  nextPuzzle,
  type PuzzleMark,
  puzzleEffects,
  puzzleListId,
  puzzleMark,
  puzzleRatingKind,
  puzzleScoresKind,
  readScores,
  scoreTexts,
} from './rating.ts';
import { refusal, texts } from './words/texts.ts';

/** Returns the goal of a puzzle in progress. */
function goalLines(loaded: LoadedTable): Text[] {
  const puzzle = loaded.table.status === 'playing' ? puzzleAt(loaded) : undefined;
  const goal = puzzle && loaded.game.puzzles?.goals[puzzle.goal];
  const { firstAttempt, repeated } = texts.table;
  return goal ? [phrase`**${goal}**`, loaded.table.features.puzzle?.repeated ? repeated : firstAttempt] : [];
}

/** Returns the sentence about the end of a puzzle. */
export function puzzleEnding(loaded: LoadedTable, reader: Reader): Text {
  const { game, table } = loaded;
  const { ending, seats, events, state } = table;
  const how = ending?.by === 'exercise' ? ending.how : undefined;
  const seat = seats.findIndex(({ kind }) => kind === 'person');
  if (how === 'solved') return texts.table.solved;
  if (how === 'left') {
    return about(reader, seat, common.ending.youResigned, (name) => common.ending.resigned({ name }));
  }
  const answered = events.sinceOwnTurn[seat] ?? 0;
  const isRefuted = answered > 0 && answered >= events.newestPress;
  const puzzle = puzzleAt(loaded);
  const lacks = puzzle && !isRefuted ? game.puzzles?.shortfall?.(state, puzzle) : undefined;
  return joinTexts([isRefuted ? texts.table.refuted : texts.table.failed, lacks]);
}

/** Returns the rating of a finished puzzle, or that the attempt was not rated. Empty for other endings. */
export function puzzleLines({ table }: LoadedTable): Text[] {
  const { ending } = table;
  const { puzzle } = table.features;
  if (!puzzle || ending?.by !== 'exercise') return [];
  const { notCounted, notRatedAgain } = texts.table;
  if (puzzle.rating === undefined) return [ending.how === 'left' ? notCounted : notRatedAgain];
  const helped = ending.how === 'solved' ? HINT_PENALTIES[puzzle.hints ?? 0] : undefined;
  return [phrase`-# ${joinTexts([helped, texts.table.rating({ rating: puzzle.rating })])}`];
}

/** Text about the rating of a solved puzzle, by the number of hints taken. */
const HINT_PENALTIES: Readonly<Record<number, Text>> = {
  1: texts.table.withOneHint,
  2: texts.table.withTwoHints,
};

/** Returns the question before a puzzle is resigned. The feature of a hidden puzzle asks its own. */
export function resignQuestion(loaded: LoadedTable): Text[] {
  const { features, terms } = loaded.table;
  if (!features.puzzle || terms.hidden) return [];
  return [isAtStake(loaded) ? texts.table.sureToFail : texts.table.sureToResign];
}

/** Whether resigning the attempt changes the solver's rating. */
function isAtStake(loaded: LoadedTable): boolean {
  const puzzle = puzzleAt(loaded);
  return puzzle !== undefined && !loaded.table.features.puzzle?.repeated && isTouched(loaded.table, puzzle);
}

/** Returns the button for the lesson of a game that is new to the solver of a puzzle in progress. */
function newGameButton({ table, game }: LoadedTable): ButtonSpec[] {
  return table.features.puzzle?.unfamiliar && table.status === 'playing' ? lessonButton(game) : [];
}

/**
 * Returns the buttons of a puzzle in progress: the hint and, after a move that can't be taken back, a new start. A hidden
 * puzzle has none.
 */
export function puzzleHelpButtons(loaded: LoadedTable): ButtonSpec[] {
  const { table } = loaded;
  if (!table.features.puzzle || table.terms.hidden || table.status !== 'playing') return [];
  return [plain(puzzleId.make({ act: 'hints', table: table.id }), texts.table.hint), ...startAgainButton(loaded)];
}

function startAgainButton(loaded: LoadedTable): ButtonSpec[] {
  const { table } = loaded;
  const puzzle = puzzleAt(loaded);
  if (!puzzle || table.log.moveCount <= puzzle.lines.length || undoButton(loaded, puzzle.seat).length > 0) return [];
  const id = puzzleId.make({ act: 'restart', table: table.id });
  return [isAtStake(loaded) ? danger(id, texts.table.startAgainUnsolved) : plain(id, texts.table.startAgain)];
}

/** Returns the button that opens the user's next puzzle of a game. */
export function puzzleButton(game: string, title: Text): ButtonSpec {
  return success(nextPuzzleId.make({ game }), texts.table.name({ title }));
}

/** Returns the buttons after a puzzle: the next one and, if it was not solved, retry and answer. A hidden puzzle has only the answer. */
function puzzleButtons({ table, game }: LoadedTable): ButtonSpec[] {
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

/** Opens the user's next puzzle, of one game or of any, or links to the puzzle in progress. */
export async function openPuzzle(reply: Reply, game?: AnyGame): Promise<void> {
  const { context } = reply.bot;
  const games = game ? [game] : gamesOn(context, await readServer(context, reply.guildId));
  const isOpenPuzzle = ({ table }: LoadedTable) =>
    table.features.puzzle !== undefined && !table.terms.hidden && games.some(({ id }) => id === table.game);
  const begun = await findUnfinished(reply.bot, reply.user.id, isOpenPuzzle);
  if (begun) return showStartedPuzzle(reply, begun);
  const next = await nextPuzzle(context, reply.user.id, games);
  if (!next) throw refusal('noPuzzle');
  return openPuzzleTable(reply, next);
}

/** Opens the puzzle of a finished table again. */
async function retryPuzzle(reply: Reply, found: LoadedTable): Promise<void> {
  const puzzle = puzzleAt(found);
  if (!puzzle) throw refusal('puzzleGone');
  return openPuzzleTable(reply, { game: found.game, puzzle });
}

/** Resigns an attempt and opens its puzzle again. */
async function restartPuzzle(reply: Reply, loaded: LoadedTable): Promise<void> {
  const left = await resign(reply.bot.context, loaded.table.id, reply.user.id);
  await reply.bot.delivery.deliver(left);
  return retryPuzzle(reply, left);
}

/** Opens a table for a user's attempt at a puzzle. `hiddenBy` is the request to a feature that hides it; then the user sees the panel. */
export async function openPuzzleTable(
  reply: Reply,
  { game, puzzle }: GamePuzzle,
  hiddenBy?: FeatureRequests,
): Promise<void> {
  const server = await serverFor(reply, game);
  const { person: id, name } = actorOf(reply.interaction);
  const occupants = occupantsAt({ game, puzzle }, { kind: 'person', id, name });
  const location = panelLocationFor(reply, server);
  if (hiddenBy && reply.isInPrivate) await reply.acknowledge();
  const request = {
    game,
    options: {},
    occupants,
    seated: true,
    location,
    features: { ...hiddenBy, puzzle: puzzle.id },
  };
  const opened = await openRequestedTable(reply, request);
  if (opened?.table.terms.hidden && !opened.table.location.inPanel) await showPanel(reply, opened, puzzle.seat);
}

/** Links to a puzzle in progress, which can be resigned. */
export async function showStartedPuzzle(reply: Reply, begun: LoadedTable): Promise<void> {
  const { id: table, location } = begun.table;
  const words = texts.start.alreadyStarted({ channel: location.channel });
  await showUnfinished(reply, begun, words, plain({ kind: 'giveUp', table }, common.buttons.resign));
}

export { hasPuzzles } from './puzzle.ts';
export { puzzleOfDay } from './rating.ts';
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
  records: [puzzleScoresKind, puzzleRatingKind],
  tableRecords: { puzzle: besideTable('puzzle', puzzleMark) },

  async opening(context, { game, features, occupants }) {
    if (features?.puzzle === undefined) return undefined;
    const puzzle = findPuzzle(game, features.puzzle);
    if (!puzzle) throw refusal('puzzleGone');
    const solver = occupants[puzzle.seat];
    const person = solver?.kind === 'person' ? solver.id : undefined;
    const isKnown = person === undefined || (await knownGames(context, person, [game])).length > 0;
    const isRepeated = person !== undefined && (await hasTried(context, person, game.id, puzzle.id));
    return {
      options: puzzle.options,
      seed: puzzle.seed,
      lines: puzzle.lines,
      terms: { exercise: true, computersWait: true },
      features: {
        puzzle: {
          id: puzzle.id,
          ...(!isKnown && { unfamiliar: true as const }),
          ...(isRepeated && { repeated: true as const }),
        },
      },
    };
  },
  ended: [puzzleEffects],
  afterLine: (context, loaded, _, play) =>
    loaded.table.features.puzzle ? afterAttempt(context, loaded, play()) : undefined,

  objection: ({ table }, action) => (action === 'help' && table.features.puzzle ? refusal('puzzleAlone') : undefined),
  threadTitle: ({ puzzle }, title) => (puzzle ? texts.table.name({ title }) : undefined),
  lines: {
    occasion: ({ table: { features, terms } }) => [features.puzzle && !terms.hidden && texts.table.title],
    belowBoard: goalLines,
    ending: (loaded, reader) => (loaded.table.features.puzzle ? [puzzleEnding(loaded, reader)] : []),
    result: puzzleLines,
    resigning: resignQuestion,
  },
  boardButtons: { board: (loaded) => [...newGameButton(loaded), ...puzzleHelpButtons(loaded)], next: puzzleButtons },
  panelButtons: { panel: (loaded) => [...newGameButton(loaded), ...puzzleHelpButtons(loaded)] },
  moreButtons: async (_, loaded) => puzzleHelpButtons(loaded),
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
        const known = reply.bot.context.games.get(game);
        if (!known) throw new Refusal('gameGone');
        return openPuzzle(reply, known);
      },
    }),
    puzzle: button(puzzleId, {
      access: 'player',
      press({ reply, id: { act, table }, target: loaded }) {
        if (act === 'again') return retryPuzzle(reply, loaded);
        if (act === 'restart') return restartPuzzle(reply, loaded);
        if (act === 'answer') return showAnswer(reply, loaded);
        return showHints(reply, table, HINTS_TAKEN[act]);
      },
    }),
  },
};

const HINT_LABELS: readonly Text[] = [texts.hint.first, texts.hint.second];

/** Takes hints until the given number is reached, and shows them below the board with a button for the next one. */
async function showHints(reply: Reply, table: string, hints: 0 | 1 | 2 = 0): Promise<void> {
  const taken = await takeHints(reply.bot.context, table, reply.user.id, hints);
  const puzzle = puzzleAt(taken);
  if (!puzzle) throw refusal('puzzleGone');
  const { game } = taken;
  const reader = readerAt(taken, puzzle.seat, reply.language);
  const count = taken.table.features.puzzle?.hints ?? 0;
  const rest = count > 0 ? await restOfAnswer(reply.bot.context, taken, puzzle) : [];
  const words = rest
    ? hintsAt(game, taken.table.state, puzzle.seat, rest, reader).slice(0, count)
    : [texts.hint.offTrack];
  const buttons = rest ? nextHint(table, count) : [...undoButton(taken, puzzle.seat), ...startAgainButton(taken)];
  await showPage(reply, taken, {
    ...drawTableView(game, taken.table, reader, await reply.display),
    end: [...words, texts.hint.price],
    rows: [buttons],
  });
}

function nextHint(table: string, count: number): ButtonSpec[] {
  const label = HINT_LABELS[count];
  const act = count === 0 ? 'first' : 'second';
  return label ? [plain(puzzleId.make({ act, table }), label)] : [];
}

/**
 * Returns the two hints for a position: the start of the next move, then all of it. If the start is the whole move, the
 * second hint is the move after it, if there is one.
 */
function hintsAt(game: AnyGame, state: unknown, seat: Seat, rest: readonly string[], reader: Reader): Text[] {
  const [line, second] = rest;
  if (line === undefined) return [];
  const path = plainLine(pathText(game, state, seat, line, reader));
  const part = firstPart(path);
  const move = instructionText(game, state, seat, line, reader);
  if (part !== path) return [texts.hint.startsWith({ part }), phrase`**${move}**`];
  const next = game.play(state, seat, line);
  if (second === undefined || next.refused) return [phrase`**${move}**`];
  const then = instructionText(game, next.state, seat, second, reader);
  return [phrase`**${move}**`, texts.hint.nextMove({ move: then })];
}

/** Returns a move of a solution as an instruction. */
function instructionText(game: AnyGame, state: unknown, seat: Seat, line: string, reader: Reader): string {
  const words = game.puzzles?.instruction?.(state, seat, line) ?? moveText(game, state, seat, line, reader);
  return plainLine(say(words, reader.language));
}

/** Returns the part of a move before its target and effect: “Torchman” for “Torchman → Breaker: kills it”. */
function firstPart(path: string): string {
  return path.split(/ → | › |: | · /)[0] ?? path;
}

/** Shows the answer to a finished puzzle, with the reason for its first move if known, and the final position. */
async function showAnswer(reply: Reply, found: LoadedTable): Promise<void> {
  const { table, game } = found;
  if (table.status !== 'over') throw new Refusal('notOver');
  const puzzle = puzzleAt(found);
  if (!puzzle) throw refusal('puzzleGone');
  const solution = solutionOf({ game, puzzle });
  const settings = await reply.display;
  const reader = readerAt(found, puzzle.seat, settings.language);
  const why = await reasonFor(reply.bot, found, { game, puzzle }, solution.start);
  const parts = {
    title: phrase`**${texts.hint.solution}** · ${game.title}`,
    story: solution.events.flatMap((events, at) => [
      ...quoteLines(storyLines(game, events, reader)),
      at === 0 && why && phrase`> -# ${plainText(why)}`,
    ]),
    ...drawTableView(game, { id: `${table.id}|answer`, state: solution.state }, reader, settings),
    rows: [table.terms.hidden ? [] : [nextPuzzleButton(game.id)]],
  };
  await reply.bot.pictures.send(page(parts, settings.language), (shown) => reply.private(shown));
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
