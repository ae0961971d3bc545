import { type ComingTurn, type Outcome, refuse, type Seat, type ViewerEvents } from '@longtable/kit';
import type { SpyEvent } from './events.ts';
import { type CharacterCommand, type Command, isCharacterCommand } from './rules/command.ts';
import { costOf } from './rules/course/legality.ts';
import { failAttempt } from './rules/course/turns.ts';
import { faultOf, misplaced } from './rules/faults.ts';
import { record, shownState } from './rules/knowledge/recording.ts';
import { parseLine } from './rules/lines.ts';
import type { Watch } from './rules/match/draft-state.ts';
import { isOnBoard, shortName } from './rules/match/people.ts';
import { actInTurn, perform, resetStrikes } from './rules/perform.ts';
import { pointsOf } from './rules/properties.ts';
import type { Person, Player, State } from './state.ts';
import { turnOf } from './timing.ts';
import { faultText } from './words/descriptions.ts';
import { texts } from './words/texts.ts';

/** Plays one line. `watch` is called for every single move that follows from it. */
export function play(state: State, seat: Seat, line: string, watch?: Watch): Outcome<State, ViewerEvents<SpyEvent>> {
  if (state.phase === 'over') return refuse('over', texts.faults.over);
  const player = playerAt(state, seat);
  if (player === undefined) return refuse('not-your-turn', texts.faults['not-your-turn']);
  const command = parseLine(line);
  if (!command) return refuse(misplaced(state), texts.faults[misplaced(state)]);
  const fault = faultOf(state, player, command);
  if (fault) return refuse(fault, faultText(fault, state.sides[player], command));
  const recording = record(state, player, watch);
  perform(recording.draft, player, command);
  const { state: next, events } = recording.finish();
  return isUndoable(state, next, command) ? { state: next, events, undoable: true } : { state: next, events };
}

function playerAt(state: State, seat: Seat): Player | undefined {
  return turnOf(state).find((player) => player === seat);
}

/**
 * Whether a line can be undone: assignments always, steps and walks if no random number was drawn and the agent is
 * still active.
 */
function isUndoable(before: State, after: State, command: Command): boolean {
  if (command.kind === 'assign' || command.kind === 'assign-all' || command.kind === 'auto-assign') return true;
  const isStep = command.kind === 'walk' || (isCharacterCommand(command) && costOf(command) === 'bp');
  return isStep && before.random === after.random && before.active === after.active;
}

/** Whether a line is legal although menus omit it as redundant or bound to fail. */
export function acceptsUnlisted(state: State, seat: Seat, line: string): boolean {
  const player = playerAt(state, seat);
  const command = parseLine(line);
  if (player === undefined || !command || faultOf(state, player, command)) return false;
  return command.kind === 'strike' || (state.phase === 'rounds' && isCharacterCommand(command));
}

/**
 * Plays a command of the active character as a failed attempt: it costs its point, but is not refused. Programs written
 * for other servers expect this.
 */
export function playFailedAttempt(state: State, command: CharacterCommand, watch: Watch): State {
  const [player = 0] = turnOf(state);
  const recording = record(state, player, watch);
  actInTurn(recording.draft, (person) => failAttempt(recording.draft, person, command));
  resetStrikes(recording.draft, player);
  return recording.finish().state;
}

/**
 * Returns the next turn of each of the seat's agents, for plans. The casino is as the seat knows it. The order of the
 * turns is random.
 */
export function comingTurns(state: State, seat: Seat): ComingTurn<State>[] {
  const seen = shownState(state, seat);
  if (seen.phase !== 'rounds') return [];
  const current = turnOf(state).some((player) => player === seat) ? state.active : null;
  return seen.people
    .filter((person) => person.faction === seat && isOnBoard(person))
    .map(({ id }) => ({
      name: shortName(seen, id, []),
      isCurrent: id === current,
      state: {
        ...seen,
        active: id,
        people: seen.people.map((person) =>
          person.id === id ? { ...person, ...pointsAhead(person, id === current) } : person,
        ),
      },
    }));
}

/** Returns the points of an agent's next turn: those left in this round, else those of a new round. */
function pointsAhead({ bp, ap, properties }: Person, isActive: boolean): Pick<Person, 'bp' | 'ap'> {
  return !isActive && bp + ap > 0 ? { bp, ap } : pointsOf(properties, () => true);
}
