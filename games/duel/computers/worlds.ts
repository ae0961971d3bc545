import { JavaRandom } from '../../kit/random.ts';
import type { Card } from '../rules/cards.ts';
import { placeOf } from '../rules/deck-list.ts';
import { across, type Duel, draftOf, enemy, fightersOf, own, type Side } from '../state.ts';

/** Duels as they may really be, as far as the current player can know: what lies hidden is drawn from the deck lists. */
export function worldsOf(duel: Duel, count: number): Duel[] {
  const random = JavaRandom.seeded(fingerprint(duel));
  const mine = unseen(own(duel), [...own(duel).hand, ...own(duel).graveyard]);
  const theirs = unseen(enemy(duel), []);
  return Array.from({ length: count }, () => imagine(duel, random.shuffle(mine), random.shuffle(theirs)));
}

/** The cards of a deck that are neither on its field nor known to be elsewhere, by their places in its list. */
function unseen(side: Side, known: readonly Card[]): number[] {
  const left = side.deck.flatMap(({ copies }, place) => Array<number>(copies).fill(place));
  for (const card of [...fightersOf(side).map(({ card }) => card), ...known]) {
    const at = left.indexOf(placeOf(card, side.deck));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function imagine(duel: Duel, mine: number[], theirs: number[]): Duel {
  const world = asSeen(duel);
  const [side, other] = [world.sides[world.current], world.sides[across(world.current)]];
  side.pile = side.pile.map((middling) => mine.pop() ?? middling);
  other.hand = other.hand.map((middling) => other.deck[theirs.pop() ?? -1]?.card ?? middling);
  other.pile = other.pile.map((middling) => theirs.pop() ?? middling);
  return world;
}

/** The duel as the current player sees it, if every card out of sight is taken for a middling creature. */
export function asSeen(duel: Duel): Duel {
  const seen = draftOf(duel);
  const opponent = seen.sides[across(seen.current)];
  for (const side of seen.sides) {
    side.pile.fill(side.deck.length);
    side.deck = [...side.deck, { card: MIDDLING, copies: 1 }];
  }
  opponent.hand.fill(MIDDLING);
  opponent.graveyard = [];
  return seen;
}

/** Stands for a card that cannot be seen. */
const MIDDLING: Card = {
  ...{ kind: 'creature', name: '?', cost: 4, damage: 4, life: 4 },
  ...{ shield: false, drain: false, speedy: false },
};

/** A number that follows from what the current player knows, so that the same position is always thought about in the same way. */
function fingerprint(duel: Duel): number {
  let print = 2 * duel.round + duel.current;
  const add = (value: number) => {
    print = (Math.imul(print, 31) + value) | 0;
  };
  for (const { life, mana, hand, field } of duel.sides) {
    add(life * 64 + mana);
    add(hand.length);
    for (const fighter of field) add(fighter ? fighter.life * 16 + fighter.card.damage : 7);
  }
  return print;
}
