import type { Lock } from '../../../storage/index.ts';
import type { Context } from '../context.ts';
import { gameFailed, type Refused } from '../refusal.ts';
import { GameFailedError } from '../sandbox/sandbox.ts';

/** Delay after which the board of a failed table is replaced: an earlier state of it may still be on its way. */
const BOARD_MS = 1000;

/** Does work at a table. If its game from `GAMES` fails, quarantines the table and returns the refusal that says so. */
export async function unlessGameFails<T>(
  context: Context,
  id: string,
  work: () => T | Promise<T>,
  lock?: Lock,
): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GameFailedError) return quarantineFailed(context, id, error, lock);
    throw error;
  }
}

/** Quarantines a table whose game has failed, once; its board is replaced by a sentence with the next delivery. */
export async function quarantineFailed(
  context: Context,
  id: string,
  error: GameFailedError,
  lock?: Lock,
): Promise<Refused> {
  const { title } = context.shelf.get(error.game) ?? { title: error.game };
  const refused = gameFailed(title, error.isPaused);
  if (error.isPaused) return refused;
  const quarantined = (await context.tables.get(id, lock))?.game === error.game;
  if (quarantined) {
    await context.tables.quarantine(id, lock);
    const entry = { table: id, at: context.now() + BOARD_MS, tries: 0 };
    await context.storage.commit(context.outboxEntries.put(`${id}@failed`, entry));
  }
  logFailure(context, id, error, quarantined ? 'A game failed at a table, which was quarantined' : 'A game failed');
  return refused;
}

/** Returns what a game adds to a change that is valid without it. If the game fails, logs that and returns `otherwise`. */
export function optional<T>(context: Context, id: string, ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof GameFailedError)) throw error;
    logFailure(context, id, error, 'A game failed to add something to a table, which goes on without it');
    return otherwise;
  }
}

function logFailure({ log }: Context, table: string, error: GameFailedError, message: string): void {
  log.error({ table, game: error.game, function: error.function, error: error.message, stack: error.stack }, message);
}
