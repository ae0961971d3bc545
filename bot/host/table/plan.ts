import type { Seat } from '../../../games/kit/game.ts';
import type { Plan, Table } from '../../../storage/records/table.ts';
import { type LoadedTable, onTurn } from './table.ts';

/** What somebody wants played in a seat. */
export function planOf({ plans }: Table, seat: Seat): Plan | undefined {
  return plans?.find((plan) => plan.seat === seat);
}

/** A table with the plan of a seat as it is now; one of which nothing is left goes. */
export function withPlan(table: Table, plan: Plan): Table {
  const { plans = [], ...rest } = table;
  const others = plans.filter(({ seat }) => seat !== plan.seat);
  const isEmpty = plan.steps.length === 0 && plan.reply === undefined && !plan.stopped;
  const left = isEmpty ? others : [...others, { ...plan, mark: plan.mark + 1 }];
  return left.length > 0 ? { ...rest, plans: left } : rest;
}

/** A table at which everybody's plans have come to nothing. */
export function withPlansStopped(table: Table, why: NonNullable<Plan['stopped']>): Table {
  return (table.plans ?? []).reduce((stopped, plan) => withPlan(stopped, { ...plan, stopped: why }), table);
}

/** Whether the next line of a seat is known, so that nobody has to be called for it. */
export function isPlanned(table: Table, seat: Seat): boolean {
  const plan = planOf(table, seat);
  return Boolean(plan?.ready && !plan.stopped && plan.steps.length > 0);
}

/** The seat on turn whose plan has a line for now. */
export function plannedSeat(loaded: LoadedTable): Seat | undefined {
  return onTurn(loaded).find((seat) => isPlanned(loaded.table, seat));
}

/** A table after a change, with the plans that still matter: whose seat waits, its plan is ready for the turn that comes. */
export function planned(before: Table | undefined, after: LoadedTable): Table {
  const { plans, ...rest } = after.table;
  if (!plans) return after.table;
  const left = after.table.status === 'over' ? [] : plans.flatMap((plan) => afterChange(before, after, plan));
  return left.length > 0 ? { ...rest, plans: left } : rest;
}

function afterChange(before: Table | undefined, after: LoadedTable, plan: Plan): Plan[] {
  const { table } = after;
  const { seat } = plan;
  if (table.seats[seat]?.kind !== 'person') return [];
  if (table.status !== 'playing') return [plan];
  const isOwnChange = before !== undefined && planOf(before, seat)?.mark !== plan.mark;
  const hasMoved = before?.turns[seat] !== table.turns[seat] && !isOwnChange;
  if (hasMoved && plan.stopped) return [];
  if (!onTurn(after).includes(seat)) return [{ ...plan, ready: true }];
  return [hasMoved ? { ...plan, ready: false } : plan];
}
