import { describe, expect, test } from 'vitest';
import type { Duel, Fighter } from '../state.ts';
import { fighter, stage } from '../testing/stage.ts';
import { choices } from './choices.ts';

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
