import type { DuelEvent } from '../events.ts';
import { across, type Duel, type DuelSeat, fightersOf, freshSide, HAND_MAX, MANA_MAX, own } from '../state.ts';
import type { Card } from './cards.ts';

const OPENING_HAND = 3;

/** A new duel from two piles (drawn from the end), and its first turn begun. */
export function begin(piles: readonly [readonly Card[], readonly Card[]]): { state: Duel; events: DuelEvent[] } {
  const sides: Duel['sides'] = [freshSide(piles[0]), freshSide(piles[1])];
  const state: Duel = { round: -1, current: 0, sides, winner: null };
  for (let i = 0; i < OPENING_HAND; i++) {
    draw(state, 0);
    draw(state, 1);
  }
  return { state, events: startTurn(state) };
}

/** 1, 2, 4, and 8 from round 3 on. */
export function incomeOf(round: number): number {
  return 2 ** Math.min(round, 3);
}

/** The current player's turn begins: creatures wake, mana comes in, a card is drawn. */
export function startTurn(duel: Duel): DuelEvent[] {
  const events: DuelEvent[] = [];
  if (duel.current === 0) events.push({ kind: 'round', round: ++duel.round });
  const side = own(duel);
  for (const fighter of fightersOf(side)) {
    fighter.awake = true;
    fighter.attacked = false;
  }
  side.mana = Math.min(MANA_MAX, side.mana + incomeOf(duel.round));
  events.push({ kind: 'turn', seat: duel.current }, draw(duel, duel.current));
  return [...events, ...checkLife(duel)];
}

/** The current player's turn ends: shields wake at once, and the other turn begins. */
export function finishTurn(duel: Duel): DuelEvent[] {
  for (const fighter of fightersOf(own(duel))) fighter.awake ||= fighter.card.shield;
  duel.current = across(duel.current);
  return startTurn(duel);
}

/** The top card goes to the hand; if there is none, or no room for it, a life is lost instead. */
export function draw(duel: Duel, seat: DuelSeat): DuelEvent {
  const side = duel.sides[seat];
  const full = side.hand.length === HAND_MAX;
  const place = full ? undefined : side.pile.pop();
  if (place === undefined) return { kind: 'missed-draw', seat, life: --side.life, full };
  const { card } = side.deck[place]!;
  side.hand.push(card);
  return { kind: 'drawn', seat, card };
}

/** The end, if somebody's life is below 1. */
export function checkLife(duel: Duel): DuelEvent[] {
  const loser = ([0, 1] as const).find((seat) => duel.sides[seat].life < 1);
  if (loser === undefined) return [];
  duel.winner = across(loser);
  return [{ kind: 'end', winner: duel.winner }];
}
