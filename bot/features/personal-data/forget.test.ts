import { readFileSync } from 'node:fs';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import type { Backend } from '../../../storage/backend.ts';
import { openBackend } from '../../../storage/backends/index.ts';
import { type RecordKind, storageOn } from '../../../storage/index.ts';
import { departureKind } from '../../../storage/records/server.ts';
import { channelOccupancyKind, type SeatOccupant, tableKind } from '../../../storage/records/table.ts';
import { locationIn, open, person, recordingLog, testContext } from '../../../tests/context.ts';
import { temporaryFolder } from '../../../tests/test-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import { closeTable, resign } from '../../host/actions/resign.ts';
import { joinTable } from '../../host/actions/seats.ts';
import { tablesIn, tablesOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { openContext } from '../../host/open-context.ts';
import { changePerson, readPerson } from '../../host/settings.ts';
import { readTable } from '../../host/table/record.ts';
import { wishKind } from '../activity/record.ts';
import { dailyAttemptsKind } from '../daily/record.ts';
import { draftKind, draftListKind, sharedDesignKind, sharedListKind } from '../editor/record.ts';
import { readAll, serverHistoryListId } from '../history/history.ts';
import { inboxOf } from '../inbox/index.ts';
import { FEATURES } from '../index.ts';
import { blockOf, saveNoticed, setBlock } from '../moderation/blocks.ts';
import { digestKind } from '../people/record.ts';
import { puzzleScoresKind } from '../puzzles/rating.ts';
import { playerStatsKind } from '../ratings/record.ts';
import { requestKind } from '../requests/index.ts';
import { joinTournament, openTournament } from '../tournaments/enter.ts';
import { compareServers, forgetPerson, purgeDeparted, recordDeparture, recordReturn } from './index.ts';

const ADA = 'the-person-called-ada';

async function tableOf(
  context: Context,
  occupants: readonly SeatOccupant[],
  guild: string | null = 'g',
): Promise<string> {
  return (await open(context, { occupants, location: { ...locationIn(context.newId()), guild } })).table.id;
}

/** Returns all keys and values in storage as one text. */
async function everything(backend: Backend): Promise<string> {
  const keys = (await Array.fromAsync(backend.keys(''))).flat();
  const values = await Promise.all(keys.map((key) => backend.get(key)));
  return keys.map((key, index) => `${key} ${values[index]}`).join('\n');
}

test("removes all traces of a deleted user from storage and keeps the others' games", async () => {
  const folder = temporaryFolder();
  const file = `${folder.path}/forget.sqlite`;
  const backend = await openBackend(`sqlite:${file}`);
  const context = openContext({
    features: FEATURES,
    storage: storageOn(backend),
    games: [noughts],
    log: recordingLog(),
  });
  await changePerson(context, ADA, () => ({ display: 'sentences' }));
  const lost = await tableOf(context, [person(ADA), person('bo')]);
  await resign(context, lost, ADA);
  const running = await tableOf(context, [person('bo'), person(ADA)]);
  await playLine(context, running, { person: 'bo' }, 'a1');
  const early = await tableOf(context, [person('bo'), person(ADA)]);
  await closeTable(context, early, 'g');
  const waiting = await tableOf(context, [person(ADA), { kind: 'open' }]);
  const shared = await tableOf(context, [person('cleo'), { kind: 'invited', id: ADA }]);
  const spoiled = await tableOf(context, [person(ADA), person('cleo')]);
  await context.storage.store(tableKind).quarantine(spoiled);
  const others = await tableOf(context, [person('bo'), person('cleo')]);
  await context.storage.store(tableKind).quarantine(others);
  const occupants = [person(ADA), { kind: 'open' as const }];
  await context.storage.transact({
    writes: [
      context.storage
        .store(requestKind)
        .put('it', { game: 'noughts', options: {}, occupants, location: locationIn('x'), threadName: '', until: 0 }),
    ],
  });
  expect(await everything(backend)).toContain(ADA);

  const seen = await forgetPerson(context, ADA);
  expect(seen.toSorted()).toEqual([running, waiting, shared, spoiled].toSorted());
  expect(await everything(backend)).not.toContain(ADA);
  expect(await readTable(context, lost)).toMatchObject({ seats: [{ kind: 'someone' }, person('bo')] });
  expect(await readTable(context, early)).toMatchObject({ seats: [person('bo'), { kind: 'someone' }] });
  expect(await readTable(context, running)).toMatchObject({ status: 'over', ending: { by: 'resigning', seat: 1 } });
  expect(await readAll(context, serverHistoryListId('g'))).toEqual([lost, running]);
  expect(await tablesOf(context, 'bo')).toEqual([others]);
  expect((await Array.fromAsync(context.storage.quarantined())).map(({ id }) => id)).toEqual([others]);
  await context.storage.close();
  expect(readFileSync(file).includes(ADA)).toBe(false);
  folder.remove();
});

/** Kinds of records about a user's seat that do not contain their id. */
const ABOUT_SEATS = ['log-chunk', 'snapshot', 'table-plans', 'table-notes', 'table-agreement'];

/** Returns the kinds of records that contain a user, according to the privacy policy. */
function kindsWithUser(): string[] {
  const rows = readFileSync(new URL('../../../docs/privacy.md', import.meta.url), 'utf8').matchAll(
    /^\| (`[^|]+) \| yes[^|]* \|/gm,
  );
  const kinds = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, kind = '']) => kind));
  return kinds.filter((kind) => !ABOUT_SEATS.includes(kind) && kind !== 'interaction');
}

test('removes a user from every kind of record, the settings of others and blocks that they set', async () => {
  const backend = await openBackend('memory:');
  const context = openContext({
    features: FEATURES,
    storage: storageOn(backend),
    games: [noughts, auction],
    log: recordingLog(),
  });
  const put = <T>(kind: RecordKind<T>, id: string, record: T) =>
    context.storage.transact({ writes: [context.storage.store(kind).put(id, record)] });
  const until = context.now() + 1e6;
  await changePerson(context, 'bo', () => ({
    still: true,
    notInvitedBy: ['cleo', ADA],
    declined: [{ by: ADA, until }],
    invited: [{ by: ADA, at: context.now() }],
  }));
  await setBlock(context, 'g', 'eve', { by: ADA, at: 1, reason: 'Spam' });
  await saveNoticed(context, 'g', [`often noughts ${ADA} bo`]);
  const { id } = await openTournament(context, {
    ...{ guild: 'g', channel: 'c', language: 'en', format: 'robin', organiser: ADA },
    ...{ rated: false, roundTime: DAY_MS, game: 'noughts' },
  });
  await joinTournament(context, id, ADA, 'Ada');
  await put(digestKind, ADA, { at: until, tables: [] });
  await put(wishKind, ADA, { table: 't', until });
  await put(puzzleScoresKind, ADA, {});
  await put(dailyAttemptsKind, ADA, {});
  const design = { game: 'duel', design: 'deck', name: 'Deck', owner: ADA };
  await put(sharedDesignKind, 's', { ...design, guild: 'g', doc: { lists: {} }, at: 1 });
  await put(sharedListKind, 'g', [{ ...design, id: 's' }]);
  await put(playerStatsKind, ADA, {} as never);
  await put(draftKind, 'd', { ...design, doc: { lists: {} }, until } as never);
  await put(draftListKind, ADA, {
    drafts: [{ id: 'd', game: 'duel', design: 'deck', name: 'Deck' }],
    shared: [{ id: 's', guild: 'g', draft: 'd' }],
  });
  await put(requestKind, 'r', {
    ...{ game: 'noughts', options: {}, occupants: [person(ADA)], location: locationIn('x'), threadName: '', until },
  });
  await changePerson(context, ADA, () => ({ display: 'sentences' }));
  await tableOf(context, [person(ADA), person('bo')]);
  await tableOf(context, [person('cleo'), { kind: 'invited', id: ADA }]);
  await resign(context, await tableOf(context, [person(ADA), person('bo')]), ADA);
  // A user who waits for the next game, at a table that goes on and at one that is over.
  for (const isOver of [false, true]) {
    const occupants = ['cleo', 'eve', 'dan'].map(person);
    const location = locationIn(context.newId());
    const { id: waiting } = (await open(context, { game: auction, options: {}, occupants, location })).table;
    await joinTable(context, waiting, ADA);
    if (isOver) for (const player of ['cleo', 'eve', 'dan']) await resign(context, waiting, player);
    expect((await readTable(context, waiting))?.status).toBe(isOver ? 'over' : 'playing');
  }
  const withUser = () => everything(backend).then((all) => all.split('\n').filter((record) => record.includes(ADA)));
  const kinds = new Set((await withUser()).map((record) => record.split(':', 1)[0] ?? ''));
  expect(kindsWithUser().filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(kindsWithUser().length).toBeGreaterThan(15);

  await forgetPerson(context, ADA);
  expect(await withUser()).toEqual([]);
  expect(await readPerson(context, 'bo')).toEqual({ still: true, notInvitedBy: ['cleo'], declined: [], invited: [] });
  expect(await blockOf(context, 'g', 'eve')).toEqual({ at: 1, reason: 'Spam' });
  await context.storage.close();
});

test('removes a user who has left a game of three, also from what its end writes', async () => {
  const backend = await openBackend('memory:');
  const context = openContext({
    features: FEATURES,
    storage: storageOn(backend),
    games: [auction],
    log: recordingLog(),
  });
  const occupants = ['bo', ADA, 'cleo'].map(person);
  const { id } = (await open(context, { game: auction, options: {}, occupants })).table;
  for (let round = 0; round < 2; round++)
    for (const player of ['bo', ADA, 'cleo']) await playLine(context, id, { person: player }, 'bid 1');
  await resign(context, id, ADA);
  expect(await inboxOf(context, ADA)).toEqual([]);
  expect(await forgetPerson(context, ADA)).toEqual([id]);
  expect(await everything(backend)).not.toContain(ADA);
  expect((await readTable(context, id))?.seats[1]).toEqual({ kind: 'computer', level: 'plain' });
  await resign(context, id, 'bo');
  await resign(context, id, 'cleo');
  expect(await readTable(context, id)).toMatchObject({ status: 'over' });
  expect(await everything(backend)).not.toContain(ADA);
  await context.storage.close();
});

test('deletes live tables of a server that left after the grace period and keeps finished ones', async () => {
  let now = 0;
  const context = { ...(await testContext()), now: () => now };
  const over = await tableOf(context, [person(ADA), person('bo')]);
  await resign(context, over, ADA);
  const live = await tableOf(context, [person(ADA), person('bo')]);
  const elsewhere = await tableOf(context, [person(ADA), person('bo')], 'other');
  await recordDeparture(context, 'g');
  now = 6 * 86_400_000;
  await recordDeparture(context, 'g');
  await purgeDeparted(context);
  expect(await tablesIn(context, 'g')).toEqual([live]);
  now = 7 * 86_400_000;
  const location = (await readTable(context, live))?.location.channel as string;
  await purgeDeparted(context);
  expect(await readTable(context, live)).toBeUndefined();
  expect(await context.storage.store(channelOccupancyKind).get(location)).toBeUndefined();
  expect(await tablesOf(context, ADA)).toEqual([elsewhere]);
  expect(await readTable(context, over)).toMatchObject({ status: 'over' });
  expect(await context.storage.store(departureKind).get('g')).toBeUndefined();
});

test('keeps rated games in which everyone has moved when a server has left, until they end', async () => {
  let now = 0;
  const context = { ...(await testContext()), now: () => now };
  const live = await tableOf(context, [person(ADA), person('bo')]);
  const rated = await tableOf(context, [person(ADA), person('bo')]);
  for (const [who, line] of [
    [ADA, 'a1'],
    ['bo', 'b1'],
    [ADA, 'a2'],
    ['bo', 'b2'],
  ] as const)
    await playLine(context, rated, { person: who }, line);
  await recordDeparture(context, 'g');
  now = 8 * 86_400_000;
  await purgeDeparted(context);
  expect(await readTable(context, live)).toBeUndefined();
  for (const ids of [tablesOf(context, 'bo'), tablesIn(context, 'g')]) expect(await ids).toEqual([rated]);
  const { table } = await resign(context, rated, ADA);
  expect(table.seats).toMatchObject([{ rated: { before: 1500 } }, { rated: { before: 1500 } }]);
});

test('does not treat servers on other shards as gone', async () => {
  const context = await testContext();
  await tableOf(context, [person(ADA), person('bo')]);
  await compareServers(context, new Set(), (guild) => guild !== 'g');
  expect(await context.storage.store(departureKind).get('g')).toBeUndefined();
  await compareServers(context, new Set(), (guild) => guild === 'g');
  expect(await context.storage.store(departureKind).get('g')).toBeDefined();
});

test('keeps the tables of a server that returns, also while the process is offline', async () => {
  let now = 0;
  const context = { ...(await testContext()), now: () => now };
  const live = await tableOf(context, [person(ADA), person('bo')]);
  const away = await tableOf(context, [person(ADA), person('bo')], 'other');
  await recordDeparture(context, 'g');
  await recordReturn(context, 'g');
  await compareServers(context, new Set(['g']), () => true);
  now = 8 * 86_400_000;
  await purgeDeparted(context);
  expect(await tablesOf(context, ADA)).toEqual([live]);
  expect(await readTable(context, away)).toBeUndefined();
});
