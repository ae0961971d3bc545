import { extname } from 'node:path';
import type { AnyGame, Language, Reader, Text } from '@longtable/kit';
import type { Move, Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { badOptions, type Refused, refusal } from '../refusal.ts';
import { sandboxOf } from '../sandbox/sandbox.ts';
import type { GameRecord } from './record.ts';
import { collectPositions, collectTold, type Position } from './replay-work.ts';

type Work = typeof import('./replay-work.ts');

const WORK = new URL(`./replay-work${extname(import.meta.url)}`, import.meta.url);

/** A game played again as far as some move. */
export interface Replayed extends Position {
  readonly game: AnyGame;
}

/** Plays a record again in a thread, for a user, up to a move or to its end. */
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

/** Plays a record again in a thread, for a user; returns it after each of these moves, in their order. */
export async function replayAt(
  context: Context,
  user: string,
  record: GameRecord,
  moves: readonly number[],
): Promise<Replayed[] | Refused> {
  const { shelf, workers } = context;
  const game = shelf.get(record.game);
  if (!game) return refusal('gameUnknown');
  if (moves.length === 0) return [];
  // A value that the schema doesn't know may be nested too deeply to be sent to a thread.
  const options = game.options.safeParse(record.options);
  if (!options.success) return { refused: badOptions(options.error.issues) };
  const plain = { ...record, options: options.data };
  const module = sandboxOf(game)?.address ?? workers.shelf;
  const found = module
    ? await workers.run<Work, 'positionsAt'>(user, WORK, 'positionsAt', module, plain, moves)
    : undefined;
  const positions = found ?? collectPositions(game, plain, moves);
  return 'refused' in positions ? positions : positions.map((position) => ({ game, ...position }));
}

/** Returns the moves of a record that have something to tell a reader; played again in a thread, for a user. */
export async function toldIn(
  { shelf, workers }: Context,
  user: string,
  record: GameRecord,
  reader: Reader,
): Promise<number[] | Refused> {
  const game = shelf.get(record.game);
  if (!game) return refusal('gameUnknown');
  const module = sandboxOf(game)?.address ?? workers.shelf;
  const found = module
    ? await workers.run<Work, 'toldMoves'>(user, WORK, 'toldMoves', module, record, reader)
    : undefined;
  return found ?? collectTold(game, record, reader);
}

/** One picture of a recorded game. */
export interface Shot {
  readonly players: readonly string[];
  readonly length: number;
  readonly index: number;
  readonly board: readonly string[];
  readonly sentences: readonly string[];
  readonly story: readonly string[];
  readonly end?: string;
}

/** Recordings in a form that other programs of a game know: stepped through, and made of its finished tables. */
export interface Films {
  readonly game: string;
  /** How the names of such files end. */
  readonly endings: readonly string[];
  /** The address of a module that exports `FilmWork`, which is called in threads. */
  readonly work: URL;
}

/** The functions of such a module. */
interface FilmWork {
  shot(bytes: Uint8Array, index: number, language: Language): Shot | { readonly problem: Text };
  write(table: Table, moves: readonly Move[]): Promise<Written | { readonly problem: Text }>;
}

interface Written {
  readonly bytes: Uint8Array;
  readonly ending: string;
}

/** Reads a picture of a recording in a thread, for a user. */
export async function shotIn(
  { workers }: Context,
  user: string,
  { work }: Films,
  bytes: Uint8Array,
  [index, language]: readonly [number, Language],
): Promise<Shot | Refused> {
  return orProblem(await workers.run<Pick<FilmWork, 'shot'>, 'shot'>(user, work, 'shot', bytes, index, language));
}

/** Makes the recording of a finished table in a thread, for a user. */
export async function writeFilm(
  { workers }: Context,
  user: string,
  { work }: Films,
  table: Table,
  moves: readonly Move[],
): Promise<Written | Refused> {
  return orProblem(await workers.run<Pick<FilmWork, 'write'>, 'write'>(user, work, 'write', table, moves));
}

function orProblem<T extends object>(made: T | { readonly problem: Text } | Refused): T | Refused {
  return 'problem' in made ? { refused: { code: 'film', sentence: made.problem } } : made;
}

/** The recordings that a file may be one of, by its name. */
export function filmsFor(films: readonly Films[], file: string): Films | undefined {
  return films.find(({ endings }) => endings.some((ending) => file.toLowerCase().endsWith(ending)));
}
