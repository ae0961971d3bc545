import type { AnyGame, Choice, Seat } from '@longtable/kit';
import type { Table } from '../../../storage/records/table.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { choicesFor } from '../../host/table/menu.ts';
import type { Plan } from './plan.ts';

/** A coming turn with the position after the lines that are planned for it. */
export interface PlanTurn {
  readonly name: string;
  readonly at: LoadedTable;
}

/**
 * Returns the coming turns for which more can be planned. Undefined if the game does not name them, empty if there is
 * nothing to plan.
 */
export function planTurnsAt(loaded: LoadedTable, seat: Seat, plan: Plan | undefined): readonly PlanTurn[] | undefined {
  const { game, table } = loaded;
  if (!game.comingTurns) return undefined;
  if (table.status !== 'playing') return [];
  const steps = plan?.stopped ? [] : (plan?.steps ?? []);
  return game.comingTurns(table.state, seat).flatMap(({ name, state }) => {
    const lines = steps.flatMap(({ line }) => (isPlannedFor(name, line) ? [line.slice(turnHead(name).length)] : []));
    const after = stateAfter(game, seat, state, lines);
    return after === undefined ? [] : [{ name, at: { ...loaded, table: { ...table, state: after } } }];
  });
}

/** Returns the state after lines of one turn. Undefined if one of them is impossible or ends the turn. */
function stateAfter(game: AnyGame, seat: Seat, state: unknown, [line, ...others]: readonly string[]): unknown {
  if (line === undefined) return state;
  const outcome = game.play(state, seat, line);
  const goesOn = !outcome.refused && isSameTurn(game, state, outcome.state);
  return goesOn ? stateAfter(game, seat, outcome.state, others) : undefined;
}

function isSameTurn(game: AnyGame, one: unknown, other: unknown): boolean {
  return game.replayStep?.(one) === game.replayStep?.(other);
}

/** Whether a change started another turn in a game that names coming turns. One seat can have several in a row. */
export function startsTurn(before: Table | undefined, { game, table }: LoadedTable): boolean {
  return before !== undefined && game.comingTurns !== undefined && !isSameTurn(game, before.state, table.state);
}

/** Returns the turn that a line is planned for, in any case of letters. */
export function turnIn(turns: readonly PlanTurn[], line: string): PlanTurn | undefined {
  return turns.find(({ name }) => isPlannedFor(name, line));
}

/** Returns the coming turns, or the choices in the turn that a partial line is for. */
export function turnChoices(turns: readonly PlanTurn[], seat: Seat, partial: string): readonly Choice[] {
  const turn = turnIn(turns, partial);
  if (!turn && partial !== '') return [];
  if (!turn) return turns.map(({ name }) => ({ line: turnHead(name), label: name, final: false }));
  const head = turnHead(turn.name);
  return choicesFor(turn.at, seat, partial.slice(head.length))
    .filter(({ input }) => !input)
    .map((choice) => ({ ...choice, line: head + choice.line }));
}

/** Returns the start of the lines that are planned for a turn. */
export function turnHead(name: string): string {
  return `${name}: `;
}

/** Whether a line is planned for a turn, in any case of letters. */
function isPlannedFor(name: string, line: string): boolean {
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
  const plan = loaded.table.features.plans?.find((each) => each.seat === seat);
  return Boolean(plan?.ready && !plan.stopped && currentSteps(loaded, plan).length > 0);
}
