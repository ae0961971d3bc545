import type { EventData } from '../../events.ts';
import type { Person, PersonOnBoard, State } from '../../state.ts';
import { type Point, samePlace } from '../grid.ts';
import type { PropertyName } from '../properties.ts';
import { fieldsOfKind, isAccessible, isEmpty, isUnoccupied, lay, lyingAt } from './board.ts';
import { addEvent, addPrivateEvent, anyOf, type DraftState, nameInEvents, roll } from './draft-state.ts';
import { clearPoints, drop, has, isOnBoard, isPlayer, neighboursOf, peopleOnBoard, personAt } from './people.ts';
import { nearestSuitable } from './routes.ts';

/** Maximum health points. */
export const FULL_HEALTH = 100;

/**
 * Returns the damage after properties, rounded down: toughness halves all damage but poison, a robust stomach halves
 * poison.
 */
export function damageTaken(damage: number, properties: readonly PropertyName[], poison = false): number {
  const halved = properties.includes(poison ? 'ROBUST_STOMACH' : 'TOUGHNESS');
  return halved ? Math.floor(damage / 2) : damage;
}

/** Returns the healing of a cocktail, doubled by a robust stomach. */
export function healingGained(hp: number, properties: readonly PropertyName[]): number {
  return properties.includes('ROBUST_STOMACH') ? 2 * hp : hp;
}

/** Returns the health after a change, limited to 0 and `FULL_HEALTH`. */
export function healthAfter(hp: number, change: number): number {
  return Math.min(FULL_HEALTH, Math.max(0, hp + change));
}

/**
 * Hurts a person with an actor's gadget, or with poison if there is none. The tally counts the whole damage, also
 * beyond the remaining health.
 */
export function hurt(
  draft: DraftState,
  person: Person,
  damage: number,
  attack?: { readonly gadget: string; readonly actor: Person },
): void {
  const taken = damageTaken(damage, person.properties, attack === undefined);
  person.hp = healthAfter(person.hp, -taken);
  if (isPlayer(person.faction)) draft.state.sides[person.faction].tally.damage += taken;
  const cause = attack ? { gadget: attack.gadget, actor: nameInEvents(draft, attack.actor) } : null;
  const named = nameInEvents(draft, person);
  addPrivateEvent(draft, person, { kind: 'hurt', person: named, damage: taken, hp: person.hp, cause });
}

/**
 * Returns the victim of an attack. A honey trap can divert it once, to a random other person who satisfies `couldBe`.
 */
export function divert(
  draft: DraftState,
  actor: Person,
  target: PersonOnBoard,
  couldBe: (candidate: PersonOnBoard) => boolean,
): PersonOnBoard {
  if (target.id === actor.id || !has(target, 'HONEY_TRAP')) return target;
  if (!roll(draft, draft.state.config.honeyTrapSuccessChance)) return target;
  const others = peopleOnBoard(draft.state).filter(({ id }) => id !== actor.id && id !== target.id);
  return anyOf(draft, others.filter(couldBe)) ?? target;
}

/** Whether an adjacent babysitter of the target's side blocks the attack. Rolls for each of them. */
export function isWardedOff(draft: DraftState, actor: Person, target: PersonOnBoard): boolean {
  if (!isPlayer(target.faction)) return false;
  return neighboursOf(draft.state, target.at)
    .filter((person) => person.faction === target.faction && person.id !== actor.id && has(person, 'BABYSITTER'))
    .some(() => roll(draft, draft.state.config.babysitterSuccessChance));
}

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
