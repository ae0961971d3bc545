import { z } from 'zod';
import { type Card, type CreatureCard, card, creatureCard, MAX_CREATURE_LIFE, type SpellName } from './rules/cards.ts';
import { deckIndexOf, deckList, listDeck } from './rules/decks.ts';

export const START_LIFE = 30;
export const MAX_MANA = 15;
export const MAX_HAND = 7;
export const SLOTS = 7;

const seat = z.union([z.literal(0), z.literal(1)]);

const fighter = z.strictObject({
  card: creatureCard,
  life: z.int().min(1).max(MAX_CREATURE_LIFE),
  awake: z.boolean(),
  attacked: z.boolean(),
});

const side = z
  .strictObject({
    /** All cards of the deck. They are public, but their order in the pile is not. */
    deck: deckList,
    life: z.int(),
    mana: z.int().min(0).max(MAX_MANA),
    /** Indices into `deck`. Cards are drawn from the end. */
    pile: z.array(z.int().min(0)),
    hand: z.array(card).max(MAX_HAND),
    /** Creatures by slot, slot 1 first. An empty slot is null. */
    field: z.array(fighter.nullable()).length(SLOTS),
    /** Newest last. */
    graveyard: z.array(creatureCard),
  })
  .refine(({ deck, pile }) => pile.every((place) => place < deck.length));

/** Stored state of a duel. Seat 0 begins every round. */
export const stateSchema = z.strictObject({
  round: z.int().min(0),
  current: seat,
  sides: z.tuple([side, side]),
  winner: seat.nullable(),
});

export type DuelSeat = z.infer<typeof seat>;
export type Fighter = z.infer<typeof fighter>;
export type Side = z.infer<typeof side>;
export type Duel = z.infer<typeof stateSchema>;

export function otherSeat(seat: DuelSeat): DuelSeat {
  return seat === 0 ? 1 : 0;
}

export function currentSide(duel: Duel): Side {
  return duel.sides[duel.current];
}

export function waitingSide(duel: Duel): Side {
  return duel.sides[otherSeat(duel.current)];
}

/** Returns the creature in a slot (1 to 7), or null if it is empty. */
export function inSlot(side: Side, slot: number): Fighter | null {
  return side.field[slot - 1] ?? null;
}

export function fightersOf(side: Side): readonly Fighter[] {
  return side.field.filter((fighter) => fighter !== null);
}

export function freeSlots(side: Side): readonly number[] {
  return side.field.flatMap((fighter, index) => (fighter === null ? [index + 1] : []));
}

/** Returns a side before its first draw. */
export function newSide(cards: readonly Card[]): Side {
  const deck = listDeck(cards);
  const pile = cards.map((card) => deckIndexOf(card, deck));
  return { deck, life: START_LIFE, mana: 0, pile, hand: [], field: Array(SLOTS).fill(null), graveyard: [] };
}

/** Returns a copy that commands may change. Cards are immutable and shared. */
export function draftOf(duel: Duel): Duel {
  return { ...duel, sides: [copySide(duel.sides[0]), copySide(duel.sides[1])] };
}

function copySide(side: Side): Side {
  return {
    ...side,
    pile: [...side.pile],
    hand: [...side.hand],
    field: side.field.map((fighter) => fighter && { ...fighter }),
    graveyard: [...side.graveyard],
  };
}

/** Snapshot of a creature in an event. */
export interface CreatureSnapshot {
  readonly card: CreatureCard;
  readonly life: number;
  readonly slot: number;
}

/** Events of a duel. `seat` is the acting player. Drawn and sacrificed cards are visible to their owner only. */
export type DuelEvent =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly seat: DuelSeat }
  | { readonly kind: 'drawn'; readonly seat: DuelSeat; readonly card: Card }
  | { readonly kind: 'missed-draw'; readonly seat: DuelSeat; readonly life: number; readonly full: boolean }
  | { readonly kind: 'set'; readonly seat: DuelSeat; readonly card: CreatureCard; readonly slot: number }
  | {
      readonly kind: 'hit-creature';
      readonly seat: DuelSeat;
      readonly by: CreatureSnapshot;
      readonly target: CreatureSnapshot;
    }
  | {
      readonly kind: 'hit-player';
      readonly seat: DuelSeat;
      readonly by: CreatureSnapshot;
      readonly life: number;
      readonly drained: boolean;
    }
  | { readonly kind: 'cast'; readonly seat: DuelSeat; readonly spell: SpellName }
  | { readonly kind: 'healed'; readonly seat: DuelSeat; readonly slots: readonly number[] }
  | { readonly kind: 'bitten'; readonly seat: DuelSeat; readonly life: number; readonly prey: number }
  | { readonly kind: 'reborn'; readonly seat: DuelSeat; readonly card: CreatureCard; readonly slot: number }
  | { readonly kind: 'rebirth-failed' }
  | { readonly kind: 'betrayed'; readonly seat: DuelSeat; readonly creature: CreatureSnapshot; readonly slot: number }
  | { readonly kind: 'sacrificed'; readonly seat: DuelSeat; readonly card: Card; readonly life: number }
  | { readonly kind: 'end'; readonly winner: DuelSeat };
