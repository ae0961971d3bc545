import type { Choice, Seat } from '@longtable/kit';
import type { LoadedTable } from '../../host/feature.ts';
import { choicesFor } from '../../host/table/menu.ts';
import { isPrivate, onTurn } from '../../host/table/table.ts';
import { type PlanTurn, planTurnsAt, turnChoices } from './coming-turns.ts';
import { awaitedAt, type Plan, planOf } from './plan.ts';
import { linesOf } from './reply.ts';
import { type Condition, choicesIn, planWorldsAt } from './worlds.ts';

/** Returns the position a plan leads to, or undefined unless it is fully determined: open information, no randomness, and every reply named. */
export function expectedAt(loaded: LoadedTable, seat: Seat): LoadedTable | undefined {
  const plan = planOf(loaded.table, seat);
  const isReady = plan ? plan.ready && !plan.stopped : !onTurn(loaded).includes(seat);
  if (isPrivate(loaded) || loaded.table.status !== 'playing' || !isReady) return undefined;
  return afterPlan(loaded, seat, plan);
}

function afterPlan(loaded: LoadedTable, seat: Seat, plan: Plan | undefined): LoadedTable | undefined {
  let at: LoadedTable | undefined = loaded;
  for (const { after, line } of plan?.steps ?? []) {
    if (after !== undefined) at = at && afterReply(at, seat, after);
    at = at && ownTurn(at, seat) ? afterMove(at, seat, line) : undefined;
  }
  return plan?.reply === undefined ? at : at && afterReply(at, seat, plan.reply);
}

function afterReply(loaded: LoadedTable, seat: Seat, reply: string): LoadedTable | undefined {
  return linesOf(reply).reduce<LoadedTable | undefined>((at, line) => {
    const chooser = at && awaitedAt(at);
    return at && chooser !== undefined && chooser !== seat ? afterMove(at, chooser, line) : undefined;
  }, loaded);
}

function afterMove(loaded: LoadedTable, seat: Seat, line: string): LoadedTable | undefined {
  const { table, game } = loaded;
  const outcome = game.play(table.state, seat, line);
  if (outcome.refused || !outcome.undoable || outcome.undoable === 'shown') return undefined;
  return { ...loaded, table: { ...table, state: outcome.state } };
}

function ownTurn(loaded: LoadedTable, seat: Seat): boolean {
  return awaitedAt(loaded) === seat;
}

/** The point at which a plan continues: the seat and its choices, the position, and the opponent's moves that can come before. */
export interface PlanContinuation {
  readonly at: LoadedTable;
  readonly shown: LoadedTable;
  readonly chooser: Seat;
  readonly conditions: readonly Condition[];
  /** The opponent whose moves are the conditions. */
  readonly other?: Seat | undefined;
  /** The turns from which to choose, if any can be the next. A planned line starts with the name of its turn. */
  readonly turns?: readonly PlanTurn[];
  choices(partial: string): readonly Choice[];
}

/**
 * Returns the point at which a plan can continue: the coming turns, the expected position, the choices common to all possible worlds, or, in the
 * player's own turn, the current choices. Undefined if lines must be typed or nothing can be planned.
 */
export function continuationFrom(loaded: LoadedTable, seat: Seat): PlanContinuation | undefined {
  const turns = planTurnsAt(loaded, seat, planOf(loaded.table, seat));
  if (turns) return turnContinuation(loaded, seat, turns);
  const outlook = isPrivate(loaded) ? planWorldsAt(loaded, seat) : undefined;
  const [world] = outlook?.worlds ?? [];
  if (outlook && world) {
    const choices = (partial: string) => choicesIn(outlook.worlds, seat, partial);
    return { at: world, shown: loaded, chooser: seat, conditions: outlook.conditions, other: outlook.other, choices };
  }
  const expected = expectedAt(loaded, seat);
  const at = expected ?? (onTurn(loaded).includes(seat) ? loaded : undefined);
  const chooser = expected ? awaitedAt(expected) : seat;
  if (!at || chooser === undefined) return undefined;
  return { at, shown: at, chooser, conditions: [], choices: (partial) => choicesFor(at, chooser, partial) };
}

function turnContinuation(loaded: LoadedTable, seat: Seat, turns: readonly PlanTurn[]): PlanContinuation | undefined {
  const [first] = turns;
  const choices = (partial: string) => turnChoices(turns, seat, partial);
  return first && { at: first.at, shown: loaded, chooser: seat, conditions: [], turns, choices };
}
