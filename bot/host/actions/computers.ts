import { walk } from '../../../games/kit/walk.ts';
import { LockTimeoutError } from '../../../storage/index.ts';
import type { Context } from '../context.ts';
import { type Refused, refusal } from '../refusal.ts';
import { findTable } from '../table/find.ts';
import { plannedSeat } from '../table/plan.ts';
import { computerOnTurn, type LoadedTable, partiesAt } from '../table/table.ts';
import { playLine } from './move.ts';
import { playPlan } from './plan.ts';

type OnTurn = NonNullable<ReturnType<typeof computerOnTurn>>;

/**
 * Plays what needs nobody: the moves of computers and the plans of people, until a person is to act; `show` is told of every
 * move. Gives whether that is done: it is not when the house closes meanwhile.
 */
export async function letComputersMove(
  context: Context,
  loaded: LoadedTable,
  show: (loaded: LoadedTable) => Promise<void>,
): Promise<boolean> {
  const { id } = loaded.table;
  let at = goesOnAlone(loaded) ? await findTable(context, id) : loaded;
  while ('table' in at && goesOnAlone(at)) {
    const played = await moveAlone(context, at);
    if (!played) return false;
    if ('table' in played) {
      context.marks.done(id);
      await show(played);
      if (partiesAt(played.table) === 0) await context.computerPool.rest(context.limits.pace);
    }
    at = 'refused' in played && played.refused.code === 'stale' ? await findTable(context, id) : played;
  }
  return true;
}

/** Whether a computer is to move, or somebody who has planned it. */
function goesOnAlone(loaded: LoadedTable): boolean {
  return computerOnTurn(loaded) !== undefined || plannedSeat(loaded) !== undefined;
}

async function moveAlone(context: Context, loaded: LoadedTable): Promise<LoadedTable | Refused | undefined> {
  const planned = plannedSeat(loaded);
  if (planned !== undefined) return unlessBusy(playPlan(context, loaded, planned));
  const next = computerOnTurn(loaded);
  return next && move(context, loaded, next);
}

/** One move of a computer: its own line, or else the first that the game offers. Nothing when the house closes. */
async function move(
  context: Context,
  loaded: LoadedTable,
  { seat, level }: OnTurn,
): Promise<LoadedTable | Refused | undefined> {
  const { table, game } = loaded;
  const { id, revision } = table;
  const play = (line: string) => unlessBusy(playLine(context, id, { computer: seat, revision }, line));
  let line: string | undefined;
  try {
    line = await context.computerPool.think(game, table.state, seat, level);
  } catch (error) {
    if (context.computerPool.closed) return undefined;
    context.log.error({ table: table.id, error: String(error) }, 'A computer player found no line');
  }
  if (line !== undefined) {
    const played = await play(line);
    if ('table' in played || played.refused.code === 'stale') return played;
    context.log.error({ table: table.id, line, code: played.refused.code }, 'A computer player was refused');
  }
  return play(walk(game, table.state, seat, ([first]) => first as NonNullable<typeof first>) ?? '');
}

/** A line that met a busy table is as good as one for a table that has moved on: whoever plays it looks again. */
async function unlessBusy(playing: Promise<LoadedTable | Refused>): Promise<LoadedTable | Refused> {
  try {
    return await playing;
  } catch (error) {
    if (error instanceof LockTimeoutError) return refusal('stale');
    throw error;
  }
}
