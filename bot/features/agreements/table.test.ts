import type { AnyGame } from '@longtable/kit';
import { say } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import type { Notice, Table } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { kindOf } from '../../../tests/ids.ts';
import { named } from '../../../tests/noughts-table.ts';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { afterLine } from '../../host/table/line.ts';
import { pendingSeats } from '../../host/table/notices.ts';
import { FEATURES } from '../index.ts';
import { agreementEffects } from './agreement.ts';
import { offerButtons, offerLine } from './index.ts';

let context: Context;
let table: Table;
beforeEach(async () => {
  context = await testContext();
  ({ table } = await open(context));
});

const at = (changes: Partial<Table> = {}): LoadedTable => ({
  features: FEATURES,
  table: { ...table, seats: [named('Ada'), named('Bo')], ...changes },
  game: noughts,
});
const kindsOf = (buttons: readonly ButtonSpec[]) => buttons.map(([id]) => kindOf(id));
const play = (rules: object, change: Partial<Table>, seat = 0, line = 'a1') => {
  const loaded = { features: FEATURES, table: { ...table, ...change }, game: { ...noughts, ...rules } as AnyGame };
  return afterLine(context, loaded, seat, line).table;
};
/** Returns rules under which every move is accepted with this value of `undoable`. */
const accepting = (undoable: unknown, more = {}) => ({
  play: (state: unknown) => ({ state, events: [{ kind: 'mark', seat: 0, cell: 'a1' }], undoable }),
  ...more,
});

test.each([
  ['a visible move ends an offer', accepting(true), { what: 'draw', seat: 1 }, undefined],
  ['a sealed move keeps it', accepting('sealed'), { what: 'draw', seat: 0 }, { what: 'draw', seat: 0 }],
  ['a sealed move ends the mover’s offer to undo', accepting('sealed'), { what: 'undo', seat: 0 }, undefined],
  [
    'a sealed move keeps another’s offer to undo',
    accepting('sealed'),
    { what: 'undo', seat: 1 },
    { what: 'undo', seat: 1 },
  ],
  [
    'a move within a secret phase keeps it',
    accepting(true, { secrets: { phase: () => 1 } }),
    { what: 'draw', seat: 1 },
    { what: 'draw', seat: 1 },
  ],
])('keeps or ends offers: %s', (_, rules, offer, kept) => {
  expect(play(rules, { features: { agreement: { offer } as never } }).features.agreement?.offer).toEqual(kept);
});

test('keeps the answer to an offer until its reader moves', () => {
  const answer = { seat: 0 } as never;
  expect(play({}, { features: { agreement: { answer } } }).features.agreement?.answer).toBeUndefined();
  const state = { cells: 'x........' };
  expect(play({}, { state, features: { agreement: { answer } } }, 1, 'b1').features.agreement?.answer).toEqual({
    seat: 0,
  });
  const seats = [person('ada'), person('ada')];
  expect(
    play({}, { state, seats, features: { agreement: { answer } } }, 1, 'b1').features.agreement?.answer,
  ).toBeUndefined();
});

test('ends offers and answers with the game, offers with a changed seat, and answers with a pause', async () => {
  const agreement = {
    offer: { what: 'draw' as const, seat: 0, agreed: [], mark: 1 },
    answer: { what: 'draw' as const, seat: 1, by: 0, agrees: true },
  };
  const { offer, answer } = agreement;
  const after = async (was: Partial<Table>, is: Partial<Table>) => {
    const { table: changed } = at({ features: { agreement }, ...is });
    const loaded = { ...at(), table: changed };
    const collected = await agreementEffects(context, at({ features: { agreement }, ...was }).table, loaded)?.collect();
    return collected?.amend?.(changed).features.agreement;
  };
  expect(await after({}, {})).toEqual(agreement);
  expect(await after({}, { seats: [named('Ada L.'), named('Bo')] })).toEqual(agreement);
  expect(await after({}, { status: 'over' })).toBeUndefined();
  expect(await after({}, { seats: [named('Ada'), { kind: 'computer', level: 'x' }] })).toEqual({ answer });
  expect(await after({ status: 'paused' }, { status: 'playing' })).toEqual({ offer });
  expect(agreementEffects(context, table, at())).toBeUndefined();
});

test('keeps the notice of an offer pending until a seat agrees, and of an answer until it is read', () => {
  const pending = (about: Notice['about'], agreement?: object) =>
    pendingSeats(at({ features: { agreement } as Table['features'] }), { about, seats: [0, 1] });
  expect(pending('offer')).toEqual([]);
  expect(pending('offer', { offer: { what: 'draw', seat: 0, agreed: [0], mark: 1 } })).toEqual([1]);
  for (const about of ['declined', 'agreed'] as const) {
    expect(pending(about)).toEqual([]);
    expect(pending(about, { answer: { what: 'draw', seat: 0, by: 1, agrees: false } })).toEqual([0]);
  }
});

test('words an offer differently for the player who made it', () => {
  const offer = { what: 'draw' as const, seat: 0, agreed: [0], mark: 1 };
  const line = (viewer: 0 | 1 | 'spectator') =>
    say(offerLine(at({ features: { agreement: { offer } } }), 'en', viewer), 'en');
  expect(line('spectator')).toBe(line(1));
  expect(line(1)).toContain('Ada');
  expect(line(0)).toContain('Bo');
  expect(offerLine(at(), 'en')).toBe('');
});

test('lets a player withdraw their offer and the others answer it', () => {
  const offer = { what: 'draw' as const, seat: 0, agreed: [0], mark: 1 };
  const buttons = (seat: number, agreed = [0]) =>
    kindsOf(offerButtons(at({ features: { agreement: { offer: { ...offer, agreed } } } }), seat));
  expect([buttons(0), buttons(1), buttons(1, [0, 1])]).toEqual([['refuse'], ['agree', 'refuse'], []]);
  expect(offerButtons(at(), 0)).toEqual([]);
});
