import { say } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import type { SeatOccupant, Table } from '../../storage/records/table.ts';
import { open, person, testContext } from '../../tests/context.ts';
import { named } from '../../tests/noughts-table.ts';
import { FEATURES } from '../features/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../host/duration.ts';
import { type LoadedTable, linesAt } from '../host/feature.ts';
import { readerAt } from '../host/table/names.ts';
import { duration, shortDay } from './duration.ts';
import { boardAddress, everyoneAt, mentionsOf, nameAt } from './names.ts';
import { CLOSED, clockLine, status } from './status.ts';

let table: Table;
beforeEach(async () => {
  ({ table } = await open(await testContext()));
});

const at = (changes: Partial<Table> = {}, acting: readonly number[] = [0]): LoadedTable => ({
  features: FEATURES,
  table: { ...table, seats: [named('Ada'), named('Bo')], ...changes },
  game: { ...noughts, turn: () => acting } as typeof noughts,
});

test.each([
  [2 * DAY_MS, '2 days'],
  [36 * HOUR_MS, '1.5 days'],
  [90 * MINUTE_MS, '1.5 hours'],
  [MINUTE_MS, '1 minute'],
  [90_000, '2 minutes'],
  [59_000, '59 seconds'],
  [400, '0 seconds'],
])('says %i ms as %s', (ms, words) => expect(say(duration(ms), 'en')).toBe(words));

test('shows a day without a line break', () => expect(say(shortDay('2026-11-16'), 'en')).toBe('16\u00a0Nov'));

test('shows the running clocks, with names if there are several', () => {
  const clock = (expiresAt: (number | null)[], expired: number[] = []) => ({
    clock: { ...table.clock, expiresAt, expired },
  });
  expect(clockLine(at(clock([5000, null])), 'en')).toContain('<t:5:R>');
  expect(clockLine(at(clock([5000, null])), 'en')).not.toContain('Ada');
  expect(clockLine(at(clock([5000, 7000])), 'en')).toMatch(/Ada.*<t:5:R>.* · .*Bo.*<t:7:R>/);
  expect(clockLine(at(clock([5000, null], [0])), 'en')).not.toBe(clockLine(at(clock([5000, null])), 'en'));
  expect([
    clockLine(at(clock([null, null])), 'en'),
    clockLine(at({ ...clock([5000, null]), status: 'paused' }), 'en'),
  ]).toEqual(['', '']);
});

test('lists vacations', () => {
  const away = at({ seats: [{ ...named('Ada'), away: 5000 } as SeatOccupant, named('Bo')] });
  expect(linesAt(away, 'clock', readerAt(away, 'spectator', 'en'))).toEqual([expect.stringMatching(/Ada.*<t:5/)]);
});

test('shows when a waiting table ends: its invitation, or itself', () => {
  const times = { ...table.times, lapsesAt: 5000 };
  const line = (seats: SeatOccupant[], lapsing: Partial<Table['times']> = {}) =>
    status(at({ status: 'open', seats, times: { ...times, ...lapsing } }), CLOSED, 'en');
  const invited: SeatOccupant = { kind: 'invited', id: 'bo' };
  const lines = [
    line([named('Ada'), invited]),
    line([named('Ada'), { kind: 'open' }]),
    line([named('Ada'), named('Bo')]),
  ];
  expect(new Set(lines.flat()).size).toBe(3);
  expect(line([named('Ada'), named('Bo'), { kind: 'open' }])).toEqual(lines[2]);
  expect(line([named('Ada'), { ...invited, answer: 'declined' }])).toEqual(lines[2]);
  expect(line([named('Ada'), named('Bo'), invited])).toEqual(lines[0]);
  expect(lines.flat().every((one) => one.includes('<t:5:R>'))).toBe(true);
  expect(line([named('Ada'), invited], { lapsesAt: null })).toEqual([]);
  expect(status(at({ status: 'paused' }), CLOSED, 'en')).toHaveLength(1);
});

test('names seats, and mentions users without a name', () => {
  const seats: SeatOccupant[] = [person('ada'), { kind: 'program', name: 'Deep' }, { kind: 'program' }, named('*Bo*')];
  const names = seats.map((_, seat) => nameAt(at({ seats }), seat, 'en'));
  expect(names[0]).toBe('<@ada>');
  expect(names[1]).toContain('Deep');
  expect(names[1]).not.toBe('Deep');
  expect(names[3]).toBe('\\*Bo\\*');
});

test('lists the players with levels, invitations and the size of a waiting table', () => {
  const line = (seats: SeatOccupant[], changes: Partial<Table> = {}) => everyoneAt(at({ seats, ...changes }), 'en');
  const computer: SeatOccupant = { kind: 'computer', level: 'steady' };
  expect(line([named('Ada'), named('Bo')])).toBe('Ada – Bo');
  expect(line([named('Ada'), computer])).toBe('Ada – Computer (steady)');
  expect(line([named('Ada'), computer], { terms: { shuffleSeats: false, computersWait: true } })).toBe(
    'Ada – Computer',
  );
  expect(line([named('Ada'), { kind: 'invited', id: 'bo', name: 'Bo' }], { status: 'open' })).toContain('<@bo>');
  expect(
    line([named('Ada'), { kind: 'invited', id: 'bo', name: 'Bo', answer: 'declined' }], { status: 'open' }),
  ).not.toContain('<@bo>');
  const three = line([named('Ada'), named('Bo'), { kind: 'open' }], { status: 'open' });
  expect([three.startsWith('Ada – Bo · '), three.includes('2–3')]).toEqual([true, true]);
  expect(line([named('Ada'), { kind: 'open' }], { status: 'over' })).toBe('Ada');
});

test('mentions each user of the seats once, also users whom a computer replaced', () => {
  const seats: SeatOccupant[] = [
    person('ada'),
    person('ada'),
    { kind: 'computer', level: 'x', instead: { id: 'bo' } },
    { kind: 'computer', level: 'x' },
    { kind: 'invited', id: 'cleo' },
  ];
  expect(mentionsOf({ ...table, seats }, [0, 1, 2, 3, 4])).toEqual({
    users: ['ada', 'bo', 'cleo'],
    text: '<@ada> <@bo> <@cleo>',
  });
});

test('links the board, or its channel before there is a message', () => {
  const address = (location: Partial<Table['location']>) =>
    boardAddress({ ...table, location: { ...table.location, ...location } });
  expect([address({ message: 'm' }), address({ message: null }), address({ guild: null, message: 'm' })]).toEqual([
    'https://discord.com/channels/g/c/m',
    'https://discord.com/channels/g/c',
    'https://discord.com/channels/@me/c/m',
  ]);
});
