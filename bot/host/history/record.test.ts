import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noughtsWithComputers, open, person, testContext } from '../../../tests/context.ts';
import { type GameRecord, makeRecord, parseRecord, recordOf } from './record.ts';
import { replay } from './replay.ts';

const seats = fc.array(fc.oneof(fc.constant('person'), fc.string()), { minLength: 1, maxLength: 10 });
const game = fc.stringMatching(/^[a-z][a-z0-9-]{0,31}$/);
const line = fc.string({ minLength: 1, maxLength: 64 }).filter((text) => !/[\r\n]/.test(text));
const records: fc.Arbitrary<GameRecord> = seats.chain((sitters) =>
  fc.record({
    game,
    options: fc.dictionary(
      fc.string(),
      fc.jsonValue({ maxDepth: 1 }).map((value) => JSON.parse(JSON.stringify(value))),
    ),
    rules: fc.integer({ min: 1, max: 9999 }),
    seed: fc.oneof(fc.nat(2 ** 31 - 1), fc.stringMatching(/^[0-9a-f]{64}$/)),
    seats: fc.constant(sitters),
    lines: fc.array(fc.record({ seat: fc.nat(sitters.length - 1), line }), { maxLength: 8 }),
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
      const record = parseRecord(text);
      if ('refused' in record) expect(record.refused.sentence).toMatchObject({ en: /^Line \d+/, de: /^Zeile \d+/ });
      else expect(parseRecord(makeRecord(record))).toEqual(record);
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
])('refuses %s with its line number', (_, text, where) => {
  expect(parseRecord(text)).toMatchObject({ refused: { sentence: { en: expect.stringContaining(where) } } });
});

test('refuses a file with more moves than any game before replaying it', () => {
  const text = [...GAME, ...Array.from({ length: 5000 }, () => '1 a1')].join('\n');
  expect(parseRecord(text)).toMatchObject({
    refused: { sentence: { en: expect.stringContaining('more than 5,000') } },
  });
});

test.each([
  ['an unknown game', changed(2, 'game chess'), 'isn’t available here'],
  [
    'options the game does not take',
    GAME.with(1, 'game guess').with(2, 'options {"highest":77}').join('\n'),
    'highest',
  ],
  ['too many seats', changed(5, 'seats ["person","person","person"]'), 'seats'],
  ['a line the game refuses', changed(7, '2 a1'), 'Line 7 of the file can’t be played: Choose an empty cell'],
])('refuses to replay %s', async (_, text, sentence) => {
  const record = parseRecord(text);
  if ('refused' in record) throw new Error('not read');
  const outcome = await replay(await testContext(), 'ada', record);
  expect(outcome).toMatchObject({ refused: { sentence: { en: expect.stringContaining(sentence) } } });
});

test('replays a record to any move, also from a file with carriage returns', async () => {
  const record = parseRecord(GAME.join('\r\n'));
  if ('refused' in record) throw new Error('not read');
  const context = await testContext();
  const replayed = await Promise.all([0, 1, 2].map((move) => replay(context, 'ada', record, move)));
  const cells = replayed.map((at) => 'state' in at && at.state);
  expect(cells).toEqual([{ cells: '.........' }, { cells: 'x........' }, { cells: 'xo.......' }]);
});

test('records the kind of each seat, and the level of a computer', async () => {
  const context = await testContext([noughtsWithComputers]);
  const computer = { kind: 'computer' as const, level: 'master' };
  const { table } = await open(context, { game: noughtsWithComputers, sitters: [person('ada'), computer] });
  expect(await recordOf(context, table)).toMatchObject({ seats: ['person', 'computer master'], rules: 1 });
  const program = { kind: 'program' as const, id: 'p', owner: 'bo', name: 'Robot' };
  const played = { ...table, seats: [table.seats[0]!, program] } as typeof table;
  expect(await recordOf(context, played)).toMatchObject({ seats: ['person', 'program'] });
});
