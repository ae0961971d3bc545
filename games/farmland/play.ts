import { type Outcome, refuse, type Seat } from '@longtable/kit';
import type { FarmlandEvent } from './events.ts';
import { faultOf } from './rules/faults.ts';
import { parseLine } from './rules/lines.ts';
import { perform } from './rules/perform.ts';
import { isRedundant } from './rules/redundant.ts';
import { draftOf, type State } from './state.ts';
import { texts } from './words/texts.ts';

export function play(state: State, seat: Seat, line: string): Outcome<State, FarmlandEvent> {
  if (state.winner !== null) return refuse('over', texts.faults.over);
  if (seat !== state.turn) return refuse('not-your-turn', texts.faults['not-your-turn']);
  const command = parseLine(line);
  if (!command) return refuse('unknown-line', texts.faults['unknown-line']);
  const fault = faultOf(state, command);
  if (fault) return refuse(fault, texts.faults[fault]);
  const next = draftOf(state);
  const events = perform(next, command);
  return isUndoable(state, next, events) ? { state: next, events, undoable: true } : { state: next, events };
}

/** Whether the turn continues and no player learned a unit, a card or a union. */
function isUndoable(before: State, after: State, events: readonly FarmlandEvent[]): boolean {
  return after.turn === before.turn && after.winner === null && !events.some(reveals);
}

function reveals(event: FarmlandEvent): boolean {
  switch (event.kind) {
    case 'joined':
      return !(event.piece.kind === 'unit' && event.piece.up && event.met?.standing.up);
    case 'attacked':
    case 'flipped':
    case 'heaped':
    case 'auto':
      return true;
    default:
      return false;
  }
}

export function acceptsUnlisted(state: State, seat: Seat, line: string): boolean {
  const command = parseLine(line);
  if (state.winner !== null || seat !== state.turn || !command || faultOf(state, command)) return false;
  return isRedundant(state, command);
}
