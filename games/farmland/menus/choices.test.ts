import { describe, expect, test } from 'vitest';
import { type Reader, read } from '../../kit/reader.ts';
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

test('a turn begins with a piece, a card, the end, or the computer', () => {
  expect(offered(holding(TEAM), '')).toEqual([
    'D1 : D1 Farmer King…',
    'D2 : D2 Tall Goat…',
    'D3 : D3 Red Ram…',
    'place 1 : Place Old Sow…',
    'place 2 : Place Young Sow…',
    'place 3 : Place Fence Farmer…',
    'place 4 : Place Barn Guard…',
    'place 5 : Place Red Ram…',
    'yield : Discard and end the turn…',
    'auto: Let the computer play…',
  ]);
  expect(offered(stage({}, { placed: true, acted: true }), '')).toEqual([
    'D1 : D1 Farmer King…',
    'yield : Discard and end the turn…',
  ]);
});

test('a piece is offered what is legal where it stands, and what comes of it', () => {
  expect(offered(holding(TEAM), 'D3 ')).toEqual([
    'D3 move D4: Attack D4 (??? lies face down)',
    'D3 move E3: Unite with E3 (Success (like-minded): Old Red Sow (1000/200))…',
    'D3 move D2: Unite with D2 (They do not fit: you lose Tall Goat)…',
    'D3 move C3: Attack C3 (Rich Hen (900/700): the blockade breaks, no damage)',
    'D3 move D3: Stop blocking',
    'D3 flip: Turn face up',
    'D3 block: Block',
  ]);
  expect(offered(holding(TEAM), 'D1 ')).toEqual([
    'D1 move D2: Step on D2 (Your Tall Goat leaves the game)…',
    'D1 move E1: E1',
    'D1 move C1: C1',
    'D1 move D1: Stay',
  ]);
  expect(offered(holding(TEAM), 'E3 ')).toEqual([]);
});

test('a card is offered the fields around the King, and other cards to unite with first', () => {
  expect(offered(holding(TEAM), 'place 1 ')).toEqual([
    'place 1 D2: Unite with D2 (Success (prime): Tall Old Goat (1200/1000))…',
    'place 1 E2: E2',
    'place 1 E1: E1',
    'place 1 C1: C1',
    'place 1 C2: C2',
    'place 1 2 : Add Young Sow (Success (symbiosis): Old Young Sow (500/500))…',
    'place 1 3 : Add Fence Farmer (They do not fit: you lose Old Sow)…',
    'place 1 4 : Add Barn Guard (Success (like-minded): Old Barn Sow (600/900))…',
    'place 1 5 : Add Red Ram (Success (prime): Old Red Sow (1200/1000))…',
  ]);
  expect(offered(holding(TEAM), 'place 2 1 ')[0]).toBe(
    'place 2 1 D2: Unite with D2 (Tall Young Old Goat (1000/1000) will stand there)…',
  );
});

describe('unions and losses are confirmed, other lines are played at once', () => {
  const five = Object.fromEntries(['A7', 'B7', 'C7', 'A6', 'A5'].map((field) => [field, unit('Rich Hen 900/700')]));

  test.each([
    ['D3 move E3', TEAM, 'Success (like-minded): Old Red Sow (1000/200). Shall it be so?'],
    ['D1 move D2', TEAM, 'Your Tall Goat leaves the game. Shall it be so?'],
    ['place 1 D2', TEAM, 'Success (prime): Tall Old Goat (1200/1000). Shall it be so?'],
    ['place 1 2 D2', five, 'It would be your sixth unit and is lost. Shall it be so?'],
    ['auto', TEAM, 'The computer plays your whole turn. Shall it be so?'],
  ])('%s', (line, pieces, question) => {
    const state = holding(pieces);
    expect(offered(state, line)).toEqual([`${line}: Yes, do it`]);
    expect(farmland.face.ask?.(state, 0, line, ADA)).toBe(question);
  });

  test.each(['D3 move D4', 'D3 flip', 'place 1 E2', 'yield 1', 'place 1 F2', 'E3 move E4'])('%s', (line) => {
    expect(offered(holding(TEAM), line)).toEqual([]);
  });
});

test.each([
  ['', 'You are Player. Who moves, or what do you place?', 'Du bist Player. Wer bewegt sich, oder was platzierst du?'],
  ['D1 ', 'D1 Farmer King: where to?', 'D1 Farmer King: wohin?'],
  ['D3 ', 'D3 Red Ram (1000/400): where to?', 'D3 Red Ram (1000/400): wohin?'],
  ['place 1 2 ', 'Old Young Sow (500/500): on which field?', 'Old Young Sow (500/500): auf welches Feld?'],
  ['yield ', 'Which card do you discard? Then your turn ends.', 'Welche Karte wirfst du ab? Danach endet dein Zug.'],
])('after %j is asked: %s', (partial, en, de) => {
  expect(farmland.face.ask?.(holding(TEAM), 0, partial, ADA)).toBe(en);
  expect(farmland.face.ask?.(holding(TEAM), 0, partial, { ...ADA, language: 'de' })).toBe(de);
});

test('buttons lie as the fields do, from the side of the team', () => {
  const places = (state: State, partial: string) => {
    const choices = farmland.choices(state, state.turn, partial).filter(({ at }) => at);
    return Object.fromEntries(choices.map(({ line, at }) => [line.slice(-2), [at?.row, at?.column]]));
  };
  const middle = { D4: unit('Red Ram 1000/400'), E5: unit('Tall Goat 700/700', { team: 1 }) };
  expect(places(holding(middle), 'D4 ')).toEqual({ D5: [0, 1], E4: [1, 2], D3: [2, 1], C4: [1, 0], D4: [1, 1] });
  expect(places(holding(middle, { turn: 1 }), 'E5 ')).toEqual({
    E6: [2, 1],
    F5: [1, 0],
    E4: [0, 1],
    D5: [1, 2],
    E5: [1, 1],
  });
  expect(places(holding({}, { turn: 1 }), 'place 1 ')).toEqual({
    E7: [1, 0],
    E6: [0, 0],
    D6: [0, 1],
    C6: [0, 2],
    C7: [1, 2],
  });
});
