import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noughtsWithComputers, open, person, refusalOf, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { Refusal } from '../../host/refusal.ts';
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
  const { code, sentence } = await refusalOf(() => parseRecord(text));
  expect({ code, sentence }).toEqual({
    code: 'record',
    sentence: texts.files.badLine({ number, expected } as never),
  });
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
    game: 'noughts',
    rules: 1,
    options: {},
    seed: table.seed,
    seats: ['person', 'person'],
    lines: [{ seat: 0, line: 'b2' }],
  });
  const damaged = { ...played, log: { ...played.log, moveCount: 120 } };
  expect(await refusalOf(recordOf(context, damaged))).toMatchObject({ code: 'logDamaged' });
});
