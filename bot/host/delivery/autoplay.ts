import { firstLine, type Seat, say } from '@longtable/kit';
import { LockTimeoutError } from '../../../storage/index.ts';
import { playLine } from '../actions/move.ts';
import { computerSeed } from '../computers/pool.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { ignoreRefusal, Refusal } from '../refusal.ts';
import { findTable } from '../table/find.ts';
import { computerOnTurn, isPlayedFor, nonComputerCount, onTurn } from '../table/table.ts';

/**
 * Plays moves of computers and of features for players as long as one of them is next, and calls `played` after each. Returns false if the process shuts down
 * meanwhile.
 */
export async function autoplay(
  context: Context,
  loaded: LoadedTable,
  played: (loaded: LoadedTable) => void,
): Promise<boolean> {
  const { id } = loaded.table;
  let at = isAutomatic(loaded) ? await findTable(context, id).catch(ignoreRefusal) : loaded;
  while (at && isAutomatic(at)) {
    try {
      at = await playNext(context, at);
      if (!at) return false;
      context.outbox.done(id);
      played(at);
      if (nonComputerCount(at.table) === 0) await context.computerPool.rest(context.limits.pace);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // A paused game cannot be played now; the delivery is retried.
      if (error.code === 'gamePaused') throw new Error(say(error.sentence, 'en'));
      at = error.code === 'stale' ? await findTable(context, id).catch(ignoreRefusal) : undefined;
    }
  }
  return true;
}

/** Whether a move of a computer or of a feature for a player is next. */
function isAutomatic(loaded: LoadedTable): boolean {
  return computerOnTurn(loaded) !== undefined || onTurn(loaded).some((seat) => isPlayedFor(loaded, seat));
}

async function playNext(context: Context, loaded: LoadedTable): Promise<LoadedTable | undefined> {
  for (const seat of onTurn(loaded)) {
    const feature = context.features.find(({ playsNext }) => playsNext?.(loaded, seat));
    if (feature) return feature.playNext?.(context, loaded, seat).catch(staleIfBusy);
  }
  return playComputer(context, loaded);
}

/** Plays one move of the computer on turn: the one it computed, otherwise the first legal one. Undefined if the process shuts down. */
async function playComputer(context: Context, loaded: LoadedTable): Promise<LoadedTable | undefined> {
  const next = computerOnTurn(loaded);
  if (!next) return undefined;
  const { seat, level } = next;
  const { table, game } = loaded;
  const { id, revision } = table;
  const play = (line: string) => playLine(context, id, { computer: seat, revision }, line).catch(staleIfBusy);
  try {
    const line = await computeLine(context, loaded, seat, level);
    const skip = (error: unknown): undefined => {
      if (!(error instanceof Refusal) || FINAL.includes(error.code)) throw error;
      context.log.error({ table: id, line, code: error.code }, 'A computer player was refused');
    };
    const played = line === undefined ? undefined : await play(line).catch(skip);
    return played ?? (await play(firstLine(game, table.state, seat) ?? ''));
  } catch (error) {
    if (context.computerPool.closed && !(error instanceof Refusal)) return undefined;
    throw error;
  }
}

/** Refusals that another line would receive too. */
const FINAL = ['stale', 'gameFailed', 'gamePaused'];

async function computeLine(
  { computerPool, log }: Context,
  { table, game }: LoadedTable,
  seat: Seat,
  level: string,
): Promise<string | undefined> {
  try {
    return await computerPool.think(game, table.state, seat, level, computerSeed(table, seat));
  } catch (error) {
    if (computerPool.closed) throw error;
    log.error({ table: table.id, game: game.id, level, error: String(error) }, 'A computer player returned no move');
    return undefined;
  }
}

/** Treats a lock timeout like a stale table, so that the caller reads it again. */
function staleIfBusy(error: unknown): never {
  throw error instanceof LockTimeoutError ? new Refusal('stale') : error;
}
