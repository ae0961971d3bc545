import { describe, expect, test } from 'vitest';
import { type Reader, read } from '../../kit/reader.ts';
import { duel } from '../index.ts';
import type { Duel } from '../state.ts';
import { fighter, midgame, stage } from '../testing/stage.ts';
import { choices } from './choices.ts';

const ADA: Reader = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] };

/** Every line that walking the choices meets, with its English label and detail. */
function menu(state: Duel, partial = ''): string[] {
  return choices(state, state.current, partial).flatMap(({ line, label, detail, final }) => [
    `${line}| ${read(label, ADA)}${detail ? ` (${read(detail, ADA)})` : ''}`,
    ...(final ? [] : menu(state, line)),
  ]);
}

const linesOf = (state: Duel) => menu(state).map((line) => line.replace(/\|.*/, ''));

describe('choices', () => {
  const lines = menu(midgame);

  test.each([
    'attack 0 with 1| Torchman (1) attacks Bo (Life 30 → 25)',
    'attack 0 with 7| Sootmage (7) attacks Bo (Life 30 → 27, mana 6 → 0)',
    'attack 4 with 1| Torchman (1) attacks Dreadsub (4) (Life 7 → 2)',
    'set 1 to 2| Limpet 0/4 S (1 mana, slot 2)',
    'set 1 to | Limpet 0/4 S (1 mana)',
    'set 1 to 4| Slot 4',
    'cast 2| Dracula (2 mana: you 30 → 32, Bo 30 → 28)',
    'cast 3| Relief (3 mana: draw 1, life 30 → 28)',
    'cast 4| Rebirth (5 mana: Gullboy 2/1 returns to slot 2)',
    'cast 5| Healer (5 mana: +1 life for 3 creatures)',
    'cast 6 take | Traitor (9 mana: take one of their creatures)',
    'cast 6 take 2 to 2| Harpoon (2) (Harpoon 5/4)',
    'sacrifice 2| Dracula (Your life: 30 → 31)',
    'finish| End turn',
  ])('%s', (line) => {
    expect(lines).toContain(line);
  });

  test('a menu of attacks, a menu of cards, and three buttons', () => {
    const offered = choices(midgame, 0, '');
    const menus = Map.groupBy(offered, ({ under }) => (under ? read(under, ADA) : ''));
    expect([...menus].map(([name, all]) => [name, all.length])).toEqual([
      ['', 3],
      ['Attack…', 4],
      ['Play a card…', 7],
    ]);
  });

  test('only what is legal is offered', () => {
    expect(lines.filter((line) => /^attack 2|with 3|^set \d to [137]|^set 2/.test(line))).toEqual([]);
  });

  test('a shield that would not survive is all that can be attacked', () => {
    const state = stage({ field: { 1: fighter('Torchman') } }, { field: { 1: fighter('Limpet') } });
    expect(menu(state).filter((line) => line.startsWith('attack'))).toEqual([
      'attack 1 with 1| Torchman (1) attacks Limpet (1) (Destroys it (4 life))',
    ]);
  });

  test('the last attack says that it wins', () => {
    const state = stage({ field: { 1: fighter('Torchman') } }, { life: 5 });
    expect(menu(state)).toContain('attack 0 with 1| Torchman (1) attacks Bo (Life 5 → 0: you win)');
  });

  test.each([
    ['Rebirth without a dead creature', stage({ mana: 5, hand: 'Rebirth' }), 'cast 1'],
    ['Healer without a creature', stage({ mana: 5, hand: 'Healer' }), 'cast 1'],
    ['Relief without a pile', stage({ mana: 5, hand: 'Relief', pile: '' }), 'cast 1'],
    ['an attack without damage', stage({ field: { 1: fighter('Limpet') } }), 'attack 0 with 1'],
    ['a second copy', stage({ mana: 5, hand: 'Netter Netter' }), 'set 2 to 1'],
    ['the sacrifice of a second copy', stage({ hand: 'Netter Netter' }), 'sacrifice 2'],
    ['Traitor to another slot', midgame, 'cast 6 take 2 to 4'],
  ])('%s is not offered, but played when typed', (_case, state, line) => {
    expect(linesOf(state)).not.toContain(line);
    expect(duel.acceptsUnlisted?.(state, 0, line)).toBe(true);
    expect(duel.play(state, 0, line).refused).toBeUndefined();
  });

  test('lines that are offered, illegal or typed out of turn are not accepted as unlisted', () => {
    expect(duel.acceptsUnlisted?.(midgame, 0, 'attack 0 with 1')).toBe(false);
    expect(duel.acceptsUnlisted?.(midgame, 0, 'attack 0 with 2')).toBe(false);
    expect(duel.acceptsUnlisted?.(midgame, 1, 'finish')).toBe(false);
    expect(duel.acceptsUnlisted?.(midgame, 0, 'nonsense')).toBe(false);
  });

  const army = (...slots: number[]) => Object.fromEntries(slots.map((slot) => [slot, fighter('Netter')]));

  test('attacks that are too many for a menu are offered target by target', () => {
    const state = stage({ field: army(1, 2, 3, 4) }, { field: army(1, 2, 3, 4, 5, 6, 7) });
    const offered = choices(state, 0, '').filter(({ under }) => under);
    expect(offered.map(({ line }) => line)).toEqual(Array.from({ length: 8 }, (_, target) => `attack ${target} with `));
    expect(linesOf(state)).toContain('attack 7 with 4');
    expect(choices(midgame, 0, 'attack 0 with ')).toEqual([]);
  });

  test('without a target Traitor is not offered', () => {
    expect(menu(stage({ mana: 9, hand: 'Traitor' })).filter((line) => line.startsWith('cast'))).toEqual([]);
  });

  test.each([
    'attack',
    'attack ',
    'attack 9 with ',
    'attack # with ',
    'set 2 to ',
    'cast 1 take ',
    'cast 6 take 1 to ',
    'cast ',
    'x',
  ])('nothing goes on after "%s"', (partial) => {
    expect(choices(midgame, 0, partial)).toEqual([]);
  });
});
