import { type Refusal, refuse, type Seat, type Text } from '@longtable/kit';
import { type Command, isCharacterCommand } from './rules/command.ts';
import { type Fault, misplaced } from './rules/faults.ts';
import { shownState } from './rules/knowledge/recording.ts';
import { parseLine } from './rules/lines.ts';
import { fieldAt } from './rules/match/board.ts';
import { carries } from './rules/match/people.ts';
import type { State } from './state.ts';
import { texts } from './words/texts.ts';

/**
 * Returns why a line cannot be planned: it is not a move, its field is not on the map, or none of the seat's agents
 * carries the gadget. Distances and odds depend on the agent whose turn comes, and are checked then.
 */
export function planRefusal(state: State, seat: Seat, line: string): Refusal | undefined {
  const command = parseLine(line);
  const seen = shownState(state, seat);
  const fault = command ? planFault(seen, seat, command) : misplaced(seen);
  return fault && refuse(fault, PLAN_FAULTS[fault] ?? texts.faults[fault]).refused;
}

/** Reasons that differ from those in the player's turn, because a plan has no menu. */
const PLAN_FAULTS: Partial<Record<Fault, Text>> = texts.planFaults;

function planFault(seen: State, seat: Seat, command: Command): Fault | undefined {
  if (seen.phase !== 'rounds') return command.kind === 'strike' ? misplaced(seen) : undefined;
  if (command.kind !== 'walk' && !isCharacterCommand(command)) return 'unknown';
  const at = command.kind === 'walk' ? command.to : 'at' in command ? command.at : null;
  if (at && fieldAt(seen.board, at) === undefined) return 'no-field';
  if (command.kind !== 'use') return undefined;
  const isReachable =
    seen.people.some((person) => person.faction === seat && carries(person, command.gadget)) ||
    seen.board.lying.some(({ item }) => item.gadget === command.gadget);
  return isReachable ? undefined : 'no-gadget';
}
