import { walk } from '../../../games/kit/walk.ts';
import { Busy } from '../../../storage/index.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { findTable } from '../table/find.ts';
import { plannedSeat } from '../table/plan.ts';
import { computerOnTurn, partiesAt, type Seated } from '../table/table.ts';
import { playLine } from './move.ts';
import { playPlan } from './plan.ts';

type OnTurn = NonNullable<ReturnType<typeof computerOnTurn>>;

/**
 * Plays what needs nobody: the moves of computers and the plans of people, until a person is to act; `show` is told of every
 * move. Gives whether that is done: it is not when the house closes meanwhile.
 */
export async function letComputersMove(
  house: House,
  seated: Seated,
  show: (seated: Seated) => Promise<void>,
): Promise<boolean> {
  const { id } = seated.table;
  let at = goesOnAlone(seated) ? await findTable(house, id) : seated;
  while ('table' in at && goesOnAlone(at)) {
    const played = await moveAlone(house, at);
    if (!played) return false;
    if ('table' in played) {
      house.marks.done(id);
      await show(played);
      if (partiesAt(played.table) === 0) await house.thinking.rest(house.limits.pace);
    }
    at = 'refused' in played && played.refused.code === 'stale' ? await findTable(house, id) : played;
  }
  return true;
}

/** Whether a computer is to move, or somebody who has planned it. */
function goesOnAlone(seated: Seated): boolean {
  return computerOnTurn(seated) !== undefined || plannedSeat(seated) !== undefined;
}

async function moveAlone(house: House, seated: Seated): Promise<Seated | Refused | undefined> {
  const planned = plannedSeat(seated);
  if (planned !== undefined) return unlessBusy(playPlan(house, seated, planned));
  const next = computerOnTurn(seated);
  return next && move(house, seated, next);
}

/** One move of a computer: its own line, or else the first that the game offers. Nothing when the house closes. */
async function move(house: House, seated: Seated, { seat, level }: OnTurn): Promise<Seated | Refused | undefined> {
  const { table, game } = seated;
  const { id, revision } = table;
  const play = (line: string) => unlessBusy(playLine(house, id, { computer: seat, revision }, line));
  let line: string | undefined;
  try {
    line = await house.thinking.think(game, table.state, seat, level);
  } catch (error) {
    if (house.thinking.closed) return undefined;
    house.log.error({ table: table.id, error: String(error) }, 'A computer player found no line');
  }
  if (line !== undefined) {
    const played = await play(line);
    if ('table' in played || played.refused.code === 'stale') return played;
    house.log.error({ table: table.id, line, code: played.refused.code }, 'A computer player was refused');
  }
  return play(walk(game, table.state, seat, ([first]) => first as NonNullable<typeof first>) ?? '');
}

/** A line that met a busy table is as good as one for a table that has moved on: whoever plays it looks again. */
async function unlessBusy(playing: Promise<Seated | Refused>): Promise<Seated | Refused> {
  try {
    return await playing;
  } catch (error) {
    if (error instanceof Busy) return refusal('stale');
    throw error;
  }
}
