import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeAll, expect, test } from 'vitest';
import type { Ending, SeatOccupant, Table } from '../../../storage/records/table.ts';
import { noughtsWithComputers, open, person, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import { cleanName, levelName, namesAt, readerAt, toStored, withName, withoutNames, withoutStandIns } from './names.ts';

const COMPUTER: SeatOccupant = { kind: 'computer', level: 'steady' };
const gone: SeatOccupant = { kind: 'gone', id: 'ada', name: 'Ada', at: 0, level: 'steady' };
let table: Table;

beforeAll(async () => {
  ({ table } = await open(await testContext()));
});

const at = (changes: Partial<Table>): Table => ({ ...table, ...changes });

test.each([
  ['  Ada \n Byron ', 'Ada Byron'],
  ['Ada\u200b🎲', 'Ada'],
  ['x'.repeat(40), 'x'.repeat(32)],
  [`${'x'.repeat(31)} y`, 'x'.repeat(31)],
  ['Z\u0300\u0301\u0302\u0303', 'Z\u0300\u0301'],
])('cleans the name %j', (shown, clean) => expect(cleanName(shown)).toBe(clean));

test('names every occupant, numbers computers and equal names, and not free seats', () => {
  const named = (name: string): SeatOccupant => ({ kind: 'person', id: name, name });
  const names = (...seats: SeatOccupant[]) => namesAt({ seats }, 'en');
  expect(names(named('Ada'), COMPUTER)).toEqual(['Ada', 'Computer']);
  expect(names(COMPUTER, named('Ada'), COMPUTER)).toEqual(['Computer 1', 'Ada', 'Computer 2']);
  expect(names(named('Ada'), named('Ada'), named('Ada'))).toEqual(['Ada', 'Ada (2)', 'Ada (3)']);
  expect(names({ kind: 'open' }, { kind: 'open' })).toEqual(['a free seat', 'a free seat']);
  expect(names(person('ada'), { kind: 'someone' })).toEqual(['someone', 'someone (2)']);
  expect(
    names(gone, { kind: 'program' }, { kind: 'program', name: 'Deep' }, { kind: 'invited', id: 'b', name: 'Bo' }),
  ).toEqual(['Ada (computer)', 'the program', 'Deep', 'Bo']);
  expect(names({ ...gone, name: undefined })).toEqual(['someone (computer)']);
});

test('names the levels of a game, and unknown levels by their id', () => {
  expect(levelName(noughtsWithComputers, 'master', 'en')).toBe('master');
  expect(levelName(noughts, 'expert', 'en')).toBe('expert');
});

test("updates a user's name, and keeps the table if nothing changes", () => {
  const named = withName(table, 'ada', 'Ada');
  expect(named.seats).toEqual([{ ...person('ada'), name: 'Ada' }, person('bo')]);
  expect(withName(named, 'ada', 'Ada')).toBe(named);
  expect(withName(named, 'ada', '')).toBe(named);
  expect(withName(named, 'cleo', 'Cleo')).toBe(named);
  expect(withName(named, 'ada', 'Countess').seats[0]).toEqual({ ...person('ada'), name: 'Countess' });
});

test('frees the seat of an anonymised user at a waiting table only, and lets their computer continue until the end', () => {
  const seatsOf = (status: Table['status'], ...seats: SeatOccupant[]) =>
    withoutNames(at({ status, seats }), (occupant) => 'id' in occupant && occupant.id === 'ada').seats;
  expect(seatsOf('open', person('ada'), person('bo'))).toEqual([{ kind: 'open' }, person('bo')]);
  expect(seatsOf('playing', person('ada'), gone)).toEqual([{ kind: 'someone' }, COMPUTER]);
  expect(seatsOf('over', gone)).toEqual([{ kind: 'someone' }]);
});

test('removes replaced players and program owners once the game is over', () => {
  const seats: SeatOccupant[] = [
    { ...COMPUTER, instead: { id: 'ada' } },
    { kind: 'program', name: 'Deep', owner: { id: 'bo' }, secret: 's', token: 't' },
    person('cleo'),
  ];
  const playing = at({ seats });
  expect(withoutStandIns(playing)).toBe(playing);
  const over = withoutStandIns(at({ seats, status: 'over' }));
  expect(over.seats).toEqual([COMPUTER, { kind: 'program', name: 'Deep', token: 't' }, person('cleo')]);
  expect(withoutStandIns(over)).toBe(over);
});

test.each<[Ending, kept: boolean]>([
  [{ by: 'game' }, true],
  [{ by: 'exercise', how: 'solved' }, true],
  [{ by: 'aborted', seat: 0 }, true],
  [{ by: 'nobody' }, false],
])('keeps the names of a table with the ending %j: %s', (ending, kept) => {
  const terms = { ...table.terms, opener: 'ada' };
  const pings = { ...table.pings, notices: [] };
  const over = at({ status: 'over', ending, terms, pings });
  const anonymous = [{ kind: 'someone' }, { kind: 'someone' }];
  expect(toStored(over).seats).toEqual(kept ? table.seats : anonymous);
  expect(toStored(over).terms.opener).toBe(kept ? 'ada' : undefined);
});

test('removes the names of a game that never started only after its notices are sent', () => {
  const notices = [{ nonce: 'n', about: 'end' as const, seats: [0] }];
  const over = at({ status: 'over', ending: { by: 'nobody' }, pings: { ...table.pings, notices } });
  expect(toStored(over)).toBe(over);
  const playing = at({ pings: { ...table.pings, notices: [] } });
  expect(toStored(playing)).toBe(playing);
});

test("shows everything after the game's end", () => {
  const openTo = (changes: Partial<Table>) =>
    readerAt({ features: FEATURES, table: at(changes), game: noughts }, 0, 'en').open;
  expect(openTo({})).toBeUndefined();
  expect(openTo({ status: 'over', ending: { by: 'game' } })).toBe(true);
  expect(openTo({ status: 'over', ending: { by: 'nobody' } })).toBeUndefined();
});
