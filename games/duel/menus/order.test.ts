import { type Reader, read } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import type { Duel, Fighter } from '../state.ts';
import { fighter, stage } from '../testing/stage.ts';
import { ask, choices, listName, shortcuts } from './choices.ts';

const ADA: Reader = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] };

/** A creature without abilities. */
function creature(name: string, damage: number, life: number, more: object = {}): Fighter {
  const { card } = fighter('Netter');
  const plain = { ...card, name, damage, life, shield: false, drain: false, speedy: false, ...more };
  return { card: plain as Fighter['card'], life, awake: true, attacked: false };
}

const labelsOf = (duel: Duel) => choices(duel, 0, '').map(({ label }) => read(label, ADA));
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

  test('name their outcome', () => {
    const outcome = (attacker: Fighter, enemy: object) =>
      labelsOf(stage({ field: { 1: attacker } }, enemy)).find((label) => label.startsWith('A'));
    const drain = { drain: true };
    expect(outcome(creature('A', 3, 1), { life: 10, mana: 4 })).toBe('A → Bo: 10 → 7');
    expect(outcome(creature('A', 3, 1, drain), { life: 10, mana: 4 })).toBe('A → Bo: 10 → 7, mana 4 → 0');
    expect(outcome(creature('A', 3, 1, drain), { life: 10, mana: 0 })).toBe('A → Bo: 10 → 7');
    expect(outcome(creature('A', 3, 1, drain), { life: 3, mana: 4 })).not.toContain('→ 0');
    const shield = { field: { 1: creature('Guard', 1, 4, { shield: true }) } };
    expect(outcome(creature('A', 3, 1), shield)).toBe('A → Guard: 4 → 1');
    expect(outcome(creature('A', 4, 1), shield)).not.toContain('4 →');
  });

  test('name the slot of creatures with the same name', () => {
    const twins = { field: { 1: creature('Twin', 1, 3), 4: creature('Twin', 1, 3) } };
    const labels = labelsOf(
      stage({ field: { 2: creature('Solo', 1, 1), 3: creature('Pair', 1, 1), 5: creature('Pair', 1, 1) } }, twins),
    );
    const text = labels.join('\n');
    expect(text).toContain('Solo → Twin (1)');
    expect(text).toContain('Pair (5) → Twin (4)');
    expect(ask(stage({}, twins), 0, 'attack 4 with ', ADA)).toContain('4');
    expect(ask(stage({}, { field: { 4: creature('Solo', 0, 3) } }), 0, 'attack 4 with ', ADA)).toBe(
      'Which creature attacks Solo?',
    );
  });
});

describe('all attacks on the opponent', () => {
  const both = { field: { 1: creature('A', 3, 1), 2: creature('B', 4, 1) } };
  const label = (life: number) => {
    const [choice] = shortcuts.choices(stage(both, { life }), 0, '');
    return choice && read(choice.label, ADA);
  };

  test('have their damage, and whether they win', () => {
    expect(label(8)).toContain('7');
    expect(label(7)).not.toBe(label(8));
    expect(label(6)).toBe(label(7));
  });

  test('are one choice for several attackers in the own turn', () => {
    const one = stage({ field: { 1: creature('A', 3, 1) } });
    expect(shortcuts.choices(one, 0, '')).toEqual([]);
    const two = stage(both);
    expect(shortcuts.choices(two, 0, '')).toHaveLength(1);
    expect(shortcuts.choices(two, 1, '')).toEqual([]);
    expect(shortcuts.choices(two, 0, 'sacrifice ')).toEqual([]);
    expect(shortcuts.choices({ ...two, winner: 0 }, 0, '')).toEqual([]);
    expect(shortcuts.next(two, 0, '>attack all', two)).toEqual({ line: 'attack 0 with 1' });
    expect(shortcuts.next(two, 0, '>other', two)).toEqual({});
  });
});

describe('other choices', () => {
  test('are none for the other seat, after the end and for unknown lines', () => {
    const duel = stage({ field: { 1: creature('A', 3, 1) } });
    expect([choices(duel, 1, ''), choices({ ...duel, winner: 1 }, 0, ''), choices(duel, 0, 'attack # with ')]).toEqual([
      [],
      [],
      [],
    ]);
    expect([choices(duel, 0, 'nonsense'), ask(duel, 0, 'nonsense', ADA)]).toEqual([[], '']);
    expect(['', 'sacrifice ', 'nonsense'].map((partial) => listName(duel, 0, partial) !== undefined)).toEqual([
      ...[true, true, false],
    ]);
  });

  test('offer a sacrifice only with cards, and emphasise the end of a turn without other moves', () => {
    const lines = (duel: Duel) => choices(duel, 0, '').map(({ line, emphasis }) => `${line} ${emphasis ?? ''}`.trim());
    expect(lines(stage({ mana: 0, hand: '' }))).toEqual(['finish usual']);
    expect(lines(stage({ mana: 0, hand: 'Netter' }))).toEqual(['finish usual', 'sacrifice']);
    expect(lines(stage({ field: { 1: creature('A', 3, 1) } }))).toContain('finish aside');
  });
});
