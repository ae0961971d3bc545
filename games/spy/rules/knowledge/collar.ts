import type { Person, State } from '../../state.ts';
import { samePlace } from '../grid.ts';
import { called, type DraftState, tellTo } from '../match/draft-state.ts';
import { drop } from '../match/people.ts';
import { gain } from './intelligence.ts';

/** A person gives the cat her collar back: a secret of hers is the reward, and the match is over. */
export function returnCollar(draft: DraftState, person: Person): void {
  drop(person, 'DIAMOND_COLLAR');
  draft.state.courier = person.faction;
  tellTo(draft, 'all', { kind: 'collar-returned', actor: called(draft, person) });
  gain(draft, person, draft.state.config.catIp, 'catIp');
}

/** Whether the cat sits on her collar. */
export function catHasFoundCollar({ cat, board }: State): boolean {
  return cat !== null && board.lying.some(({ at, item }) => item.gadget === 'DIAMOND_COLLAR' && samePlace(at, cat));
}
