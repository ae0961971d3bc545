import type { Board, Figure, Person, PersonOnBoard, State } from '../../state.ts';
import { makeWay } from '../actions.ts';
import { distance, type Point, ring } from '../grid.ts';
import { cocktailAt, fieldAt, fieldsOfKind, isAccessible, isFree, isUnoccupied, placesOf } from '../match/board.ts';
import { addEvent, addPrivateEvent, anyOf, type DraftState, nameInEvents, roll } from '../match/draft-state.ts';
import { dropCollar, FULL_HEALTH } from '../match/health.ts';
import { clearPoints, drop, dry, itemOf, peopleOnBoard, personOf } from '../match/people.ts';
import { walkingDistances } from '../match/routes.ts';
import { pointsOf } from '../properties.ts';

/**
 * Starts the next round: calls the janitor in overtime, serves cocktails, updates fog, wiretap, marks and points, and
 * draws the turn order. A quick match closes after its last round instead.
 */
export function startRound(draft: DraftState): void {
  const { state } = draft;
  if (isLastRound(state)) {
    closeCasino(draft);
    return;
  }
  state.round++;
  const { roundLimit, closes } = state.config;
  const isLast = isLastRound(state);
  addEvent(draft, 'all', { kind: 'round', round: state.round, ...(isLast && { isLast }) });
  if (state.round >= roundLimit && !closes && !state.janitor) callJanitor(draft);
  serveCocktails(state);
  state.board.fog = state.board.fog.filter(({ until }) => until > state.round);
  tryWire(draft);
  state.marks = endOfRoundMarks(state);
  const coin = () => roll(draft, 1 / 2);
  for (const person of peopleOnBoard(state)) Object.assign(person, pointsOf(person.properties, coin));
  state.order = draft.random.shuffle(figuresOf(state));
}

/** Whether a quick match closes after this round. */
export function isLastRound({ config, round }: State): boolean {
  return config.closes === true && round >= config.roundLimit;
}

function serveCocktails({ board }: State): void {
  const bare = fieldsOfKind(board, 'BAR_TABLE').filter((at) => !cocktailAt(board, at));
  board.cocktails = [...board.cocktails, ...bare.map((at) => ({ at, cocktail: { poisonedBy: [] } }))];
}

function tryWire(draft: DraftState): void {
  const { state } = draft;
  for (const person of peopleOnBoard(state)) {
    if (itemOf(person, 'WIRETAP_WITH_EARPLUGS')?.activeOn === undefined) continue;
    if (!roll(draft, state.config.wiretapWithEarplugsFailChance)) continue;
    drop(person, 'WIRETAP_WITH_EARPLUGS');
    addPrivateEvent(draft, person, { kind: 'wire-failed' });
  }
}

/** Returns the people who are healed and dried at the end of the round, because of their current fields. */
function endOfRoundMarks(state: State): State['marks'] {
  const ids = (suits: (person: PersonOnBoard) => boolean) =>
    peopleOnBoard(state)
      .filter(suits)
      .map(({ id }) => id);
  return {
    healing: ids(({ at }) => fieldAt(state.board, at) === 'BAR_SEAT'),
    drying: ids(
      ({ at, properties }) =>
        properties.includes('CLAMMY_CLOTHES') && ring(at, 1).some((near) => fieldAt(state.board, near) === 'FIREPLACE'),
    ),
  };
}

function figuresOf(state: State): Figure[] {
  const figures: Figure[] = peopleOnBoard(state).map(({ id }) => id);
  if (state.cat) figures.push('cat');
  if (state.janitor) figures.push('janitor');
  return figures;
}

/** Ends a round: heals and dries the people who were marked at its start. */
export function endRound(draft: DraftState): void {
  const { state } = draft;
  for (const id of state.marks.healing) {
    const person = personOf(state, id);
    if (person.hp === FULL_HEALTH || !person.at) continue;
    person.hp = FULL_HEALTH;
    addPrivateEvent(draft, person, { kind: 'healed', person: nameInEvents(draft, person), hp: person.hp });
  }
  for (const id of state.marks.drying) {
    const person = personOf(state, id);
    if (!person.properties.includes('CLAMMY_CLOTHES')) continue;
    dry(person);
    addPrivateEvent(draft, person, { kind: 'dried', person: nameInEvents(draft, person) });
  }
}

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
function callJanitor(draft: DraftState): void {
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
function closeCasino(draft: DraftState): void {
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
