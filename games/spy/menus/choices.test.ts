import { describe, expect, test } from 'vitest';
import { parsePoint } from '../rules/grid.ts';
import { type Role, stage } from '../testing/stage.ts';
import { choices } from './choices.ts';

const HALL = ['........', '..@.....', '........', '.....$..'];
const lines = (roles: readonly Role[], partial: string) =>
  choices(stage(HALL, roles).state, 0, partial).map(({ line }) => line);

describe('the menu', () => {
  const shooter: Role = { at: 'B1', carries: ['ROCKET_PEN', 'POCKET_LITTER'] };

  test('begins with what can be done now', () => {
    const steps = ['step A1', 'step C1', 'step A2', 'step B2'];
    expect(lines([shooter], '')).toEqual([...steps, 'gamble', 'use ROCKET_PEN', 'retire']);
    expect(lines([{ ...shooter, ap: 0 }], '')).toEqual([...steps, 'retire']);
    expect(lines([{ ...shooter, bp: 0 }], '')).toEqual(['gamble', 'use ROCKET_PEN', 'retire']);
  });

  test('puts several gadgets behind one button, so that everything fits one message', () => {
    const carrier: Role = { at: 'B1', bp: 0, carries: ['ROCKET_PEN', 'JETPACK', 'POCKET_LITTER'] };
    expect(lines([carrier], '')).toEqual(['gamble', 'use', 'retire']);
    expect(lines([carrier], 'use')).toEqual(['use ROCKET_PEN', 'use JETPACK']);
  });

  test('shows steps as arrows around the agent, with a sign where somebody stands or something lies', () => {
    const { state } = stage(HALL, [{ at: 'B2' }, { at: 'B1', faction: 1 }], { cat: parsePoint('A3') ?? null });
    state.board.lying = [{ at: { x: 2, y: 2 }, item: { gadget: 'BOWLER_BLADE', usages: null } }];
    const steps = choices(state, 0, '').filter(({ at }) => at);
    expect(steps.map(({ label }) => label)).toEqual(['↖ A1', '↑ B1 ⇄', '↗ C1', '← A2', '↙ A3 ⇄', '↓ B3', '↘ C3 *']);
    expect(steps.map(({ at }) => `${at?.row}${at?.column}`)).toEqual(['00', '01', '02', '10', '20', '21', '22']);
  });

  test('asks for a column first where there are many fields', () => {
    const columns = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => `use ROCKET_PEN ${name}`);
    expect(lines([shooter], 'use ROCKET_PEN')).toEqual(columns);
    expect(lines([shooter], 'use ROCKET_PEN C')).toEqual([1, 2, 3, 4].map((row) => `use ROCKET_PEN C${row}`));
  });

  test('lists few fields at once, and asks for a stake', () => {
    expect(lines([shooter], 'gamble')).toEqual(['gamble C2']);
    expect(lines([shooter], 'gamble C2')).toEqual(['gamble C2 1', 'gamble C2 5', 'gamble C2 10', 'gamble C2 ']);
  });

  test('has nothing to say to nonsense, to others and to what is not possible', () => {
    const partials = [
      'use',
      'use ',
      'use GRAPPLE',
      'step',
      'step C',
      'step A1',
      'gamble A1',
      'drink',
      'retire',
      'fly',
      'use ROCKET_PEN Z',
    ];
    for (const partial of partials) expect(lines([shooter], partial), partial).toEqual([]);
    expect(choices(stage(HALL, [shooter]).state, 1, '')).toEqual([]);
  });

  test('names what is on a field and warns of a safe without its combination', () => {
    const { state } = stage(HALL, [{ at: 'E4' }, { at: 'D4', faction: 1 }]);
    expect(choices(state, 0, 'spy')).toMatchObject([{ line: 'spy D4', label: { en: 'D4: Agent B' } }]);
    expect(choices(state, 0, 'open')).toMatchObject([{ line: 'open F4', label: { en: 'F4: safe 1' }, final: true }]);
    expect(choices(state, 0, 'open')[0]?.detail).toMatchObject({ de: expect.stringContaining('nicht') });
    state.sides[0].combinations = [1];
    expect(choices(state, 0, 'open')[0]?.detail).toMatchObject({ de: 'Du kennst die Kombination' });
  });
});
