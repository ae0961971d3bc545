import type { Seat } from '../../../games/kit/game.ts';
import type { Plan } from '../../../storage/records/table.ts';
import { planOf } from '../table/plan.ts';
import { onTurn, type Seated } from '../table/table.ts';
import { isPrivate } from '../table/terms.ts';
import { linesOf } from './reply.ts';

/**
 * The position that somebody's plan leads to, if everybody can work it out: all of it is open, nothing is left to chance, and
 * every reply is named. Nothing otherwise.
 */
export function expectedAt(seated: Seated, seat: Seat): Seated | undefined {
  const plan = planOf(seated.table, seat);
  const isReady = plan ? plan.ready && !plan.stopped : !onTurn(seated).includes(seat);
  if (isPrivate(seated) || seated.table.status !== 'playing' || !isReady) return undefined;
  return walked(seated, seat, plan);
}

function walked(seated: Seated, seat: Seat, plan: Plan | undefined): Seated | undefined {
  let at: Seated | undefined = seated;
  for (const { after, line } of plan?.steps ?? []) {
    if (after !== undefined) at = at && replied(at, seat, after);
    at = at && ownTurn(at, seat) ? played(at, seat, line) : undefined;
  }
  return plan?.reply === undefined ? at : at && replied(at, seat, plan.reply);
}

function replied(seated: Seated, seat: Seat, reply: string): Seated | undefined {
  return linesOf(reply).reduce<Seated | undefined>((at, line) => {
    const other = at && awaitedAt(at);
    return at && other !== undefined && other !== seat ? played(at, other, line) : undefined;
  }, seated);
}

function played({ table, game }: Seated, seat: Seat, line: string): Seated | undefined {
  const outcome = game.play(table.state, seat, line);
  return outcome.refused || !outcome.undoable ? undefined : { game, table: { ...table, state: outcome.state } };
}

/** The one seat that is to act; nothing where it is over or several are. */
export function awaitedAt({ table, game }: Seated): Seat | undefined {
  const [seat, ...others] = game.turn(table.state);
  return others.length === 0 ? seat : undefined;
}

function ownTurn(seated: Seated, seat: Seat): boolean {
  return awaitedAt(seated) === seat;
}

/** Where a plan goes on: a position, and whose choices are next in it. */
export interface Onward {
  readonly at: Seated;
  readonly chooser: Seat;
}

/**
 * From whose choices somebody's plan can go on: those of the expected position, or, in a turn of their own that will be over
 * by then, those they have now. Nothing where lines have to be typed.
 */
export function onwardFrom(seated: Seated, seat: Seat): Onward | undefined {
  const expected = expectedAt(seated, seat);
  if (!expected) return onTurn(seated).includes(seat) ? { at: seated, chooser: seat } : undefined;
  const chooser = awaitedAt(expected);
  return chooser === undefined ? undefined : { at: expected, chooser };
}
