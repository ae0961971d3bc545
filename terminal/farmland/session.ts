import { boardLines, type Style } from '../../games/farmland/drawing/board.ts';
import type { FarmlandEvent } from '../../games/farmland/events.ts';
import type { Field } from '../../games/farmland/fields.ts';
import { farmland } from '../../games/farmland/index.ts';
import type { State } from '../../games/farmland/state.ts';
import { read, tell } from '../../games/farmland/words/tell.ts';
import type { Seat } from '../../games/kit/game.ts';
import { say } from '../../games/kit/text.ts';
import { Refused } from './refused.ts';

const COMPUTER: Seat = 1;

/** A game at the terminal. */
export interface Session {
  state: State;
  readonly style: Style;
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
  const lines = outcome.events.flatMap((event) => printed(event, seat, session.style));
  return farmland.turn(session.state).includes(COMPUTER) ? [...lines, ...computerTurn(session)] : lines;
}

function computerTurn(session: Session): string[] {
  const lines = perform(session, 'auto');
  session.selected = null;
  return lines;
}

/** The lines of an event while a seat is on turn: they name what this seat may see. */
export function printed(event: FarmlandEvent, seat: Seat, style: Style): readonly string[] {
  if (event.kind !== 'board') return tell(event, seat);
  return [...boardLines(event, style), ...event.show.map((parts) => read(parts, seat))];
}
