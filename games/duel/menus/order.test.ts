import { describe, expect, test } from 'vitest';
import type { Duel, Fighter } from '../state.ts';
import { fighter, midgame, stage } from '../testing/stage.ts';
import { ask, choices } from './choices.ts';

/** A creature without abilities. */
function creature(name: string, damage: number, life: number, more: object = {}): Fighter {
  const { card } = fighter('Netter');
  const plain = { ...card, name, damage, life, shield: false, drain: false, speedy: false, ...more };
  return { card: plain as Fighter['card'], life, awake: true, attacked: false };
}

const attacksOf = (duel: Duel) =>
  choices(duel, 0, '')
    .map(({ line }) => line)
    .filter((line) => line.startsWith('attack'));

describe('attacks', () => {
  const mine = { field: { 1: creature('Big', 5, 5), 2: creature('Small', 2, 2) } };
  const field = { 1: creature('Brute', 3, 5), 2: creature('Imp', 1, 2), 3: creature('Wall', 0, 9) };

  test('are ordered: kills of the strongest with the weakest attacker, the player, wounds', () => {
    expect(attacksOf(stage(mine, { life: 20, field })).slice(0, 6)).toEqual([
      'attack 1 with 1',
      'attack 2 with 2',
      'attack 2 with 1',
      'attack 0 with 1',
      'attack 0 with 2',
      'attack 3 with 1',
    ]);
  });

  test('that win come first', () => {
    expect(attacksOf(stage(mine, { life: 5, field }))[0]).toBe('attack 0 with 1');
    expect(attacksOf(stage(mine, { life: 6, field }))[0]).toBe('attack 1 with 1');
  });
});

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
