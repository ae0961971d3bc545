import type { Note, Person, Player, State } from '../../state.ts';
import { isPlayer } from '../match/people.ts';

/** From a glance to certainty; a guest can still be bribed to the other side. */
const WEIGHT: Readonly<Record<Note, number>> = { harmless: 0, guest: 1, enemy: 2 };

/** Keeps what a person's player learned about somebody, unless they know better already. */
export function takeNote(state: State, learner: Person, about: Person, note: Note): void {
  if (!isPlayer(learner.faction)) return;
  const side = state.sides[learner.faction];
  const known = noteOn(state, learner.faction, about.id);
  if (known && WEIGHT[note] <= WEIGHT[known]) return;
  side.notes = listing(side.notes, { person: about.id, note });
}

/** What a player has noted about a person. */
export function noteOn(state: State, player: Player, id: number): Note | undefined {
  return state.sides[player].notes.find(({ person }) => person === id)?.note;
}

/** How often spying on a person came to nothing. */
export function failuresOn(state: State, player: Player, id: number): number {
  return state.sides[player].failures.find(({ person }) => person === id)?.times ?? 0;
}

/** Counts an attempt at spying that came to nothing. */
export function countFailure(state: State, player: Player, id: number): void {
  const side = state.sides[player];
  side.failures = listing(side.failures, { person: id, times: failuresOn(state, player, id) + 1 });
}

/** A list with what it says about a person now; nobody is listed twice. */
function listing<T extends { person: number }>(list: readonly T[], entry: T): T[] {
  const index = list.findIndex(({ person }) => person === entry.person);
  return index < 0 ? [...list, entry] : list.with(index, entry);
}
