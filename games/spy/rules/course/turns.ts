import type { Board, Figure, Person, PersonOnBoard, State } from '../../state.ts';
import { actionNamed } from '../actions.ts';
import type { CharacterCommand } from '../command.ts';
import { gadgetNamed } from '../gadgets/index.ts';
import { distance, type Point } from '../grid.ts';
import { isFoggy, tableAt } from '../match/board.ts';
import { addEvent, addPrivateEvent, type DraftState, nameInEvents } from '../match/draft-state.ts';
import { exfiltrateFallen } from '../match/health.ts';
import { carries, clearPoints, isOnBoard, isPlayer, personAt, personOf } from '../match/people.ts';
import { finish, hasEnded } from './ending.ts';
import { canAct, costOf, targetsOf } from './legality.ts';
import { endRound, moveCat, moveJanitor, startRound } from './round.ts';

/** Performs a legal command, removes people who collapse, and ends the match if it is decided. */
export function performCharacterCommand(draft: DraftState, actor: PersonOnBoard, command: CharacterCommand): void {
  const from = actor.at;
  pay(actor, command);
  if (command.kind === 'retire') {
    clearPoints(actor);
    addEvent(draft, 'all', { kind: 'retired', actor: nameInEvents(draft, actor) });
  } else if (command.kind === 'use') gadgetNamed(command.gadget)?.use?.perform(draft, actor, command.at);
  else actionNamed(command.verb)?.perform(draft, actor, command.at ?? actor.at, command.stake);
  exfiltrateFallen(draft, actor);
  if (hasEnded(draft.state)) finish(draft);
  draft.watch?.(draft, { figure: actor.id, command, from });
}

/** Performs a failed attempt, which only costs its point. */
export function failAttempt(draft: DraftState, actor: PersonOnBoard, command: CharacterCommand): void {
  pay(actor, command);
  draft.watch?.(draft, { figure: actor.id, command, from: actor.at, failed: true });
}

function pay(actor: Person, command: CharacterCommand): void {
  const cost = costOf(command);
  if (cost) actor[cost] -= 1;
}

/** Whether a person has no usable points left or is not on the board. Action points cannot be used in fog. */
export function isTurnOver(board: Board, person: Person): boolean {
  if (!person.at) return true;
  return person.bp <= 0 && (person.ap <= 0 || isFoggy(board, person.at));
}

/** Advances the match until a player must decide or it is over. */
export function advance(draft: DraftState): void {
  const { state } = draft;
  while (state.phase === 'rounds') {
    if (state.active !== null) {
      const active = personOf(state, state.active);
      if (!isTurnOver(state.board, active)) return;
      clearPoints(active);
      state.active = null;
    }
    const figure = state.order.shift();
    if (figure === undefined) nextRound(draft);
    else takeTurn(draft, figure);
  }
}

function nextRound(draft: DraftState): void {
  if (draft.state.round > 0) endRound(draft);
  startRound(draft);
  if (hasEnded(draft.state)) finish(draft);
  draft.watch?.(draft, 'round');
}

function takeTurn(draft: DraftState, figure: Figure): void {
  const { state } = draft;
  if (typeof figure === 'number') {
    beginTurn(draft, personOf(state, figure));
    return;
  }
  const from = state[figure];
  if (figure === 'cat') moveCat(draft);
  else moveJanitor(draft);
  if (hasEnded(state)) finish(draft);
  draft.watch?.(draft, { figure, from });
}

function beginTurn(draft: DraftState, person: Person): void {
  for (const { gadget } of person.items) gadgetNamed(gadget)?.onTurn?.(draft, person);
  if (isPlayer(person.faction)) askOwner(draft, person);
  else playGuest(draft, person);
}

function askOwner(draft: DraftState, person: Person): void {
  draft.state.active = person.id;
  if (isTurnOver(draft.state.board, person)) return;
  addPrivateEvent(draft, person, { kind: 'turn', actor: nameInEvents(draft, person), bp: person.bp, ap: person.ap });
}

function playGuest(draft: DraftState, guest: Person): void {
  const { state } = draft;
  while (state.phase === 'rounds' && isOnBoard(guest) && !isTurnOver(state.board, guest)) {
    performCharacterCommand(draft, guest, guestCommand(draft, guest));
  }
}

/** A kind of command and its possible fields. */
interface GuestOption {
  readonly places: readonly Point[];
  readonly command: (at: Point) => CharacterCommand;
}

/** Returns a guest's next command: throws the moledie if possible, else a random legal one. */
export function guestCommand({ state, random }: DraftState, guest: PersonOnBoard): CharacterCommand {
  const throwing = canAct(state, guest) && carries(guest, 'MOLEDIE') ? use(state, guest, 'MOLEDIE') : undefined;
  const ideas = throwing && throwing.places.length > 0 ? [throwing] : guestOptions(state, guest);
  const count = ideas.reduce((sum, { places }) => sum + places.length, 0);
  return commandOf(ideas, random.below(count));
}

/** Returns the command at an index over the fields of all options, or `RETIRE` beyond the last one. */
function commandOf(ideas: readonly GuestOption[], place: number): CharacterCommand {
  let left = place;
  for (const { places, command } of ideas) {
    const at = places[left];
    if (at) return command(at);
    left -= places.length;
  }
  return RETIRE;
}

/** Returns all commands a guest may choose from. Guests never spy and never open safes. */
export function guestCommands(state: State, guest: PersonOnBoard): CharacterCommand[] {
  return guestOptions(state, guest).flatMap(({ places, command }) => places.map(command));
}

function guestOptions(state: State, guest: PersonOnBoard): GuestOption[] {
  const steps = guest.bp > 0 ? [act(state, guest, 'step')] : [];
  const ideas = [...steps, { places: [guest.at], command: () => RETIRE }];
  if (!canAct(state, guest)) return ideas;
  const acts = VERBS.map((verb) => act(state, guest, verb));
  return [...ideas, ...acts, ...guest.items.map(({ gadget }) => use(state, guest, gadget))];
}

const RETIRE: CharacterCommand = { kind: 'retire' };
const VERBS = ['observe', 'burn', 'take', 'drink', 'pour', 'gamble'];

function act(state: State, guest: PersonOnBoard, verb: string): GuestOption {
  const stake = (at: Point) => guestStake(guest.chips, tableAt(state.board, at)?.chips ?? 0);
  return {
    places: targetsOf(state, guest, { verb }),
    command: (at) => ({
      kind: 'action',
      verb,
      at: verb === 'drink' ? null : at,
      stake: verb === 'gamble' ? stake(at) : 0,
    }),
  };
}

/** Returns a guest's stake: half of the chips, rounded up, and at most the table's chips. */
export function guestStake(own: number, table: number): number {
  return Math.min(table, Math.ceil(own / 2));
}

function use(state: State, guest: PersonOnBoard, gadget: string): GuestOption {
  const targets = targetsOf(state, guest, { gadget });
  return {
    places: gadget === 'ROCKET_PEN' ? targets.filter((at) => isRocketTarget(state, guest, at)) : targets,
    command: (at) => ({ kind: 'use', gadget, at }),
  };
}

/** Whether a guest may fire a rocket at a field. It must contain a person and must not be adjacent. */
function isRocketTarget(state: State, guest: PersonOnBoard, at: Point): boolean {
  return distance(guest.at, at) >= 2 && personAt(state, at) !== undefined;
}
