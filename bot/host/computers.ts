import type { House } from './house.ts';
import { playLine } from './move.ts';
import { computerOnTurn, type Seated } from './table.ts';

/** Lets the computers of a table move until a person is to act; `show` is told of every move. */
export async function letComputersMove(
  house: House,
  seated: Seated,
  show: (seated: Seated) => Promise<void>,
): Promise<void> {
  let at = seated;
  for (;;) {
    const next = computerOnTurn(at);
    if (!next) return;
    const line = at.game.computer?.(at.table.state, next.seat, next.level);
    if (line === undefined) return;
    const played = await playLine(house, at.table.id, { computer: next.seat }, line);
    if ('refused' in played) {
      house.log.error({ table: at.table.id, line, code: played.refused.code }, 'A computer player was refused');
      return;
    }
    house.marks.done(at.table.id);
    await show(played);
    at = played;
  }
}
