import { extname } from 'node:path';
import type { AnyGame, Language, Reader, Text } from '@longtable/kit';
import type { Move, Table } from '../../../storage/records/table.ts';
import type { Context } from '../../host/context.ts';
import { badOptions, Refusal } from '../../host/refusal.ts';
import { moduleOf } from '../../host/table/outside-games.ts';
import type { Bot } from '../../interactions/bot.ts';
import { workersOf } from '../threads/index.ts';
import type { GameRecord } from './record.ts';
import {
  collectLog,
  collectMovesWithStory,
  collectPositions,
  collectStep,
  type LogEntry,
  type Position,
  type ReplayStep,
  type StepWanted,
} from './replay-work.ts';
import { refusal } from './words/texts.ts';

type Work = typeof import('./replay-work.ts');

const WORK = new URL(`./replay-work${extname(import.meta.url)}`, import.meta.url);

export interface Replayed extends Position {
  readonly game: AnyGame;
}

/** Replays a record in a worker thread on behalf of a user. Returns the position after `move`, by default the last one. */
export async function replay(
  context: Context,
  user: string,
  record: GameRecord,
  move = record.lines.length,
): Promise<Replayed> {
  const last = Math.min(Math.max(0, move), record.lines.length);
  const replayed = await replayAt(context, user, record, [last]);
  return replayed[0] as Replayed;
}

/** Replays a record in a worker thread on behalf of a user. Returns the positions after the given moves, in order of play. */
export async function replayAt(
  context: Context,
  user: string,
  record: GameRecord,
  moves: readonly number[],
): Promise<Replayed[]> {
  if (moves.length === 0 && context.games.has(record.game)) return [];
  const workers = workersOf(context);
  const replayed = await inThread(
    context,
    record,
    (module, plain) => workers.run<Work, 'positionsAt'>(user, WORK, 'positionsAt', module, plain, moves),
    (game, plain) => collectPositions(game, plain, moves),
  );
  const { game, found } = replayed;
  return found.map((position) => ({ game, ...position }));
}

/** Replays a record in a worker thread on behalf of a user. Returns the step with a move or a number. */
export async function replayStep(
  context: Context,
  user: string,
  record: GameRecord,
  wanted: StepWanted,
): Promise<ReplayStep & { readonly game: AnyGame }> {
  const workers = workersOf(context);
  const replayed = await inThread(
    context,
    record,
    (module, plain) => workers.run<Work, 'stepAt'>(user, WORK, 'stepAt', module, plain, wanted),
    (game, plain) => collectStep(game, plain, wanted),
  );
  return { game: replayed.game, ...replayed.found };
}

/** Returns the moves of a record whose story for a reader is not only routine. Runs in a worker thread on behalf of a user. */
export async function readMovesWithStory(
  context: Context,
  user: string,
  record: GameRecord,
  reader: Reader,
): Promise<number[]> {
  const workers = workersOf(context);
  const replayed = await inThread(
    context,
    record,
    (module, plain) => workers.run<Work, 'movesWithStory'>(user, WORK, 'movesWithStory', module, plain, reader),
    (game, plain) => collectMovesWithStory(game, plain, reader),
  );
  return replayed.found;
}

/** Maximum number of moves for a log that is collected in the main thread. A new thread takes a second to start. */
const MAX_MOVES_HERE = 500;

/**
 * Returns the whole story of a record for a reader, turn by turn. Long and external games run in a worker thread on
 * behalf of a user.
 */
export async function readGameLog(
  context: Context,
  user: string,
  record: GameRecord,
  reader: Reader,
): Promise<LogEntry[]> {
  const { games } = context;
  const workers = workersOf(context);
  const game = games.get(record.game);
  if (game && !moduleOf(game) && record.lines.length <= MAX_MOVES_HERE) return collectLog(game, record, reader);
  const replayed = await inThread(
    context,
    record,
    (module, plain) => workers.run<Work, 'logFor'>(user, WORK, 'logFor', module, plain, reader),
    (game, plain) => collectLog(game, plain, reader),
  );
  return replayed.found;
}

/** Runs work on a record in a thread that loads the game's module, or here if no module has the game. */
async function inThread<T extends object>(
  context: Context,
  record: GameRecord,
  remote: (module: string, plain: GameRecord) => Promise<T | undefined>,
  local: (game: AnyGame, plain: GameRecord) => T | Promise<T>,
): Promise<{ readonly game: AnyGame; readonly found: T }> {
  const game = context.games.get(record.game);
  if (!game) throw refusal('gameUnknown');
  // Parse first: unknown values may be nested too deeply to be sent to a thread.
  const options = game.options.safeParse(record.options);
  if (!options.success) throw badOptions(options.error.issues);
  const plain = { ...record, options: options.data };
  const module = moduleOf(game) ?? workersOf(context).gamesModule;
  const found = (module ? await remote(module, plain) : undefined) ?? (await local(game, plain));
  return { game, found };
}

export interface RecordingFrame {
  readonly players: readonly string[];
  readonly length: number;
  readonly index: number;
  readonly board: readonly string[];
  readonly sentences: readonly string[];
  readonly story: readonly string[];
  readonly end?: string;
}

/** A recording format of another program for one game. Recordings can be viewed, and written from finished tables. */
export interface RecordingFormat {
  readonly game: string;
  /** File name extensions. */
  readonly endings: readonly string[];
  /** Address of a module that exports `RecordingModule`. Its functions run in worker threads. */
  readonly work: URL;
}

declare module '../../interactions/bot.ts' {
  interface Services {
    readonly recordings?: readonly RecordingFormat[] | undefined;
  }
}

export function recordingsOf({ services }: Pick<Bot, 'services'>): readonly RecordingFormat[] {
  return services.recordings ?? [];
}

/** Functions that the module of a recording format exports. */
interface RecordingModule {
  shot(bytes: Uint8Array, index: number, language: Language): RecordingFrame | { readonly problem: Text };
  write(table: Table, moves: readonly Move[]): Promise<WrittenRecording | { readonly problem: Text }>;
}

interface WrittenRecording {
  readonly bytes: Uint8Array;
  readonly ending: string;
}

export async function recordingFrameAt(
  context: Context,
  user: string,
  { work }: RecordingFormat,
  bytes: Uint8Array,
  [index, language]: readonly [number, Language],
): Promise<RecordingFrame> {
  return orProblem(
    await workersOf(context).run<Pick<RecordingModule, 'shot'>, 'shot'>(user, work, 'shot', bytes, index, language),
  );
}

/** Writes the recording of a finished table, in a worker thread on behalf of a user. */
export async function writeRecording(
  context: Context,
  user: string,
  { work }: RecordingFormat,
  table: Table,
  moves: readonly Move[],
): Promise<WrittenRecording> {
  return orProblem(
    await workersOf(context).run<Pick<RecordingModule, 'write'>, 'write'>(user, work, 'write', table, moves),
  );
}

function orProblem<T extends object>(made: T | { readonly problem: Text }): T {
  if ('problem' in made) throw new Refusal('film', made.problem);
  return made;
}

export function recordingFormatFor(films: readonly RecordingFormat[], file: string): RecordingFormat | undefined {
  return films.find(({ endings }) => endings.some((ending) => file.toLowerCase().endsWith(ending)));
}
