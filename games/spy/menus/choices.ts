import type { Choice, Seat } from '../../kit/game.ts';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import { isPresent, personOf } from '../rules/match/people.ts';
import type { State } from '../state.ts';
import { turnOf } from '../turn.ts';
import { draftChoices, equipmentChoices } from './preparation.ts';
import { turnChoices } from './turn.ts';

/** How a line may go on; every menu is made of what its seat may know. */
export function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  const player = turnOf(state).find((candidate) => candidate === seat);
  if (player === undefined) return [];
  const known = knownTo(state, player);
  if (known.phase === 'draft') return draftChoices(known, player, partial);
  if (known.phase === 'equipment') return equipmentChoices(known, player, partial);
  const actor = known.active === null ? undefined : personOf(known, known.active);
  return actor && isPresent(actor) ? turnChoices(known, actor, partial) : [];
}
