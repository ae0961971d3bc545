import type { Seat } from '@longtable/kit';
import type { Table } from '../../../storage/records/table.ts';
import type { SideEffect } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { onTurn } from '../../host/table/table.ts';
import { isPlanned, startsTurn } from './coming-turns.ts';
import type { Plan } from './record.ts';

export function planOf({ features }: Table, seat: Seat): Plan | undefined {
  return features.plans?.find((plan) => plan.seat === seat);
}

/** Whether a plan has no lines and was not stopped. */
export function isEmpty({ steps, reply, stopped }: Plan): boolean {
  return steps.length === 0 && reply === undefined && !stopped;
}

/** Replaces the plan of a seat, or removes it if it is empty and none of its moves was played or dropped. */
export function withPlan(table: Table, plan: Plan): Table {
  const others = table.features.plans?.filter(({ seat }) => seat !== plan.seat) ?? [];
  const left = isEmpty(plan) && !plan.played && !plan.dropped ? others : [...others, { ...plan, mark: plan.mark + 1 }];
  return withPlans(table, left);
}

export function withoutPlansOf(table: Table, seats: readonly Seat[]): Table {
  return withPlans(table, table.features.plans?.filter(({ seat }) => !seats.includes(seat)) ?? []);
}

function withPlans(table: Table, plans: Plan[]): Table {
  return { ...table, features: { ...table.features, plans: plans.length > 0 ? plans : undefined } };
}

/** Stops all plans after an undo. */
export function withPlansStopped(table: Table): Table {
  return (table.features.plans ?? []).reduce((stopped, plan) => withPlan(stopped, { ...plan, stopped: 'undo' }), table);
}

/** Returns a seat on turn whose plan has a line to play now. */
export function plannedSeat(loaded: LoadedTable): Seat | undefined {
  return onTurn(loaded).find((seat) => isPlanned(loaded, seat));
}

/** Updates the plans of a table after every change. */
export const planEffects: SideEffect = (_, before, after) =>
  after.table.features.plans && {
    collect: async () => ({ amend: (table) => planned(before, { ...after, table }) }),
  };

/**
 * Returns the table with updated plans. Plans of waiting seats and at the start of another turn become ready. Plans are
 * dropped when the game is over, or if no person is in their seat.
 */
export function planned(before: Table | undefined, after: LoadedTable): Table {
  const { plans } = after.table.features;
  if (!plans) return after.table;
  const left = after.table.status === 'over' ? [] : plans.flatMap((plan) => afterChange(before, after, plan));
  return withPlans(after.table, left);
}

function afterChange(before: Table | undefined, after: LoadedTable, plan: Plan): Plan[] {
  const { table } = after;
  const { seat } = plan;
  if (table.seats[seat]?.kind !== 'person') return [];
  if (table.status !== 'playing') return [plan];
  const isOwnChange = before !== undefined && planOf(before, seat)?.mark !== plan.mark;
  const hasMoved = before?.turns[seat]?.count !== table.turns[seat]?.count && !isOwnChange;
  const { played, dropped, ...rest } = plan;
  if (hasMoved && (plan.stopped || isEmpty(plan))) return [];
  const left = hasMoved ? rest : plan;
  if (!onTurn(after).includes(seat) || startsTurn(before, after)) return [{ ...left, ready: true }];
  return [hasMoved ? { ...left, ready: false } : left];
}

/** Returns the only seat on turn. Undefined if the game is over or several seats are on turn. */
export function awaitedAt({ table, game }: LoadedTable): Seat | undefined {
  const [seat, ...others] = game.turn(table.state);
  return others.length === 0 ? seat : undefined;
}
