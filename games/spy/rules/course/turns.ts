import type { Board, Figure, Person, PersonOnBoard } from '../../state.ts';
import { actionNamed } from '../actions/index.ts';
import type { CharacterCommand } from '../command.ts';
import { gadgetNamed } from '../gadgets/index.ts';
import { isFoggy } from '../match/board.ts';
import { addEvent, addPrivateEvent, type DraftState, nameInEvents } from '../match/draft-state.ts';
import { exfiltrateFallen } from '../match/exfiltration.ts';
import { clearPoints, isOnBoard, isPlayer, personOf } from '../match/people.ts';
import { finish, hasEnded } from './ending.ts';
import { moveCat, moveJanitor } from './figures.ts';
import { guestCommand } from './guests.ts';
import { costOf } from './legality.ts';
import { endRound, startRound } from './round.ts';

/** Performs a legal command, removes people who collapse, and ends the match if it is decided. */
export function performCharacterCommand(draft: DraftState, actor: PersonOnBoard, command: CharacterCommand): void {
  const from = actor.at;
  pay(actor, command);
  if (command.kind === 'retire') {
    clearPoints(actor);
    addEvent(draft, 'all', { kind: 'retired', actor: nameInEvents(draft, actor) });
  } else if (command.kind === 'use') gadgetNamed(command.gadget)?.use?.perform(draft, actor, command.at);
  else actionNamed(command.verb)?.perform(draft, actor, command.at ?? actor.at, command.stake);
  exfiltrateFallen(draft, actor);
  if (hasEnded(draft.state)) finish(draft);
  draft.watch?.(draft, { figure: actor.id, command, from });
}

/** Performs a failed attempt, which only costs its point. */
export function failAttempt(draft: DraftState, actor: PersonOnBoard, command: CharacterCommand): void {
  pay(actor, command);
  draft.watch?.(draft, { figure: actor.id, command, from: actor.at, failed: true });
}

function pay(actor: Person, command: CharacterCommand): void {
  const cost = costOf(command);
  if (cost) actor[cost] -= 1;
}

/** Whether a person has no usable points left or is not on the board. Action points cannot be used in fog. */
export function isTurnOver(board: Board, person: Person): boolean {
  if (!person.at) return true;
  return person.bp <= 0 && (person.ap <= 0 || isFoggy(board, person.at));
}

/** Advances the match until a player must decide or it is over. */
export function advance(draft: DraftState): void {
  const { state } = draft;
  while (state.phase === 'rounds') {
    if (state.active !== null) {
      const active = personOf(state, state.active);
      if (!isTurnOver(state.board, active)) return;
      clearPoints(active);
      state.active = null;
    }
    const figure = state.order.shift();
    if (figure === undefined) nextRound(draft);
    else takeTurn(draft, figure);
  }
}

function nextRound(draft: DraftState): void {
  if (draft.state.round > 0) endRound(draft);
  startRound(draft);
  if (hasEnded(draft.state)) finish(draft);
  draft.watch?.(draft, 'round');
}

function takeTurn(draft: DraftState, figure: Figure): void {
  const { state } = draft;
  if (typeof figure === 'number') {
    beginTurn(draft, personOf(state, figure));
    return;
  }
  const from = state[figure];
  if (figure === 'cat') moveCat(draft);
  else moveJanitor(draft);
  if (hasEnded(state)) finish(draft);
  draft.watch?.(draft, { figure, from });
}

function beginTurn(draft: DraftState, person: Person): void {
  for (const { gadget } of person.items) gadgetNamed(gadget)?.onTurn?.(draft, person);
  if (isPlayer(person.faction)) askOwner(draft, person);
  else playGuest(draft, person);
}

function askOwner(draft: DraftState, person: Person): void {
  draft.state.active = person.id;
  if (isTurnOver(draft.state.board, person)) return;
  addPrivateEvent(draft, person, { kind: 'turn', actor: nameInEvents(draft, person), bp: person.bp, ap: person.ap });
}

function playGuest(draft: DraftState, guest: Person): void {
  const { state } = draft;
  while (state.phase === 'rounds' && isOnBoard(guest) && !isTurnOver(state.board, guest)) {
    performCharacterCommand(draft, guest, guestCommand(draft, guest));
  }
}
