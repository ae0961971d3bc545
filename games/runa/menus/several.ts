import type { Choice } from '@longtable/kit';
import type { Card } from '../rules/cards.ts';
import { faultOfCards } from '../rules/faults.ts';
import { healthFrom, isHealed, monstersIn } from '../rules/journey.ts';
import { choose, makeLine, parseLine, placesOf } from '../rules/lines.ts';
import { cardAt, type State } from '../state.ts';
import { cardEffect } from '../words/effects.ts';
import { abilityText } from '../words/names.ts';
import { texts } from '../words/texts.ts';

/** Returns the continuations of a line about loot. Two cards can be chosen one by one or together. */
export function lootChoices(state: State, offer: readonly Card[], partial: string): readonly Choice[] {
  const picked = begun(partial, offer);
  const wanted = monstersIn(state.stage);
  if (!picked || picked.length >= wanted) return [];
  return others(offer, picked).map(({ card, index }) => ({
    line: lineOf([...picked, index]),
    label: abilityText(card),
    detail: cardEffect(state, card),
    final: picked.length + 1 === wanted,
    ...(wanted > 1 &&
      partial === '' && { under: texts.menus.takeTwo, several: { min: wanted, max: wanted, join: ',' } }),
  }));
}

/**
 * Returns the continuations of a line about healing. Cards are discarded one by one while they heal. At least one card
 * is kept.
 */
export function healChoices(state: State, partial: string): readonly Choice[] {
  const { hand } = state.runa;
  const discarded = begun(partial, hand);
  if (!discarded || isEnough(state, discarded.length)) return [];
  const more = others(hand, discarded).map(
    ({ card, index }): Choice => ({
      line: lineOf([...discarded, index]),
      label: abilityText(card),
      detail: cardEffect(state, card),
      under: discarded.length === 0 ? texts.menus.discard : texts.menus.discardMore,
      emphasis: 'costly',
      final: isEnough(state, discarded.length + 1),
      ...(partial === '' && { several: { min: 1, max: maxDiscards(state), join: ',' } }),
    }),
  );
  return [discarded.length === 0 ? KEEP_ALL : smallestSufficient(state, partial, discarded), ...more];
}

const KEEP_ALL: Choice = { line: lineOf([]), label: texts.menus.keepAll, final: true };

/** Whether no further card can be discarded, or none would heal. */
function isEnough(state: State, cards: number): boolean {
  return cards >= state.runa.hand.length - 1 || isHealed(state, cards);
}

/** Returns the maximum number of discards of which each still heals. */
function maxDiscards(state: State): number {
  const counts = Array.from(state.runa.hand.keys(), (index) => index + 1);
  return counts.find((cards) => isEnough(state, cards)) ?? 1;
}

function smallestSufficient(state: State, partial: string, discarded: readonly number[]): Choice {
  const cards = discarded.map((index) => abilityText(cardAt(state, index)));
  const label = texts.menus.confirmDiscard({ cards, health: healthFrom(state, discarded.length) });
  return { line: partial, label, final: true, emphasis: 'costly' };
}

/** Returns the indices that a partial has chosen, or undefined if it is invalid. */
function begun(partial: string, cards: readonly Card[]): number[] | undefined {
  if (partial === '') return [];
  const command = parseLine(partial);
  if (command?.verb !== 'choose' || faultOfCards(command.numbers, cards.length)) return undefined;
  return placesOf(command);
}

function lineOf(places: readonly number[]): string {
  return makeLine(choose(places));
}

function others(cards: readonly Card[], taken: readonly number[]): { card: Card; index: number }[] {
  return cards.map((card, index) => ({ card, index })).filter(({ index }) => !taken.includes(index));
}
