import type { Seat } from '@longtable/kit';
import type { Table } from '../../../storage/records/table.ts';
import type { Plan } from '../../../storage/records/table-features.ts';
import type { SideEffect } from '../context.ts';
import { isPlanned, type LoadedTable, onTurn } from '../table/table.ts';

/** What somebody wants played in a seat. */
export function planOf({ features }: Table, seat: Seat): Plan | undefined {
  return features.plans?.find((plan) => plan.seat === seat);
}

/** A table with the plan of a seat as it is now; one of which nothing is left goes. */
export function withPlan(table: Table, plan: Plan): Table {
  const others = table.features.plans?.filter(({ seat }) => seat !== plan.seat) ?? [];
  const isEmpty = plan.steps.length === 0 && plan.reply === undefined && !plan.stopped;
  const left = isEmpty ? others : [...others, { ...plan, mark: plan.mark + 1 }];
  return withPlans(table, left);
}

function withPlans(table: Table, plans: Plan[]): Table {
  return { ...table, features: { ...table.features, plans: plans.length > 0 ? plans : undefined } };
}

/** A table at which all plans have stopped. */
function withPlansStopped(table: Table, why: NonNullable<Plan['stopped']>): Table {
  return (table.features.plans ?? []).reduce((stopped, plan) => withPlan(stopped, { ...plan, stopped: why }), table);
}

/** The seat on turn whose plan has a line for now. */
export function plannedSeat(loaded: LoadedTable): Seat | undefined {
  return onTurn(loaded).find((seat) => isPlanned(loaded.table, seat));
}

/** Keeps the plans of a table up to date with every change of it. */
export const planEffects: SideEffect = (_, before, after) => {
  if (!after.table.features.plans) return undefined;
  return { collect: async () => ({ amend: (table) => planned(before, { ...after, table: undone(before, table) }) }) };
};

/** Where the others had to agree to an undo, everybody has to think anew. */
function undone(before: Table | undefined, after: Table): Table {
  const isAgreed = before?.agreement.offer?.what === 'undo' && after.log.moveCount < before.log.moveCount;
  return isAgreed ? withPlansStopped(after, 'undo') : after;
}

/** A table after a change, with the plans that still matter: the plan of a seat that waits is ready for its next turn. */
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
  if (hasMoved && plan.stopped) return [];
  if (!onTurn(after).includes(seat)) return [{ ...plan, ready: true }];
  return [hasMoved ? { ...plan, ready: false } : plan];
}

/** The one seat that is to act; nothing where it is over or several are. */
export function awaitedAt({ table, game }: LoadedTable): Seat | undefined {
  const [seat, ...others] = game.turn(table.state);
  return others.length === 0 ? seat : undefined;
}
