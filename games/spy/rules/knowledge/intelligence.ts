import type { Note, Person, Player, State } from '../../state.ts';
import { samePlace } from '../grid.ts';
import {
  addEvent,
  addPrivateEvent,
  anyOf,
  type DraftState,
  fitnessOf,
  nameInEvents,
  roll,
  testChance,
} from '../match/draft-state.ts';
import { drop, isPlayer, itemOf, peopleOnBoard, receive } from '../match/people.ts';

type Source = 'secretIp' | 'catIp' | 'gadgetIp';

/** Credits points to a person, and to the person who wiretaps them. Overheard points are not passed on. */
export function gain(draft: DraftState, person: Person, ip: number, source: Source): void {
  credit(draft, person, ip, source);
  if (ip <= 0) return;
  const listener = peopleOnBoard(draft.state).find(
    (other) => itemOf(other, 'WIRETAP_WITH_EARPLUGS')?.activeOn === person.id,
  );
  if (!listener) return;
  credit(draft, listener, ip, 'gadgetIp');
  addPrivateEvent(draft, listener, { kind: 'overheard', actor: nameInEvents(draft, listener), ip });
}

function credit(draft: DraftState, person: Person, ip: number, source: Source): void {
  person.ip += ip;
  if (isPlayer(person.faction)) draft.state.sides[person.faction].tally[source] += ip;
}

/** Deducts points from a person, down to zero. */
export function lose(draft: DraftState, person: Person, ip: number): void {
  credit(draft, person, -Math.min(ip, person.ip), 'gadgetIp');
}

/** Applies a successful attempt to spy on a guest: points the first time, and possibly a combination every time. */
export function learnFromGuest(draft: DraftState, spy: Person & { faction: Player }, guest: Person): void {
  const { config, sides } = draft.state;
  const side = sides[spy.faction];
  if (!side.secrets.includes(guest.id)) {
    side.secrets = [...side.secrets, guest.id];
    learnSecret(draft, spy);
  }
  if (!roll(draft, config.npcCombinationChance)) return;
  const unknown = draft.state.board.safes.map(({ number }) => number).filter((n) => !side.combinations.includes(n));
  const safe = anyOf(draft, unknown);
  if (safe !== undefined) learnCombination(draft, spy.faction, safe);
}

/**
 * Opens a safe: points and the next combination the first time, and the collar from the last safe if it is still there.
 */
export function learnFromSafe(draft: DraftState, spy: Person & { faction: Player }, number: number): void {
  const { state } = draft;
  const side = state.sides[spy.faction];
  const last = state.board.safes.length;
  if (!side.opened.includes(number)) {
    side.opened = [...side.opened, number];
    learnSecret(draft, spy);
    if (number < last && !side.combinations.includes(number + 1)) learnCombination(draft, spy.faction, number + 1);
  }
  if (number !== last || state.collarTaken) return;
  state.collarTaken = true;
  receive(spy, { gadget: 'DIAMOND_COLLAR', usages: null });
  addPrivateEvent(draft, spy, { kind: 'collar-found', actor: nameInEvents(draft, spy) });
}

function learnSecret(draft: DraftState, spy: Person): void {
  const ip = draft.state.config.secretToIpFactor;
  addPrivateEvent(draft, spy, { kind: 'secret', actor: nameInEvents(draft, spy), ip });
  gain(draft, spy, ip, 'secretIp');
}

function learnCombination(draft: DraftState, player: Player, safe: number): void {
  const side = draft.state.sides[player];
  side.combinations = [...side.combinations, safe];
  addEvent(draft, player, { kind: 'combination', safe });
}

/** Returns the collar to the cat and credits the reward. `hasEnded` then ends the match. */
export function returnCollar(draft: DraftState, person: Person): void {
  drop(person, 'DIAMOND_COLLAR');
  draft.state.courier = person.faction;
  addEvent(draft, 'all', { kind: 'collar-returned', actor: nameInEvents(draft, person) });
  gain(draft, person, draft.state.config.catIp, 'catIp');
}

/** Whether the cat is on the field where her collar lies. */
export function catHasFoundCollar({ cat, board }: State): boolean {
  return cat !== null && board.lying.some(({ at, item }) => item.gadget === 'DIAMOND_COLLAR' && samePlace(at, cat));
}

/** Certainty of each note. A note `guest` can be wrong, because the other side can recruit a guest. */
const NOTE_WEIGHT: Readonly<Record<Note, number>> = { harmless: 0, guest: 1, enemy: 2 };

/**
 * Stores a note of a person's player about another person, unless there is one that is at least as certain. Guests make
 * no notes.
 */
export function saveNote(state: State, learner: Person, about: Person, note: Note): void {
  if (!isPlayer(learner.faction)) return;
  const side = state.sides[learner.faction];
  const previous = noteAbout(state, learner.faction, about.id);
  if (previous && NOTE_WEIGHT[note] <= NOTE_WEIGHT[previous]) return;
  side.notes = withEntry(side.notes, { person: about.id, note });
}

/** Returns a player's note about a person, or undefined if there is none. */
export function noteAbout(state: State, player: Player, id: number): Note | undefined {
  return state.sides[player].notes.find(({ person }) => person === id)?.note;
}

/** Whether a player has failed to spy on a person. */
export function hasFailedToSpy(state: State, player: Player, id: number): boolean {
  return state.sides[player].failures.some(({ person }) => person === id);
}

/** Returns the probability that all of a player's failed spy attempts on a person would fail on a guest. 1 without attempts. */
export function silenceProbability(state: State, player: Player, id: number): number {
  return state.sides[player].failures.find(({ person }) => person === id)?.probability ?? 1;
}

/** Stores an agent's failed spy attempt on a person. */
export function saveFailure(state: State, spy: Person & { faction: Player }, id: number): void {
  const side = state.sides[spy.faction];
  const failure = 1 - testChance(state.config.spySuccessChance, fitnessOf(spy));
  const probability = silenceProbability(state, spy.faction, id) * failure;
  side.failures = withEntry(side.failures, { person: id, probability });
}

/** Returns the list with the entry of a person added or replaced. */
function withEntry<T extends { person: number }>(list: readonly T[], entry: T): T[] {
  const index = list.findIndex(({ person }) => person === entry.person);
  return index < 0 ? [...list, entry] : list.with(index, entry);
}

/** Returns the success probability of a person's test. */
export function successProbability(person: Person, probability: number): number {
  return testChance(probability, fitnessOf(person));
}

/**
 * Returns the probability that a person is an enemy, from the player's notes, the number of guests and failed spy
 * attempts.
 */
function enemyProbability(visibleState: State, player: Player, id: number): number {
  const note = noteAbout(visibleState, player, id);
  if (note === 'enemy') return 1;
  if (note === 'guest') return 0;
  const strangers = visibleState.people.filter(({ faction }) => faction !== player);
  const guests = Math.min(visibleState.config.maxNumberOfNPCs, strangers.length);
  const { notes } = visibleState.sides[player];
  const knownEnemies = notes.filter((one) => one.note === 'enemy').length;
  const open = strangers.filter((person) => !notes.some((one) => one.person === person.id && one.note !== 'harmless'));
  const share = visibleState.janitor
    ? 1
    : Math.max(0, strangers.length - guests - knownEnemies) / Math.max(1, open.length);
  const silence = silenceProbability(visibleState, player, id);
  const weight = note === 'harmless' ? 0.2 * share : share;
  return weight === 0 ? 0 : Math.min(1, weight / (weight + (1 - Math.min(1, share)) * silence));
}

/** Returns the probability that spying on a person succeeds. */
export function spyProbability(visibleState: State, player: Player, actor: Person, id: number): number {
  return (
    (1 - enemyProbability(visibleState, player, id)) * successProbability(actor, visibleState.config.spySuccessChance)
  );
}
