import type { CharacterCommand } from '../../games/spy/rules/command.ts';
import type { CharacterFault } from '../../games/spy/rules/course/legality.ts';
import { distance, samePlace } from '../../games/spy/rules/grid.ts';
import { cocktailAt, sees } from '../../games/spy/rules/match/board.ts';
import { carries, personAt } from '../../games/spy/rules/match/people.ts';
import type { Present, State } from '../../games/spy/state.ts';

/** An operation that our rules refuse, and why. */
interface Attempt {
  readonly operation: CharacterCommand;
  readonly fault: CharacterFault;
  /** Whether it comes from what is probably the original computer player, whose every mistake is forgiven. */
  readonly tender: boolean;
}

/**
 * Whether an operation that our rules refuse is one that original programs take for legal: it is then carried out as a
 * failed one and costs its point, instead of turning the player out.
 */
export function isTolerated(state: State, actor: Present, { operation, fault, tender }: Attempt): boolean {
  if (tender) return true;
  if (operation.kind === 'retire') return false;
  if (operation.kind === 'use')
    return (fault === 'target' || fault === 'too-far') && useTolerated(state, actor, operation.gadget, operation.at);
  if (operation.verb === 'step')
    return fault === 'target' && operation.at !== null && samePlace(actor.at, operation.at);
  return operation.verb === 'gamble' && operation.stake === 0 && STAKELESS.includes(fault);
}

/** What a stake of nothing may offend: the stake itself, an empty table or an empty purse. */
const STAKELESS: readonly CharacterFault[] = ['stake', 'target', 'no-chips'];

function useTolerated(state: State, actor: Present, gadget: string, at: Present['at']): boolean {
  if (!carries(actor, gadget)) return false;
  const person = personAt(state, at);
  if (gadget === 'LASER_COMPACT') return person !== undefined && sees(state.board, actor.at, at);
  if (gadget === 'POISON_PILLS') return person !== undefined && distance(actor.at, at) <= 1;
  if (gadget === 'BOWLER_BLADE') return samePlace(actor.at, at);
  if (gadget === 'JETPACK') return [state.cat, state.janitor].some((place) => place !== null && samePlace(place, at));
  return gadget === 'GRAPPLE' && cocktailAt(state.board, at) !== undefined && actor.cocktail !== null;
}
