import { type Outcome, RNG, refuse, type Seat } from '@longtable/kit';
import type { DungeonEvent } from './events.ts';
import type { Draw } from './rules/chance.ts';
import { isShown } from './rules/enemies.ts';
import { type Command, parseLine } from './rules/lines.ts';
import { perform } from './rules/perform.ts';
import { isRedundant } from './rules/repeat.ts';
import { heroNames } from './rules/roster.ts';
import { isOver, type State } from './state.ts';
import { faultText } from './words/faults.ts';

/** Plays one line with the RNG of the state. */
export function play(state: State, seat: Seat, line: string): Outcome<State, DungeonEvent> {
  if (seat !== 0) return refused(state, 'not-your-run');
  const random = new RNG(state.random);
  const outcome = playWith(state, line, (max) => random.below(max + 1));
  if (outcome.refused) return outcome;
  const { events } = outcome;
  const next = { ...outcome.state, random: random.state };
  return isUndoable(state, next) ? { state: next, events, undoable: true } : { state: next, events };
}

/** Plays one line with the given draws. */
export function playWith(state: State, line: string, draw: Draw): Outcome<State, DungeonEvent> {
  if (isOver(state)) return refused(state, 'over');
  const command = parseLine(line, heroNames(state));
  if (!command) return refused(state, state.room ? 'unknown-move' : 'choose-a-hero');
  const fault = faultOf(state, command);
  if (fault) return refused(state, fault);
  const next = { ...state };
  const events = perform(next, command, draw);
  return { state: next, events };
}

/** Returns the fault of a command, or undefined if it can be performed. */
function faultOf({ room }: State, { verb }: Command): 'hero-chosen' | 'choose-a-hero' | undefined {
  if (verb === 'choose') return room ? 'hero-chosen' : undefined;
  return room ? undefined : 'choose-a-hero';
}

function refused(state: State, fault: Parameters<typeof faultText>[0]) {
  return refuse(fault, faultText(fault, heroNames(state).length));
}

/** Whether a line drew no number and revealed no level or trap. */
function isUndoable(before: State, after: State): boolean {
  const shown = ({ room }: State) => room?.enemies.filter(isShown).length ?? 0;
  return before.level === after.level && before.random === after.random && shown(after) <= shown(before);
}

/** Whether a line is legal although menus omit it. */
export function acceptsUnlisted(state: State, seat: Seat, line: string): boolean {
  const command = parseLine(line, heroNames(state));
  if (isOver(state) || seat !== 0 || !command || faultOf(state, command)) return false;
  return isRedundant(state, command);
}
