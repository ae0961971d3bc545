import type { Seat } from '../../../games/kit/game.ts';
import type { Plan } from '../../../storage/records/table.ts';
import { type LoadedTable, onTurn } from '../table/table.ts';
import { isPrivate } from '../table/terms.ts';
import { planOf } from './plan.ts';
import { linesOf } from './reply.ts';

/**
 * The position that somebody's plan leads to, if everybody can work it out: all of it is open, nothing is left to chance, and
 * every reply is named. Nothing otherwise.
 */
export function expectedAt(loaded: LoadedTable, seat: Seat): LoadedTable | undefined {
  const plan = planOf(loaded.table, seat);
  const isReady = plan ? plan.ready && !plan.stopped : !onTurn(loaded).includes(seat);
  if (isPrivate(loaded) || loaded.table.status !== 'playing' || !isReady) return undefined;
  return walked(loaded, seat, plan);
}

function walked(loaded: LoadedTable, seat: Seat, plan: Plan | undefined): LoadedTable | undefined {
  let at: LoadedTable | undefined = loaded;
  for (const { after, line } of plan?.steps ?? []) {
    if (after !== undefined) at = at && replied(at, seat, after);
    at = at && ownTurn(at, seat) ? played(at, seat, line) : undefined;
  }
  return plan?.reply === undefined ? at : at && replied(at, seat, plan.reply);
}

function replied(loaded: LoadedTable, seat: Seat, reply: string): LoadedTable | undefined {
  return linesOf(reply).reduce<LoadedTable | undefined>((at, line) => {
    const other = at && awaitedAt(at);
    return at && other !== undefined && other !== seat ? played(at, other, line) : undefined;
  }, loaded);
}

function played({ table, game }: LoadedTable, seat: Seat, line: string): LoadedTable | undefined {
  const outcome = game.play(table.state, seat, line);
  return outcome.refused || !outcome.undoable ? undefined : { game, table: { ...table, state: outcome.state } };
}

/** The one seat that is to act; nothing where it is over or several are. */
export function awaitedAt({ table, game }: LoadedTable): Seat | undefined {
  const [seat, ...others] = game.turn(table.state);
  return others.length === 0 ? seat : undefined;
}

function ownTurn(loaded: LoadedTable, seat: Seat): boolean {
  return awaitedAt(loaded) === seat;
}

/** Where a plan goes on: a position, and whose choices are next in it. */
export interface Onward {
  readonly at: LoadedTable;
  readonly chooser: Seat;
}

/**
 * From whose choices somebody's plan can go on: those of the expected position, or, in a turn of their own that will be over
 * by then, those they have now. Nothing where lines have to be typed.
 */
export function onwardFrom(loaded: LoadedTable, seat: Seat): Onward | undefined {
  const expected = expectedAt(loaded, seat);
  if (!expected) return onTurn(loaded).includes(seat) ? { at: loaded, chooser: seat } : undefined;
  const chooser = awaitedAt(expected);
  return chooser === undefined ? undefined : { at: expected, chooser };
}
