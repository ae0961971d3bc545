import { expandShortcut, type Reader, read } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { duel } from '../index.ts';
import type { Duel } from '../state.ts';
import { fighter, midgame, stage } from '../testing/stage.ts';
import { choices } from './choices.ts';

const ADA: Reader = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] };

/** Returns every line that the choices lead to, with its English label and detail. */
function menu(state: Duel, partial = ''): string[] {
  return choices(state, state.current, partial).flatMap(({ line, label, detail, final }) => [
    `${line}| ${read(label, ADA)}${detail ? ` (${read(detail, ADA)})` : ''}`,
    ...(final ? [] : menu(state, line)),
  ]);
}

const linesOf = (state: Duel) => menu(state).map((line) => line.replace(/\|.*/, ''));

/** A creature without damage that drains mana. */
const drainer = { ...fighter('Limpet'), card: { ...fighter('Limpet').card, drain: true } };

const army = (...slots: number[]) => Object.fromEntries(slots.map((slot) => [slot, fighter('Netter')]));

describe('choices', () => {
  const lines = menu(midgame);

  test.each([
    'attack 0 with 1| Torchman → Bo: 30 → 25',
    'attack 0 with 7| Sootmage → Bo: 30 → 27, mana 6 → 0',
    'attack 4 with 1| Torchman → Dreadsub: 7 → 2',
    'set 1 to 2| Set Limpet 0/4 (shield) (1 mana)',
    'cast 2| Cast Dracula: you +2, Bo −2 (2 mana)',
    'cast 3| Cast Relief: draw 1, life 30 → 28 (3 mana)',
    'cast 4| Cast Rebirth: Gullboy 2/1 returns (5 mana)',
    'cast 5| Cast Healer: +1 life for 3 creatures (5 mana)',
    'cast 6 take 2 to 2| Traitor → Harpoon 5/4 (2) (9 mana)',
    'sacrifice 2| Dracula',
    'finish| End turn · −1 life',
  ])('%s', (line) => {
    expect(lines).toContain(line);
  });

  /** Returns the lines of the buttons and of each list. */
  const placesOf = (state: Duel) => {
    const lists = Map.groupBy(choices(state, 0, ''), ({ under }) => (under ? read(under, ADA) : ''));
    return Object.fromEntries([...lists].map(([name, all]) => [name, all.map(({ line }) => line)]));
  };

  test('shows the most promising attacks as buttons and the rest in lists', () => {
    expect(placesOf(midgame)).toEqual({
      '': ['attack 0 with 1', 'attack 0 with 7', 'finish', 'sacrifice '],
      'More attacks…': ['attack 4 with 1', 'attack 4 with 7'],
      'Play a card (7 affordable)': [
        ...['set 1 to 2', 'set 7 to 2', 'cast 2', 'cast 3', 'cast 4', 'cast 5'],
        ...['cast 6 take 2 to 2', 'cast 6 take 4 to 2'],
      ],
    });
  });

  test('offers the targets of many attacks by name, with their values', () => {
    const state = stage({ field: army(1, 2, 3, 4, 5, 6, 7) }, { field: { 1: fighter('Moltoth'), ...army(2, 3, 4) } });
    const targets = choices(state, 0, '').filter(({ line }) => /^attack \d with $/.test(line));
    expect(targets.map(({ label, detail = '' }) => [read(label, ADA), read(detail, ADA)])).toEqual([
      ['Attack Bo with…', '30 life'],
      ['Attack Moltoth with…', '8/6'],
      ['Attack Netter (2) with…', '2/3'],
      ['Attack Netter (3) with…', '2/3'],
      ['Attack Netter (4) with…', '2/3'],
    ]);
  });

  test('offers only the shield as a target, even if it would not survive', () => {
    const state = stage({ field: { 1: fighter('Torchman') } }, { field: { 1: fighter('Limpet') } });
    expect(menu(state).filter((line) => line.startsWith('attack'))).toEqual([
      'attack 1 with 1| Torchman → Limpet: kills it',
    ]);
  });

  test('labels the last attack as winning', () => {
    const state = stage({ field: { 1: fighter('Torchman') } }, { life: 5 });
    expect(menu(state)).toContain('attack 0 with 1| Torchman → Bo: you win');
  });

  test.each([
    ['Rebirth without a dead creature', stage({ mana: 5, hand: 'Rebirth' }), 'cast 1'],
    ['Healer without a creature', stage({ mana: 5, hand: 'Healer' }), 'cast 1'],
    ['Relief without a pile', stage({ mana: 5, hand: 'Relief', pile: '' }), 'cast 1'],
    ['an attack without damage', stage({ field: { 1: fighter('Limpet') } }), 'attack 0 with 1'],
    ['a drain without damage or mana', stage({ field: { 1: drainer } }, { mana: 0 }), 'attack 0 with 1'],
    ['a drain of a creature', stage({ field: { 1: drainer } }, { mana: 3, field: army(2) }), 'attack 2 with 1'],
    ['a second copy', stage({ mana: 5, hand: 'Netter Netter' }), 'set 2 to 1'],
    ['the sacrifice of a second copy', stage({ hand: 'Netter Netter' }), 'sacrifice 2'],
    ['another slot', midgame, 'set 1 to 4'],
    ['Traitor to another slot', midgame, 'cast 6 take 2 to 4'],
  ])('%s is not offered, but played when typed', (_case, state, line) => {
    expect(linesOf(state)).not.toContain(line);
    expect(duel.acceptsUnlisted?.(state, 0, line)).toBe(true);
    expect(duel.play(state, 0, line).refused).toBeUndefined();
  });

  test('does not accept offered, illegal or untimely lines as unlisted', () => {
    expect(duel.acceptsUnlisted?.(midgame, 0, 'attack 0 with 1')).toBe(false);
    expect(duel.acceptsUnlisted?.(midgame, 0, 'attack 0 with 2')).toBe(false);
    expect(duel.acceptsUnlisted?.(midgame, 1, 'finish')).toBe(false);
    expect(duel.acceptsUnlisted?.(midgame, 0, 'nonsense')).toBe(false);
  });

  test.each(['attack', 'attack ', 'attack 9 with ', 'attack # with ', 'set 1 to ', 'cast 6 take ', 'cast ', 'x'])(
    'offers nothing after "%s"',
    (partial) => {
      expect(choices(midgame, 0, partial)).toEqual([]);
    },
  );
});

describe('attack with everything', () => {
  const offered = (state: Duel) => duel.shortcuts?.choices(state, 0, '').map(({ label }) => read(label, ADA)) ?? [];
  const played = (state: Duel) => expandShortcut(duel, state, 0, '>attack all').lines;

  test('hits the opponent with each creature that can attack', () => {
    expect(offered(midgame)).toEqual(['Attack with everything: 8 damage']);
    expect(played(midgame)).toEqual(['attack 0 with 1', 'attack 0 with 7']);
    expect(expandShortcut(duel, midgame, 0, '>something else').lines).toEqual([]);
  });

  test('stops when the duel ends', () => {
    const state = stage({ field: army(1, 2, 3) }, { life: 3 });
    expect(offered(state)).toEqual(['Attack with everything: you win']);
    const isFixed = (one: Duel) => duel.shortcuts?.choices(one, 0, '').map((choice) => choice.isFixed);
    expect([isFixed(state), isFixed(midgame)]).toEqual([[true], [undefined]]);
    expect(played(state)).toEqual(['attack 0 with 1', 'attack 0 with 2']);
  });

  test.each([
    ['a shield is in the way', stage({ field: army(1, 2) }, { field: { 1: fighter('Limpet') } })],
    ['one creature is all', stage({ field: army(1) })],
    ['it is not their turn', { ...midgame, current: 1 as const }],
    ['the duel is over', { ...midgame, winner: 0 as const }],
  ])('is not offered if %s', (_case, state) => {
    expect(offered(state)).toEqual([]);
    expect(duel.shortcuts?.choices(midgame, 0, 'sacrifice ')).toEqual([]);
  });
});
