import { describe, expect, test } from 'vitest';
import { parseField } from '../fields.ts';
import { farmland } from '../index.ts';
import { pieceOn, type State, unitFields } from '../state.ts';
import { card, stage, unit } from '../testing/stage.ts';
import { tell } from './tell.ts';

const TEAM = {
  D3: unit('Red Ram 1000/400', { up: false }),
  E3: unit('Old Sow 500/300', { blocks: true }),
  C3: unit('Young Sow 300/500', { moved: true }),
  D4: unit('Tall Goat 700/700', { team: 1, up: false }),
  E4: unit('Tall Goat 700/700', { team: 1 }),
};

function follow(state: State, ...lines: string[]): State {
  return lines.reduce((now, line) => played(now, line).state, state);
}

function played(state: State, line: string) {
  const outcome = farmland.play(state, state.turn, line);
  if (outcome.refused) throw new Error(`${line}: ${outcome.refused.code}`);
  return outcome;
}

/** Returns the document's output for a line, before the board. */
function linesFor(state: State, line: string): string[] {
  return played(state, line).events.flatMap((event) => tell(event, state.turn));
}

const on = (state: State, field: string) => pieceOn(state, parseField(field)!);

describe('rejected lines', () => {
  test.each([
    ['D2 move D3', 'empty-field'],
    ['D4 move D5', 'not-yours'],
    ['D4 flip', 'not-yours'],
    ['C3 move C4', 'already-moved'],
    ['C3 block', 'already-moved'],
    ['C3 flip', 'already-moved'],
    ['E3 flip', 'already-up'],
    ['D1 flip', 'already-up'],
    ['D1 block', 'king-blocks'],
    ['E3 move F4', 'too-far'],
    ['E3 move E5', 'too-far'],
    ['place 1 D3', 'far-from-king'],
    ['place 1 D1', 'far-from-king'],
    ['place 1 1 D2', 'card-twice'],
    ['yield', 'must-discard'],
    ['D1 move d2', 'unknown-line'],
    ['', 'unknown-line'],
  ])('reject %s with %s', (line, code) => expect(farmland.play(stage(TEAM), 0, line).refused?.code).toBe(code));

  test.each([
    ['D3 move D2', 'own-king', { D1: null, D2: { kind: 'king', team: 0, moved: false } as const }],
    ['D1 move D2', 'king-attacks', { D2: TEAM.D4 }],
    ['place 1 D2', 'held-by-rival', { D2: TEAM.D4 }],
  ])('reject %s with %s', (line, code, pieces) => {
    expect(farmland.play(stage({ ...TEAM, ...pieces }), 0, line).refused?.code).toBe(code);
  });

  test('reject missing cards, a second placement, a needless discard, another seat, and moves after the end', () => {
    const placed = follow(stage(TEAM), 'place 1 D2');
    expect(farmland.play(placed, 0, 'place 1 C2').refused?.code).toBe('placed-already');
    expect(farmland.play(placed, 0, 'yield 1').refused?.code).toBe('must-not-discard');
    expect(farmland.play(placed, 0, 'auto').refused?.code).toBe('turn-begun');
    expect(farmland.play({ ...placed, placed: false }, 0, 'place 5 D2').refused?.code).toBe('no-such-card');
    expect(farmland.play(placed, 1, 'yield').refused?.code).toBe('not-your-turn');
    expect(farmland.play({ ...placed, winner: 1 }, 0, 'yield').refused?.code).toBe('over');
  });
});

describe('moving', () => {
  test.each([
    ['D3 move D2', ['Red Ram moves to D2.']],
    ['D3 move D3', ['Red Ram moves to D3.']],
    ['D1 move D1', ['Farmer King moves to D1.']],
    ['E3 move E3', ['Old Sow no longer blocks.', 'Old Sow moves to E3.']],
    ['E3 block', ['Old Sow (E3) blocks!']],
    ['D3 flip', ['Red Ram (1000/400) was flipped on D3!']],
    [
      'E3 move D3',
      ['Old Sow no longer blocks.', 'Old Sow moves to D3.', 'Old Sow and Red Ram on D3 join forces!', 'Success!'],
    ],
    [
      'D3 move C3',
      ['Red Ram moves to C3.', 'Red Ram and Young Sow on C3 join forces!', 'Union failed. Young Sow was eliminated.'],
    ],
  ])('%s', (line, lines) => expect(linesFor(stage(TEAM), line)).toEqual(lines));

  test('keeps a moved unit moved, refreshes a united one, but not one that lost its partner', () => {
    expect(on(follow(stage(TEAM), 'D3 move D2'), 'D2')).toMatchObject({ moved: true, up: false });
    const united = follow(stage(TEAM), 'E3 move D3');
    expect(on(united, 'D3')).toMatchObject({ moved: false, up: false, blocks: false, card: { qualifier: 'Red Old' } });
    expect(on(united, 'E3')).toBeUndefined();
    expect(on(follow(stage(TEAM), 'D3 move C3'), 'C3')).toMatchObject({ moved: true, card: { qualifier: 'Red' } });
    const open = { ...TEAM, D3: unit('Young Sow 300/500', { moved: true }) };
    expect(on(follow(stage(open), 'E3 move D3'), 'D3')).toMatchObject({ moved: false, up: true });
  });

  test('is possible after a flip, but not after a blockade, which lasts over turns', () => {
    const flipped = follow(stage(TEAM), 'D3 flip', 'D3 block');
    expect(on(flipped, 'D3')).toMatchObject({ up: true, blocks: true, moved: true });
    const later = follow(flipped, 'yield 1', 'yield 1');
    expect(on(later, 'D3')).toMatchObject({ blocks: true, moved: false });
    expect(linesFor(later, 'D3 block')).toEqual(['Red Ram (D3) blocks!']);
  });

  test('removes an own unit silently if the King steps on it', () => {
    const state = stage({ D2: unit('Red Ram 1000/400') });
    expect(linesFor(state, 'D1 move D2')).toEqual(['Farmer King moves to D2.']);
    expect(unitFields(follow(state, 'D1 move D2'), 0)).toEqual([]);
  });
});

describe('placing', () => {
  const hand = [
    'Old Sow 500/300',
    'Young Sow 300/500',
    'Fence Farmer 600/1000',
    'Barn Guard 400/900',
    'Red Ram 700/700',
  ];
  const holding = (pieces: Parameters<typeof stage>[0]) => {
    const state = stage(pieces);
    const [first, second] = state.teams;
    return { ...state, teams: [{ ...first, hand: hand.map(card) }, second] } satisfies State;
  };
  const five = Object.fromEntries(['A7', 'B7', 'C7', 'A6', 'C2'].map((field) => [field, unit('Rich Hen 900/700')]));

  test('unites several units in the order given, by their positions in the hand', () => {
    const state = holding({});
    expect(linesFor(state, 'place 2 1 4 E2')).toEqual([
      'Player places Young Sow on E2.',
      'Player places Old Sow on E2.',
      'Old Sow and Young Sow on E2 join forces!',
      'Success!',
      'Player places Barn Guard on E2.',
      'Barn Guard and Young Old Sow on E2 join forces!',
      'Union failed. Young Old Sow was eliminated.',
    ]);
    const { teams } = follow(state, 'place 2 1 4 E2');
    expect(teams[0].hand.map(({ qualifier }) => qualifier)).toEqual(['Fence', 'Red']);
    expect(on(follow(state, 'place 2 1 4 E2'), 'E2')).toMatchObject({ up: false, moved: false, blocks: false });
  });

  test('loses each sixth unit, but not a union', () => {
    const state = holding(five);
    expect(linesFor(state, 'place 1 2 D2')).toEqual([
      'Player places Old Sow on D2.',
      'Old Sow was eliminated!',
      'Player places Young Sow on D2.',
      'Young Sow was eliminated!',
    ]);
    const lost = follow(state, 'place 1 2 D2');
    expect(unitFields(lost, 0)).toHaveLength(5);
    expect(lost.teams[0].hand).toHaveLength(3);
    expect(linesFor(state, 'place 5 C2').slice(-1)).toEqual(['Success!']);
    expect(unitFields(follow(state, 'place 5 C2'), 0)).toHaveLength(5);
  });

  test('lets a placed unit move immediately', () => {
    expect(linesFor(follow(holding({}), 'place 5 D2'), 'D2 move D3')).toEqual(['Red Ram moves to D3.']);
  });
});

describe('yielding', () => {
  test('passes the turn with a card drawn and all actions renewed', () => {
    const state = follow(stage(TEAM), 'place 1 D2', 'yield');
    expect(state).toMatchObject({ turn: 1, placed: false, acted: false });
    expect(state.teams[1]).toMatchObject({ hand: { length: 5 }, deck: { length: 35 } });
    expect(state.board.some((piece) => piece?.moved)).toBe(false);
  });

  test('shows a discarded card only to its owner', () => {
    const state = stage({});
    const [discarded, turn] = played(state, 'yield 2').events;
    const { qualifier, role, atk, def } = state.teams[0].hand[1]!;
    expect(tell(discarded!, 0)).toEqual([`Player discarded ${qualifier} ${role} (${atk}/${def}).`]);
    expect(tell(discarded!, 1)).toEqual(['Player discarded ???.']);
    expect(tell(turn!, 1)).toEqual(["It is Enemy's turn!"]);
    expect(follow(state, 'yield 2').teams[0].discarded).toEqual([state.teams[0].hand[1]]);
  });

  test('loses the game if the team can’t draw', () => {
    const state = stage({});
    const [first, second] = state.teams;
    const dry: State = { ...state, teams: [first, { ...second, deck: [] }] };
    expect(linesFor(dry, 'yield 1').slice(1)).toEqual([
      "It is Enemy's turn!",
      'Enemy has no cards left in the deck!',
      'Player wins!',
    ]);
    expect(farmland.result(follow(dry, 'yield 1'))?.winners).toEqual([0]);
  });
});

test.each([
  ['D3 move D2', true],
  ['E3 move E3', true],
  ['D1 move D2', true],
  ['D3 block', true],
  ['place 1 D2', true],
  ['D3 flip', 'shown'],
  ['D3 move D4', undefined],
  ['E3 move E4', 'shown'],
  ['yield 1', undefined],
  ['auto', undefined],
])('allows undoing %s: %s', (line, undoable) => {
  expect(played(stage(TEAM), line).undoable).toBe(undoable);
});

test.each([
  [true, true, true],
  [true, false, 'shown'],
  [false, true, 'shown'],
  [false, false, 'shown'],
])(
  'allows undoing a union, which shows the opponent something unless both units are face up: %s and %s',
  (moving, standing, undoable) => {
    const fitting = { D3: unit('Old Sow 500/300', { up: moving }), E3: unit('Young Sow 300/500', { up: standing }) };
    expect(played(stage(fitting), 'D3 move E3').undoable).toBe(undoable);
    const strangers = { D3: unit('Red Ram 700/700', { up: moving }), E3: unit('Red Ram 700/700', { up: standing }) };
    expect(played(stage(strangers), 'D3 move E3').undoable).toBe(undoable);
  },
);

test('allows undoing a placement, which shows the opponent something if cards met a unit or each other', () => {
  expect(played(stage({}), 'place 1 D2').undoable).toBe(true);
  expect(played(stage({}), 'place 1 2 D2').undoable).toBe('shown');
  expect(played(stage({ D2: unit('Old Sow 500/300') }), 'place 1 D2').undoable).toBe('shown');
});
