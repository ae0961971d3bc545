import type { Seat } from '../../../games/kit/game.ts';
import { walk } from '../../../games/kit/walk.ts';
import { Busy } from '../../../storage/index.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { findTable } from '../table/find.ts';
import { computerOnTurn, partiesAt, type Seated } from '../table/table.ts';
import { playLine } from './move.ts';

type OnTurn = NonNullable<ReturnType<typeof computerOnTurn>>;

/**
 * Lets the computers of a table move until a person is to act; `show` is told of every move. Gives whether that is done:
 * it is not when the house closes meanwhile.
 */
export async function letComputersMove(
  house: House,
  seated: Seated,
  show: (seated: Seated) => Promise<void>,
): Promise<boolean> {
  const { id } = seated.table;
  let at = computerOnTurn(seated) ? await findTable(house, id) : seated;
  while ('table' in at) {
    const next = computerOnTurn(at);
    if (!next) break;
    const played = await move(house, at, next);
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

/** One move of a computer: its own line, or else the first that the game offers. Nothing when the house closes. */
async function move(house: House, seated: Seated, { seat, level }: OnTurn): Promise<Seated | Refused | undefined> {
  const { table, game } = seated;
  const play = (line: string) => playUnlessBusy(house, seated, seat, line);
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

/** A line that met a busy table is as good as one for a table that has moved on: the computer looks again. */
async function playUnlessBusy(house: House, { table }: Seated, seat: Seat, line: string): Promise<Seated | Refused> {
  try {
    return await playLine(house, table.id, { computer: seat, revision: table.revision }, line);
  } catch (error) {
    if (error instanceof Busy) return refusal('stale');
    throw error;
  }
}
