import type { Person, State } from '../../state.ts';
import { samePlace } from '../grid.ts';
import { called, type Match, tellTo } from '../match/match.ts';
import { drop } from '../match/people.ts';
import { gain } from './intelligence.ts';

/** A person gives the cat her collar back: a secret of hers is the reward, and the match is over. */
export function returnCollar(match: Match, person: Person): void {
  drop(person, 'DIAMOND_COLLAR');
  match.state.courier = person.faction;
  tellTo(match, 'all', { kind: 'collar-returned', actor: called(match, person) });
  gain(match, person, match.state.config.catIp, 'catIp');
}

/** Whether the cat sits on her collar. */
export function catHasFoundCollar({ cat, board }: State): boolean {
  return cat !== null && board.lying.some(({ at, item }) => item.gadget === 'DIAMOND_COLLAR' && samePlace(at, cat));
}
