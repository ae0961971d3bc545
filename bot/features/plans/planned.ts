import type { Seat } from '@longtable/kit';
import type { Plan } from '../../../storage/records/table-features.ts';
import type { LoadedTable } from '../../host/table/table.ts';

/** Returns the start of the lines that are planned for a turn. */
export function turnHead(name: string): string {
  return `${name}: `;
}

/** Whether a line is planned for a turn, in any case of letters. */
export function isPlannedFor(name: string, line: string): boolean {
  return line.toLowerCase().startsWith(turnHead(name).toLowerCase());
}

/** A planned step with its line as the game reads it. */
interface CurrentStep {
  readonly step: Plan['steps'][number];
  readonly line: string;
}

/** Returns the steps of a plan for the seat's current turn. Without names of turns, these are all steps. */
export function currentSteps({ game, table }: LoadedTable, { seat, steps }: Plan): CurrentStep[] {
  if (!game.comingTurns) return steps.map((step) => ({ step, line: step.line }));
  const name = game.comingTurns(table.state, seat).find(({ isCurrent }) => isCurrent)?.name;
  if (name === undefined) return [];
  return steps
    .filter(({ line }) => isPlannedFor(name, line))
    .map((step) => ({ step, line: step.line.slice(turnHead(name).length) }));
}

/** Whether a seat's next move is planned. Its player is then not notified. */
export function isPlanned(loaded: LoadedTable, seat: Seat): boolean {
  const plan = loaded.table.features.plans?.find((one) => one.seat === seat);
  return Boolean(plan?.ready && !plan.stopped && currentSteps(loaded, plan).length > 0);
}
