import type { Card, CreatureCard } from './card.ts';
import { cardsOf, emberpack, tidewatch } from './decks.ts';
import { type Duel, type Fighter, freshSide, type Side } from './state.ts';

const CATALOGUE = new Map([...cardsOf(tidewatch), ...cardsOf(emberpack)].map((card) => [card.name, card]));

/** A side of a made-up position: names of cards with blanks between them, the next card of the pile first. */
export interface SideSketch extends Partial<Pick<Side, 'life' | 'mana'>> {
  readonly hand?: string;
  readonly pile?: string;
  /** The newest is last. */
  readonly graveyard?: string;
  readonly field?: Readonly<Record<number, Fighter>>;
}

/** A made-up position for tests: player 1 is in turn, in round 5. */
export function scene(own: SideSketch, enemy: SideSketch = {}): Duel {
  return { round: 5, current: 0, sides: [sideOf(own), sideOf(enemy)], winner: null };
}

/** Cards of the house by their names. */
export function cards(names: string): Card[] {
  return names === '' ? [] : names.split(' ').map((name) => CATALOGUE.get(name) ?? unknown(name));
}

/** A creature of the house on a field: awake and ready, unless told otherwise. */
export function fighter(name: string, change: Partial<Omit<Fighter, 'card'>> = {}): Fighter {
  const [card] = cards(name) as [CreatureCard];
  return { card, life: card.life, awake: true, attacked: false, ...change };
}

function sideOf({ hand = '', pile = 'Netter Netter Netter', graveyard = '', field = {}, ...values }: SideSketch): Side {
  const side = freshSide(cards(pile).reverse());
  for (const [slot, creature] of Object.entries(field)) side.field[Number(slot) - 1] = creature;
  return { ...side, hand: cards(hand), graveyard: cards(graveyard) as CreatureCard[], ...values };
}

function unknown(name: string): never {
  throw new Error(`No card of the house is called ${name}.`);
}
