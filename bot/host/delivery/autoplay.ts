import { firstLine, type Seat, say } from '@longtable/kit';
import { LockTimeoutError } from '../../../storage/index.ts';
import { plannedSeat } from '../../features/plans/plan.ts';
import { playPlan } from '../../features/plans/reply.ts';
import { playLine } from '../actions/move.ts';
import { computerSeed } from '../computers/pool.ts';
import type { Context } from '../context.ts';
import { refusal } from '../refusal.ts';
import { findTable } from '../table/find.ts';
import { computerOnTurn, type LoadedTable, nonComputerCount, type TableResult } from '../table/table.ts';

/**
 * Plays moves of computers and planned moves as long as one of them is next, and calls `played` after each. Returns false if the process shuts down
 * meanwhile.
 */
export async function autoplay(
  context: Context,
  loaded: LoadedTable,
  played: (loaded: LoadedTable) => void,
): Promise<boolean> {
  const { id } = loaded.table;
  let at: TableResult = isAutomatic(loaded) ? await findTable(context, id) : loaded;
  while ('table' in at && isAutomatic(at)) {
    const moved = await playNext(context, at);
    if (!moved) return false;
    if ('table' in moved) {
      context.outbox.done(id);
      played(moved);
      if (nonComputerCount(moved.table) === 0) await context.computerPool.rest(context.limits.pace);
    }
    // A paused game cannot be played now; the delivery is retried.
    if ('refused' in moved && moved.refused.code === 'gamePaused') throw new Error(say(moved.refused.sentence, 'en'));
    at = 'refused' in moved && moved.refused.code === 'stale' ? await findTable(context, id) : moved;
  }
  return true;
}

/** Whether a computer or a planned move is next. */
function isAutomatic(loaded: LoadedTable): boolean {
  return computerOnTurn(loaded) !== undefined || plannedSeat(loaded) !== undefined;
}

async function playNext(context: Context, loaded: LoadedTable): Promise<TableResult | undefined> {
  const planned = plannedSeat(loaded);
  return planned === undefined ? playComputer(context, loaded) : unlessBusy(playPlan(context, loaded, planned));
}

/** Plays one move of the computer on turn: the one it computed, otherwise the first legal one. Undefined if the process shuts down. */
async function playComputer(context: Context, loaded: LoadedTable): Promise<TableResult | undefined> {
  const next = computerOnTurn(loaded);
  if (!next) return undefined;
  const { seat, level } = next;
  const { table, game } = loaded;
  const { id, revision } = table;
  const play = (line: string) => unlessBusy(playLine(context, id, { computer: seat, revision }, line));
  try {
    const line = await computeLine(context, loaded, seat, level);
    const played = line === undefined ? undefined : await play(line);
    if (played && ('table' in played || FINAL.includes(played.refused.code))) return played;
    if (played) context.log.error({ table: id, line, code: played.refused.code }, 'A computer player was refused');
    return await play(firstLine(game, table.state, seat) ?? '');
  } catch (error) {
    if (context.computerPool.closed) return undefined;
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
async function unlessBusy(playing: Promise<TableResult>): Promise<TableResult> {
  try {
    return await playing;
  } catch (error) {
    if (error instanceof LockTimeoutError) return refusal('stale');
    throw error;
  }
}
