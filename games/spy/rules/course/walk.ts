import type { PersonOnBoard, Player } from '../../state.ts';
import type { Point } from '../grid.ts';
import { computeVisibleState } from '../knowledge/knowledge.ts';
import { isUnoccupied, lyingAt } from '../match/board.ts';
import type { DraftState } from '../match/draft-state.ts';
import { isOnBoard, personOf } from '../match/people.ts';
import { routeTo } from '../match/routes.ts';
import { hasUsefulAction } from '../redundant.ts';
import { performCharacterCommand } from './turns.ts';

/**
 * Walks as far as the movement points allow, through the casino as the player knows it, and stops if a step has another
 * effect than a swap, such as a found item. Stores the target if it was not reached, unless a person was there, who will
 * move on. Ends the turn if neither movement points nor a useful action are left.
 */
export function walk(draft: DraftState, player: Player, person: PersonOnBoard, to: Point): void {
  const { state } = draft;
  const isFigure = !isUnoccupied(state, to);
  const known = computeVisibleState(state, player);
  const hasItem = lyingAt(known.board, to) !== undefined;
  const walker = personOf(known, person.id);
  const way = isOnBoard(walker) ? routeTo(known, walker, to) : [];
  const steps = way.slice(0, person.bp);
  let arrived = steps.length === way.length;
  for (const at of steps) {
    const eventsBefore = draft.events.length;
    performCharacterCommand(draft, person, { kind: 'action', verb: 'step', at, stake: 0 });
    const happened = draft.events.slice(eventsBefore).some((event) => event.kind !== 'stepped' || event.picked);
    if (state.phase !== 'rounds' || !isOnBoard(person)) return;
    if (happened && at !== steps.at(-1)) {
      arrived = false;
      break;
    }
  }
  const side = state.sides[player];
  const others = side.walkTargets.filter((target) => target.person !== person.id);
  side.walkTargets = arrived || isFigure ? others : [...others, { person: person.id, to, hasItem }];
  if (person.bp > 0) return;
  const visibleState = computeVisibleState(state, player);
  const now = personOf(visibleState, person.id);
  if (isOnBoard(now) && !hasUsefulAction(visibleState, now)) performCharacterCommand(draft, person, { kind: 'retire' });
}
