import { extname } from 'node:path';
import type { AnyGame, Language, Reader, Text } from '@longtable/kit';
import type { Move, Table } from '../../../storage/records/table.ts';
import type { Context } from '../../host/context.ts';
import { badOptions, type Refused, refusal } from '../../host/refusal.ts';
import { sandboxOf } from '../../host/sandbox/sandbox.ts';
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
): Promise<Replayed | Refused> {
  const last = Math.min(Math.max(0, move), record.lines.length);
  const replayed = await replayAt(context, user, record, [last]);
  return 'refused' in replayed ? replayed : (replayed[0] as Replayed);
}

/** Replays a record in a worker thread on behalf of a user. Returns the positions after the given moves, in order of play. */
export async function replayAt(
  context: Context,
  user: string,
  record: GameRecord,
  moves: readonly number[],
): Promise<Replayed[] | Refused> {
  if (moves.length === 0) return context.games.has(record.game) ? [] : refusal('gameUnknown');
  const { workers } = context;
  const replayed = await inThread(
    context,
    record,
    (module, plain) => workers.run<Work, 'positionsAt'>(user, WORK, 'positionsAt', module, plain, moves),
    (game, plain) => collectPositions(game, plain, moves),
  );
  if ('refused' in replayed) return replayed;
  const { game, found } = replayed;
  return found.map((position) => ({ game, ...position }));
}

/** Replays a record in a worker thread on behalf of a user. Returns the step with a move or a number. */
export async function replayStep(
  context: Context,
  user: string,
  record: GameRecord,
  wanted: StepWanted,
): Promise<(ReplayStep & { readonly game: AnyGame }) | Refused> {
  const { workers } = context;
  const replayed = await inThread(
    context,
    record,
    (module, plain) => workers.run<Work, 'stepAt'>(user, WORK, 'stepAt', module, plain, wanted),
    (game, plain) => collectStep(game, plain, wanted),
  );
  return 'refused' in replayed ? replayed : { game: replayed.game, ...replayed.found };
}

/** Returns the moves of a record whose story for a reader is not only routine. Runs in a worker thread on behalf of a user. */
export async function readMovesWithStory(
  context: Context,
  user: string,
  record: GameRecord,
  reader: Reader,
): Promise<number[] | Refused> {
  const { workers } = context;
  const replayed = await inThread(
    context,
    record,
    (module, plain) => workers.run<Work, 'movesWithStory'>(user, WORK, 'movesWithStory', module, plain, reader),
    (game, plain) => collectMovesWithStory(game, plain, reader),
  );
  return 'refused' in replayed ? replayed : replayed.found;
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
): Promise<LogEntry[] | Refused> {
  const { games, workers } = context;
  const game = games.get(record.game);
  if (game && !sandboxOf(game) && record.lines.length <= MAX_MOVES_HERE) return collectLog(game, record, reader);
  const replayed = await inThread(
    context,
    record,
    (module, plain) => workers.run<Work, 'logFor'>(user, WORK, 'logFor', module, plain, reader),
    (game, plain) => collectLog(game, plain, reader),
  );
  return 'refused' in replayed ? replayed : replayed.found;
}

/** Runs work on a record in a thread that loads the game's module, or here if no module has the game. */
async function inThread<T extends object>(
  { games, workers }: Context,
  record: GameRecord,
  remote: (module: string, plain: GameRecord) => Promise<T | Refused | undefined>,
  local: (game: AnyGame, plain: GameRecord) => T | Refused | Promise<T | Refused>,
): Promise<{ readonly game: AnyGame; readonly found: T } | Refused> {
  const game = games.get(record.game);
  if (!game) return refusal('gameUnknown');
  // Parse first: unknown values may be nested too deeply to be sent to a thread.
  const options = game.options.safeParse(record.options);
  if (!options.success) return { refused: badOptions(options.error.issues) };
  const plain = { ...record, options: options.data };
  const module = sandboxOf(game)?.address ?? workers.gamesModule;
  const found = (module ? await remote(module, plain) : undefined) ?? (await local(game, plain));
  return 'refused' in found ? found : { game, found };
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
  { workers }: Context,
  user: string,
  { work }: RecordingFormat,
  bytes: Uint8Array,
  [index, language]: readonly [number, Language],
): Promise<RecordingFrame | Refused> {
  return orProblem(
    await workers.run<Pick<RecordingModule, 'shot'>, 'shot'>(user, work, 'shot', bytes, index, language),
  );
}

/** Writes the recording of a finished table, in a worker thread on behalf of a user. */
export async function writeRecording(
  { workers }: Context,
  user: string,
  { work }: RecordingFormat,
  table: Table,
  moves: readonly Move[],
): Promise<WrittenRecording | Refused> {
  return orProblem(await workers.run<Pick<RecordingModule, 'write'>, 'write'>(user, work, 'write', table, moves));
}

function orProblem<T extends object>(made: T | { readonly problem: Text } | Refused): T | Refused {
  return 'problem' in made ? { refused: { code: 'film', sentence: made.problem } } : made;
}

export function recordingFormatFor(films: readonly RecordingFormat[], file: string): RecordingFormat | undefined {
  return films.find(({ endings }) => endings.some((ending) => file.toLowerCase().endsWith(ending)));
}
