import { CARDS, type Card } from '../rules/cards.ts';
import { cardHealth, monstersIn } from '../rules/journey.ts';
import { HP_MAX, type State } from '../state.ts';

/** From this many cards on, a bigger die is the better reward. */
const ENOUGH = 4;
/** The fewest cards to keep when healing. */
const KEPT = 3;

/** Whether to take the bigger die rather than cards. */
export function takesDie({ runa }: State): boolean {
  return runa.hand.length >= ENOUGH;
}

/** The places of the best cards of an offer, as many as Runa can take. */
export function bestOfOffer({ stage }: State, offer: readonly Card[]): number[] {
  return fromWeakest(offer).reverse().slice(0, monstersIn(stage));
}

/** The places of the weakest cards, as many as heal in full; some are always kept. */
export function spareCards(state: State): number[] {
  const { hand, hp } = state.runa;
  const wounds = Math.floor((HP_MAX - hp) / cardHealth(state));
  return fromWeakest(hand).slice(0, Math.max(0, Math.min(hand.length - KEPT, wounds)));
}

/** The places of cards, weakest first. */
export function fromWeakest(cards: readonly Card[]): number[] {
  const worths = cards.map((card, at) => ({ at, worth: worthOf(card) }));
  return worths.sort((a, b) => a.worth - b.worth).map(({ at }) => at);
}

/** What a card is worth before the next monsters are known. */
function worthOf({ name, level }: Card): number {
  const effect = CARDS[name];
  if (effect.kind === 'strike') return level * (effect.power + effect.highRoll / 2);
  if (effect.kind === 'spell') return level * (effect.perFocus + 2);
  return level * (effect.kind === 'focus' ? 5 : 6);
}
