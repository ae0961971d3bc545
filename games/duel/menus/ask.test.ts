import { expect, test } from 'vitest';
import { fighter, midgame, stage } from '../testing/stage.ts';
import { ask } from './choices.ts';

const ADA = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] } as const;

test.each([
  ['', 'Bo can hit you for 12 next turn, leaving you with 18 life.'],
  ['attack 0 with ', 'Which creature attacks Bo?'],
  ['attack 4 with ', 'Which creature attacks Dreadsub?'],
  ['sacrifice ', 'Which card will you sacrifice? Your life: 30 → 31.'],
])('asks about "%s"', (partial, question) => {
  expect(ask(midgame, 0, partial, ADA)).toBe(question);
});

test('warns of a lethal attack, and shows no warning without danger', () => {
  const army = { 1: fighter('Dreadsub') };
  expect(ask(stage({ life: 7 }, { field: army }), 0, '', { ...ADA, language: 'de' })).toBe(
    'Gefahr: Bo kann dir im nächsten Zug 7 Schaden zufügen, und du hast nur 7 Leben.',
  );
  expect(ask(stage({ field: { 1: fighter('Breaker') } }, { field: army }), 0, '', ADA)).toBe('What will you do?');
});
