import type { Seat } from '../../../games/kit/game.ts';
import { afterPersonsLine } from '../actions/move.ts';
import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import { refusal } from '../refusal.ts';
import { newNotice } from '../table/notices.ts';
import { rehearseLine } from '../table/rehearsal.ts';
import { type LoadedTable, onTurn, personsAt, type TableResult } from '../table/table.ts';
import { plannedSeat, planOf, withPlan } from './plan.ts';
import { isAsExpected } from './reply.ts';

/** Plays the next line that a seat has planned, or stops the plan if it does not fit; its owner is then called as usual. */
export async function playPlan(
  context: Context,
  { table: { id, revision } }: LoadedTable,
  seat: Seat,
): Promise<TableResult> {
  return changeTable(context, id, async (loaded, lock) => {
    const plan = planOf(loaded.table, seat);
    const step = plan?.steps[0];
    if (!plan || !step || loaded.table.revision !== revision || plannedSeat(loaded) !== seat) return refusal('stale');
    const { after, line } = step;
    if (after !== undefined && !(await isAsExpected(context, loaded, seat, after)))
      return { table: called(withPlan(loaded.table, { ...plan, stopped: 'reply' }), seat) };
    const failed = await rehearseLine(context, loaded, { seat, line }, lock);
    if (failed) return failed;
    const played = afterPersonsLine(context, loaded, seat, line, true);
    if ('refused' in played) return { table: called(withPlan(loaded.table, { ...plan, stopped: 'line' }), seat) };
    const steps = plan.steps.slice(1);
    // In the same turn only a line that waits for nobody comes next.
    const ready = steps[0]?.after === undefined;
    const now = { ...loaded, table: withPlan(played.table, { ...plan, steps, ready }) };
    const isLeft = onTurn(now).includes(seat) && plannedSeat(now) !== seat;
    return { ...played, table: isLeft ? called(now.table, seat) : now.table };
  });
}

/** Whoever plays alone has the board before them. */
function called(table: LoadedTable['table'], seat: Seat): LoadedTable['table'] {
  if (personsAt(table).length < 2) return table;
  return { ...table, notices: [...table.notices, newNotice(table, 'turn', [seat])] };
}
