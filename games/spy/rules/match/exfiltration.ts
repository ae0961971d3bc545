import type { EventData } from '../../events.ts';
import type { Person, PersonOnBoard, State } from '../../state.ts';
import { type Point, samePlace } from '../grid.ts';
import { fieldsOfKind, isAccessible, isEmpty, isUnoccupied, lay, lyingAt } from './board.ts';
import { addEvent, anyOf, type DraftState, nameInEvents } from './draft-state.ts';
import { nearestSuitable } from './paths.ts';
import { clearPoints, drop, isOnBoard, isPlayer, personAt } from './people.ts';

/** Moves every person on the board without health to a bar seat after an actor's move, one after another. */
export function exfiltrateFallen(draft: DraftState, actor: Person): void {
  for (const person of draft.state.people) if (person.hp === 0 && isOnBoard(person)) exfiltrate(draft, person, actor);
}

function exfiltrate(draft: DraftState, person: PersonOnBoard, actor: Person): void {
  const { state } = draft;
  const from = person.at;
  dropCollar(draft, person, from);
  const { to, moved } = seatFor(draft, person);
  person.at = to;
  person.hp = 1;
  if (isPlayer(person.faction)) state.sides[person.faction].tally.exfiltrations++;
  const missedRound = loseTurn(state, person) ? state.round : undefined;
  addEvent(draft, 'all', {
    kind: 'exfiltrated',
    person: nameInEvents(draft, person),
    from,
    to,
    moved,
    actor: nameInEvents(draft, actor),
    ...(missedRound !== undefined && { missedRound }),
  });
}

/**
 * Removes a person's pending turn and its points, and returns whether there was one. A person without a pending turn,
 * such as the active one, keeps their points.
 */
function loseTurn(state: State, person: Person): boolean {
  if (!state.order.includes(person.id)) return false;
  state.order = state.order.filter((figure) => figure !== person.id);
  clearPoints(person);
  return true;
}

/** Returns a random free seat, otherwise any seat after moving its occupant, otherwise the person's own field. */
function seatFor(draft: DraftState, person: PersonOnBoard): { to: Point; moved: Moved } {
  const { state } = draft;
  const seats = fieldsOfKind(state.board, 'BAR_SEAT');
  const free = anyOf(
    draft,
    seats.filter((seat) => isUnoccupied(state, seat)),
  );
  const seat = free ?? anyOf(draft, seats);
  if (!seat || samePlace(seat, person.at)) return { to: person.at, moved: null };
  return { to: seat, moved: free ? null : makeRoom(draft, seat, person) };
}

/** The figure that had to leave a seat, and where it went, or null. */
type Moved = Extract<EventData, { kind: 'exfiltrated' }>['moved'];

/**
 * Moves the occupant of a seat to the nearest accessible unoccupied field. The newcomer's old field counts as
 * unoccupied.
 */
function makeRoom(draft: DraftState, seat: Point, newcomer: Person): Moved {
  const { state } = draft;
  const occupant = personAt(state, seat);
  newcomer.at = null;
  const to = nearestSuitable(draft, seat, (at) => isAccessible(state.board, at) && isUnoccupied(state, at));
  if (!to) return null;
  if (occupant) occupant.at = to;
  const figure = state.cat && samePlace(state.cat, seat) ? 'cat' : 'janitor';
  if (!occupant) state[figure] = to;
  return { figure: occupant ? nameInEvents(draft, occupant) : figure, to };
}

/**
 * Drops a carried collar on a field, or on the nearest empty field if an item is already there. Without such a field it
 * stays with the person.
 */
export function dropCollar(draft: DraftState, person: Person, at: Point): void {
  const { state } = draft;
  const taken = lyingAt(state.board, at) !== undefined;
  const to = taken ? nearestSuitable(draft, at, (place) => isEmpty(state, place)) : at;
  if (!to) return;
  const item = drop(person, 'DIAMOND_COLLAR');
  if (!item) return;
  lay(state.board, to, item);
  addEvent(draft, 'all', { kind: 'landed', gadget: item.gadget, at: to, actor: nameInEvents(draft, person) });
}
