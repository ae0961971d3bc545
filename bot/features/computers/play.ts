import { firstLine, type Seat } from '@longtable/kit';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { levelAt, nonComputerCount } from '../../host/table/table.ts';
import { type ComputerPool, computerSeed } from './pool.ts';

/** Refusals that another line would receive too. */
const FINAL = ['stale', 'gameFailed', 'gamePaused'];

/**
 * Plays one move of the computer in a seat: the one it computed, otherwise the first legal one. Pauses between the moves of a game
 * between computers. Returns undefined if the process shuts down.
 */
export async function playComputer(
  context: Context,
  pool: ComputerPool,
  loaded: LoadedTable,
  seat: Seat,
): Promise<LoadedTable | undefined> {
  const { table, game } = loaded;
  const { id, revision } = table;
  if (nonComputerCount(table) === 0 && table.log.moveCount > 0) await pool.rest(context.limits.pace);
  const play = (line: string) => playLine(context, id, { computer: seat, revision }, line);
  try {
    const line = await computeLine(context, pool, loaded, seat);
    const skip = (error: unknown): undefined => {
      if (!(error instanceof Refusal) || FINAL.includes(error.code)) throw error;
      context.log.error({ table: id, line, code: error.code }, 'A computer player was refused');
    };
    const played = line === undefined ? undefined : await play(line).catch(skip);
    return played ?? (await play(firstLine(game, table.state, seat) ?? ''));
  } catch (error) {
    if (pool.closed && !(error instanceof Refusal)) return undefined;
    throw error;
  }
}

async function computeLine(
  { log }: Context,
  pool: ComputerPool,
  { table, game }: LoadedTable,
  seat: Seat,
): Promise<string | undefined> {
  const level = levelAt(table.seats[seat]) ?? '';
  try {
    return await pool.think(game, table.state, seat, level, computerSeed(table, seat));
  } catch (error) {
    if (pool.closed) throw error;
    log.error({ table: table.id, game: game.id, level, error: String(error) }, 'A computer player returned no move');
    return undefined;
  }
}
