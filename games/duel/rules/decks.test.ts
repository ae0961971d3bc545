import { describe, expect, test } from 'vitest';
import { LANGUAGES, say } from '../../kit/text.ts';
import { cardName } from '../words/names.ts';
import { rulebook } from '../words/rulebook.ts';
import { costOf } from './cards.ts';
import { cardsOf, emberpack, tidewatch } from './decks.ts';

describe.each([tidewatch, emberpack])('$title', (deck) => {
  const cards = cardsOf(deck);
  const creatures = cards.filter((card) => card.kind === 'creature');

  test('has 40 cards: 29 creatures and 11 spells, at most 3 copies of a creature', () => {
    expect([cards.length, creatures.length]).toEqual([40, 29]);
    expect(Math.max(...deck.creatures.map(([, copies]) => copies))).toBeLessThanOrEqual(3);
  });

  test('has a curve that income can follow', () => {
    const costs = creatures.map(costOf);
    const average = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    expect(costs.filter((cost) => cost === 1)).toHaveLength(5);
    expect(Math.max(...costs)).toBeLessThanOrEqual(9);
    expect(average).toBeGreaterThanOrEqual(3.6);
    expect(average).toBeLessThanOrEqual(3.8);
  });

  test('has shields at three costs, drains and speed', () => {
    const shields = creatures.filter(({ shield }) => shield);
    expect([7, 8]).toContain(shields.length);
    expect(new Set(shields.map(({ cost }) => cost)).size).toBeGreaterThanOrEqual(3);
    expect(creatures.filter(({ drain }) => drain)).toHaveLength(3);
    expect([2, 3]).toContain(creatures.filter(({ speedy }) => speedy).length);
  });

  test.each(deck.creatures.map((row) => [row[0], row] as const))('%s is worth its cost', (name, row) => {
    const [, , cost, damage, life, marks = ''] = row;
    const worth = damage + life + 2 * marks.replace('S', '').length;
    expect(name).toMatch(/^[A-Za-z]{1,8}$/);
    expect(worth).toBeLessThanOrEqual(2 * cost + 2);
    expect(worth).toBeGreaterThanOrEqual(2 * cost - 1);
  });

  test('is on the rules page of decks', () => {
    for (const language of LANGUAGES) {
      const text = say(rulebook.find(({ title }) => say(title, 'en') === 'Decks')!.text, language);
      for (const card of cardsOf(deck)) expect(text).toContain(cardName(card, language));
    }
  });
});

test('no name is in both decks', () => {
  const names = [tidewatch, emberpack].flatMap(({ creatures }) => creatures.map(([name]) => name));
  expect(new Set(names).size).toBe(names.length);
});
