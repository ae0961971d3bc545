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
    expect(offered(holding(TEAM), '').slice(-2)).toEqual([
      'yield 5: Red Ram (700/700)',
      'auto: Autoplay turn (beginner)…',
    ]);
    expect(listsOf(holding(TEAM))).toEqual({ '': 7, 'Place…': 5, '⚠ Discard, end turn…': 5 });
  });

  test('offers all actions of the acting piece, and not the piece again', () => {
    const opened = (state: State) => farmland.choices(state, 0, '').map(({ line }) => line);
    const hidden = opened(holding({ D4: unit('Tall Goat 1/1', { up: false }) }));
    expect(hidden).toContain('D4 flip');
    expect(hidden).not.toContain('D4 ');
    expect(opened(holding({}, { placed: true }))).not.toContain('D1 ');
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

test('says that a full hand must lose a card, also if a unit can move', () => {
  const state = stage({ D2: unit('Seed Farmer 3600/3000') });
  const [team, rival] = state.teams;
  const hand = Array.from({ length: 5 }, () => card('Pitchfork Farmer 400/400'));
  const full = { ...state, teams: [{ ...team, hand }, rival] } as State;
  expect(farmland.presentation.ask?.(full, 0, '', ADA).split('\n')).toEqual([
    'Hand full: place or discard one.',
    expect.stringMatching(/^D2 .*: where to\?$/),
  ]);
});

test('says that a union without a gain costs the card', () => {
  const state = stage({ D2: unit('Seed Farmer 3600/3000') });
  const [team, rival] = state.teams;
  const held = { ...state, teams: [{ ...team, hand: [card('Pitchfork Farmer 400/400')] }, rival] } as State;
  const [onD2] = farmland.choices(held, 0, 'place 1 ').filter(({ line }) => line.includes('D2'));
  expect([onD2 && read(onD2.label, ADA), onD2?.emphasis]).toEqual(['D2 = 3600/3000, no gain · card lost', 'costly']);
});
