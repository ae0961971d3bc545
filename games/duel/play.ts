import { type Outcome, refuse, type Seat } from '../kit/game.ts';
import type { DuelEvent } from './events.ts';
import { faultOf } from './rules/faults.ts';
import { type Command, parseLine } from './rules/lines.ts';
import { perform } from './rules/perform.ts';
import { copyDuel, type Duel } from './state.ts';
import { FAULTS } from './words/faults.ts';

/** Commands that draw nothing and show nobody a card; all others do. */
const LEAVES_NO_TRACE: readonly Command['verb'][] = ['attack', 'sacrifice'];

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
  return { state: next, events, ...(LEAVES_NO_TRACE.includes(command.verb) && { undoable: true }) };
}
