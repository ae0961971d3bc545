import { RNG } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { expect, test } from 'vitest';
import { codeOf, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import { autoplay } from '../../host/delivery/delivery.ts';
import { openContext } from '../../host/open-context.ts';
import { findTable } from '../../host/table/find.ts';
import { readTable } from '../../host/table/record.ts';
import { FEATURES } from '../index.ts';
import { exportPerson } from '../personal-data/export.ts';
import { forgetPerson } from '../personal-data/index.ts';
import { playerStatsKind } from '../ratings/record.ts';
import { joinTournament, openTournament, startTournament, withdrawFrom } from './enter.ts';
import { standingsOf } from './pairing/rounds.ts';
import { type Format, type Tournament, tournamentKind } from './record.ts';
import { advanceTournament, openPairingsOf, openPairingTable, saveShownRevision } from './rounds.ts';
import { tournamentsOf } from './tournament.ts';

const DAY = 24 * 60 * 60 * 1000;
const QUIET = async () => {};

async function announce(context: Context, format: Format, count: number, asked = {}): Promise<string> {
  const { id } = await openTournament(context, {
    ...{ guild: 'g', channel: 'c', language: 'en', organiser: 'org', game: 'noughts', format, rated: true },
    ...{ roundTime: 3 * DAY, ...asked },
  });
  for (let seed = 0; seed < count; seed++) await joinTournament(context, id, `p${seed}`, `P${seed}`);
  return id;
}

async function seatAll(context: Context, id: string): Promise<Tournament> {
  const tournament = (await advanceTournament(context, id, QUIET)) as Tournament;
  for (const meeting of openPairingsOf(tournament)) {
    const { round, pairing } = meeting;
    const opening = openPairingTable(context, { id, tournament }, meeting, `${id}.${round}.${pairing}`);
    expect(['done', 'pairingTaken']).toContain(await codeOf(opening));
  }
  return (await context.storage.store(tournamentKind).get(id)) as Tournament;
}

/** Plays all rounds. A player resigns at each table, and `quitters` withdraw. */
async function playOut(context: Context, id: string, quitters: readonly string[]): Promise<Tournament> {
  const rng = RNG.seeded('tournament'.padEnd(64, '0').replace(/[^0-9a-f]/g, 'a'));
  for (let round = 0; round < 40; round++) {
    const tournament = await seatAll(context, id);
    if (tournament.status === 'over') return tournament;
    const quitter = quitters[round];
    if (quitter) await withdrawFrom(context, id, quitter);
    for (const { seats, table } of openPairingsOf(tournament)) {
      const loser = tournament.entrants[seats[rng.below(2)] as number]?.person as string;
      await resign(context, table as string, loser);
    }
  }
  throw new Error('It does not end');
}

test('seeds the entrants by established rating, the strongest first', async () => {
  const context = await testContext();
  const id = await announce(context, 'knockout', 3);
  const rating = { rating: 1900, deviation: 60, volatility: 0.06 };
  const noughts = { played: 9, won: 4, drawn: 1, lost: 4, rating, lostTo: ['x', 'y', 'z'] };
  const stats = context.storage.store(playerStatsKind).put('p1', { games: { noughts }, scopes: {} });
  await context.storage.transact({ writes: [stats] });
  const { tournament } = await startTournament(context, id, 'org', false);
  expect(tournament.entrants.map(({ person }) => person)).toEqual(['p1', 'p0', 'p2']);
});

test('seats an entrant who has reached the table limit', async () => {
  const context = await testContext();
  const id = await announce(context, 'robin', 3);
  await startTournament(context, id, 'org', false);
  const full = { ...context, limits: { ...context.limits, tablesPerPerson: 0, tablesPerServer: 0 } };
  const tournament = await seatAll(full, id);
  expect(openPairingsOf(tournament).every(({ table }) => table !== undefined)).toBe(true);
  expect(openPairingsOf(tournament).length).toBeGreaterThan(0);
});

/** Starts the first round of a tournament with an adjustable clock. */
async function clocked(format: Format, count: number, asked = {}) {
  const clock = { at: Date.UTC(2026, 0, 1) };
  const { storage, games, log } = await testContext();
  const context = openContext({ features: FEATURES, storage, games: [...games.values()], log, now: () => clock.at });
  const id = await announce(context, format, count, asked);
  await startTournament(context, id, 'org', false);
  return { clock, context, id, tournament: await seatAll(context, id) };
}

test('ends a round after its time: the player to move loses, and the next round starts', async () => {
  const { clock, context, id, tournament } = await clocked('robin', 4);
  const { rounds, entrants } = tournament;
  const [first] = rounds[0]?.pairings ?? [];
  await playLine(context, first?.table ?? '', { person: entrants[first?.seats[0] ?? 0]?.person ?? '' }, 'a1');
  clock.at += 3 * DAY - 1;
  expect((await advanceTournament(context, id, QUIET))?.rounds).toHaveLength(1);
  clock.at += 1;
  const shown: string[] = [];
  const next = await advanceTournament(context, id, async ({ table }) => void shown.push(table.id));
  expect(next?.rounds[0]?.pairings.map(({ points }) => points)).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(next?.rounds).toHaveLength(2);
  expect(shown).toHaveLength(2);
  expect((await readTable(context, first?.table ?? ''))?.ending).toEqual({ by: 'time', seat: 1 });
});

test('ends a game as a draw if several players were to move when the round ended', async () => {
  const { clock, context, id, tournament } = await clocked('robin', 4, { game: 'guess' });
  clock.at += 3 * DAY;
  const next = await advanceTournament(context, id, QUIET);
  expect(next?.rounds[0]?.pairings.map(({ points }) => points)).toEqual(Array(2).fill([0.5, 0.5]));
  const { ending } = (await readTable(context, tournament.rounds[0]?.pairings[0]?.table ?? '')) ?? {};
  expect(ending).toEqual({ by: 'draw' });
});

test('ignores moves in a game that ended with its round', async () => {
  const { clock, context, id, tournament } = await clocked('swiss', 4);
  clock.at += 3 * DAY;
  const next = (await advanceTournament(context, id, QUIET)) as Tournament;
  expect(next.rounds).toHaveLength(2);
  const [late] = tournament.rounds[0]?.pairings ?? [];
  for (const entrant of late?.seats ?? []) {
    const person = tournament.entrants[entrant]?.person ?? '';
    expect(await codeOf(resign(context, late?.table ?? '', person))).toBe('over');
    expect(await codeOf(playLine(context, late?.table ?? '', { person }, 'a1'))).toBe('over');
  }
  expect((await advanceTournament(context, id, QUIET))?.rounds).toEqual(next.rounds);
});

test('stores a result with the table and never seats a pairing twice', async () => {
  const context = await testContext();
  const id = await announce(context, 'knockout', 2);
  await startTournament(context, id, 'org', false);
  const tournament = (await advanceTournament(context, id, QUIET)) as Tournament;
  const [meeting] = openPairingsOf(tournament);
  if (!meeting) throw new Error('nobody meets');
  const tries = ['x', 'y', 'z'].map((channel) => openPairingTable(context, { id, tournament }, meeting, channel));
  expect((await Promise.all(tries.map(codeOf))).sort()).toEqual(['done', 'pairingTaken', 'pairingTaken']);
  const { table } = (await context.storage.store(tournamentKind).get(id))?.rounds[0]?.pairings[0] ?? {};
  await resign(context, table ?? '', tournament.entrants[meeting.seats[1] ?? 0]?.person ?? '');
  const scored = (await context.storage.store(tournamentKind).get(id)) as Tournament;
  expect(scored.rounds[0]?.pairings[0]?.points).toEqual([1, 0]);
  await saveShownRevision(context, { id, tournament: scored }, 'm');
  // The tournament changed after it was shown, so it is due again.
  const later = (await context.storage.store(tournamentKind).get(id)) as Tournament;
  expect(later.shown).toBe(later.revision);
  expect((await advanceTournament(context, id, QUIET))?.status).toBe('over');
  expect((await context.storage.store(tournamentKind).takeDue(context.now(), context.now() + 1, 5)).length).toBe(1);
});

test('closes empty tournaments of a user who deletes their data', async () => {
  const context = await testContext();
  const [empty, joined] = [await announce(context, 'swiss', 0), await announce(context, 'swiss', 1)];
  await forgetPerson(context, 'org');
  expect((await advanceTournament(context, empty, QUIET))?.status).toBe('over');
  expect((await advanceTournament(context, joined, QUIET))?.status).toBe('open');
  expect((await tournamentsOf(context, { guild: 'g' })).map(({ id }) => id)).toEqual([joined]);
});

test("exports a user's tournament entries and deletes them with the user's data", async () => {
  const context = await testContext();
  const id = await announce(context, 'robin', 3);
  await startTournament(context, id, 'org', false);
  await seatAll(context, id);
  expect(await exportPerson(context, 'p1')).toMatchObject({ tournaments: [{ id, name: 'P1', format: 'robin' }] });
  await forgetPerson(context, 'p1');
  await forgetPerson(context, 'org');
  const kept = JSON.stringify(await context.storage.store(tournamentKind).get(id));
  for (const name of ['p1', 'P1', 'org']) expect(kept).not.toContain(`"${name}"`);
  expect(await tournamentsOf(context, { person: 'p1' })).toEqual([]);
  const over = await playOut(context, id, []);
  expect(standingsOf(over)[2]).toMatchObject({ points: 0 });
});

/** Announces a Swiss at tables of four. */
async function ofFour(game: typeof auction, count: number) {
  const context = await testContext([game]);
  const id = await announce(context, 'swiss', count, { game: game.id, tables: { least: 2, most: 4 } });
  return { context, id };
}

/** Lets each player bid their seat number until the game is over. */
async function bid(context: Context, table: string): Promise<void> {
  for (let round = 0; round < 3; round++) {
    for (const [seat, occupant] of ((await readTable(context, table))?.seats ?? []).entries())
      if (occupant.kind === 'person') await playLine(context, table, { person: occupant.id }, `bid ${seat + 1}`);
    await autoplay(context, await findTable(context, table), () => {});
  }
}

test('plays a Swiss at tables of four with points by rank, and continues after a withdrawal', async () => {
  const { context, id } = await ofFour(auction, 3);
  expect(await codeOf(startTournament(context, id, 'org', false))).toBe('tooFewEntrants');
  for (const late of ['p3', 'p4', 'p5', 'p6']) await joinTournament(context, id, late, late);
  await startTournament(context, id, 'org', false);
  const first = await seatAll(context, id);
  expect(first.rounds[0]?.pairings.map(({ seats }) => seats)).toEqual([
    [0, 2, 4, 6],
    [1, 3, 5],
  ]);
  await withdrawFrom(context, id, first.entrants[6]?.person ?? '');
  const [left] = openPairingsOf((await advanceTournament(context, id, QUIET)) as Tournament);
  expect((await readTable(context, left?.table ?? ''))?.seats[3]).toMatchObject({ kind: 'gone', level: 'plain' });
  for (const { table = '' } of openPairingsOf(first)) await bid(context, table);
  const second = await seatAll(context, id);
  expect(second.rounds[0]?.pairings.map(({ points }) => points)).toEqual([
    [2, 2, 2, 0],
    [0.75, 0.75, 3],
  ]);
  expect(second.rounds[1]?.pairings.map(({ seats }) => seats.length)).toEqual([3, 3]);
  for (const { table = '' } of openPairingsOf(second)) await bid(context, table);
  for (const { table = '' } of openPairingsOf(await seatAll(context, id))) await bid(context, table);
  expect((await advanceTournament(context, id, QUIET))?.status).toBe('over');
});
