import type { Reader, Viewer } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { farmland } from '../index.ts';
import { unite } from '../rules/union.ts';
import { card, stage, unit } from '../testing/stage.ts';

const seenBy = (viewer: Viewer, more: Partial<Reader> = {}): Reader => ({
  viewer,
  language: 'en',
  names: ['Ada', 'Bo'],
  ...more,
});

const STATE = stage({
  D2: unit('Goat Farmer 1000/1000', { up: false }),
  D6: unit('Pig Farmer 1200/800', { team: 1, up: false, blocks: true }),
  E6: unit('Threshing Maid 1300/1000', { team: 1 }),
});

const LIST_RULE = '─ Face up, numbers ×100 ────────────';
const DOWN_RULE = '─ Face down ────────────────────────';

test('lists the units by name if there is room', () => {
  const [first, second] = STATE.teams;
  const few = { ...STATE, teams: [{ ...first, hand: first.hand.slice(0, 4) }, second] as typeof STATE.teams };
  expect(farmland.presentation.view(few, seenBy(0)).board.slice(11, 17)).toEqual([
    LIST_RULE,
    'yE6 13/10 Threshing Maid',
    DOWN_RULE,
    'xD2 10/10 Goat Farmer',
    '─ Hand 4, deck 35 ──────────────────',
    expect.stringMatching(/^ 1 \d+\/\d+ +[A-Z]/),
  ]);
});

test('shows each player their own side, the units that they know below the board, and their hand', () => {
  const { board } = farmland.presentation.view(STATE, seenBy(0));
  expect(board.slice(0, 16)).toEqual([
    'y Bo         █████████████ 8000 life',
    ' hand 4           deck 36',
    '> x Ada      █████████████ 8000 life',
    '7 .    .    .    Y    .    .    .',
    '6 .    .    .    y?#  y13  .    .',
    '5 .    .    .    .    .    .    .',
    '4 .    .    .    .    .    .    .',
    '3 .    .    .    .    .    .    .',
    '2 .    .    .    x10* .    .    .',
    '1 .    .    .    X*   .    .    .',
    '  A    B    C    D    E    F    G',
    LIST_RULE,
    'yE6 13/10 Threshing Maid',
    DOWN_RULE,
    'xD2 10/10 Goat Farmer',
    '─ Hand 5, deck 35 ──────────────────',
  ]);
  expect(board[16]).toMatch(/^ 1 \d+\/\d+ +[A-Z]/);
  expect(board.slice(-2)).toEqual(['', '* can move, # blocks, ? face down']);
});

test('leaves a space between units with a sign', () => {
  const goat = (changes: object = {}) => unit('Goat Farmer 1000/1000', { up: false, ...changes });
  const row = (state: ReturnType<typeof stage>) => farmland.presentation.view(state, seenBy(0)).board[8];
  expect(row(stage({ A2: goat({ blocks: true }), G2: goat() }))).toBe('2 x10# .    .    .    .    .    x10*');
  expect(row(stage({ F2: goat(), G2: goat() }))).toBe('2 .    .    .    .    .    x10* x10*');
});

test('turns the board for the second team and translates it', () => {
  const { board } = farmland.presentation.view(STATE, seenBy(1, { language: 'de' }));
  expect(board.slice(0, 5)).toEqual([
    '> x Ada      ████████████ 8000 Leben',
    ' Hand 5           Deck 35',
    'y Bo         ████████████ 8000 Leben',
    '1 .    .    .    X*   .    .    .',
    '2 .    .    .    x?*  .    .    .',
  ]);
  expect(board.slice(8, 16)).toEqual([
    '6 .    .    y13  y12# .    .    .',
    '7 .    .    .    Y    .    .    .',
    '  G    F    E    D    C    B    A',
    '─ Aufgedeckt, Zahlen ×100 ──────────',
    'yE6 13/10 Dreschmagd',
    '─ Verdeckt ─────────────────────────',
    'yD6 12/8 Schweinebauer',
    '─ Hand 4, Deck 36 ──────────────────',
  ]);
  expect(board.slice(-2)).toEqual(['', '* bereit, # blockiert, ? verdeckt']);
});

test('hides hands and face-down units from spectators until the end, when no piece is marked as able to move', () => {
  const { board, sentences } = farmland.presentation.view(STATE, seenBy('spectator'));
  expect(board.slice(13, 16)).toEqual([LIST_RULE, 'yE6 13/10 Threshing Maid', '']);
  expect(board.join()).not.toMatch(/Goat|Pig/);
  expect(sentences).toContain('D6: Bo’s face-down unit, blocking.');
  const over = farmland.presentation.view(STATE, seenBy('spectator', { open: true })).board;
  expect(over[4]).toBe('6 .    .    .    y12# y13  .    .');
  expect(over[8]).toBe('2 .    .    .    x10  .    .    .');
  const live = farmland.presentation.view(STATE, seenBy('spectator', { open: true, live: true })).board;
  expect(live[8]).toBe('2 .    .    .    x10* .    .    .');
  expect(over).toContain('─ Ada: hand 5, deck 35 ─────────────');
  const pages = farmland.presentation.pages?.(STATE, seenBy('spectator', { open: true })) ?? [];
  expect(pages.map(({ title }) => title)).toEqual([
    'Legend',
    'Ada’s units',
    'Bo’s units',
    'Ada’s discards',
    'Bo’s discards',
    'Stats',
  ]);
});

test('shortens the name of a large union on the board and in sentences, and has the whole name on a page', () => {
  const first = unite(card('Pig Farmer 1200/800'), card('Milk Cow Farmer 1400/1400'))!.card;
  const union = unite(card('Goat Farmer 1000/1000'), first)!.card;
  const state = stage({ D2: { ...unit('Goat Farmer 1/1'), card: union } });
  expect(farmland.presentation.view(state, seenBy(0)).board[12]).toBe('xD2 24/20 Milk Cow Pig Goat Farmer');
  expect(farmland.presentation.view(state, seenBy(0)).sentences).toContain(
    'D2: Your Milk Cow Pig Goat Farmer 2400/2000, face up.',
  );
  const pages = (reader: Reader) => farmland.presentation.pages?.(state, reader).map(({ text }) => text) ?? [];
  expect(pages(seenBy(0))).toContain('D2: 2400/2000 Milk Cow Pig Goat Farmer');
  expect(pages(seenBy(0, { language: 'de' }))).toContain('D2: 2400/2000 Milchkuh-Schweine-Ziegen-Bauer');
});

test('marks the acting piece and the possible targets, and explains the marks', () => {
  const board = (partial: string) => farmland.presentation.view(STATE, seenBy(0), partial).board.slice(6, 10);
  expect(board('D2 ')).toEqual([
    '4 .    .    .    .    .    .    .',
    '3 .    .    .    +    .    .    .',
    '2 .    .    +    x10< +    .    .',
    '1 .    .    .    X*   .    .    .',
  ]);
  expect(farmland.presentation.view(STATE, seenBy(0), 'D2 ').board.at(-1)).toBe('< acting, + target');
  expect(board('')).toEqual(board('D2 '));
  expect(farmland.presentation.view(STATE, seenBy(1), '').board).toEqual(
    farmland.presentation.view(STATE, seenBy(1)).board,
  );
  const over = { ...seenBy(0), open: true as const };
  expect(farmland.presentation.view(STATE, over, '').board).toEqual(farmland.presentation.view(STATE, over).board);
  expect(board('place 1 ')).toEqual([
    '4 .    .    .    .    .    .    .',
    '3 .    .    .    .    .    .    .',
    '2 .    .    +    x10+ +    .    .',
    '1 .    .    +    X*   +    .    .',
  ]);
});

test('writes attacks of 10000 and more without a sign, so that fields stay apart', () => {
  const large = (changes: object) => unit('Milk Cow Farmer 12400/1400', changes);
  const { board } = farmland.presentation.view(
    stage({ A3: large({ blocks: true }), B3: large({}), C3: unit('Milk Cow Farmer 1240000/1', {}) }),
    seenBy(0),
  );
  expect(board[7]).toBe('3 x124 x124 x12… .    .    .    .');
});

test('keeps uploaded names and escapes them in the code block', () => {
  const strange = { ...unit('```\u202e🐷 Sow 1/1'), card: { ...card('```\u202e🐷 Sow 1/1'), own: true as const } };
  const goat = { ...unit('Goat Farmer 9/9'), card: { ...card('Goat Farmer 9/9'), own: true as const } };
  const { board } = farmland.presentation.view(
    stage({ D2: strange, D3: goat }),
    seenBy('spectator', { language: 'de' }),
  );
  expect(board.slice(14, 16)).toEqual(['xD3 9/9 Goat Farmer', 'xD2 1/1 ????? Sow']);
});

describe('ten units and a full hand', () => {
  const many = (team: number, fields: string) =>
    Object.fromEntries(
      fields.split(' ').map((field) => [field, unit('Goat Farmer 1000/1000', { team, up: team > 0 })]),
    );
  const state = stage({ ...many(0, 'A1 B1 C1 E1 F1'), ...many(1, 'A7 B7 C7 E7 F7') });

  test.each(['en', 'de', 'fr', 'es'] as const)('fit a phone in %s', (language) => {
    for (const partial of ['', 'place 1 ']) {
      const { board } = farmland.presentation.view(state, seenBy(0, { language }), partial);
      expect(board.length).toBeLessThanOrEqual(24);
      expect(Math.max(...board.map((line) => line.length))).toBeLessThanOrEqual(36);
    }
  });

  test('share lines, with short names and values in hundreds', () => {
    const { board } = farmland.presentation.view(state, seenBy(0));
    expect(board.slice(12, 19)).toEqual([
      'yA7 10/10 Goat    yB7 10/10 Goat',
      'yC7 10/10 Goat    yE7 10/10 Goat',
      'yF7 10/10 Goat Farmer',
      DOWN_RULE,
      'xA1 10/10 Goat    xB1 10/10 Goat',
      'xC1 10/10 Goat    xE1 10/10 Goat',
      'xF1 10/10 Goat Farmer',
    ]);
    expect(board[20]).toMatch(/^ 1 \d+\/\d+ +[A-Z]\S+ +2 \d+\/\d+ +[A-Z]/);
  });
});

describe('unions', () => {
  const union = unite(card('Stable Maid 1300/1000'), card('Threshing Maid 1300/1000'))!.card;
  const listed = (fields: string) => {
    const units = fields.split(' ').map((field) => [field, { ...unit('Goat Farmer 1/1'), card: union }]);
    return farmland.presentation.view(stage(Object.fromEntries(units)), seenBy(0)).board.slice(12);
  };

  test('keep their names while two cards of the hand share a line, without the blank line', () => {
    const fields = ['A1', 'B1', 'C1', 'E1', 'F1', 'C2', 'D2', 'E2'];
    const [first, pair] = [fields.map((field) => `x${field} 13/7 Threshing Stable Maid`), / \d \d+\/\d+ +[A-Z]/];
    const lines = listed(fields.join(' '));
    expect(lines.slice(0, 8).toSorted()).toEqual(first.toSorted());
    expect(lines.slice(8, 10)).toEqual(['─ Hand 5, deck 35 ──────────────────', expect.stringMatching(pair)]);
    expect(lines).not.toContain('');
  });

  test('have their first unit and the number of others if two share a line', () => {
    const lines = listed('A1 B1 C1 E1 F1 A2 B2 C2 E2 F2 A3 B3');
    expect(lines).toContain('xA1 13/7 Threshing Stable Maid');
    expect(lines.join()).not.toContain('…');
  });
});

test('gives a unit a line of its own rather than cutting its name', () => {
  const names = [
    'Egg-laying Wool-Milk-Pig Farmer 3000/3000',
    'Field Marshal Farmer 1700/1500',
    'Agro Architect 1900/1800',
  ];
  const pieces = Object.fromEntries(
    ['A1', 'B1', 'C1', 'E1', 'F1', 'A2'].map((field, at) => [field, unit(names[at % 3]!, { up: at > 2 })]),
  );
  const board = (partial: string) => farmland.presentation.view(stage(pieces), seenBy(0), partial).board;
  expect(board('')).toContain('xE1 30/30 Egg-laying Wool-Milk-Pig');
  expect(board('').join()).not.toContain('…');
});

test('puts the values and names of shared lines in columns, the second one further left if a name needs it', () => {
  const hand = [
    'Pitchfork Farmer 400/400',
    'Goat Farmer 1000/1000',
    'Beetroot Farmer 1000/900',
    'Pig Farmer 1200/800',
    'Grain Farmer 1100/1100',
  ];
  const [first, second] = STATE.teams;
  const fields = Object.fromEntries(
    ['A1', 'B1', 'C1', 'E1', 'F1'].map((field) => [field, unit('Goat Farmer 1000/1000', { up: false })] as const),
  );
  const rival = Object.fromEntries(
    ['A7', 'B7', 'C7', 'E7', 'F7'].map((field) => [field, unit('Goat Farmer 1000/1000', { team: 1 })] as const),
  );
  const listed = (cards: readonly string[], language: 'de' | 'en') => {
    const teams = [{ ...first, hand: cards.map(card) }, second] as never;
    const { board } = farmland.presentation.view(
      stage({ ...fields, ...rival }, { teams }),
      seenBy(0, { language }),
      '',
    );
    return board.filter((line) => /^ \d /.test(line));
  };
  expect(listed(hand, 'de')).toEqual([
    ' 1 4/4   Mistgabel  2 10/10 Ziegen',
    ' 3 10/9  Rüben      4 12/8  Schweine',
    ' 5 11/11 Getreidebauer',
  ]);
  const daisy = 'Daisy Farmer 300/500';
  expect(listed([daisy, daisy, daisy, 'Field Marshal Farmer 1700/1500'], 'en')).toEqual([
    ' 1 3/5 Daisy   2 3/5   Daisy',
    ' 3 3/5 Daisy   4 17/15 Field Marshal',
  ]);
});

test('leaves out a hand without cards', () => {
  const empty = stage({}, { teams: STATE.teams.map((team) => ({ ...team, hand: [] })) as never });
  const { board } = farmland.presentation.view(empty, seenBy('spectator', { open: true }));
  expect(board.join('\n')).not.toContain('Hand');
});
