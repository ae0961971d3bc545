import type { Board, Figure, Person, Present } from '../../state.ts';
import { actionNamed } from '../actions/index.ts';
import { gadgetNamed } from '../gadgets/index.ts';
import { isFoggy } from '../match/board.ts';
import { exfiltrateFallen } from '../match/exfiltration.ts';
import { called, type Match, tellOwner, tellTo } from '../match/match.ts';
import { isPlayer, isPresent, lapse, personOf } from '../match/people.ts';
import { finish, hasEnded } from './ending.ts';
import { moveCat, moveJanitor } from './figures.ts';
import { guestOperation } from './guests.ts';
import { costOf } from './legality.ts';
import { makeLine, type Operation } from './operation.ts';
import { endRound, startRound } from './round.ts';

/** Does a legal operation, with everything that follows from it at once. */
export function execute(match: Match, actor: Present, operation: Operation): void {
  const from = actor.at;
  pay(actor, operation);
  if (operation.kind === 'retire') {
    lapse(actor);
    tellTo(match, 'all', { kind: 'retired', actor: called(match, actor) });
  } else if (operation.kind === 'use') gadgetNamed(operation.gadget)?.use?.perform(match, actor, operation.at);
  else actionNamed(operation.verb)?.perform(match, actor, operation.at ?? actor.at, operation.stake);
  exfiltrateFallen(match);
  if (hasEnded(match.state)) finish(match);
  match.watch?.(match, { figure: actor.id, line: makeLine(operation), from });
}

/** An attempt that comes to nothing: it costs its point, and that is all. */
export function fumble(match: Match, actor: Present, operation: Operation): void {
  pay(actor, operation);
  match.watch?.(match, { figure: actor.id, line: makeLine(operation), from: actor.at, failed: true });
}

function pay(actor: Person, operation: Operation): void {
  const cost = costOf(operation);
  if (cost) actor[cost] -= 1;
}

/** Whether a turn has nothing left to spend; action points are of no use in fog. */
export function isTurnOver(board: Board, person: Person): boolean {
  if (!person.at) return true;
  return person.bp <= 0 && (person.ap <= 0 || isFoggy(board, person.at));
}

/** Goes on until a player has to decide something or the match is over. */
export function advance(match: Match): void {
  const { state } = match;
  while (state.phase === 'rounds') {
    if (state.active !== null) {
      const active = personOf(state, state.active);
      if (!isTurnOver(state.board, active)) return;
      lapse(active);
      state.active = null;
    }
    const figure = state.order.shift();
    if (figure === undefined) nextRound(match);
    else takeTurn(match, figure);
  }
}

function nextRound(match: Match): void {
  if (match.state.round > 0) endRound(match);
  startRound(match);
  if (hasEnded(match.state)) finish(match);
  match.watch?.(match, 'round');
}

function takeTurn(match: Match, figure: Figure): void {
  const { state } = match;
  if (typeof figure === 'number') {
    beginTurn(match, personOf(state, figure));
    return;
  }
  const from = state[figure];
  if (figure === 'cat') moveCat(match);
  else moveJanitor(match);
  if (hasEnded(state)) finish(match);
  match.watch?.(match, { figure, line: '', from });
}

function beginTurn(match: Match, person: Person): void {
  for (const { gadget } of person.items) gadgetNamed(gadget)?.onTurn?.(match, person);
  if (isPlayer(person.faction)) askOwner(match, person);
  else playGuest(match, person);
}

function askOwner(match: Match, person: Person): void {
  match.state.active = person.id;
  if (isTurnOver(match.state.board, person)) return;
  tellOwner(match, person, { kind: 'turn', actor: called(match, person), bp: person.bp, ap: person.ap });
}

function playGuest(match: Match, guest: Person): void {
  const { state } = match;
  while (state.phase === 'rounds' && isPresent(guest) && !isTurnOver(state.board, guest)) {
    execute(match, guest, guestOperation(match, guest));
  }
}
