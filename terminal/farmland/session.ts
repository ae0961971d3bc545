import type { FarmlandEvent } from '../../games/farmland/events.ts';
import type { Field } from '../../games/farmland/fields.ts';
import { farmland } from '../../games/farmland/index.ts';
import type { State } from '../../games/farmland/state.ts';
import type { Seat } from '../../games/kit/game.ts';
import { say } from '../../games/kit/text.ts';
import { boardLines, type Style } from './board.ts';
import { Refused } from './refused.ts';
import { show, tell } from './tell.ts';

const COMPUTER: Seat = 1;

/** A game at the terminal. */
export interface Session {
  state: State;
  readonly style: Style;
  /** What the teams are called. */
  readonly names: readonly [string, string];
  selected: Field | null;
  /** A yield that was not allowed leaves nothing but `hand`, `yield` and `quit` until the turn ends. */
  locked: boolean;
}

/** Plays a line for the team on turn, and the computer's turn if it follows; gives what is printed. */
export function perform(session: Session, line: string): string[] {
  const seat = session.state.turn;
  const outcome = farmland.play(session.state, seat, line);
  if (outcome.refused) throw new Refused(say(outcome.refused.sentence, 'en'));
  session.state = outcome.state;
  session.selected = outcome.events.findLast((event) => event.kind === 'board')?.selected ?? null;
  const lines = outcome.events.flatMap((event) => printed(event, seat, session));
  return farmland.turn(session.state).includes(COMPUTER) ? [...lines, ...computerTurn(session)] : lines;
}

function computerTurn(session: Session): string[] {
  const lines = perform(session, 'auto');
  session.selected = null;
  return lines;
}

/** The lines of an event while a seat is on turn: they name what this seat may see. */
export function printed(event: FarmlandEvent, seat: Seat, { style, names }: Session): readonly string[] {
  if (event.kind !== 'board') return tell(event, seat, names);
  return [...boardLines(event, style), ...(event.selected === null ? [] : show(event.shown, seat, names))];
}
