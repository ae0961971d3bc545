import { type Outcome, refuse, type Seat } from '@longtable/kit';
import type { RunaEvent } from './events.ts';
import { faultOf } from './rules/faults.ts';
import { parseLine } from './rules/lines.ts';
import { isRedundant, perform } from './rules/perform.ts';
import { draftOf, isOver, type Phase, type State } from './state.ts';
import { texts } from './words/texts.ts';

/** Plays a line in the syntax of the original program. Numbers with leading zeros are refused. */
export function play(state: State, seat: Seat, line: string): Outcome<State, RunaEvent> {
  if (isOver(state)) return refuse('over', texts.faults.over);
  if (seat !== 0) return refuse('not-your-turn', texts.faults['not-your-turn']);
  const command = parseLine(line);
  if (!command) return refuse('not-a-number', texts.faults['not-a-number']);
  const fault = faultOf(state, command);
  if (fault) return refuse(fault, texts.faults[fault]);
  const draft = draftOf(state);
  perform(draft, command);
  return isUndoable(state, draft.state) ? { ...draft, undoable: true } : draft;
}

/**
 * Phases after undoable moves, by the phase before the move. In these moves nothing is rolled or drawn, and no monster
 * acts.
 */
const UNDOABLE: Partial<Record<Phase['kind'], readonly Phase['kind'][]>> = {
  class: ['seeds'],
  card: ['target', 'dice'],
  target: ['dice'],
  reward: ['heal'],
  loot: ['heal'],
  heal: ['seeds'],
};

function isUndoable(before: State, after: State): boolean {
  return UNDOABLE[before.phase.kind]?.includes(after.phase.kind) === true;
}

export function acceptsUnlisted(state: State, seat: Seat, line: string): boolean {
  const command = parseLine(line);
  if (isOver(state) || seat !== 0 || !command || faultOf(state, command)) return false;
  return isRedundant(state, command);
}
