import { type Outcome, refuse, type Seat } from '@longtable/kit';
import type { DuelEvent } from './events.ts';
import { faultOf, isRedundant } from './rules/legal.ts';
import { parseLine } from './rules/lines.ts';
import { perform } from './rules/perform.ts';
import { type Duel, draftOf } from './state.ts';
import { texts } from './words/texts.ts';

export function play(state: Duel, seat: Seat, line: string): Outcome<Duel, DuelEvent> {
  if (state.winner !== null) return refuse('over', texts.faults.over);
  if (seat !== state.current) return refuse('not-your-turn', texts.faults['not-your-turn']);
  const command = parseLine(line);
  if (!command) return refuse('unknown', texts.faults.unknown);
  const fault = faultOf(state, command);
  if (fault) return refuse(fault, texts.faults[fault]);
  const draft = draftOf(state);
  const events = perform(draft, command);
  return isUndoable(state, draft, events) ? { state: draft, events, undoable: true } : { state: draft, events };
}

/** Whether the player learned nothing new and is still in turn. */
function isUndoable(before: Duel, after: Duel, events: readonly DuelEvent[]): boolean {
  const sameTurn = after.winner === null && after.current === before.current;
  return sameTurn && !events.some(({ kind }) => kind === 'drawn');
}

export function acceptsUnlisted(state: Duel, seat: Seat, line: string): boolean {
  const command = parseLine(line);
  if (state.winner !== null || seat !== state.current || !command || faultOf(state, command)) return false;
  return isRedundant(state, command);
}
