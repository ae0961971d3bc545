import { describe, expect, test } from 'vitest';
import { type Reader, read } from '../../kit/reader.ts';
import { offers } from '../../kit/walk.ts';
import { farmland } from '../index.ts';
import type { State } from '../state.ts';
import { card, stage, unit } from '../testing/stage.ts';

const HAND = ['Old Sow 500/300', 'Young Sow 300/500', 'Fence Farmer 600/1000', 'Barn Guard 400/900', 'Red Ram 700/700'];

function holding(pieces: Parameters<typeof stage>[0], changes: Partial<State> = {}): State {
  const state = stage(pieces, changes);
  const teams = state.teams.map((team) => ({ ...team, hand: HAND.map(card) })) as State['teams'];
  return { ...state, teams };
}

const ADA: Reader = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] };

/** What is offered after a partial: the line, its label and its detail, and `…` where it goes on. */
function offered(state: State, partial: string): string[] {
  return farmland.choices(state, state.turn, partial).map(({ line, label, detail, final }) => {
    const more = detail === undefined ? '' : ` (${read(detail, ADA)})`;
    return `${line}: ${read(label, ADA)}${more}${final ? '' : '…'}`;
  });
}

const TEAM = {
  D2: unit('Tall Goat 700/700'),
  D3: unit('Red Ram 1000/400', { up: false, blocks: true }),
  E3: unit('Old Sow 500/300', { moved: true }),
  C3: unit('Rich Hen 900/700', { team: 1, blocks: true }),
  D4: unit('Tall Goat 700/700', { team: 1, up: false }),
};

test('a turn begins with the end, the computer, a menu of pieces and one of cards', () => {
  expect(offered(holding(TEAM), '')).toEqual([
    'yield : End turn……',
    'auto: Autoplay turn…',
    'D1 : D1 King (moves 1 field)…',
    'D2 : D2 Tall Goat (700/700)…',
    'D3 : D3 Red Ram (1000/400, face down, blocking, can attack D4, C3)…',
    'place 1 : Old Sow (500/300)…',
    'place 2 : Young Sow (300/500)…',
    'place 3 : Fence Farmer (600/1000)…',
    'place 4 : Barn Guard (400/900)…',
    'place 5 : Red Ram (700/700)…',
  ]);
  const menus = Map.groupBy(farmland.choices(holding(TEAM), 0, ''), ({ under }) => (under ? read(under, ADA) : ''));
  expect([...menus].map(([name, all]) => [name, all.length])).toEqual([
    ['', 2],
    ['Move a unit…', 3],
    ['Place a card…', 5],
  ]);
  expect(offered(stage({}, { placed: true, acted: true }), '')).toEqual([
    'yield : End turn……',
    'D1 : D1 King (moves 1 field)…',
  ]);
});

test('a piece is offered what is legal where it stands, and what comes of it', () => {
  expect(offered(holding(TEAM), 'D3 ')).toEqual([
    'D3 move D4: Attack D4 (a face-down unit)',
    'D3 move E3: Unite on E3 (becomes Old Red Sow 1000/200)',
    'D3 move D2: Unite on D2 (they don’t fit, so Tall Goat is lost)…',
    'D3 move C3: Attack C3 (Rich Hen 900/700: you break the blockade)',
    'D3 flip: Flip',
    'D3 move D3: Stop blocking',
  ]);
  expect(offered(holding(TEAM), 'D1 ')).toEqual([
    'D1 move D2: Step on D2 (Tall Goat is lost)…',
    'D1 move E1: E1',
    'D1 move C1: C1',
  ]);
  expect(offered(holding(TEAM), 'D2 ').slice(-1)).toEqual(['D2 block: Block']);
  expect(offered(holding(TEAM), 'E3 ')).toEqual([]);
});

test('what costs a unit or shows one is red', () => {
  const tones = farmland.choices(holding(TEAM), 0, 'D3 ').map(({ line, tone }) => [line, tone]);
  expect(Object.fromEntries(tones)).toEqual({
    'D3 move D4': 'costly',
    'D3 move E3': 'usual',
    'D3 move D2': 'costly',
    'D3 move C3': 'costly',
    'D3 flip': 'costly',
    'D3 move D3': 'aside',
  });
});

test('a card is offered the fields around the King, and other cards that fit it', () => {
  expect(offered(holding(TEAM), 'place 1 ')).toEqual([
    'place 1 D2: Unite on D2 (becomes Tall Old Goat 1200/1000)',
    'place 1 E2: E2',
    'place 1 E1: E1',
    'place 1 C1: C1',
    'place 1 C2: C2',
    'place 1 2 : Young Sow (becomes Old Young Sow 500/500)…',
    'place 1 3 : Fence Farmer (D2: becomes Tall Old Fence Goat 800/1000)…',
    'place 1 4 : Barn Guard (becomes Old Barn Sow 600/900)…',
    'place 1 5 : Red Ram (becomes Old Red Sow 1200/1000)…',
  ]);
  expect(offered(holding(TEAM), 'place 2 1 ')[0]).toBe(
    'place 2 1 D2: Unite on D2 (becomes Tall Young Old Goat 1000/1000)',
  );
});

const five = Object.fromEntries(['A7', 'B7', 'C7', 'A6', 'A5'].map((field) => [field, unit('Rich Hen 900/700')]));

describe('what is left out of the menus is still played when typed', () => {
  const twins = holding({});
  const [first, second] = twins.teams;
  const hand = ['Old Sow 500/300', 'Young Sow 300/500', 'Old Sow 500/300'].map(card);
  const held = { ...twins, teams: [{ ...first, hand }, second] } satisfies State;

  test.each([
    ['a second copy', held, 'place 3 D2'],
    ['a sixth unit', holding(five), 'place 1 E2'],
    ['cards that do not fit', holding(TEAM), 'place 1 3 E2'],
    ['to stay', holding(TEAM), 'D2 move D2'],
    ['to block again', holding(TEAM), 'D3 block'],
  ])('%s', (_case, state, line) => {
    expect(offers(farmland, state, 0, line)).toBe(false);
    expect(farmland.acceptsUnlisted?.(state, 0, line)).toBe(true);
    expect(farmland.play(state, 0, line).refused).toBeUndefined();
  });

  test('but not what is offered, illegal, or another seat’s', () => {
    expect(farmland.acceptsUnlisted?.(holding(TEAM), 0, 'place 1 E2')).toBe(false);
    expect(farmland.acceptsUnlisted?.(holding(TEAM), 0, 'place 1 A7')).toBe(false);
    expect(farmland.acceptsUnlisted?.(holding(TEAM), 1, 'D2 move D2')).toBe(false);
    expect(farmland.acceptsUnlisted?.(holding(TEAM), 0, 'nonsense')).toBe(false);
  });
});

describe('losses are confirmed, other lines are played at once', () => {
  test.each([
    ['D3 move D2', TEAM, 'D2: they don’t fit, so Tall Goat is lost. Are you sure?'],
    ['D1 move D2', TEAM, 'D2: Tall Goat is lost. Are you sure?'],
    ['place 3 D2', TEAM, 'D2: they don’t fit, so Tall Goat is lost. Are you sure?'],
    ['auto', TEAM, 'The computer plays your whole turn. Are you sure?'],
  ])('%s', (line, pieces, question) => {
    const state = holding(pieces);
    expect(offered(state, line)).toEqual([`${line}: ${line === 'auto' ? 'Autoplay turn' : 'Do it anyway'}`]);
    expect(farmland.face.ask?.(state, 0, line, ADA)).toBe(question);
  });

  test.each(['D3 move D4', 'D3 move E3', 'D3 flip', 'place 1 E2', 'place 1 D2', 'yield 1', 'place 1 F2', 'E3 move E4'])(
    '%s',
    (line) => {
      expect(offered(holding(TEAM), line)).toEqual([]);
    },
  );
});

test.each([
  ['', 'Move a unit or place a card?', 'Einheit bewegen oder Karte platzieren?'],
  ['D1 ', 'D1 King: choose a field.', 'D1 König: Wähle ein Feld.'],
  ['D3 ', 'D3 Red Ram 1000/400: choose a field or an action.', 'D3 Red Ram 1000/400: Wähle ein Feld oder eine Aktion.'],
  [
    'place 1 2 ',
    'Old Sow 500/300 and Young Sow 300/500: choose a field.',
    'Old Sow 500/300 und Young Sow 300/500: Wähle ein Feld.',
  ],
  ['yield ', 'Choose a card to discard. This ends your turn.', 'Wähle eine Karte zum Abwerfen. Damit endet dein Zug.'],
])('after %j is asked: %s', (partial, en, de) => {
  const state = holding({ D3: TEAM.D3 });
  expect(farmland.face.ask?.(state, 0, partial, ADA)).toBe(en);
  expect(farmland.face.ask?.(state, 0, partial, { ...ADA, language: 'de' })).toBe(de);
});

test('buttons lie as the fields do, from the side of the team', () => {
  const places = (state: State, partial: string) => {
    const choices = farmland.choices(state, state.turn, partial).filter(({ at }) => at);
    return Object.fromEntries(choices.map(({ line, at }) => [line.slice(-2), [at?.row, at?.column]]));
  };
  const middle = { D4: unit('Red Ram 1000/400'), E5: unit('Tall Goat 700/700', { team: 1 }) };
  expect(places(holding(middle), 'D4 ')).toEqual({ D5: [0, 1], E4: [1, 2], D3: [2, 1], C4: [1, 0] });
  expect(places(holding(middle, { turn: 1 }), 'E5 ')).toEqual({
    E6: [2, 1],
    F5: [1, 0],
    E4: [0, 1],
    D5: [1, 2],
  });
  expect(places(holding({}, { turn: 1 }), 'place 1 ')).toEqual({
    E7: [1, 0],
    E6: [0, 0],
    D6: [0, 1],
    C6: [0, 2],
    C7: [1, 2],
  });
});
