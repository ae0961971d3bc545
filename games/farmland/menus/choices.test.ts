import { isOffered, type Reader, read } from '@longtable/kit';
import { playerPlace } from '@longtable/kit/picture';
import { describe, expect, test } from 'vitest';
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

/** Formats the choices after a partial: line, label and detail, with `…` if it continues. */
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

const listsOf = (state: State) => {
  const lists = Map.groupBy(farmland.choices(state, 0, ''), ({ under }) => (under ? read(under, ADA) : ''));
  return Object.fromEntries([...lists].map(([name, all]) => [name, all.length]));
};

describe('a turn', () => {
  test('offers the actions of the next unit, then the other pieces, the cards and the end', () => {
    expect(offered(holding(TEAM), '').slice(0, 8)).toEqual([
      'D2 move C2: ← C2',
      'D2 move E2: → E2',
      'D2 move D3: ↑ D3 · Red Ram is lost',
      'D2 block: Block',
      'D1 : King ›…',
      'D3 : D3 ⚔ ›…',
      'place 1 : Old Sow (500/300)…',
      'place 2 : Young Sow (300/500)…',
    ]);
    expect(offered(holding(TEAM), '').slice(-2)).toEqual(['yield 5: Red Ram (700/700)', 'auto: Autoplay turn…']);
    expect(listsOf(holding(TEAM))).toEqual({ '': 7, 'Place…': 5, '⚠ Discard a card, end turn…': 5 });
  });

  test.each([
    [
      'a unit that can attack',
      { D4: unit('Tall Goat 1/1'), A2: unit('Red Ram 1/1'), A3: unit('Old Sow 1/1', { team: 1 }) },
      {},
      'A2',
    ],
    ['the unit farthest ahead', { D4: unit('Tall Goat 1/1'), D3: unit('Red Ram 1/1') }, {}, 'D4'],
    ['not a unit that blocks', { D4: unit('Tall Goat 1/1', { blocks: true }), D3: unit('Red Ram 1/1') }, {}, 'D3'],
    ['the King when nothing else is left', { D4: unit('Tall Goat 1/1', { moved: true }) }, { placed: true }, 'D1'],
    ['a card before the King', {}, {}, undefined],
  ])('%s comes first', (_case, pieces, changes, field) => {
    const [first] = farmland.choices(holding(pieces, changes), 0, '').filter(({ at }) => at?.row === 0);
    expect(first?.line.slice(0, 2)).toBe(field);
  });

  test('offers all actions of the acting piece, and not the piece again', () => {
    const opened = (state: State) => farmland.choices(state, 0, '').map(({ line }) => line);
    const hidden = opened(holding({ D4: unit('Tall Goat 1/1', { up: false }) }));
    expect(hidden).toContain('D4 flip');
    expect(hidden).not.toContain('D4 ');
    expect(opened(holding({}, { placed: true }))).not.toContain('D1 ');
  });

  test('places each action at the same spot as in the menu of its piece', () => {
    const state = holding({ D2: unit('Tall Goat 700/700', { up: false }), A5: unit('Old Sow 500/300') });
    const spotsOf = (partial: string) =>
      farmland.choices(state, 0, partial).flatMap(({ line, at }) => (at ? [`${line} ${at.row}.${at.column}`] : []));
    const ofUnit = ['D2 move D3 0.0', 'D2 move C2 0.1', 'D2 move E2 0.2', 'D2 block 0.3', 'D2 flip 0.4'];
    expect(spotsOf('D2 ')).toEqual(ofUnit);
    expect(spotsOf('')).toEqual([...ofUnit, 'D1  1.0', 'A5  1.1']);
  });

  test('shows a single card as a button, and emphasizes the end when nothing else is left', () => {
    const [first, second] = holding({}).teams;
    const held = (changes: Partial<State>) =>
      stage({}, { ...changes, teams: [{ ...first, hand: [card('Old Sow 5/3')] }, second] });
    expect(offered(held({}), '')).toEqual([
      'D1 : King ›…',
      'place 1 : Place Old Sow (5/3)…',
      'yield: End turn',
      'auto: Autoplay turn…',
    ]);
    expect(farmland.choices(held({}), 0, '').filter(({ detail }) => detail)).toEqual([]);
    const emphasisOfEnd = (state: State) =>
      farmland.choices(state, 0, '').find(({ line }) => line === 'yield')?.emphasis;
    expect([emphasisOfEnd(held({})), emphasisOfEnd(held({ placed: true }))]).toEqual(['aside', 'usual']);
  });
});

test('offers the legal actions of a piece with their outcome', () => {
  expect(offered(holding(TEAM), 'D3 ')).toEqual([
    'D3 move D4: ↑ D4 · face-down unit',
    'D3 move C3: ← C3 · Rich Hen: the blockade breaks',
    'D3 move E3: → E3 = 1000/200',
    'D3 move D2: ↓ D2 · Tall Goat is lost',
    'D3 move D3: Stop blocking',
    'D3 flip: Flip for all to see',
  ]);
  expect(offered(holding(TEAM), 'D1 ')).toEqual([
    'D1 move C1: ← C1',
    'D1 move E1: → E1',
    'D1 move D2: ↑ D2 · Tall Goat is lost',
  ]);
  expect(offered(holding(TEAM), 'E3 ')).toEqual([]);
});

test.each([
  ['1000/400', {}, 'Tall Goat: falls, Bo −300', 'usual', '−3', [1, '8000 → 7700']],
  ['500/400', {}, 'Tall Goat: your unit falls, you −200', 'costly', '−2', [0, '8000 → 7800']],
  ['700/400', {}, 'Tall Goat: both fall', 'costly'],
  ['500/400', { blocks: true }, 'Tall Goat: the blockade holds, you −200', 'costly', '−2', [0, '8000 → 7800']],
  ['700/400', { blocks: true }, 'Tall Goat: nothing happens', 'usual'],
] as const)('an attack with %s on a face-up unit %o, the last move if it loses: %s', (...given) => {
  const [values, change, words, emphasis, result, hit] = given;
  const state = holding({ D4: unit(`Red Ram ${values}`), D5: unit('Tall Goat 700/700', { team: 1, ...change }) });
  const moves = farmland.choices(state, 0, 'D4 ').filter(({ line }) => line.includes('move'));
  const attack = moves.at(emphasis === 'costly' ? -1 : 0);
  expect([read(attack!.label, ADA), attack!.emphasis]).toEqual([`↑ D5 · ${words}`, emphasis]);
  const effects = hit && { [playerPlace(hit[0])]: hit[1] };
  expect([attack!.result, attack!.effects]).toEqual([result, effects]);
});

test('marks actions that lose or reveal a unit as costly', () => {
  const tones = farmland.choices(holding(TEAM), 0, 'D3 ').map(({ line, emphasis }) => [line, emphasis]);
  expect(Object.fromEntries(tones)).toEqual({
    'D3 move D4': 'costly',
    'D3 move C3': 'usual',
    'D3 move E3': 'usual',
    'D3 move D2': 'costly',
    'D3 move D3': 'aside',
    'D3 flip': 'costly',
  });
});

test('offers the fields around the King for a card, and the other cards that unite with it', () => {
  expect(offered(holding(TEAM), 'place 1 ')).toEqual([
    'place 1 D2: D2 = 1200/1000',
    'place 1 E2: E2',
    'place 1 E1: E1',
    'place 1 C1: C1',
    'place 1 C2: C2',
    'place 1 2 : Unite with Young Sow (Both cards become one unit: Old Young Sow 500/500)…',
    'place 1 3 : Unite with Fence Farmer (Both cards and the unit on D2 become one unit: Tall Old Fence Goat 800/1000)…',
    'place 1 4 : Unite with Barn Guard (Both cards become one unit: Old Barn Sow 600/900)…',
    'place 1 5 : Unite with Red Ram (Both cards become one unit: Old Red Sow 1200/1000)…',
  ]);
  expect(offered(holding(TEAM), 'place 2 1 ')[0]).toBe('place 2 1 D2: D2 = 1000/1000');
  expect(offered(holding(TEAM), 'place 3 ')[0]).toBe('place 3 D2: D2 · Tall Goat is lost');
});

test.each([
  ['en', 'Unite with Fence Farmer', 'Both cards and the unit on D2 become one unit: '],
  ['de', 'Mit Zaunbauer vereinen', 'Beide Karten und die Einheit auf D2 werden eine Einheit: '],
  ['fr', 'Unir à', 'Les 2 cartes et l’unité en D2 deviennent une unité\u00a0: '],
  ['es', 'Unir con', 'Ambas cartas y la unidad de D2 forman una unidad: '],
] as const)('says what becomes of cards that are united, in %s', (language, label, detail) => {
  const reader = { viewer: 0, language, names: ['Ada', 'Bo'] } as const;
  const third = farmland.choices(holding(TEAM), 0, 'place 1 ').find(({ line }) => line === 'place 1 3 ')!;
  expect([read(third.label, reader), read(third.detail ?? '', reader)]).toEqual([
    expect.stringContaining(label),
    expect.stringContaining(detail),
  ]);
});

const five = Object.fromEntries(['A7', 'B7', 'C7', 'A6', 'A5'].map((field) => [field, unit('Rich Hen 900/700')]));

describe('accepts unlisted legal lines', () => {
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
    expect(isOffered(farmland, state, 0, line)).toBe(false);
    expect(farmland.acceptsUnlisted?.(state, 0, line)).toBe(true);
    expect(farmland.play(state, 0, line).refused).toBeUndefined();
  });

  test('does not accept offered, illegal or untimely lines as unlisted', () => {
    expect(farmland.acceptsUnlisted?.(holding(TEAM), 0, 'place 1 E2')).toBe(false);
    expect(farmland.acceptsUnlisted?.(holding(TEAM), 0, 'place 1 A7')).toBe(false);
    expect(farmland.acceptsUnlisted?.(holding(TEAM), 1, 'D2 move D2')).toBe(false);
    expect(farmland.acceptsUnlisted?.(holding(TEAM), 0, 'nonsense')).toBe(false);
  });
});

test('asks to confirm only the computer’s turn', () => {
  const state = holding(TEAM);
  expect(offered(state, 'auto')).toEqual(['auto: Autoplay turn']);
  expect(farmland.presentation.ask?.(state, 0, 'auto', ADA)).toBe('The computer plays your whole turn. Are you sure?');
  for (const line of ['D3 move D2', 'D1 move D2', 'place 3 D2', 'yield 1', 'place 1 F2', 'E3 move E4'])
    expect(offered(state, line)).toEqual([]);
});

test.each([
  ['', 'Hand full: place or discard one.', 'Hand voll: Eine Karte muss weg.'],
  ['D1 ', 'D1 King: where to?', 'D1 König: Wohin?'],
  ['D3 ', 'D3 Red Ram: where to?', 'D3 Red Ram: Wohin?'],
  ['place 1 2 ', 'Old Sow and Young Sow: where to?', 'Old Sow und Young Sow: Wohin?'],
])('asks after %j: %s', (partial, en, de) => {
  const state = holding({ D3: TEAM.D3 });
  expect(farmland.presentation.ask?.(state, 0, partial, ADA)).toBe(en);
  expect(farmland.presentation.ask?.(state, 0, partial, { ...ADA, language: 'de' })).toBe(de);
});

test('says that a full hand loses a card before the turn ends if no piece can move', () => {
  const asked = (pieces: Parameters<typeof stage>[0], hand = HAND) => {
    const state = holding(pieces);
    const teams = state.teams.map((team) => ({ ...team, hand: hand.map(card) })) as State['teams'];
    return farmland.presentation.ask?.({ ...state, teams }, 0, '', ADA);
  };
  const goat = { D4: unit('Tall Goat 700/700') };
  expect(asked(goat)).toBe('D4 Tall Goat: where to?');
  expect(asked({}, HAND.slice(1))).toBe('Which card will you place?');
});

test('lays out buttons like the fields from the team’s side', () => {
  const places = (state: State, partial: string) => {
    const choices = farmland.choices(state, state.turn, partial).filter(({ at }) => at);
    return Object.fromEntries(choices.map(({ line, at }) => [line.slice(-2), [at?.row, at?.column]]));
  };
  const middle = { D4: unit('Red Ram 1000/400'), E5: unit('Tall Goat 700/700', { team: 1 }) };
  expect(places(holding(middle), 'D4 ')).toEqual({ D5: [0, 0], C4: [0, 1], E4: [0, 2], D3: [0, 3], ck: [1, 0] });
  expect(offered(holding(middle, { turn: 1 }), 'E5 ').slice(0, 4)).toEqual([
    'E5 move E4: ↑ E4',
    'E5 move F5: ← F5',
    'E5 move D5: → D5',
    'E5 move E6: ↓ E6',
  ]);
  expect(places(holding({}, { turn: 1 }), 'place 1 ')).toEqual({
    E7: [1, 0],
    E6: [0, 0],
    D6: [0, 1],
    C6: [0, 2],
    C7: [1, 2],
  });
});
