import { describe, expect, test } from 'vitest';
import { read } from '../../kit/reader.ts';
import type { Duel } from '../state.ts';
import { fighter, midgame, stage } from '../testing/stage.ts';
import { choices } from './choices.ts';

/** Every line that walking the choices meets, with its English label. */
function menu(state: Duel, partial = ''): string[] {
  return choices(state, state.current, partial).flatMap(({ line, label, final }) => [
    `${line}| ${read(label, { viewer: 0, language: 'en', names: ['Ada', 'Bo'] })}`,
    ...(final ? [] : menu(state, line)),
  ]);
}

describe('choices', () => {
  const lines = menu(midgame);

  test.each([
    'attack 0 with 1| Torchman: Player 2 30 → 25',
    'attack 0 with 7| Sootmage: Player 2 30 → 27, Mana 6 → 0',
    'attack 4 with 1| Torchman: Dreadsub 7/7 → 7/2',
    'set 1 to 2| Set Limpet 0/4 S (1)',
    'set 7 to 2| Set Pyrarch 9/8 M (9)',
    'set 1 to | Limpet 0/4 S (1)',
    'set 1 to 4| Slot 4',
    'cast 2| Dracula (2): you 30 → 32, opponent 30 → 28',
    'cast 3| Relief (3): draw 1, life 30 → 28',
    'cast 4| Rebirth (5): Gullboy 2/1 to slot 2',
    'cast 5| Healer (5): +1 life for 3 creatures',
    'cast 6 take | Traitor (9): take a creature',
    'cast 6 take 2 to | Harpoon 5/4',
    'cast 6 take 2 to 2| Slot 2',
    'sacrifice 2| Dracula: life 30 → 31',
    'finish| Finish the turn',
  ])('%s', (line) => {
    expect(lines).toContain(line);
  });

  test('only what is legal is offered', () => {
    expect(lines.filter((line) => /^attack 2|with 3|^set \d to [137]|^set 2/.test(line))).toEqual([]);
  });

  test('a shield that would not survive is all that can be attacked', () => {
    const state = stage({ field: { 1: fighter('Torchman') } }, { field: { 1: fighter('Limpet') } });
    expect(menu(state)).toContain('attack 1 with 1| Torchman: Limpet 0/4 → destroyed');
    expect(menu(state).filter((line) => line.startsWith('attack'))).toHaveLength(1);
  });

  test('Rebirth says when nobody would return', () => {
    expect(menu(stage({ mana: 5, hand: 'Rebirth' }))).toContain(
      'cast 1| Rebirth (5): nobody returns, the card is lost',
    );
  });

  test('an attack that does nothing is a step away', () => {
    const state = stage({ field: { 1: fighter('Limpet'), 2: fighter('Netter') } }, { field: { 1: fighter('Netter') } });
    const attacks = choices(state, 0, '').filter(({ line }) => line.startsWith('attack'));
    expect(attacks.map(({ line }) => line)).toEqual(['attack 0 with 2', 'attack 1 with 2', 'attack ']);
    expect(menu(state, 'attack ')).toContain('attack 0 with 1| Limpet: Player 2 30 → 30');
  });

  const army = (...slots: number[]) => Object.fromEntries(slots.map((slot) => [slot, fighter('Netter')]));
  const hand = 'Limpet Limpet Limpet Limpet Limpet Limpet Limpet';

  test.each([
    ['attacks', army(1, 2, 3), army(1, 2), '', 'attack 0 with 1', [5, 4, 1]],
    [
      'attacks, in two rows, with cards in two more',
      army(1, 2, 3),
      army(1, 2),
      hand,
      'attack 0 with 1',
      [5, 4, 5, 2, 3],
    ],
    ['targets, if attacks are too many', army(1, 2, 3, 4), army(1, 2, 3), hand, 'attack 0 with ', [4, 5, 2, 3]],
    ['eight targets', army(1, 2, 3, 4), army(1, 2, 3, 4, 5, 6, 7), hand, 'attack 0 with ', [5, 3, 5, 2, 3]],
  ])('a line begins with %s', (_case, field, enemies, held, first, rows) => {
    const offered = choices(stage({ mana: 15, hand: held, field }, { field: enemies }), 0, '');
    expect(offered[0]?.line).toBe(first);
    expect(rows.map((_, row) => offered.filter(({ at }) => at?.row === row).length)).toEqual(rows);
  });

  test('without a target Traitor is not offered', () => {
    expect(menu(stage({ mana: 9, hand: 'Traitor' })).filter((line) => line.startsWith('cast'))).toEqual([]);
  });

  test.each([
    'attack',
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
