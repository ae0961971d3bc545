import type { Cocktail, Faction, PersonOnBoard, State } from '../../state.ts';
import { texts } from '../../words/texts.ts';
import { adjacent, type Point } from '../grid.ts';
import { cocktailAt } from '../match/board.ts';
import { addPrivateEvent, nameInEvents } from '../match/draft-state.ts';
import { divert } from '../match/health.ts';
import { personAt, spend } from '../match/people.ts';
import { ADJACENT, describe, type Gadget, type Use } from './gadget.ts';

function cocktailOn(state: State, at: Point): Cocktail | undefined {
  return cocktailAt(state.board, at)?.cocktail ?? personAt(state, at)?.cocktail ?? undefined;
}

function poison(state: State, at: Point, faction: Faction): void {
  const { board } = state;
  const taint = (cocktail: Cocktail): Cocktail =>
    cocktail.poisonedBy.includes(faction) ? cocktail : { poisonedBy: [...cocktail.poisonedBy, faction] };
  const holder = personAt(state, at);
  const stands = cocktailAt(board, at);
  if (stands)
    board.cocktails = board.cocktails.map((other) =>
      other === stands ? { at: stands.at, cocktail: taint(stands.cocktail) } : other,
    );
  else if (holder?.cocktail) holder.cocktail = taint(holder.cocktail);
}

const use: Use = {
  reach: ADJACENT,
  among: ['cocktails', 'people'],
  legal: (state, _carrier, at) => cocktailOn(state, at) !== undefined,
  perform(draft, carrier, at) {
    const { state } = draft;
    const holder = personAt(state, at);
    const near = (other: PersonOnBoard) => adjacent(other.at, carrier.at) && other.cocktail !== null;
    const target = holder ? divert(draft, carrier, holder, near).at : at;
    poison(state, target, carrier.faction);
    spend(carrier, 'POISON_PILLS');
    addPrivateEvent(draft, carrier, { kind: 'poisoned', actor: nameInEvents(draft, carrier), at: target });
  },
};

export const poisonPills: Gadget = {
  name: 'POISON_PILLS',
  ...describe(texts.gadgets.poisonPills),
  usages: 5,
  supply: 'draft',
  use,
};
