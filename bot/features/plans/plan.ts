import type { Seat } from '@longtable/kit';
import { z } from 'zod';
import { besideTable, type Table } from '../../../storage/records/table.ts';
import { seatNumber, translation } from '../../../storage/records/table-parts.ts';
import { idFormat, key, number, word } from '../../custom-ids/fields.ts';
import type { SideEffect } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { onTurn } from '../../host/table/table.ts';
import { isPlanned, startsTurn } from './coming-turns.ts';

export const planId = idFormat`plan|${word('act', ['show', 'type', 'back', 'clear'])}|${key('table')}|${number('mark', 9)}`;

const plannedMove = z.strictObject({
  line: z.string(),
  /** Labels of the line's choices, if known. */
  words: translation.optional(),
});

/** Moves planned for the player's next turns. Visible only to that player. */
const plan = z.strictObject({
  seat: seatNumber,
  /** Each step may wait for a certain reply. */
  steps: z.array(plannedMove.extend({ after: z.string().optional() })),
  /** Steps that were played since the player's last own move. */
  played: z.array(plannedMove).optional(),
  /** Steps that had become impossible since then. */
  dropped: z.array(plannedMove).optional(),
  /** Reply chosen for the next step if its line is not chosen yet. */
  reply: z.string().optional(),
  /** Whether the first step is played in the seat's current or next turn. False in a turn that had started before the plan. */
  ready: z.boolean(),
  /** Reason for stopping: another reply, an illegal line, or an undo. */
  stopped: z.enum(['reply', 'line', 'undo']).optional(),
  /** Version of the plan. */
  mark: z.int().min(0),
});

export type Plan = z.infer<typeof plan>;

export const plansKind = besideTable('plans', z.array(plan));

declare module '../../../storage/records/table.ts' {
  interface Features {
    readonly plans?: Plan[] | undefined;
  }
}

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
