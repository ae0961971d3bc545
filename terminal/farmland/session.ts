import { farmland } from '@longtable/farmland';
import { documentBoard } from '@longtable/farmland/drawing/board';
import type { FarmlandEvent } from '@longtable/farmland/events';
import type { Field } from '@longtable/farmland/fields';
import { computerTurn } from '@longtable/farmland/rules/computer';
import { type Command, makeLine } from '@longtable/farmland/rules/lines';
import { perform } from '@longtable/farmland/rules/perform';
import { draftOf, pieceOn, type State } from '@longtable/farmland/state';
import { type Seat, say } from '@longtable/kit';
import { CommandError, show, tell } from './tell.ts';

const COMPUTER: Seat = 1;

export interface Session {
  state: State;
  readonly names: readonly [string, string];
  selected: Field | null;
  /** Set after an invalid `yield`: only `hand`, `yield` and `quit` are allowed until the turn ends. */
  locked: boolean;
}

/** Plays a player's command, and the computer's turn if it follows. Returns the lines to print. */
export function playCommand(session: Session, command: Command): string[] {
  const seat = session.state.turn;
  const outcome = farmland.play(session.state, seat, makeLine(command));
  if (outcome.refused) throw new CommandError(say(outcome.refused.sentence, 'en'));
  session.state = outcome.state;
  const lines = report(session, seat, command, outcome.events);
  return farmland.turn(session.state).includes(COMPUTER) ? [...lines, ...playComputer(session)] : lines;
}

/** Plays the computer's turn command by command, since the document shows the board after each. */
function playComputer(session: Session): string[] {
  session.state = draftOf(session.state);
  const lines: string[] = [];
  for (const command of computerTurn(session.state)) {
    lines.push(...report(session, COMPUTER, command, perform(session.state, command)));
  }
  session.selected = null;
  return lines;
}

/** Returns a command's output: its events as its seat sees them, then the board unless the turn ended. */
function report(session: Session, seat: Seat, command: Command, events: readonly FarmlandEvent[]): string[] {
  session.selected = selectedAfter(command, events);
  const printed = events.flatMap((event) => tell(event, seat, session.names));
  return session.selected === null ? printed : [...printed, ...boardOf(session), ...selectionOf(session)];
}

export function boardOf({ state, selected }: Session): string[] {
  return documentBoard(state, selected);
}

/**
 * Returns the description of the selected field as the current team sees it. Returns an empty list if no field is
 * selected.
 */
export function selectionOf({ state, selected, names }: Session): string[] {
  return selected === null ? [] : show(pieceOn(state, selected), state.turn, names);
}

/**
 * Returns the selected field after a command: the target of a move, its start if the attacker did not advance, or the
 * field of another command. Returns null if the command ends the turn.
 */
function selectedAfter(command: Command, events: readonly FarmlandEvent[]): Field | null {
  if (command.verb === 'yield' || command.verb === 'auto') return null;
  if (command.verb !== 'move') return command.field;
  const stays = events.some((event) => event.kind === 'attacked' && !event.advances);
  return stays ? command.from : command.to;
}
