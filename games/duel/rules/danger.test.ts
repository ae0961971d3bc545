import { expect, test } from 'vitest';
import { fighter, stage } from '../testing/stage.ts';
import { dangerTo } from './turn.ts';

const army = (...names: string[]) => Object.fromEntries(names.map((name, index) => [index + 1, fighter(name)]));

test.each([
  ['nobody', [], [], 0],
  ['all strike', [], ['Torchman', 'Netter'], 7],
  ['one falls short of the shield', ['Limpet'], ['Netter'], 0],
  ['the smallest that suffices goes for the shield', ['Limpet'], ['Torchman', 'Harpoon', 'Netter'], 7],
  ['two small ones share a shield', ['Limpet'], ['Netter', 'Netter', 'Dreadsub'], 7],
  ['two shields', ['Limpet', 'Limpet'], ['Torchman', 'Harpoon', 'Netter'], 2],
  ['others do not shield', ['Netter', 'Torchman'], ['Torchman'], 5],
])('%s', (_case, mine, theirs, danger) => {
  expect(dangerTo(stage({ field: army(...mine) }, { field: army(...theirs) }), 0)).toBe(danger);
});

test('evaluates a full board within the time limit', () => {
  const seven = (name: string) => army(...Array(7).fill(name));
  expect(dangerTo(stage({ field: seven('Limpet') }, { field: seven('Torchman') }), 0)).toBe(0);
  expect(dangerTo(stage({ field: army('Limpet', 'Limpet', 'Limpet') }, { field: seven('Torchman') }), 0)).toBe(20);
});
