import { RNG } from '@longtable/kit';
import { CARDS, type Card, show } from '../rules/cards.ts';
import { cardHealth, monstersIn } from '../rules/journey.ts';
import { type Draft, MAX_HEALTH, type State } from '../state.ts';

/** Minimum number of cards in the hand for which a bigger die is the better reward. */
const ENOUGH_CARDS = 4;
/** Minimum number of cards to keep when healing. */
const KEPT = 3;

export function takesDie({ runa }: State): boolean {
  return runa.hand.length >= ENOUGH_CARDS;
}

/** Returns the indices of the best cards of an offer, as many as Runa can take. */
export function bestOfOffer({ stage }: State, offer: readonly Card[]): number[] {
  return fromWeakest(offer).reverse().slice(0, monstersIn(stage));
}

/**
 * Returns the indices of the weakest cards to discard. Each of them heals its full value, and at least `KEPT` cards
 * stay.
 */
export function spareCards(state: State): number[] {
  const { hand, hp } = state.runa;
  const wounds = Math.floor((MAX_HEALTH - hp) / cardHealth(state));
  return fromWeakest(hand).slice(0, Math.max(0, Math.min(hand.length - KEPT, wounds)));
}

/** Returns the indices of cards, weakest first. */
export function fromWeakest(cards: readonly Card[]): number[] {
  const worths = cards.map((card, at) => ({ at, worth: worthOf(card) }));
  return worths.sort((a, b) => a.worth - b.worth).map(({ at }) => at);
}

/** Returns the value of a card before the next monsters are known. */
function worthOf({ name, level }: Card): number {
  const effect = CARDS[name];
  if (effect.kind === 'strike') return level * (effect.power + effect.highRoll / 2);
  if (effect.kind === 'spell') return level * (effect.perFocus + 2);
  return level * (effect.kind === 'focus' ? 5 : 6);
}

/** Returns a draft that is consistent with the visible state, with random pile orders and future rolls. */
export function sampleDraft(state: State, random: RNG): Draft {
  const { runa, story } = state;
  const sampled: State = {
    ...state,
    runa: { ...runa, hand: [...runa.hand] },
    monsters: state.monsters.map((monster) => ({ ...monster })),
    pool: random.shuffle(inOrder(state.pool, show)),
    queue: random.shuffle(inOrder(state.queue, (name) => name)),
    dice: 'bot',
    seeds: [],
    random: RNG.seeded(random.below(2 ** 31)).state,
    story: { ...story, seeds: [], slain: [] },
  };
  return { state: sampled, events: [] };
}

/** Returns a pile sorted by name, so that its hidden order has no effect. */
function inOrder<T>(pile: readonly T[], name: (each: T) => string): T[] {
  return [...pile].sort((a, b) => (name(a) < name(b) ? -1 : 1));
}

/** Returns an RNG seeded by the visible state, so that the same position always gets the same answer. */
export function randomOf({ level, stage, runa, monsters, story }: State): RNG {
  let hash = level * 8 + stage;
  const add = (value: number) => {
    hash = (Math.imul(hash, 31) + value) | 0;
  };
  for (const value of [runa.hp, runa.fp, runa.die, runa.hand.length, story.rounds]) add(value);
  for (const { hp, fp, next } of monsters) add(hp * 64 + fp * 8 + next);
  return RNG.seeded(hash);
}
