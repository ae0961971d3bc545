import { adjacentFields, type Field } from '../fields.ts';
import { faultOf } from '../rules/faults.ts';
import type { Command } from '../rules/lines.ts';
import { boardIsFull, placingFields } from '../rules/turn.ts';
import { unite } from '../rules/union.ts';
import { type Card, kingField, type State, teamOf, unitFields, unitOn } from '../state.ts';

/** Command other than ending the turn. */
export type Action = Extract<Command, { verb: 'move' | 'place' }> | { readonly verb: 'block'; readonly field: Field };

/** Returns the commands of the team in turn that can be useful, except ending the turn. */
export function actionsOf(state: State): Action[] {
  return [...kingActions(state), ...unitActions(state), ...placingActions(state)];
}

function kingActions(state: State): Action[] {
  return moves(state, kingField(state, state.turn)).filter(
    (action) => action.verb === 'move' && !unitOn(state, action.to),
  );
}

function unitActions(state: State): Action[] {
  const waiting = unitFields(state, state.turn).filter((field) => !unitOn(state, field)?.moved);
  return waiting.flatMap((field): Action[] => {
    const blocks = unitOn(state, field)?.blocks ? [] : [{ verb: 'block' as const, field }];
    return [...moves(state, field).filter((action) => !losesUnit(state, action)), ...blocks];
  });
}

function moves(state: State, from: number): Action[] {
  return adjacentFields(from)
    .map((to) => ({ verb: 'move' as const, from, to }))
    .filter((command) => faultOf(state, command) === undefined);
}

/** Whether a move loses a unit because it does not unite with the unit on the target field. */
function losesUnit(state: State, action: Action): boolean {
  if (action.verb !== 'move') return false;
  const [unit, fellow] = [unitOn(state, action.from), unitOn(state, action.to)];
  return fellow?.team === state.turn && unit !== undefined && unite(unit.card, fellow.card) === undefined;
}

/**
 * Returns placements of one card, or of several cards that all unite. Targets are free fields and units that unite with
 * them.
 */
function placingActions(state: State): Action[] {
  if (state.placed) return [];
  const { hand } = teamOf(state, state.turn);
  const full = boardIsFull(state);
  return placingFields(state).flatMap((field) => {
    const standing = unitOn(state, field)?.card;
    if (!standing && full) return [];
    return bestOf(unions(hand, standing), standing ? 2 : 3).map(({ hand: chosen }): Action => {
      return { verb: 'place', field, hand: chosen };
    });
  });
}

interface Union {
  readonly hand: readonly number[];
  readonly card: Card;
}

/**
 * Returns the unions of cards in the hand with `standing`, the unit on the field. If it is undefined, returns the
 * single cards and their unions with each other.
 */
function unions(hand: readonly Card[], standing: Card | undefined): Union[] {
  const found: Union[] = [];
  const goOn = (chosen: readonly number[], below: Card | undefined) => {
    hand.forEach((card, at) => {
      if (chosen.includes(at)) return;
      const union = below ? unite(card, below)?.card : card;
      if (!union) return;
      const next = [...chosen, at];
      found.push({ hand: next, card: union });
      goOn(next, union);
    });
  };
  goOn([], standing);
  return found;
}

function bestOf(unions: readonly Union[], max: number): Union[] {
  const worth = ({ card, hand }: Union) => 2 * card.atk + card.def - 300 * hand.length;
  return [...unions].sort((a, b) => worth(b) - worth(a)).slice(0, max);
}
