import { duel } from '../index.ts';
import type { Options } from '../options.ts';
import type { Card, CreatureCard } from '../rules/cards.ts';
import { cardsOf, DECKS } from '../rules/decks.ts';
import { type Duel, type Fighter, newSide, type Side } from '../state.ts';

const CATALOGUE = new Map(
  Object.values(DECKS)
    .flatMap(cardsOf)
    .map((card) => [card.name, card]),
);

/** Side of a test position: card names separated by spaces, the next card of the pile first. */
interface SideSketch extends Partial<Pick<Side, 'life' | 'mana'>> {
  readonly hand?: string;
  readonly pile?: string;
  /** Newest last. */
  readonly graveyard?: string;
  readonly field?: Readonly<Record<number, Fighter>>;
}

/** Returns a test position in round 5 with seat 0 in turn. */
export function stage(own: SideSketch, enemy: SideSketch = {}): Duel {
  return { round: 5, current: 0, sides: [sideOf(own), sideOf(enemy)], winner: null };
}

/** Position with legal commands of every kind. */
export const midgame: Duel = stage(
  {
    mana: 15,
    hand: 'Limpet Dracula Relief Rebirth Healer Traitor Pyrarch',
    graveyard: 'Gullboy',
    field: { 1: fighter('Torchman'), 3: fighter('Siphoner', { attacked: true }), 7: fighter('Sootmage', { life: 2 }) },
  },
  { mana: 6, hand: 'Netter Netter', field: { 2: fighter('Harpoon', { awake: false }), 4: fighter('Dreadsub') } },
);

/** Returns the first position of a table. */
export function openingOf(options: Options, seed: number): Duel {
  const opening = duel.setup(options, seed, 2);
  if (opening.refused) throw new Error(`No game: ${opening.refused.code}`);
  return opening.state;
}

/** Returns the built-in cards with these names, which are separated by spaces. Throws if a name is unknown. */
export function cards(names: string): Card[] {
  return names === '' ? [] : names.split(' ').map((name) => CATALOGUE.get(name) ?? unknown(name));
}

/** Returns a built-in creature on a field, awake and ready by default. */
export function fighter(name: string, change: Partial<Omit<Fighter, 'card'>> = {}): Fighter {
  const [card] = cards(name) as [CreatureCard];
  return { card, life: card.life, awake: true, attacked: false, ...change };
}

function sideOf({ hand = '', pile = 'Netter Netter Netter', graveyard = '', field = {}, ...values }: SideSketch): Side {
  const side = newSide(cards(pile).reverse());
  for (const [slot, creature] of Object.entries(field)) side.field[Number(slot) - 1] = creature;
  return { ...side, hand: cards(hand), graveyard: cards(graveyard) as CreatureCard[], ...values };
}

function unknown(name: string): never {
  throw new Error(`There is no built-in card called ${name}.`);
}
