import { type Outcome, type Refusal, refuse, type Seat } from '../kit/game.ts';
import type { SpyEvent } from './events.ts';
import { faultOf } from './rules/course/legality.ts';
import { type Operation, parseLine } from './rules/course/operation.ts';
import { advance, execute, fumble } from './rules/course/turns.ts';
import { knownTo } from './rules/knowledge/knowledge.ts';
import { beginMatch, endMatch, type Match, type Watch } from './rules/match/match.ts';
import { isPresent, personOf } from './rules/match/people.ts';
import { isOffered, takePick } from './rules/preparation/draft.ts';
import { give, isEquipped, makeReady } from './rules/preparation/equipment.ts';
import { parseGive, parsePick } from './rules/preparation/lines.ts';
import type { Player, Present, State } from './state.ts';
import { turnOf } from './turn.ts';
import { faults, type Reason } from './words/faults.ts';

type Played = Outcome<State, SpyEvent>;

/** Plays a line of a seat; a watch sees every single deed that follows. */
export function play(state: State, seat: Seat, line: string, watch?: Watch): Played {
  const player = turnOf(state).find((candidate) => candidate === seat);
  if (player === undefined) return refuseFor(state.phase === 'over' ? 'over' : 'not-your-turn');
  if (state.phase === 'draft') return playPick(state, player, line);
  if (state.phase === 'equipment') return playEquipment(state, player, line, watch);
  return playOperation(state, player, line, watch);
}

/** A refusal with its reason in words. */
function refuseFor(reason: Reason): { refused: Refusal } {
  return refuse(reason, faults[reason]);
}

function playPick(state: State, player: Player, line: string): Played {
  const pick = parsePick(state, line);
  if (!pick || !isOffered(state.sides[player], pick)) return refuseFor('not-offered');
  return change(state, (match) => takePick(match, player, pick));
}

function playEquipment(state: State, player: Player, line: string, watch?: Watch): Played {
  const side = state.sides[player];
  if (line === 'ready') {
    if (isEquipped(side)) return change(state, (match) => makeReady(match, player), watch);
    return refuseFor('not-equipped');
  }
  const gift = parseGive(state, line);
  const index = gift ? side.gadgets.indexOf(gift.gadget) : -1;
  if (!gift || index < 0 || !side.agents.includes(gift.agent) || side.given[index] === gift.agent)
    return refuseFor('not-yours');
  return { ...change(state, (match) => give(match, player, gift.gadget, gift.agent)), undoable: true };
}

function playOperation(state: State, player: Player, line: string, watch?: Watch): Played {
  const operation = parseLine(line);
  if (!operation || state.active === null) return refuseFor('unknown');
  const known = knownTo(state, player);
  const actor = personOf(known, state.active);
  const fault = isPresent(actor) ? faultOf(known, actor, operation) : 'target';
  if (fault) return refuseFor(fault);
  return change(state, (match) => actInTurn(match, (person) => execute(match, person, operation)), watch);
}

/** An operation of whoever is on that cannot succeed and is not refused: programs of other houses are used to that. */
export function playFumble(state: State, operation: Operation, watch: Watch): State {
  return change(state, (match) => actInTurn(match, (person) => fumble(match, person, operation)), watch).state;
}

function actInTurn(match: Match, act: (person: Present) => void): void {
  const person = match.state.active === null ? undefined : personOf(match.state, match.state.active);
  if (person && isPresent(person)) act(person);
  advance(match);
}

function change(state: State, happens: (match: Match) => void, watch?: Watch): { state: State; events: SpyEvent[] } {
  const match = beginMatch(state, watch);
  happens(match);
  return endMatch(match);
}
