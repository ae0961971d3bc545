import type { Board, Person, PersonOnBoard } from '../../state.ts';
import { makeWay } from '../actions/step.ts';
import { distance, type Point, ring } from '../grid.ts';
import { fieldsOfKind, isAccessible, isFree, isUnoccupied, placesOf } from '../match/board.ts';
import { addEvent, anyOf, type DraftState, nameInEvents } from '../match/draft-state.ts';
import { dropCollar } from '../match/exfiltration.ts';
import { walkingDistances } from '../match/paths.ts';
import { clearPoints, peopleOnBoard } from '../match/people.ts';

/** Moves the cat to a random accessible adjacent field and swaps places with the person or janitor on it. */
export function moveCat(draft: DraftState): void {
  const { state } = draft;
  const from = state.cat;
  if (!from) return;
  const to = anyOf(
    draft,
    ring(from, 1).filter((at) => isAccessible(state.board, at)),
  );
  if (!to) return;
  const swapped = makeWay(draft, to, from);
  state.cat = to;
  addEvent(draft, 'all', { kind: 'cat', from, to, swapped });
}

/** Starts overtime: removes the guests and places the janitor. */
export function callJanitor(draft: DraftState): void {
  const { state } = draft;
  for (const guest of peopleOnBoard(state)) if (guest.faction === 'NPC') leave(draft, guest, { keepsCollar: false });
  addEvent(draft, 'all', { kind: 'guests-left' });
  const free = fieldsOfKind(state.board, 'FREE').filter((at) => isFree(state, at));
  const spare = placesOf(state.board).filter((at) => isAccessible(state.board, at) && isUnoccupied(state, at));
  const at = anyOf(draft, free) ?? anyOf(draft, spare);
  if (!at) return;
  state.janitor = at;
  addEvent(draft, 'all', { kind: 'janitor-came', at });
}

/** Lets the janitor remove the nearest person and take their field. Of several, chooses one at random. */
export function moveJanitor(draft: DraftState): void {
  const { state } = draft;
  if (!state.janitor) return;
  const victim = anyOf(draft, nearestOnFoot(state.board, state.janitor, peopleOnBoard(state)));
  if (!victim) return;
  const at = victim.at;
  addEvent(draft, 'all', { kind: 'removed', person: nameInEvents(draft, victim), at });
  leave(draft, victim, { keepsCollar: true });
  state.janitor = at;
}

/** Ends a quick match: calls the janitor and removes all people. */
export function closeCasino(draft: DraftState): void {
  callJanitor(draft);
  for (const person of peopleOnBoard(draft.state)) leave(draft, person, { keepsCollar: true });
}

/**
 * Returns the people with the shortest path from a field. If none is reachable, those with the shortest straight
 * distance.
 */
export function nearestOnFoot(board: Board, from: Point, people: readonly PersonOnBoard[]): PersonOnBoard[] {
  const walk = walkingDistances(board, from);
  const reached = people.filter(({ at }) => Number.isFinite(walk(at)));
  const lengthTo = ({ at }: PersonOnBoard) => (reached.length > 0 ? walk(at) : distance(from, at));
  const shortest = Math.min(...people.map(lengthTo));
  return people.filter((person) => lengthTo(person) === shortest);
}

/** Removes a person from the board with all items. If `keepsCollar` is false, the person drops the collar. */
function leave(draft: DraftState, person: PersonOnBoard, { keepsCollar }: { keepsCollar: boolean }): void {
  const { state } = draft;
  if (!keepsCollar) dropCollar(draft, person, person.at);
  const leaving: Person = person;
  leaving.at = null;
  clearPoints(leaving);
  leaving.items = [];
  leaving.cocktail = null;
  state.order = state.order.filter((figure) => figure !== person.id);
}
