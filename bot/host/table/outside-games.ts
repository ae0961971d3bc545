import type { AnyGame, Text } from '@longtable/kit';
import type { Lock } from '../../../storage/index.ts';
import { tableKind } from '../../../storage/records/table.ts';
import { outboxEntryKind } from '../../../storage/records/time.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { texts } from '../words/texts.ts';
import { quarantineTable } from './record.ts';

/** Delay before the board of a failed table is replaced. An earlier board may still be in delivery. */
const BOARD_MS = 1000;

const modules = new WeakMap<AnyGame, string>();

/** Returns the address of the module of a game from outside, for threads that load it. Undefined for a built-in game. */
export function moduleOf(game: AnyGame): string | undefined {
  return modules.get(game);
}

/** Stores the module that a game was loaded from. */
export function setModule(game: AnyGame, address: string): void {
  modules.set(game, address);
}

/** Thrown if a game from outside threw, hung, ended its worker or returned an invalid value, or if its calls are paused. */
export class GameFailedError extends Error {
  override name = 'GameFailedError';
  readonly game: string;
  /** Name of the function, such as `presentation.view`. */
  readonly function: string;
  /** Whether the call was refused because the game failed too often. The table itself may be intact. */
  readonly isPaused: boolean;

  constructor({ game, path }: { game: string; path: readonly string[] }, why: string, isPaused = false) {
    super(`${game}: ${path.join('.')} ${why}`);
    this.game = game;
    this.function = path.join('.');
    this.isPaused = isPaused;
  }
}

/** Returns the refusal for a game from `GAMES` that has failed at a table, or that is paused after repeated failures. */
export function gameFailed(title: Text, isPaused = false): Refusal {
  return isPaused
    ? new Refusal('gamePaused', texts.game.paused({ title }))
    : new Refusal('gameFailed', texts.game.failed({ title }));
}

/** Runs `work` for a table. If its game from `GAMES` fails, quarantines the table and refuses. A paused game is only refused. */
export async function unlessGameFails<T>(
  context: Context,
  id: string,
  work: () => T | Promise<T>,
  lock?: Lock,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GameFailedError) throw await quarantineFailed(context, id, error, lock);
    throw error;
  }
}

/**
 * Quarantines a table whose game has failed, and returns a refusal. The next delivery replaces its board by a message. Does not quarantine a table of
 * a paused game.
 */
export async function quarantineFailed(
  context: Context,
  id: string,
  error: GameFailedError,
  lock?: Lock,
): Promise<Refusal> {
  const { title } = context.games.get(error.game) ?? { title: error.game };
  const refused = gameFailed(title, error.isPaused);
  if (error.isPaused) return refused;
  const quarantined = (await context.storage.store(tableKind).get(id, lock))?.game === error.game;
  if (quarantined) {
    await quarantineTable(context, id, lock);
    const entry = { table: id, at: context.now() + BOARD_MS, tries: 0 };
    await context.storage.transact({ writes: [context.storage.store(outboxEntryKind).put(`${id}@failed`, entry)] });
  }
  logFailure(context, id, error, quarantined ? 'A game failed at a table, which was quarantined' : 'A game failed');
  return refused;
}

/** Returns the result of `ask` for a part of a change that is not required. If the game fails, logs it and returns `otherwise`. */
export function optional<T>(context: Context, id: string, ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch (error) {
    logIfGameFailed(context, id, error);
    return otherwise;
  }
}

/** Logs that a game has failed in a part of a change that is not required. Throws every other error again. */
export function logIfGameFailed(context: Context, id: string, error: unknown): void {
  if (!(error instanceof GameFailedError)) throw error;
  logFailure(context, id, error, 'A game failed to add something to a table, which goes on without it');
}

function logFailure({ log }: Context, table: string, error: GameFailedError, message: string): void {
  log.error({ table, game: error.game, function: error.function, error: error.message, stack: error.stack }, message);
}
