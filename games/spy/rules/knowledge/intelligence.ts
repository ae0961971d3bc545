import type { Person, Player } from '../../state.ts';
import { anyOf, called, type DraftState, roll, tellOwner, tellTo } from '../match/draft-state.ts';
import { isPlayer, itemOf, present, receive } from '../match/people.ts';

/** Where intelligence points come from, for the statistics. */
type Source = 'secretIp' | 'catIp' | 'gadgetIp';

/** Credits points to a person, and to whoever listens to the wire on them; what is overheard is not passed on. */
export function gain(draft: DraftState, person: Person, ip: number, source: Source): void {
  credit(draft, person, ip, source);
  if (ip <= 0) return;
  const listener = present(draft.state).find((other) => itemOf(other, 'WIRETAP_WITH_EARPLUGS')?.activeOn === person.id);
  if (!listener) return;
  credit(draft, listener, ip, 'gadgetIp');
  tellOwner(draft, listener, { kind: 'overheard', actor: called(draft, listener), ip });
}

function credit(draft: DraftState, person: Person, ip: number, source: Source): void {
  person.ip += ip;
  if (isPlayer(person.faction)) draft.state.sides[person.faction].tally[source] += ip;
}

/** Takes points away; they never go below none. */
export function lose(draft: DraftState, person: Person, ip: number): void {
  credit(draft, person, -Math.min(ip, person.ip), 'gadgetIp');
}

/** A secret of a guest: points the first time, and perhaps the combination of a safe every time. */
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

/** A secret of a safe: points and the next combination the first time, and the collar from the last safe. */
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
  tellOwner(draft, spy, { kind: 'collar-found', actor: called(draft, spy) });
}

function learnSecret(draft: DraftState, spy: Person): void {
  const ip = draft.state.config.secretToIpFactor;
  tellOwner(draft, spy, { kind: 'secret', actor: called(draft, spy), ip });
  gain(draft, spy, ip, 'secretIp');
}

function learnCombination(draft: DraftState, player: Player, safe: number): void {
  const side = draft.state.sides[player];
  side.combinations = [...side.combinations, safe];
  tellTo(draft, player, { kind: 'combination', safe });
}
