import {
  currentSide,
  type Duel,
  type DuelEvent,
  type DuelSeat,
  type Fighter,
  fightersOf,
  freeSlots,
  MAX_HAND,
  MAX_MANA,
  newSide,
  otherSeat,
  waitingSide,
} from '../state.ts';
import { type Card, type CreatureCard, MAX_CREATURE_LIFE, type SpellName } from './cards.ts';

/** Mana and number of cards of both players at the start, starting player first. */
export interface Opening {
  readonly mana: readonly [number, number];
  readonly cards: readonly [number, number];
}

/** Openings by name: the document's, `mana` (of the stored puzzles) and `fair` (tuned as described in docs/reports/strength.md). */
export const OPENINGS = {
  document: { mana: [0, 0], cards: [3, 3] },
  mana: { mana: [1, 5], cards: [3, 3] },
  fair: { mana: [0, 3], cards: [3, 4] },
} as const satisfies Record<string, Opening>;

/** Starts a duel from two piles (drawn from the end) and begins its first turn. */
export function begin(
  piles: readonly [readonly Card[], readonly Card[]],
  { mana, cards }: Opening = OPENINGS.document,
): { state: Duel; events: DuelEvent[] } {
  const sides: Duel['sides'] = [newSide(piles[0]), newSide(piles[1])];
  const state: Duel = { round: -1, current: 0, sides, winner: null };
  for (const seat of [0, 1] as const) {
    sides[seat].mana = mana[seat];
    for (let i = 0; i < cards[seat]; i++) draw(state, seat);
  }
  return { state, events: startTurn(state) };
}

/** Returns the mana that a player gets in a round: 1, 2, 4, and 8 from round 3 on. */
export function incomeOf(round: number): number {
  return 2 ** Math.min(round, 3);
}

/** Starts the current player's turn: wakes creatures, adds mana and draws a card. */
export function startTurn(draft: Duel): DuelEvent[] {
  const events: DuelEvent[] = [];
  if (draft.current === 0) events.push({ kind: 'round', round: ++draft.round });
  const side = currentSide(draft);
  for (const fighter of fightersOf(side)) {
    fighter.awake = true;
    fighter.attacked = false;
  }
  side.mana = Math.min(MAX_MANA, side.mana + incomeOf(draft.round));
  events.push({ kind: 'turn', seat: draft.current }, draw(draft, draft.current));
  return [...events, ...checkLife(draft)];
}

/** Ends the current player's turn: wakes shields and starts the other player's turn. */
export function finishTurn(draft: Duel): DuelEvent[] {
  for (const fighter of fightersOf(currentSide(draft))) fighter.awake ||= fighter.card.shield;
  draft.current = otherSeat(draft.current);
  return startTurn(draft);
}

/** Draws the top card. If the pile is empty or the hand full, the player loses a life instead. */
function draw(draft: Duel, seat: DuelSeat): DuelEvent {
  const side = draft.sides[seat];
  const full = side.hand.length === MAX_HAND;
  const place = full ? undefined : side.pile.pop();
  if (place === undefined) return { kind: 'missed-draw', seat, life: --side.life, full };
  const { card } = side.deck[place]!;
  side.hand.push(card);
  return { kind: 'drawn', seat, card };
}

/** Ends the duel if a player has less than 1 life. */
export function checkLife(draft: Duel): DuelEvent[] {
  const loser = ([0, 1] as const).find((seat) => draft.sides[seat].life < 1);
  if (loser === undefined) return [];
  draft.winner = otherSeat(loser);
  return [{ kind: 'end', winner: draft.winner }];
}

export const RELIEF_DRAWS = 3;
export const DRACULA_BITE = 2;

/** Returns the number of cards that Relief draws. */
export function reliefDrawCount(duel: Duel): number {
  const { hand, pile } = currentSide(duel);
  return Math.min(RELIEF_DRAWS, MAX_HAND - (hand.length - 1), pile.length);
}

/** A spell: whether it has an effect in a position, and its effect after it is paid and removed from the hand. */
interface Spell {
  readonly hasEffect: (duel: Duel) => boolean;
  readonly perform: (draft: Duel) => DuelEvent[];
}

export const SPELLS: Readonly<Record<SpellName, Spell>> = {
  Healer: {
    hasEffect: (duel) => fightersOf(currentSide(duel)).some(({ life }) => life < MAX_CREATURE_LIFE),
    perform(draft) {
      const slots = currentSide(draft).field.flatMap((fighter, at) => {
        if (!fighter || fighter.life >= MAX_CREATURE_LIFE) return [];
        fighter.life++;
        return [at + 1];
      });
      return [{ kind: 'healed', seat: draft.current, slots }];
    },
  },
  Relief: {
    hasEffect: (duel) => reliefDrawCount(duel) > 0,
    perform: (draft) => Array.from({ length: RELIEF_DRAWS }, () => draw(draft, draft.current)),
  },
  Rebirth: {
    hasEffect: (duel) => currentSide(duel).graveyard.length > 0 && freeSlots(currentSide(duel)).length > 0,
    perform(draft) {
      const side = currentSide(draft);
      const [slot] = freeSlots(side);
      const card = slot === undefined ? undefined : side.graveyard.pop();
      if (slot === undefined || !card) return [{ kind: 'rebirth-failed' }];
      side.field[slot - 1] = summon(card);
      return [{ kind: 'reborn', seat: draft.current, card, slot }];
    },
  },
  Dracula: {
    hasEffect: () => true,
    perform(draft) {
      const prey = waitingSide(draft);
      const caster = currentSide(draft);
      prey.life -= DRACULA_BITE;
      caster.life += DRACULA_BITE;
      return [{ kind: 'bitten', seat: draft.current, life: caster.life, prey: prey.life }];
    },
  },
  Traitor: {
    hasEffect: () => true,
    perform() {
      throw new Error('Traitor is cast with a creature to take.');
    },
  },
};

/** Returns a creature as it enters the field. */
export function summon(card: CreatureCard): Fighter {
  return { card, life: card.life, awake: card.speedy, attacked: false };
}

/**
 * Returns the maximum damage that the other side's creatures can deal to a seat in their next turn. Shields must be
 * killed first.
 */
export function dangerTo(duel: Duel, seat: DuelSeat): number {
  const hits = fightersOf(duel.sides[otherSeat(seat)]).map(({ card }) => card.damage);
  const shields = fightersOf(duel.sides[seat]).flatMap(({ card, life }) => (card.shield ? [life] : []));
  return Math.max(0, damageBeyondShields(shields, hits));
}

/** Returns the damage that remains after every shield is killed. It is negative if the attacks do not suffice. */
function damageBeyondShields([shield, ...others]: readonly number[], hits: readonly number[]): number {
  if (shield === undefined) return sum(hits);
  const ways = subsetsOf(hits).filter(([used]) => sum(used) >= shield);
  return Math.max(-1, ...ways.map(([, left]) => damageBeyondShields(others, left)));
}

type Split = readonly [used: readonly number[], left: readonly number[]];

function subsetsOf(hits: readonly number[]): readonly Split[] {
  return hits.reduce<readonly Split[]>(
    (splits, hit) =>
      splits.flatMap(([used, left]): Split[] => [
        [[...used, hit], left],
        [used, [...left, hit]],
      ]),
    [[[], []]],
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
