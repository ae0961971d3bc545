import { read } from '@longtable/kit';
import { expect, test } from 'vitest';
import { codeOf, recordingLog, refusalOf, resultOrCode, testContext } from '../../../tests/context.ts';
import type { Context } from '../../host/context.ts';
import { setBlock } from '../moderation/blocks.ts';
import {
  cancelTournament,
  checkAnnounce,
  checkCancel,
  checkStart,
  forgetEntrant,
  joinTournament,
  minEntrantsOf,
  openTournament,
  withdrawFrom,
} from './enter.ts';
import { type Format, type Tournament, tournamentKind } from './record.ts';
import { openPairingsOf, saveAnnouncement, saveBlocked, saveShownRevision } from './rounds.ts';
import { tournamentsOf } from './tournament.ts';

const DAY = 24 * 60 * 60 * 1000;

async function announce(context: Context, asked: object = {}): Promise<string> {
  const base = { guild: 'g', channel: 'c', language: 'en', game: 'noughts', rated: true, roundTime: DAY } as const;
  const opened = await openTournament(context, { ...base, format: 'swiss', organiser: 'org', ...asked });
  return opened.id;
}

async function change(context: Context, id: string, values: Partial<Tournament>): Promise<void> {
  const store = context.storage.store(tournamentKind);
  await context.storage.transact({ writes: [store.put(id, { ...(await stored(context, id)), ...values })] });
}

const stored = async (context: Context, id: string) =>
  (await context.storage.store(tournamentKind).get(id)) as Tournament;
const some = (count: number) => Array.from({ length: count }, (_, at) => ({ person: `p${at}`, name: `P${at}` }));

test('counts only unfinished tournaments that a user has opened towards their limit', async () => {
  const context = await testContext();
  const joined = await announce(context, { organiser: 'bo' });
  await joinTournament(context, joined, 'org', 'Org');
  const ids = [await announce(context), await announce(context), await announce(context)];
  await expect(announce(context)).rejects.toThrow('tooManyOwnTournaments');
  await cancelTournament(context, ids[0] ?? '', 'org', false);
  await announce(context);
});

test('limits the unfinished tournaments of each server separately', async () => {
  const context = await testContext();
  for (let count = 0; count < 10; count++) await announce(context, { organiser: `o${count}` });
  await expect(announce(context)).rejects.toThrow('tooManyTournaments');
  await announce(context, { guild: 'h' });
});

test('refuses tournaments of blocked users, and their entries', async () => {
  const context = await testContext();
  const id = await announce(context);
  await setBlock(context, 'g', 'bo', { by: 'mod', at: 0 });
  await expect(announce(context, { organiser: 'bo' })).rejects.toThrow('blocked');
  expect(await codeOf(joinTournament(context, id, 'bo', 'Bo'))).toBe('blocked');
  expect(await codeOf(joinTournament(context, id, 'cleo', 'Cleo'))).toBe('done');
});

test.each<[Format, number]>([
  ['robin', 16],
  ['swiss', 128],
  ['knockout', 128],
])('takes %s entrants up to %i', async (format, most) => {
  const context = await testContext();
  const id = await announce(context, { format });
  await change(context, id, { entrants: some(most - 1) });
  expect(await codeOf(joinTournament(context, id, 'last', 'Last'))).toBe('done');
  expect(await refusalOf(joinTournament(context, id, 'late', 'Late'))).toMatchObject({
    sentence: { en: 'This tournament is full.' },
  });
});

test('marks an entrant who withdraws after the start, once and not after the end', async () => {
  const context = await testContext();
  const id = await announce(context);
  await change(context, id, { entrants: some(3), status: 'playing' });
  const left = await withdrawFrom(context, id, 'p1');
  expect('tournament' in left && left.tournament.entrants.map(({ out }) => out)).toEqual([undefined, true, undefined]);
  expect(await codeOf(withdrawFrom(context, id, 'p1'))).toBe('notEntered');
  await change(context, id, { status: 'over' });
  expect(await codeOf(withdrawFrom(context, id, 'p2'))).toBe('tournamentOver');
});

test.each([
  ['knockout', undefined, 2],
  ['swiss', undefined, 3],
  ['robin', undefined, 3],
  ['swiss', { least: 3, most: 4 }, 4],
] as const)('needs enough entrants for a %s with tables %j', async (format, tables, least) => {
  expect(minEntrantsOf({ format, ...(tables && { tables }) })).toBe(least);
  const tournament = { format, ...(tables && { tables }), status: 'open', organiser: 'org' } as unknown as Tournament;
  const few = await refusalOf(() => checkStart({ ...tournament, entrants: some(least - 1) }, 'org', false));
  expect(few.code).toBe('tooFewEntrants');
  expect(read(few.sentence, { viewer: 0, language: 'en', names: [] })).toContain(String(least));
  expect(resultOrCode(() => checkStart({ ...tournament, entrants: some(least) }, 'org', false))).toBeUndefined();
});

test.each<[string, Partial<Tournament>, string, boolean, readonly [string, string, string]]>([
  ['the organiser', {}, 'org', false, ['done', 'done', 'done']],
  ['a manager', {}, 'mod', true, ['done', 'done', 'done']],
  ['another user', {}, 'bo', false, ['notOrganiser', 'notYoursToCancel', 'notYoursToAnnounce']],
  ['the organiser, with an event', { event: 'e' }, 'org', false, ['done', 'done', 'alreadyAnnounced']],
  [
    'the organiser, while it runs',
    { status: 'playing' },
    'org',
    false,
    ['tournamentRunning', 'done', 'tooLateToAnnounce'],
  ],
  [
    'a manager, after the end',
    { status: 'over' },
    'mod',
    true,
    ['tournamentOver', 'tournamentOver', 'tooLateToAnnounce'],
  ],
])('decides whether %s may start, cancel and announce a tournament', (_, values, user, isManager, codes) => {
  const tournament = { status: 'open', organiser: 'org', format: 'swiss', entrants: some(9), ...values } as Tournament;
  const decisions = [checkStart, checkCancel, checkAnnounce];
  expect(decisions.map((decide) => resultOrCode(() => decide(tournament, user, isManager)) ?? 'done')).toEqual(codes);
});

test('removes a user from waiting tournaments and their name from running ones, and keeps other organisers', async () => {
  const context = { ...(await testContext()), now: () => 5000 };
  const [waiting, running, foreign] = [
    await announce(context),
    await announce(context),
    await announce(context, { organiser: 'bo' }),
  ];
  for (const id of [waiting, running, foreign])
    for (const user of ['ada', 'org']) await joinTournament(context, id, user, user);
  await change(context, running, { status: 'playing' });
  expect((await forgetEntrant(context, 'org')).toSorted()).toEqual([waiting, running, foreign].toSorted());
  expect(await stored(context, waiting)).not.toHaveProperty('organiser');
  expect(await stored(context, waiting)).toMatchObject({ entrants: [{ person: 'ada' }], lapsesAt: 5000 + 14 * DAY });
  expect((await stored(context, running)).entrants).toEqual([
    { person: 'ada', name: 'ada' },
    { name: '', out: true },
  ]);
  expect(await stored(context, foreign)).toMatchObject({ organiser: 'bo', entrants: [{ person: 'ada' }] });
  expect(await tournamentsOf(context, { person: 'org' })).toEqual([]);
});

const round = (until: number, table?: string) => ({
  until,
  pairings: [
    { seats: [0, 1], ...(table && { table }) },
    { seats: [2], points: [1] },
  ],
});

test('schedules the next deadline only after the newest revision is shown and every game has a table', async () => {
  const context = { ...(await testContext([], recordingLog())), now: () => 5000 };
  const id = await announce(context);
  const show = async (values: Partial<Tournament>, shown = 7) => {
    await change(context, id, { revision: 7, at: 100, ...values });
    const tournament = { ...(await stored(context, id)), revision: shown };
    await saveShownRevision(context, { id, tournament }, 'm');
    return stored(context, id);
  };
  const opened = await show({ lapsesAt: 8000 });
  expect(opened).toMatchObject({ message: 'm', shown: 7, at: 8000 });
  expect(opened).not.toHaveProperty('told');
  expect(await show({ lapsesAt: 8000 }, 6)).toMatchObject({ shown: 6, at: 100 });
  const playing = { status: 'playing' as const, entrants: some(3) };
  expect(await show({ ...playing, rounds: [round(9000)] })).toMatchObject({ at: 100 });
  expect(await show({ ...playing, rounds: [round(9000)], at: 6000 })).toMatchObject({ at: 5000 });
  expect(await show({ ...playing, rounds: [round(1), round(9000, 't')] })).toMatchObject({ at: 9000 });
  expect(await show({ status: 'over' }, 6)).not.toHaveProperty('told');
  expect(await show({ status: 'over' })).toMatchObject({ told: true, at: Number.MAX_SAFE_INTEGER });
  const kept = { ...context, limits: { ...context.limits, retention: 300 } };
  await saveShownRevision(kept, { id, tournament: await stored(context, id) }, 'm');
  expect((await stored(context, id)).at).toBe(5300);
});

test('stores the first announcement of a pairing, and whether its games cannot be opened', async () => {
  const context = await testContext();
  const id = await announce(context);
  await change(context, id, { status: 'playing', entrants: some(3), rounds: [round(1), round(9000)] });
  const [meeting, ...others] = openPairingsOf(await stored(context, id));
  expect([meeting, others]).toEqual([{ seats: [0, 1], round: 1, pairing: 0 }, []]);
  await saveAnnouncement(context, id, meeting!, 'first');
  await saveAnnouncement(context, id, meeting!, 'second');
  const { rounds, revision } = await stored(context, id);
  expect(rounds.map(({ pairings }) => pairings[0]?.message)).toEqual([undefined, 'first']);
  await saveBlocked(context, id, false);
  expect((await stored(context, id)).revision).toBe(revision);
  await saveBlocked(context, id, true);
  expect(await stored(context, id)).toMatchObject({ blocked: true, revision: revision + 1 });
  await saveBlocked(context, id, false);
  expect(await stored(context, id)).not.toHaveProperty('blocked');
  expect(openPairingsOf({ ...(await stored(context, id)), status: 'over' })).toEqual([]);
});
