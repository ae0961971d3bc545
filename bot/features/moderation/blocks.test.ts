import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, locationIn, open, openTable, person, refusalOf, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { invite, joinTable } from '../../host/actions/seats.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { exportPerson } from '../personal-data/export.ts';
import { addProgram } from '../programs/seat.ts';
import { readPlayerStats } from '../ratings/player-stats.ts';
import { renameTable } from '../table-settings/index.ts';
import { joinTournament, openTournament } from '../tournaments/enter.ts';
import { voidGame } from './action.ts';
import { blockOf, checkBlock, moderationKind, saveNoticed, setBlock } from './blocks.ts';

let now = 0;
let context: Context;

beforeEach(async () => {
  now = Date.UTC(2026, 9, 1);
  context = { ...(await testContext()), now: () => now };
});

const openSeat = { kind: 'open' as const };
const waiting = (host: string, channel: string, more: object = {}) =>
  openTable(context, {
    ...{ game: noughts, options: {}, occupants: [person(host), openSeat] },
    location: { ...locationIn(channel), ...more },
  });
const block = (until?: number) => ({ by: 'admin', at: now, ...(until !== undefined && { until }) });

/** Plays a rated game that the first player wins, and returns its id. */
async function rated(first: string, second: string, channel = 'c'): Promise<string> {
  const { table } = await open(context, { occupants: [person(first), person(second)], location: locationIn(channel) });
  for (const [turn, line] of ['a1', 'b1', 'a2', 'b2'].entries())
    await playLine(context, table.id, { person: turn % 2 === 0 ? first : second }, line);
  now += 1000;
  await resign(context, table.id, second);
  return table.id;
}

test('keeps a blocked user from opening, joining, inviting, naming and tournaments until the block ends', async () => {
  const own = (await waiting('ada', 'own')).table.id;
  const other = (await waiting('bo', 'other')).table.id;
  const invited = { kind: 'invited', id: 'ada' } as const;
  const reserved = (await open(context, { occupants: [person('bo'), invited], location: locationIn('e') })).table.id;
  const announced = { guild: 'g', channel: 'c', language: 'en', rated: true, roundTime: 1, organiser: 'bo' } as const;
  const cup = await openTournament(context, { ...announced, game: 'noughts', format: 'swiss' });
  const until = now + HOUR_MS;
  await setBlock(context, 'g', 'ada', block(until));
  const all = async () => [
    await codeOf(waiting('ada', 'new')),
    await codeOf(addProgram(context, reserved, { id: 'ada', name: 'Ada' })),
    await codeOf(joinTable(context, other, 'ada')),
    await codeOf(invite(context, own, 'ada', [{ id: 'cleo', name: 'Cleo' }])),
    await codeOf(renameTable(context, own, 'ada', 'x')),
    await codeOf(joinTournament(context, cup.id, 'ada', 'Ada')),
  ];
  now = until - 1;
  expect(await all()).toEqual(Array(6).fill('blocked'));
  expect(await codeOf(waiting('cleo', 'third'))).toBe('done');
  expect(await codeOf(waiting('ada', 'd', { guild: 'h' }))).toBe('done');
  now = until;
  expect(await all()).toEqual(Array(6).fill('done'));
});

test('refuses to invite a blocked user, and shows them the end of the block, rounded up to a second, and the reason', async () => {
  const own = (await waiting('bo', 'own')).table.id;
  await setBlock(context, 'g', 'ada', block());
  const guest = { kind: 'invited' as const, id: 'ada', name: 'Ada' };
  const invited = await refusalOf(invite(context, own, 'bo', [{ id: 'ada', name: 'Ada' }]));
  expect([invited.code, JSON.stringify(invited)]).toEqual(['guestBlocked', expect.stringContaining('blocked Ada')]);
  const request = { game: noughts, options: {}, occupants: [person('bo'), guest] };
  expect(await codeOf(openTable(context, { ...request, location: locationIn('new') }))).toBe('guestBlocked');
  expect(await codeOf(openTable(context, { ...request, location: { ...locationIn('new'), guild: 'h' } }))).toBe('done');
  const sentence = async () => JSON.stringify(await refusalOf(checkBlock(context, 'g', 'ada')));
  await setBlock(context, 'g', 'ada', { ...block(now + 1500), reason: 'spam' });
  expect(await sentence()).toContain(`The block ends <t:${now / 1000 + 2}:R>. Reason: “spam”.`);
  await setBlock(context, 'g', 'ada', block());
  expect(await sentence()).toContain('The block is permanent.');
  expect(await sentence()).not.toContain('Reason');
});

test('notifies of the same pattern again only after a week, also if the last block has ended meanwhile', async () => {
  await setBlock(context, 'g', 'ada', block());
  expect(await saveNoticed(context, 'g', ['one'])).toEqual(['one']);
  expect(await blockOf(context, 'g', 'ada')).toBeDefined();
  await setBlock(context, 'g', 'ada', undefined);
  now += 7 * DAY_MS - 1;
  expect(await saveNoticed(context, 'g', ['one', 'two'])).toEqual(['two']);
  now += 1;
  expect(await saveNoticed(context, 'g', ['one', 'two'])).toEqual(['one']);
});

test('removes ended blocks with the next change', async () => {
  await setBlock(context, 'g', 'ada', block(now + 1));
  await setBlock(context, 'g', 'bo', block(now + 2));
  now += 1;
  await setBlock(context, 'g', 'cleo', block());
  const { blocked = {} } = (await context.storage.store(moderationKind).get('g')) ?? {};
  expect(Object.keys(blocked).sort()).toEqual(['bo', 'cleo']);
});

test('restores the ratings exactly when the last game is voided, once', async () => {
  await rated('ada', 'bo');
  const before = await Promise.all(['ada', 'bo'].map((id) => readPlayerStats(context, id)));
  const id = await rated('ada', 'bo');
  expect(await readPlayerStats(context, 'ada')).not.toEqual(before[0]);
  expect(await codeOf(voidGame(context, id, 'elsewhere'))).toBe('noTable');
  const { table } = await voidGame(context, id, 'g');
  expect(table.terms.unrated).toBe(true);
  const restored = await Promise.all(['ada', 'bo'].map((one) => readPlayerStats(context, one)));
  const returned = { season: '2026-4', points: expect.any(Number) };
  expect(restored.map(({ games }) => games)).toEqual([
    before[0]?.games,
    { noughts: { ...before[1]?.games.noughts, returned } },
  ]);
  expect(await codeOf(voidGame(context, id, 'g'))).toBe('notVoidable');
  expect((await readPlayerStats(context, 'ada')).games).toEqual(before[0]?.games);
});

test('keeps an opponent of a voided game who was met again, and forgets others', async () => {
  const [first, other] = [await rated('ada', 'bo'), await rated('ada', 'cleo')];
  await rated('ada', 'bo');
  const opponents = async () => (await readPlayerStats(context, 'ada')).games.noughts?.opponents;
  expect(await opponents()).toHaveLength(2);
  const [bo] = (await opponents()) ?? [];
  await voidGame(context, first, 'g');
  expect(await opponents()).toHaveLength(2);
  await voidGame(context, other, 'g');
  expect(await opponents()).toEqual([bo]);
});

test('exports the blocks of a user on all servers, without the moderators', async () => {
  await setBlock(context, 'g', 'ada', { ...block(now + HOUR_MS), reason: 'spam' });
  await setBlock(context, 'h', 'ada', block());
  await setBlock(context, 'h', 'bo', block());
  await setBlock(context, 'i', 'ada', block(now));
  expect(JSON.parse(JSON.stringify(await exportPerson(context, 'ada'))).blocks).toEqual([
    { guild: 'g', at: now, until: now + HOUR_MS, reason: 'spam' },
    { guild: 'h', at: now },
  ]);
});
