import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SeatOccupant, tableKind } from '../../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open, person, refusalOf, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { closeTable, resign } from '../../host/actions/resign.ts';
import { leaveTable } from '../../host/actions/seats.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { readGameStats } from '../ratings/effects.ts';
import { playerListId } from '../ratings/leaders.ts';
import { readPlayerStats, withGame } from '../ratings/player-stats.ts';
import type { PlayerStats } from '../ratings/record.ts';
import {
  appendTo,
  countOf,
  dropList,
  finishedTablesOf,
  historyListId,
  listChunkKind,
  readAll,
  readNewest,
  removeFrom,
  removeHistories,
  serverHistoryListId,
} from './history.ts';
import { type GameRecord, makeRecord, parseRecord, recordOf } from './record.ts';
import { texts } from './words/texts.ts';

const seats = fc.array(fc.oneof(fc.constant('person'), fc.string()), { minLength: 1, maxLength: 10 });
const game = fc.stringMatching(/^[a-z][a-z0-9-]{0,31}$/);
const line = fc.string({ minLength: 1, maxLength: 64 }).filter((text) => !/[\r\n]/.test(text));
const records: fc.Arbitrary<GameRecord> = seats.chain((occupants) =>
  fc.record({
    game,
    options: fc.dictionary(
      fc.string(),
      fc.jsonValue({ maxDepth: 1 }).map((value) => JSON.parse(JSON.stringify(value))),
    ),
    rules: fc.integer({ min: 1, max: 9999 }),
    seed: fc.oneof(fc.nat(2 ** 31 - 1), fc.stringMatching(/^[0-9a-f]{64}$/)),
    seats: fc.constant(occupants),
    lines: fc.array(fc.record({ seat: fc.nat(occupants.length - 1), line }), { maxLength: 8 }),
  }),
);

/** Arbitrary text with fragments of valid records and unusual characters. */
const wild = fc.string({
  unit: fc.constantFrom(...'0123 abz\n\r"{}[]:,-', '\u0000', '\ud800', '\u2028', 'game ', 'seed '),
});

const GAME = ['Longtable 1', 'game noughts', 'options {}', 'seed 7', 'seats ["person","person"]', '1 a1', '2 b1'];
const changed = (number: number, text: string) => GAME.with(number - 1, text).join('\n');

test('keeps a record unchanged by writing and parsing', () => {
  fc.assert(
    fc.property(records, (record) => {
      expect(parseRecord(makeRecord(record))).toEqual(record);
    }),
  );
});

test('reads lines that end with any number of carriage returns', () => {
  expect(parseRecord(GAME.join('\r\r\n').concat('\r'))).toEqual(parseRecord(GAME.join('\n')));
});

test('parses or refuses any text, and round-trips parsed records', () => {
  const nearly = fc.tuple(fc.nat(GAME.length - 1), wild).map(([at, text]) => GAME.with(at, text).join('\n'));
  fc.assert(
    fc.property(fc.oneof(wild, nearly), (text) => {
      try {
        const record = parseRecord(text);
        expect(parseRecord(makeRecord(record))).toEqual(record);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        expect(error.sentence).toMatchObject({ en: /^Line \d+/, de: /^Zeile \d+/ });
      }
    }),
  );
});

test.each([
  ['an empty file', '', 'Line 1 '],
  ['another file', 'hello', 'Line 1 '],
  ['no game', changed(2, 'game'), 'Line 2 '],
  ['options that are no JSON', changed(3, 'options {'), 'Line 3 '],
  ['options that are a list', changed(3, 'options []'), 'Line 3 '],
  ['a seed beyond all seeds', changed(4, 'seed 2147483648'), 'Line 4 '],
  ['no seats', changed(5, 'seats []'), 'Line 5 '],
  ['a seat that is not there', changed(6, '3 a1'), 'Line 6 '],
  ['a line without a move', changed(7, '2'), 'Line 7 '],
  ['a line too long for any move', changed(7, `2 ${'a'.repeat(65)}`), 'Line 7 '],
])('refuses %s with its line number', async (_, text, where) => {
  expect(await refusalOf(() => parseRecord(text))).toMatchObject({ sentence: { en: expect.stringContaining(where) } });
});

test.each([
  ['seat 0', changed(6, '0 a1'), 6, 'move'],
  ['a seed with leading zeros', changed(4, 'seed 007'), 4, 'seed'],
  ['no seed', changed(4, 'seed'), 4, 'seed'],
  ['rules 0', changed(2, 'game noughts 0'), 2, 'game'],
])('refuses %s and states what was expected', async (_, text, number, expected) => {
  const sentence = texts.files.badLine({ number, expected } as never);
  expect(await refusalOf(() => parseRecord(text))).toMatchObject({ code: 'record', sentence });
});

test('refuses a file with more moves than any game before replaying it', async () => {
  const text = [...GAME, ...Array.from({ length: 5000 }, () => '1 a1')].join('\n');
  expect(await refusalOf(() => parseRecord(text))).toMatchObject({
    sentence: { en: expect.stringContaining('more than 5,000') },
  });
});

test('records the kind of each seat, and the level of a computer', async () => {
  const context = await testContext([noughtsWithComputers]);
  const computer = { kind: 'computer' as const, level: 'master' };
  const { table } = await open(context, { game: noughtsWithComputers, occupants: [person('ada'), computer] });
  expect(await recordOf(context, table)).toMatchObject({ seats: ['person', 'computer master'], rules: 1 });
  const program = { kind: 'program' as const, id: 'p', owner: 'bo', name: 'Robot' };
  const played = { ...table, seats: [table.seats[0]!, program] } as typeof table;
  expect(await recordOf(context, played)).toMatchObject({ seats: ['person', 'program'] });
});

test('records options, seed and moves, and refuses a table whose log is damaged', async () => {
  const context = await testContext();
  const { table } = await open(context);
  const played = (await playLine(context, table.id, { person: 'ada' }, 'b2')).table;
  expect(await recordOf(context, played)).toEqual({
    ...{ game: 'noughts', rules: 1, options: {}, seed: table.seed, seats: ['person', 'person'] },
    lines: [{ seat: 0, line: 'b2' }],
  });
  const damaged = { ...played, log: { ...played.log, moveCount: 120 } };
  expect(await refusalOf(recordOf(context, damaged))).toMatchObject({ code: 'logDamaged' });
});

/** Opens a table in a new channel. */
const tableOf = (context: Context, occupants: readonly SeatOccupant[], game: AnyGame = noughts) =>
  open(context, { game, occupants, location: locationIn(context.newId()) });

/** Plays lines in turn, starting with the first seat. */
async function play(context: Context, { table }: LoadedTable, lines: string): Promise<void> {
  for (const [index, line] of lines.split(' ').entries()) {
    const occupant = table.seats[index % 2] as { id: string };
    await playLine(context, table.id, { person: occupant.id }, line);
  }
}

const X_WINS = 'a1 b1 a2 b2 a3';

test('adds a game without a result to no history, but to the games of its players', async () => {
  const context = await testContext();
  const { id } = (await tableOf(context, [person('ada'), person('bo')])).table;
  await closeTable(context, id, 'g');
  for (const list of [historyListId('ada', 'g'), serverHistoryListId('g')])
    expect(await readAll(context, list)).toEqual([]);
  expect([await finishedTablesOf(context, 'ada'), await finishedTablesOf(context, 'bo')]).toEqual([[id], [id]]);
  await removeHistories(context, 'ada');
  expect([await finishedTablesOf(context, 'ada'), await finishedTablesOf(context, 'bo')]).toEqual([[], [id]]);
});

test('adds a finished game to the history and statistics of its players and its server', async () => {
  let now = 1000;
  const context = { ...(await testContext()), now: () => now };
  const loaded = await tableOf(context, [person('ada'), person('bo')]);
  now += 50_000;
  await play(context, loaded, X_WINS);
  for (const list of [historyListId('ada', 'g'), historyListId('bo', 'g'), serverHistoryListId('g')]) {
    expect(await readAll(context, list)).toEqual([loaded.table.id]);
  }
  expect(await readAll(context, playerListId('g', 'noughts'))).toEqual(['ada', 'bo']);
  expect(await readGameStats(context, 'g', 'noughts')).toEqual({
    ...{ tables: 1, moves: 5, shortest: 5, longest: 5, time: 50_000, counts: [] },
  });
  const [ada, bo] = [await readPlayerStats(context, 'ada'), await readPlayerStats(context, 'bo')];
  expect(ada.games.noughts).toMatchObject({ played: 1, won: 1, drawn: 0, lost: 0 });
  expect(bo.games.noughts).toMatchObject({ played: 1, won: 0, drawn: 0, lost: 1 });
  expect(ada.games.noughts?.rating?.rating).toBeCloseTo(1578.8, 1);
  expect(ada.games.noughts?.rating?.deviation).toBeCloseTo(290.32, 2);
  expect(bo.games.noughts?.rating?.rating).toBeCloseTo(1421.2, 1);
});

test('keeps the earlier of two equal best scores', () => {
  const run = (points: number[], words: string) => ({ points, words });
  const after = (...runs: ReturnType<typeof run>[]) =>
    runs.reduce((stats, one) => withGame(stats, { game: 'dungeon', home: 'g', outcome: 'lost', run: one, at: 0 }), {
      games: {},
      scopes: {},
    } as PlayerStats).games.dungeon?.best?.words;
  expect(after(run([1, 4], 'first'), run([1, 4], 'second'))).toBe('first');
  expect(after(run([1, 4], 'first'), run([1, 5], 'better'), run([1, 3], 'worse'))).toBe('better');
});

test('leaves a table that never started out of histories and removes its names', async () => {
  const context = await testContext();
  const { table } = await tableOf(context, [person('ada'), { kind: 'invited', id: 'bo' }]);
  await leaveTable(context, table.id, 'ada');
  expect(await context.storage.store(tableKind).get(table.id)).toMatchObject({
    status: 'over',
    seats: [{ kind: 'someone' }, { kind: 'someone' }],
  });
  expect(await readAll(context, historyListId('ada', 'g'))).toEqual([]);
  expect(await readPlayerStats(context, 'ada')).toEqual({ games: {}, scopes: {} });
});

test('counts all games that end at the same time', async () => {
  const context = await testContext();
  const opened = await Promise.all(Array.from({ length: 8 }, () => tableOf(context, [person('ada'), person('bo')])));
  await Promise.all(opened.map(({ table }, index) => resign(context, table.id, index % 2 === 0 ? 'ada' : 'bo')));
  expect((await readPlayerStats(context, 'ada')).games.noughts).toMatchObject({ played: 8, won: 4, lost: 4 });
  expect((await readAll(context, serverHistoryListId('g'))).toSorted()).toEqual(
    opened.map(({ table }) => table.id).toSorted(),
  );
});

test('stores a list in chunks that can be appended, read from the end, edited and deleted', async () => {
  const context = await testContext();
  const entries = Array.from({ length: 120 }, (_, index) => `t${index}`);
  for (const entry of entries) await context.storage.transact({ writes: await appendTo(context, 'l', [entry]) });
  expect(await readAll(context, 'l')).toEqual(entries);
  expect((await context.storage.store(listChunkKind).get('l.1'))?.length).toBe(50);
  const newest = entries.toReversed();
  expect(await readNewest(context, 'l', 10)).toEqual(newest.slice(0, 10));
  expect(await readNewest(context, 'l', 60, 15)).toEqual(newest.slice(15, 75));
  expect(await readNewest(context, 'l', 10, 115)).toEqual(newest.slice(115));
  expect(await readNewest(context, 'l', 10, 500)).toEqual([]);
  await context.storage.transact({ writes: await removeFrom(context, 'l', 't60') });
  expect(await readAll(context, 'l')).toEqual(entries.filter((entry) => entry !== 't60'));
  await context.storage.transact({ writes: await dropList(context, 'l') });
  expect([await countOf(context, 'l'), await readAll(context, 'l')]).toEqual([0, []]);
  expect(await context.storage.store(listChunkKind).get('l.0')).toBeUndefined();
});
