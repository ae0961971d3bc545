import { type Outcome, refuse, type Seat } from '../kit/game.ts';
import type { DuelEvent } from './events.ts';
import { faultOf } from './rules/faults.ts';
import { parseLine } from './rules/lines.ts';
import { perform } from './rules/perform.ts';
import { isRedundant } from './rules/redundant.ts';
import { copyDuel, type Duel } from './state.ts';
import { FAULTS } from './words/faults.ts';

/** Plays one line. */
export function play(state: Duel, seat: Seat, line: string): Outcome<Duel, DuelEvent> {
  if (state.winner !== null) return refuse('over', FAULTS.over);
  if (seat !== state.current) return refuse('not-your-turn', FAULTS['not-your-turn']);
  const command = parseLine(line);
  if (!command) return refuse('unknown', FAULTS.unknown);
  const fault = faultOf(state, command);
  if (fault) return refuse(fault, FAULTS[fault]);
  const next = copyDuel(state);
  const events = perform(next, command);
  return canBeTakenBack(state, next, events) ? { state: next, events, undoable: true } : { state: next, events };
}

/** Whoever played learned nothing from it, and is still the one to play. */
function canBeTakenBack(before: Duel, after: Duel, events: readonly DuelEvent[]): boolean {
  const goesOn = after.winner === null && after.current === before.current;
  return goesOn && !events.some(({ kind }) => kind === 'drawn');
}

/** Whether a line is legal, though menus leave it out. */
export function acceptsUnlisted(state: Duel, seat: Seat, line: string): boolean {
  const command = parseLine(line);
  if (state.winner !== null || seat !== state.current || !command || faultOf(state, command)) return false;
  return isRedundant(state, command);
}
