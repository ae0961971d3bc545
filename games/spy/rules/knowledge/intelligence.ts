import type { Person, Player } from '../../state.ts';
import { anyOf, called, type Match, roll, tellOwner, tellTo } from '../match/match.ts';
import { isPlayer, itemOf, present, receive } from '../match/people.ts';

/** Where intelligence points come from, for the statistics. */
type Source = 'secretIp' | 'catIp' | 'gadgetIp';

/** Credits points to a person, and to whoever listens to the wire on them; what is overheard is not passed on. */
export function gain(match: Match, person: Person, ip: number, source: Source): void {
  credit(match, person, ip, source);
  if (ip <= 0) return;
  const listener = present(match.state).find((other) => itemOf(other, 'WIRETAP_WITH_EARPLUGS')?.activeOn === person.id);
  if (!listener) return;
  credit(match, listener, ip, 'gadgetIp');
  tellOwner(match, listener, { kind: 'overheard', actor: called(match, listener), ip });
}

function credit(match: Match, person: Person, ip: number, source: Source): void {
  person.ip += ip;
  if (isPlayer(person.faction)) match.state.sides[person.faction].tally[source] += ip;
}

/** Takes points away; they never go below none. */
export function lose(match: Match, person: Person, ip: number): void {
  credit(match, person, -Math.min(ip, person.ip), 'gadgetIp');
}

/** A secret of a guest: points the first time, and perhaps the combination of a safe every time. */
export function learnFromGuest(match: Match, spy: Person & { faction: Player }, guest: Person): void {
  const { config, sides } = match.state;
  const side = sides[spy.faction];
  if (!side.secrets.includes(guest.id)) {
    side.secrets = [...side.secrets, guest.id];
    learnSecret(match, spy);
  }
  if (!roll(match, config.npcCombinationChance)) return;
  const unknown = match.state.board.safes.map(({ number }) => number).filter((n) => !side.combinations.includes(n));
  const safe = anyOf(match, unknown);
  if (safe !== undefined) learnCombination(match, spy.faction, safe);
}

/** A secret of a safe: points and the next combination the first time, and the collar from the last safe. */
export function learnFromSafe(match: Match, spy: Person & { faction: Player }, number: number): void {
  const { state } = match;
  const side = state.sides[spy.faction];
  const last = state.board.safes.length;
  if (!side.opened.includes(number)) {
    side.opened = [...side.opened, number];
    learnSecret(match, spy);
    if (number < last && !side.combinations.includes(number + 1)) learnCombination(match, spy.faction, number + 1);
  }
  if (number !== last || state.collarTaken) return;
  state.collarTaken = true;
  receive(spy, { gadget: 'DIAMOND_COLLAR', usages: null });
  tellOwner(match, spy, { kind: 'collar-found', actor: called(match, spy) });
}

function learnSecret(match: Match, spy: Person): void {
  const ip = match.state.config.secretToIpFactor;
  tellOwner(match, spy, { kind: 'secret', actor: called(match, spy), ip });
  gain(match, spy, ip, 'secretIp');
}

function learnCombination(match: Match, player: Player, safe: number): void {
  const side = match.state.sides[player];
  side.combinations = [...side.combinations, safe];
  tellTo(match, player, { kind: 'combination', safe });
}
