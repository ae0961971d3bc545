import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open as openTable, person, testContext } from '../../../tests/context.ts';
import { noughtsWithPuzzles } from '../../../tests/games/noughts-puzzles.ts';
import { parseId } from '../../../tests/ids.ts';
import { COMPUTER, noughtsTable } from '../../../tests/noughts-table.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { changeServer } from '../../host/settings.ts';
import { FEATURES } from '../index.ts';
import {
  type NextStep,
  nextStepButton,
  nextStepEffect,
  type SuggestionFacts,
  stepButton,
  suggestionFactsOf,
  suggestionFor,
} from './index.ts';

const NOTHING: SuggestionFacts = { isAwaited: false, hasStronger: false, dailies: [] };
const open = (id: string, streak = 0) => ({ id, game: { id, title: id.toUpperCase() }, streak });
const daily = (id: string): NextStep => ({ kind: 'daily', game: id, title: id.toUpperCase() });

test.each<[what: string, situation: Partial<SuggestionFacts>, step: NextStep | undefined]>([
  ['nothing to do', {}, undefined],
  [
    'a table that waits comes before everything',
    { isAwaited: true, hasStronger: true, dailies: [open('duel', 9)] },
    { kind: 'tables' },
  ],
  [
    'a streak that would end today comes before a stronger computer',
    { hasStronger: true, dailies: [open('runa'), open('duel', 2)] },
    daily('duel'),
  ],
  ['of several the longest', { dailies: [open('runa', 3), open('duel', 5)] }, daily('duel')],
  ['one day is no streak yet', { hasStronger: true, dailies: [open('duel', 1)] }, { kind: 'stronger' }],
  [
    'a stronger computer comes before a daily that nobody has begun',
    { hasStronger: true, dailies: [open('duel')] },
    { kind: 'stronger' },
  ],
  ['the daily of the game just played', { played: 'spy', dailies: [open('runa'), open('spy')] }, daily('spy')],
  [
    'a puzzle of the game just lost',
    { played: 'spy', lost: { id: 'spy', title: 'SPY' }, dailies: [open('runa')] },
    { kind: 'puzzle', game: 'spy', title: 'SPY' },
  ],
  [
    'its daily comes before',
    { played: 'spy', lost: { id: 'spy', title: 'SPY' }, dailies: [open('spy')] },
    daily('spy'),
  ],
  ['any other daily', { played: 'spy', dailies: [open('runa'), open('duel')] }, daily('runa')],
])('%s', (_, situation, step) => {
  expect(suggestionFor({ ...NOTHING, ...situation })).toEqual(step);
});

test('suggests other tables of the user that wait for them, not the one that has just ended', async () => {
  const context = await testContext();
  const over = await openTable(context, { location: locationIn('c') });
  expect(await suggestionFactsOf(context, 'ada', 'g', over)).toMatchObject({ isAwaited: false, played: 'noughts' });
  expect(await suggestionFactsOf(context, 'ada', 'g')).toMatchObject({ isAwaited: true, hasStronger: false });
  expect(await suggestionFactsOf(context, 'bo', 'g')).toMatchObject({ isAwaited: false });
});

test('suggests a stronger computer after a win, except after a daily', async () => {
  const game = noughtsWithComputers;
  const context = await testContext([game]);
  const seats: SeatOccupant[] = [person('ada'), { kind: 'computer', level: 'beginner' }];
  const { table } = await openTable(context, { game, occupants: seats });
  const facts = (loser: number, changes: Partial<Table> = {}) => {
    const ending = { by: 'resigning' as const, seat: loser };
    return suggestionFactsOf(context, 'ada', 'g', {
      features: FEATURES,
      game,
      table: { ...table, status: 'over', ending, ...changes },
    });
  };
  expect(await facts(1)).toMatchObject({ hasStronger: true, lost: undefined });
  expect(await facts(0)).toMatchObject({ hasStronger: false });
  const terms = { ...table.terms, hidden: true as const };
  expect(await facts(1, { terms })).toMatchObject({ hasStronger: false });
});

test('suggests a puzzle after a loss, unless the server has disabled the game', async () => {
  const game = noughtsWithPuzzles;
  const context = await testContext([game]);
  const { table } = await openTable(context, { game });
  const lost = async (loser: number, played: AnyGame = game) => {
    const ending = { by: 'resigning' as const, seat: loser };
    const over = { features: FEATURES, game: played, table: { ...table, status: 'over' as const, ending } };
    return (await suggestionFactsOf(context, 'ada', 'g', over)).lost?.id;
  };
  expect([await lost(0), await lost(1), await lost(0, noughts)]).toEqual([game.id, undefined, undefined]);
  await changeServer(context, 'g', () => ({ disabledGames: [game.id] }));
  expect(await lost(0)).toBeUndefined();
});

test('stores the suggestion with the end of a game of one person, and only then', async () => {
  const game = noughtsWithComputers;
  const context = await testContext([game]);
  const computer: SeatOccupant = { kind: 'computer', level: 'beginner' };
  const waiting = (
    await openTable(context, { game, occupants: [person('ada'), person('bo')], location: locationIn('w') })
  ).table;
  const alone = (await openTable(context, { game, occupants: [person('ada'), computer] })).table;
  const ended = (await resign(context, alone.id, 'ada')).table;
  expect(ended.features.nextStep).toEqual({ kind: 'tables' });
  await playLine(context, waiting.id, { person: 'ada' }, 'a1');
  expect((await resign(context, waiting.id, 'ada')).table.features).not.toHaveProperty('nextStep');
  const quiet = (await openTable(context, { game, occupants: [person('ada'), computer], location: locationIn('q') }))
    .table;
  expect((await resign(context, quiet.id, 'ada')).table.features).not.toHaveProperty('nextStep');
});

test.each<[string, Partial<Table>, boolean]>([
  ['a game of one person', {}, true],
  ['a table that never started', { status: 'over', ending: { by: 'nobody', why: 'lapsed' } }, false],
  ['an exercise', { terms: { shuffleSeats: false, exercise: true } }, false],
  ['a hidden exercise', { terms: { shuffleSeats: false, exercise: true, hidden: true } }, true],
  ['a game of computers', { seats: [{ kind: 'computer', level: 'beginner' }] }, false],
])('suggests something after %s or not', async (_, changes, isSuggested) => {
  const game = noughtsWithComputers;
  const context = await testContext([game]);
  const { table } = await openTable(context, {
    game,
    occupants: [person('ada'), { kind: 'computer', level: 'beginner' }],
  });
  const over = { ...table, status: 'over' as const, ending: { by: 'resigning' as const, seat: 0 }, ...changes };
  expect(nextStepEffect(context, table, { features: FEATURES, table: over, game }) !== undefined).toBe(isSuggested);
});

const { at, features, terms } = noughtsTable();

test('the button leads to the suggested step, else to a stronger computer', () => {
  const over = (loser: number, changes: object = {}) => {
    const ending = { by: 'resigning', seat: loser };
    return at({ status: 'over', ending, seats: [person('ada'), COMPUTER], ...changes }, noughtsWithComputers);
  };
  const kinds = (changes: object = {}) => nextStepButton(over(1, changes)).map(([id]) => parseId(id)?.kind);
  expect(kinds()).toEqual(['stronger']);
  expect(kinds(terms({ hidden: true }))).toEqual([]);
  expect(kinds(features({ nextStep: { kind: 'tables' } }))).toEqual(['inbox']);
  expect(nextStepButton(over(0))).toEqual([]);
  const target = (kind: 'daily' | 'puzzle') => parseId(stepButton({ kind, game: 'duel', title: 'Duel' })[0]);
  expect(target('daily')).toMatchObject({ kind: 'yours', game: 'duel' });
  expect(target('puzzle')).toMatchObject({ kind: 'nextPuzzle', game: 'duel' });
  const labels = [stepButton({ kind: 'tables' }), stepButton({ kind: 'daily', game: 'noughts', title: 'X' })];
  expect(labels[0]?.[1]).not.toEqual(labels[1]?.[1]);
});
