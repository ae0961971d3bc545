import { LANGUAGES, say } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { rulebook } from '../index.ts';
import { cardName } from '../words/names.ts';
import { costOf } from './cards.ts';
import { cardsOf, DECK_NAMES, DECKS, type DeckName } from './decks.ts';

/** Number of shields, drains and speedy creatures of each deck. */
const TRAITS: Readonly<Record<DeckName, readonly [number, number, number]>> = {
  tidewatch: [8, 3, 2],
  emberpack: [7, 3, 3],
  thornwood: [7, 2, 0],
  windrush: [3, 0, 15],
  clockwork: [7, 10, 0],
  nightfen: [5, 2, 4],
};

describe.each(DECK_NAMES)('%s', (name) => {
  const deck = DECKS[name];
  const cards = cardsOf(deck);
  const creatures = cards.filter((card) => card.kind === 'creature');

  test('has 40 cards, most of them creatures, at most 3 copies of one', () => {
    expect(cards.length).toBe(40);
    expect(creatures.length).toBe(name === 'nightfen' ? 26 : 29);
    expect(Math.max(...deck.creatures.map(([, copies]) => copies))).toBeLessThanOrEqual(3);
  });

  test('has a mana curve that the income can pay', () => {
    const costs = creatures.map(costOf);
    const average = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    expect(costs.filter((cost) => cost === 1)).toHaveLength(5);
    expect(Math.max(...costs)).toBeLessThanOrEqual(9);
    expect(average).toBeGreaterThanOrEqual(3.1);
    expect(average).toBeLessThanOrEqual(3.8);
  });

  test('has the shields, drains and speedy creatures of its theme', () => {
    const counts = (['shield', 'drain', 'speedy'] as const).map(
      (trait) => creatures.filter((each) => each[trait]).length,
    );
    expect(counts).toEqual(TRAITS[name]);
  });

  test.each(deck.creatures.map((row) => [row[0], row] as const))('%s is worth its cost', (name, row) => {
    const [, , cost, damage, life, marks = ''] = row;
    const worth = damage + life + 2 * marks.replace('S', '').length;
    expect(name).toMatch(/^[A-Za-z]{1,8}$/);
    expect(worth).toBeLessThanOrEqual(2 * cost + 2);
    expect(worth).toBeGreaterThanOrEqual(2 * cost - 1);
  });

  test('is listed on the rules page of decks', () => {
    for (const language of LANGUAGES) {
      const pages = rulebook.filter(({ title }) => say(title, 'en').toLowerCase().includes('decks'));
      const text = pages.map((page) => say(page.text, language)).join('\n');
      for (const card of cardsOf(deck)) expect(text).toContain(cardName(card, language));
    }
  });
});

test('no card name is in two decks', () => {
  const names = Object.values(DECKS).flatMap(({ creatures }) => creatures.map(([name]) => name));
  expect(new Set(names).size).toBe(names.length);
});
