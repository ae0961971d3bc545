import { duel } from '@longtable/duel';
import { optionWords } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { codeOf, testContext } from '../../../tests/context.ts';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { type LoadedTable, linesAt } from '../../host/feature.ts';
import { findTable } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/names.ts';
import { readTable } from '../../host/table/record.ts';
import { openTournament } from './enter.ts';
import { type Pairing, type Tournament, tournamentKind } from './record.ts';
import { advanceTournament, openPairingsOf, openPairingTable } from './rounds.ts';

const NOW = Date.UTC(2026, 10, 1);
const LATE = NOW + DAY_MS;
let now: number;
let context: Context;
let id: string;
let shown: string[];
beforeEach(async () => {
  now = NOW;
  shown = [];
  context = { ...(await testContext([{ ...noughts, ratedAfter: 1 }])), now: () => now };
  const base = { guild: 'g', channel: 'c', language: 'de', game: 'noughts', rated: false, roundTime: DAY_MS } as const;
  const opened = await openTournament(context, { ...base, format: 'swiss', organiser: 'org' });
  id = 'id' in opened ? opened.id : '';
});

const stored = async () => (await context.storage.store(tournamentKind).get(id)) as Tournament;
const some = (...names: string[]) => names.map((name) => ({ person: name, name: name.toUpperCase() }));
const advance = () => advanceTournament(context, id, async ({ table }) => void shown.push(table.id));

async function change(values: Partial<Tournament>): Promise<void> {
  const tournament = { ...(await stored()), ...values };
  await context.storage.transact({ writes: [context.storage.store(tournamentKind).put(id, tournament)] });
}

/** Stores a running round of entrants a to d. */
async function run(pairings: Pairing[], values: Partial<Tournament> = {}): Promise<void> {
  await change({
    status: 'playing',
    entrants: some('a', 'b', 'c', 'd'),
    pairingSeed: 1,
    rounds: [{ until: LATE, pairings }],
    ...values,
  });
}

/** Opens the tables of all pairings. */
async function seat(): Promise<string[]> {
  const tournament = await stored();
  const tables: string[] = [];
  for (const meeting of openPairingsOf(tournament))
    tables.push((await openPairingTable(context, { id, tournament }, meeting, context.newId())).table.id);
  return tables;
}

const pointsOf = async () => (await stored()).rounds[0]?.pairings.map(({ points }) => points);
const TWO: Pairing[] = [{ seats: [0, 1] }, { seats: [2, 3] }];

test('opens the table of a pairing with the tournament’s terms, and an empty seat for a deleted user', async () => {
  const entrants = [...some('a'), { name: '', out: true as const }];
  await run([{ seats: [0, 1] }], { entrants, display: 'sentences', perTurn: 5000, rated: true });
  const tournament = await stored();
  const [meeting] = openPairingsOf(tournament);
  const { table } = await openPairingTable(context, { id, tournament }, meeting!, 'thread');
  expect(table).toMatchObject({
    seats: [{ kind: 'person', id: 'a', name: 'A' }, { kind: 'someone' }],
    location: { guild: 'g', channel: 'thread', message: null, language: 'de', display: 'sentences' },
    clock: { perTurnMs: 5000 },
    features: { tournament: { id, round: 0, pairing: 0 } },
  });
  expect((await stored()).rounds[0]?.pairings[0]?.table).toBe(table.id);
  const gone = { ...context, games: new Map() };
  expect(await codeOf(openPairingTable(gone, { id, tournament }, meeting!, 'x'))).toBe('gameGone');
});

test.each([true, false])('notifies the players at the start of a game that is rated: %s', async (rated) => {
  await run(TWO, { rated });
  const [table = ''] = await seat();
  const opened = await readTable(context, table);
  expect(opened?.terms.unrated).toBe(rated ? undefined : true);
  expect(opened?.location).not.toHaveProperty('display');
  expect(opened?.pings.notices.flatMap(({ seats }) => seats).toSorted()).toEqual([0, 1]);
});

test('lets a withdrawn entrant lose immediately, and shows the table', async () => {
  await run(TWO, { entrants: some('a', 'b', 'c', 'd').map((one, at) => (at === 2 ? { ...one, out: true } : one)) });
  const [first = '', second = ''] = await seat();
  await advance();
  expect([shown, await pointsOf()]).toEqual([[second], [undefined, [0, 1]]]);
  expect((await readTable(context, second))?.ending).toEqual({ by: 'resigning', seat: 0 });
  expect((await readTable(context, first))?.status).toBe('playing');
});

test.each([
  ['no entrant withdrew', [], [0.5, 0.5]],
  ['one withdrew', [1], [1, 0]],
  ['both withdrew', [0, 1], [0.5, 0.5]],
])('decides a pairing without a table when its round is over: %s', async (_, out, points) => {
  const entrants = some('a', 'b').map((one, at) => (out.includes(at) ? { ...one, out: true as const } : one));
  await run([{ seats: [0, 1] }, { seats: [0], points: [1] }], { entrants });
  now = LATE;
  await advance();
  expect([shown, (await pointsOf())?.[0]]).toEqual([[], points]);
});

test('decides a pairing whose table was lost', async () => {
  await run(['lost', undefined].map((table) => ({ seats: [0, 1], ...(table ? { table } : { points: [1, 0] }) })));
  now = LATE;
  await advance();
  expect((await pointsOf())?.map(String)).toEqual(['0.5,0.5', '1,0']);
});

describe('a pairing with swapped seats', () => {
  /** Opens the next game of the first pairing, lets an entrant resign it, and returns its players and title. */
  async function lose(entrant: string): Promise<string[]> {
    const [table = ''] = await seat();
    const loaded = await resign(context, table, entrant);
    return loaded.table.seats.map((occupant) => ('id' in occupant ? occupant.id : ''));
  }
  const runSwapped = (values: Partial<Tournament> = {}) =>
    run([{ seats: [0, 1] }, { seats: [2, 3], points: [2, 0] }], { swaps: true, ...values });

  test('is tied after one win each, except in a knockout, where a third game with an even start decides', async () => {
    await runSwapped();
    await lose('b');
    await lose('a');
    expect((await pointsOf())?.[0]).toEqual([1, 1]);
    const start = z.enum(['usual', 'even']).optional().register(optionWords, { about: 'Start' });
    const options = z.object({ start });
    const results = { games: 100, rating: 1500 };
    const firstSeat = [
      { ...results, won: 80 },
      { ...results, won: 50, options: { start: 'even' } },
    ];
    context = { ...context, games: new Map([['noughts', { ...noughts, options, firstSeat }]]) };
    await runSwapped({ format: 'knockout' });
    await lose('b');
    await lose('a');
    expect((await pointsOf())?.[0]).toBeUndefined();
    const [decider = ''] = await seat();
    expect((await readTable(context, decider))?.options).toEqual({ start: 'even' });
    await resign(context, decider, 'b');
    expect((await pointsOf())?.[0]).toEqual([2, 1]);
  });

  test('counts the games that were finished when its round ends, and those of a withdrawn entrant as lost', async () => {
    await runSwapped();
    await lose('b');
    now = LATE;
    await advance();
    expect((await pointsOf())?.[0]).toEqual([1, 0]);
    now = NOW;
    await runSwapped();
    await lose('a');
    await change({ entrants: some('a', 'b', 'c', 'd').map((one, at) => (at === 1 ? { ...one, out: true } : one)) });
    await advance();
    expect((await pointsOf())?.[0]).toEqual([1, 1]);
  });

  test('shows its score at the end of a game and at the start of the next one', async () => {
    await runSwapped();
    const linesOf = (loaded: LoadedTable, place: 'ping' | 'result') =>
      linesAt(loaded, place, readerAt(loaded, 0, 'en'));
    const [first = ''] = await seat();
    expect(linesOf(await findTable(context, first), 'ping')).toEqual([]);
    expect(linesOf(await resign(context, first, 'b'), 'result')).toContain('Score: A 1–0 B.');
    const [second = ''] = await seat();
    expect(linesOf(await findTable(context, second), 'ping')).toEqual(['Score: B 0–1 A.']);
    expect(linesOf(await resign(context, second, 'a'), 'result')).toContain('Score: B 1–1 A.');
  });

  test('is the default if one seat wins too often', async () => {
    const swaps = async (game: string, twoGames?: boolean) => {
      const base = { guild: 's', channel: 'c', language: 'en', rated: true, roundTime: DAY_MS } as const;
      const asked = { ...base, game, format: 'swiss', organiser: `${game}${twoGames}`, twoGames } as const;
      return (await openTournament(context, asked)).tournament.swaps;
    };
    context = { ...context, games: new Map([...context.games, ['duel', duel]]) };
    expect([await swaps('duel'), await swaps('duel', false)]).toEqual([true, undefined]);
    expect([await swaps('noughts'), await swaps('noughts', true)]).toEqual([undefined, true]);
  });
});

test('expires exactly at its deadline if it was never started', async () => {
  const { lapsesAt } = await stored();
  now = lapsesAt - 1;
  expect((await advance())?.status).toBe('open');
  now = lapsesAt;
  expect((await advance())?.status).toBe('over');
});
