import { RNG, type Seat } from '@longtable/kit';
import type { Card } from '../rules/cards.ts';
import { deckIndexOf } from '../rules/decks.ts';
import { type Duel, type DuelSeat, draftOf, fightersOf, otherSeat, type Side } from '../state.ts';

/** Default number of sampled duels. */
const DEFAULT_WORLDS = 6;

export function worlds(duel: Duel, seat: Seat, count = DEFAULT_WORLDS): Duel[] {
  return worldsOf(duel, count, seat === 0 ? 0 : 1);
}

/** Returns duels that are consistent with what a player knows. Hidden cards are drawn from the deck lists. */
export function worldsOf(duel: Duel, count: number, viewer: DuelSeat = duel.current): Duel[] {
  const random = RNG.seeded(fingerprint(duel));
  const [own, other] = [duel.sides[viewer], duel.sides[otherSeat(viewer)]];
  const mine = unseenCards(own, [...own.hand, ...own.graveyard]);
  const theirs = unseenCards(other, []);
  return Array.from({ length: count }, () => sampleWorld(duel, viewer, random.shuffle(mine), random.shuffle(theirs)));
}

/** Returns the cards of a deck that are neither on the side's field nor in `known`, as indices of the deck list. */
function unseenCards(side: Side, known: readonly Card[]): number[] {
  const left = side.deck.flatMap(({ copies }, place) => Array<number>(copies).fill(place));
  for (const card of [...fightersOf(side).map(({ card }) => card), ...known]) {
    const at = left.indexOf(deckIndexOf(card, side.deck));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function sampleWorld(duel: Duel, viewer: DuelSeat, mine: number[], theirs: number[]): Duel {
  const world = asSeen(duel, viewer);
  const [side, other] = [world.sides[viewer], world.sides[otherSeat(viewer)]];
  side.pile = side.pile.map((middling) => mine.pop() ?? middling);
  other.hand = other.hand.map((middling) => other.deck[theirs.pop() ?? -1]?.card ?? middling);
  other.pile = other.pile.map((middling) => theirs.pop() ?? middling);
  return world;
}

/**
 * Returns the duel as a player sees it: with an average creature in place of every hidden card, and without the
 * opponent's graveyard.
 */
export function asSeen(duel: Duel, viewer: DuelSeat = duel.current): Duel {
  const seen = draftOf(duel);
  const opponent = seen.sides[otherSeat(viewer)];
  for (const side of seen.sides) {
    side.pile.fill(side.deck.length);
    side.deck = [...side.deck, { card: UNKNOWN_CARD, copies: 1 }];
  }
  opponent.hand.fill(UNKNOWN_CARD);
  opponent.graveyard = [];
  return seen;
}

/** Placeholder for a hidden card. */
const UNKNOWN_CARD: Card = {
  ...{ kind: 'creature', name: '?', cost: 4, damage: 4, life: 4 },
  ...{ shield: false, drain: false, speedy: false },
};

/**
 * Returns a seed that depends only on what both players know, so that the same position is always played the same way.
 */
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
