import { type Outcome, type Refusal, refuse, type Seat } from '../kit/game.ts';
import type { ViewerEvents } from '../kit/viewer-events.ts';
import type { SpyEvent } from './events.ts';
import { hasWorthwhile } from './menus/operations.ts';
import { costOf, faultOf } from './rules/course/legality.ts';
import { type Operation, parseLine } from './rules/course/operation.ts';
import { advance, execute, fumble } from './rules/course/turns.ts';
import { parseWalk, wayTo } from './rules/course/walk.ts';
import type { Point } from './rules/grid.ts';
import { knownTo, lookAt } from './rules/knowledge/knowledge.ts';
import { beginMatch, endMatch, type Match, type Watch } from './rules/match/match.ts';
import { isPresent, personOf } from './rules/match/people.ts';
import { isOffered, takePick } from './rules/preparation/draft.ts';
import { give, isEquipped, makeReady } from './rules/preparation/equipment.ts';
import { chooseRest, shareOut } from './rules/preparation/house.ts';
import { parseGive, parseHandOut, parsePick } from './rules/preparation/lines.ts';
import { strike } from './rules/preparation/strike.ts';
import { witness } from './sight.ts';
import type { Player, Present, State } from './state.ts';
import { timing } from './timing.ts';
import { turnOf } from './turn.ts';
import { faults, givenTwice, leftOver, type Reason } from './words/faults.ts';

type Played = Outcome<State, ViewerEvents<SpyEvent>>;

/** Plays a line of a seat; a watch sees every single deed that follows. */
export function play(state: State, seat: Seat, line: string, watch?: Watch): Played {
  const player = turnOf(state).find((candidate) => candidate === seat);
  if (player === undefined) return refuseFor(state.phase === 'over' ? 'over' : 'not-your-turn');
  if (line === timing.missed) return change(state, player, (match) => strike(match, player), watch);
  if (state.phase === 'draft') return playPick(state, player, line);
  if (state.phase === 'equipment') return playEquipment(state, player, line, watch);
  return playOperation(state, player, line, watch);
}

/** Whether the rules take a line that menus need not offer: what is pointless, or known to fail. */
export function acceptsUnlisted(state: State, seat: Seat, line: string): boolean {
  const player = turnOf(state).find((candidate) => candidate === seat);
  if (player !== undefined && line === timing.missed) return true;
  if (player === undefined || state.phase !== 'rounds' || state.active === null) return false;
  const operation = parseLine(line);
  const known = knownTo(state, player);
  const actor = personOf(known, state.active);
  return operation !== undefined && isPresent(actor) && faultOf(known, actor, operation) === undefined;
}

/** A refusal with its reason in words. */
function refuseFor(reason: Reason): { refused: Refusal } {
  return refuse(reason, faults[reason]);
}

function playPick(state: State, player: Player, line: string): Played {
  if (line === 'choose') return change(state, player, (match) => chooseRest(match, player));
  const pick = parsePick(state, line);
  if (!pick || !isOffered(state.sides[player], pick)) return refuseFor('not-offered');
  return change(state, player, (match) => takePick(match, player, pick));
}

function playEquipment(state: State, player: Player, line: string, watch?: Watch): Played {
  const side = state.sides[player];
  if (line === 'ready') {
    if (isEquipped(side)) return change(state, player, (match) => makeReady(match, player), watch);
    return refuseFor('not-equipped');
  }
  if (line === 'share') {
    if (isEquipped(side)) return refuseFor('not-yours');
    return { ...change(state, player, (match) => shareOut(match, player)), undoable: true };
  }
  const shares = parseHandOut(line);
  if (shares) return playHandOut(state, player, shares);
  const gift = parseGive(state, line);
  const index = gift ? side.gadgets.indexOf(gift.gadget) : -1;
  if (!gift || index < 0 || !side.agents.includes(gift.agent) || side.given[index] === gift.agent)
    return refuseFor('not-yours');
  return { ...change(state, player, (match) => give(match, player, gift.gadget, gift.agent)), undoable: true };
}

/** Everything at once: each gadget has one carrier. */
function playHandOut(state: State, player: Player, shares: readonly (readonly number[])[]): Played {
  const { gadgets, agents, given } = state.sides[player];
  const carriers = gadgets.map((_, index) => agents.filter((_, agent) => shares[agent]?.includes(index + 1)));
  const numbers = shares.flat();
  if (shares.length !== agents.length || numbers.some((number) => number > gadgets.length))
    return refuseFor('not-yours');
  const lost = gadgets.find((_, index) => carriers[index]?.length === 0);
  if (lost !== undefined) return refuse('left-over', leftOver(lost));
  const twice = gadgets.find((_, index) => numbers.filter((number) => number === index + 1).length > 1);
  if (twice !== undefined) return refuse('given-twice', givenTwice(twice));
  const handOut = (match: Match) => {
    for (const [index, gadget] of gadgets.entries()) {
      const [agent] = carriers[index] ?? [];
      if (agent !== undefined && agent !== given[index]) give(match, player, gadget, agent);
    }
  };
  return { ...change(state, player, handOut), undoable: true };
}

function playOperation(state: State, player: Player, line: string, watch?: Watch): Played {
  const to = parseWalk(line);
  if (to) return playWalk(state, player, to, watch);
  const operation = parseLine(line);
  if (!operation || state.active === null) return refuseFor('unknown');
  const known = knownTo(state, player);
  const actor = personOf(known, state.active);
  const fault = isPresent(actor) ? faultOf(known, actor, operation) : 'target';
  if (fault) return refuseFor(fault);
  const played = change(
    state,
    player,
    (match) => actInTurn(match, (person) => execute(match, person, operation)),
    watch,
  );
  return isPlainStep(state, operation, played.state) ? { ...played, undoable: true } : played;
}

/**
 * Walks as far as the points go, and stops when something happens on the way. Who has not arrived goes on next time; a turn
 * in which nothing else is worth doing is over.
 */
function playWalk(state: State, player: Player, to: Point, watch?: Watch): Played {
  const known = knownTo(state, player);
  const actor = state.active === null ? undefined : personOf(known, state.active);
  if (!actor || !isPresent(actor)) return refuseFor('unknown');
  if (actor.bp <= 0) return refuseFor('no-bp');
  const way = wayTo(known, actor, to);
  if (way.length === 0) return refuseFor('no-way');
  const walked = change(
    state,
    player,
    (match) => actInTurn(match, (person) => walk(match, player, person, { to, way })),
    watch,
  );
  const isQuiet = walked.state.random === state.random && walked.state.active === state.active;
  return isQuiet ? { ...walked, undoable: true } : walked;
}

function walk(match: Match, player: Player, person: Present, { to, way }: { to: Point; way: readonly Point[] }): void {
  const { state } = match;
  const side = state.sides[player];
  const steps = way.slice(0, person.bp);
  let arrived = steps.length === way.length;
  for (const at of steps) {
    const heard = match.events.length;
    execute(match, person, { kind: 'action', verb: 'step', at, stake: 0 });
    const happened = match.events
      .slice(heard)
      .some((event) => event.kind !== 'stepped' || event.swapped || event.picked);
    if (state.phase !== 'rounds' || !isPresent(person)) return;
    if (happened && at !== steps.at(-1)) {
      arrived = false;
      break;
    }
  }
  const errands = side.errands.filter((errand) => errand.person !== person.id);
  side.errands = arrived ? errands : [...errands, { person: person.id, to }];
  if (person.bp > 0) return;
  const known = lookAt(state, player);
  const now = personOf(known, person.id);
  if (isPresent(now) && !hasWorthwhile(known, now)) execute(match, person, { kind: 'retire' });
}

/** An operation of whoever is on that cannot succeed and is not refused: programs of other houses are used to that. */
export function playFumble(state: State, operation: Operation, watch: Watch): State {
  const [player = 0] = turnOf(state);
  return change(state, player, (match) => actInTurn(match, (person) => fumble(match, person, operation)), watch).state;
}

/** A step that drew nothing by chance and left the agent on: nobody else has seen it yet. */
function isPlainStep(before: State, operation: Operation, after: State): boolean {
  return costOf(operation) === 'bp' && before.random === after.random && before.active === after.active;
}

function actInTurn(match: Match, act: (person: Present) => void): void {
  const person = match.state.active === null ? undefined : personOf(match.state, match.state.active);
  if (person && isPresent(person)) act(person);
  advance(match);
}

/** Whoever acts has missed nothing. */
function forgive(match: Match, player: Player): void {
  match.state.sides[player].strikes = 0;
}

function change(
  state: State,
  player: Player,
  happens: (match: Match) => void,
  watch?: Watch,
): { state: State; events: ViewerEvents<SpyEvent>[] } {
  const { watch: witnessed, report } = witness(state, player);
  const match = beginMatch(state, (seen, deed) => {
    witnessed(seen, deed);
    watch?.(seen, deed);
  });
  const { strikes } = match.state.sides[player];
  happens(match);
  if (match.state.sides[player].strikes === strikes) forgive(match, player);
  const after = endMatch(match);
  return report(after.state, after.events);
}
