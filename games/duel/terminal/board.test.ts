import { describe, expect, test } from 'vitest';
import type { CreatureCard } from '../rules/cards.ts';
import { cards, fighter, stage } from '../testing/stage.ts';
import { drawBoard } from './board.ts';

const plain: CreatureCard = {
  ...{ kind: 'creature', name: 'Rex', cost: 8, damage: 4, life: 5 },
  ...{ shield: false, drain: false, speedy: false },
};

/** Returns the first cell of the block that starts at this line of the board. */
function firstCell(board: readonly string[], line: number): string[] {
  return board.slice(line, line + 6).map((row) => row.slice(4, 12));
}

describe('marks', () => {
  test.each([
    ['', '08_____ ', ' ______ '],
    ['S', '08_____S', ' ______S'],
    ['M', '08_____M', ' ______M'],
    ['A', '08_____A', ' ______ '],
    ['SA', '08____SA', ' ______S'],
    ['MA', '08____MA', ' ______M'],
    ['MS', '08____MS', ' _____MS'],
    ['MSA', '08___MSA', ' _____MS'],
  ])('are drawn for "%s"', (marks, inHand, onField) => {
    const traits = { drain: marks.includes('M'), shield: marks.includes('S'), speedy: marks.includes('A') };
    const card = { ...plain, ...traits };
    const duel = stage({ field: { 1: { card, life: 5, awake: true, attacked: false } } });
    duel.sides[0].hand = [card];
    const board = drawBoard(duel);
    expect(firstCell(board, 30)[0]).toBe(inHand);
    expect(firstCell(board, 21)[0]).toBe(onField);
  });
});

describe('cells', () => {
  test.each([
    ['face down', 3, [' ______ ', '|      |', '|      |', '|      |', '|      |', '|______|']],
    ['a creature on the field', 12, [' ______ ', '|      |', 'Stoker  ', '|  zz  |', '|      |', '03____01']],
    ['a creature that has attacked', 21, [' ______S', '|      |', 'Breaker ', '|  ==  |', '|      |', '03____09']],
    ['a spell', 30, ['09_____ ', '|      |', 'Traitor ', '|      |', '|      |', 'x______x']],
  ])('show %s', (_case, line, expected) => {
    const duel = stage(
      { hand: 'Traitor', field: { 1: fighter('Breaker', { life: 9, attacked: true }) } },
      { hand: 'Netter', field: { 1: fighter('Stoker', { awake: false, attacked: true }) } },
    );
    expect(firstCell(drawBoard(duel), line)).toEqual(expected);
  });

  test('pad names by characters, not by bytes', () => {
    const duel = stage({});
    duel.sides[0].hand = [{ ...plain, name: 'Bär𝔛' }];
    expect(drawBoard(duel)[32]).toBe(`A   Bär𝔛    ${' '.repeat(69)}A`);
  });
});

test('draws 39 lines of 82 columns, regardless of the cards', () => {
  const army = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((slot) => [slot, fighter('Undertow')]));
  const hand = 'Pyrarch Healer Kelpie Siphoner Ironhide Limpet Traitor';
  const board = drawBoard(stage({ hand, field: army, mana: 15 }, { hand, field: army }));
  expect(board).toHaveLength(39);
  const blank = [0, 2, 9, 11, 18, 20, 27, 29, 36, 38];
  expect(board.map((line) => line.length)).toEqual(board.map((_, index) => (blank.includes(index) ? 0 : 82)));
});

test.each([
  [30, 0, ' LP : 30 | MANA :  0/15 '],
  [0, 15, ' LP :  0 | MANA : 15/15 '],
  [100, 7, ' LP : 100 | MANA :  7/15 '],
])('shows %i life and %i mana', (life, mana, text) => {
  const bar = '='.repeat(29);
  expect(drawBoard(stage({ life, mana }))[28]).toBe(bar + text + bar);
});

test('draws the board from the current player’s side', () => {
  const duel = { ...stage({ hand: 'Limpet' }, { hand: 'Cinder' }), current: 1 as const };
  expect(cards('Cinder')[0]?.name).toBe(firstCell(drawBoard(duel), 30)[2]?.trim());
});
