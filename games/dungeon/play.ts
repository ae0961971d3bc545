import { type Outcome, RNG, refuse, type Seat } from '@longtable/kit';
import type { DungeonEvent } from './events.ts';
import { levelAt } from './rules/depths.ts';
import { isShown } from './rules/enemies.ts';
import { recruit } from './rules/heroes.ts';
import { type Level, levelOf } from './rules/level.ts';
import { isRedundant, rest, walk } from './rules/repeat.ts';
import { type Draw, enter } from './rules/room.ts';
import { heroNames, rosterOf } from './rules/roster.ts';
import { type Command, parseLine, playRound } from './rules/round.ts';
import { type Hero, isOver, levelCount, type Room, type State } from './state.ts';
import { faultText } from './words/sentences.ts';

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

/** Performs a valid command on a mutable state and returns its events. */
function perform(draft: State, command: Command, draw: Draw): readonly DungeonEvent[] {
  if (command.verb === 'choose') return [descend(draft, recruit(command.hero, draft.prior, rosterOf(draft).heroes))];
  const { room, rounds, events } = explore(draft.room!, command, draw);
  draft.room = room;
  draft.rounds += rounds;
  const after = outcome(draft, room);
  return events.length + after.length === 0 ? [{ kind: 'quiet' }] : [...events, ...after];
}

function explore(room: Room, command: Exclude<Command, { verb: 'choose' }>, draw: Draw) {
  switch (command.verb) {
    case 'act':
      return { ...playRound(room, command.action, draw), rounds: 1 };
    case 'walk':
      return walk(room, command.direction, draw);
    case 'rest':
      return rest(room, draw);
  }
}

/**
 * Returns the events that follow a round: the defeat, or a cleared level and then the victory or the descent to the
 * next level. Empty if the level goes on.
 */
function outcome(draft: State, { hero, enemies }: Room): readonly DungeonEvent[] {
  const { level } = draft;
  if (hero.health === 0) return [{ kind: 'defeat', level }];
  if (enemies.length > 0) return [];
  const cleared: DungeonEvent = { kind: 'cleared', level, at: { x: hero.x, y: hero.y } };
  return [cleared, levelCount(draft) === level ? { kind: 'victory', name: hero.name } : descend(draft, hero)];
}

/** Moves the hero to the next level of a mutable state and returns the event. */
export function descend(draft: State, hero: Hero): DungeonEvent {
  const level = draft.level + 1;
  const [next, ...ahead] = draft.ahead;
  Object.assign(draft, { level, ahead, room: enter(nextLevel(draft, level, next), hero) } satisfies Partial<State>);
  return draft.endless === undefined ? { kind: 'level', level, of: levelCount(draft) } : { kind: 'level', level };
}

function nextLevel(draft: State, level: number, next: State['ahead'][number] | undefined): Level {
  const { bestiary } = rosterOf(draft);
  return next === undefined ? levelAt(level, draft.endless!, bestiary) : levelOf(next, bestiary);
}
