import { beforeEach, expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import { amendTable } from '../../host/commit/commit.ts';
import { changePerson } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { addToDigest, sendDigest } from './digest.ts';
import { digestKind } from './record.ts';

let bot: FeatureBot;
let delivered: string[];

beforeEach(async () => {
  bot = await openFeatureBot([noughtsWithComputers], { limits: { tablesPerPerson: 30 } });
  delivered = [];
});

interface At {
  readonly guild?: string;
  readonly guest?: true;
  readonly language?: 'en' | 'de';
}

/** Opens a table that waits for ada. */
async function waitingAt(channel: string, at: At = {}): Promise<string> {
  const occupants = [person('ada'), { ...person('bo'), name: 'Bo' }];
  const { table } = await open(bot.context, {
    game: noughtsWithComputers,
    occupants,
    location: { ...locationIn(channel), ...at },
  });
  await addToDigest(bot.context, 'ada', table.id, 60_000);
  return table.id;
}

const send = () => sendDigest(bot.context, bot.bot.messages, 'ada', async ({ table }) => void delivered.push(table.id));
const viaDm = () => changePerson(bot.context, 'ada', (before) => ({ ...before, reminders: 'dm' }));
const stored = () => bot.context.storage.store(digestKind).get('ada');
const sentTo = () => bot.rest.sent.map(({ channel }) => channel);
const pingsOf = async (id: string) => (await findTable(bot.context, id)).table.pings;

test('sends nothing to a user without a digest', async () => {
  await send();
  expect([bot.rest.sent, delivered]).toEqual([[], []]);
});

test('lists the tables with a button to all of them, and stores the message as their ping', async () => {
  await viaDm();
  const ids = [await waitingAt('c'), await waitingAt('d')];
  await send();
  expect(bot.rest.sent).toMatchObject([{ channel: 'dm-ada', labels: ['My tables'], customIds: ['inbox|0'] }]);
  const [sent] = bot.rest.sent;
  expect(sent?.text.split('\n')[0]).toBe('2 tables are waiting for you:');
  for (const id of ids)
    expect((await pingsOf(id)).sent).toMatchObject([
      { channel: 'dm-ada', message: sent?.id, about: 'turn', seats: [0], among: ids.filter((one) => one !== id) },
    ]);
  expect(await stored()).toBeUndefined();
});

test('pings at its table if only one waits', async () => {
  await viaDm();
  const id = await waitingAt('c');
  await send();
  expect([sentTo(), delivered]).toEqual([[], [id]]);
  expect((await pingsOf(id)).notices).toMatchObject([{ about: 'turn', seats: [0] }]);
});

test('sends one message per server to a user who wants mentions, and none of its own to a guest', async () => {
  await waitingAt('c');
  await waitingAt('d');
  const alone = await waitingAt('e', { guild: 'h' });
  const guests = [await waitingAt('f', { guild: 'i', guest: true }), await waitingAt('g', { guild: 'i', guest: true })];
  await send();
  expect([sentTo(), delivered]).toEqual([['c'], [alone, ...guests]]);
});

test('mentions the user in the channel if the direct message is refused', async () => {
  await viaDm();
  await waitingAt('c');
  await waitingAt('d');
  bot.rest.failures.set('POST /channels/dm-ada/', 'CannotSendMessagesToThisUser');
  await send();
  expect(bot.rest.sent).toMatchObject([{ channel: 'c', text: expect.stringMatching(/^<@ada> 2 tables/) }]);
  expect(await stored()).toBeUndefined();
});

test('keeps the digest after another error', async () => {
  await viaDm();
  await waitingAt('c');
  await waitingAt('d');
  bot.rest.failures.set('POST /channels/dm-ada/', 'InvalidFormBodyOrContentType');
  await expect(send()).rejects.toThrow();
  expect(await stored()).toBeDefined();
});

test('goes on with other servers if one cannot be reached', async () => {
  for (const channel of ['c', 'd']) await waitingAt(channel);
  for (const channel of ['e', 'f']) await waitingAt(channel, { guild: 'h' });
  bot.rest.failures.set('POST /channels/c/', 'MissingAccess');
  await send();
  expect(sentTo()).toEqual(['e']);
});

test('lists at most ten tables', async () => {
  const lines = async (from: number, count: number) => {
    bot.rest.sent.length = 0;
    for (let n = 0; n < count; n++) await waitingAt(`${from + n}`);
    await send();
    return bot.rest.sent[0]?.text.split('\n').slice(1) ?? [];
  };
  const ten = await lines(100, 10);
  expect([ten.length, ten.at(-1)?.includes('Noughts')]).toEqual([10, true]);
  const eleven = await lines(200, 11);
  expect([eleven.length, eleven.at(-1)]).toEqual([11, '- …']);
});

test('tells the end of the time and that the computer plays', async () => {
  const [timed, replaced] = [await waitingAt('c'), await waitingAt('d')];
  await amendTable(bot.context, timed, (table) => ({
    table: { ...table, clock: { ...table.clock, expiresAt: [5_000_000, null] } },
  }));
  await amendTable(bot.context, replaced, (table) => ({
    table: {
      ...table,
      seats: [{ kind: 'computer', level: 'beginner', instead: { id: 'ada' } }, table.seats[1]!],
    },
  }));
  await send();
  const [, first, second] = bot.rest.sent[0]?.text.split('\n') ?? [];
  expect([first?.includes('<t:5000:R>'), second?.includes('<t:')]).toEqual([true, false]);
  expect([first, second].map((line) => line?.includes('computer'))).toEqual([false, true]);
  expect((await pingsOf(replaced)).sent).toMatchObject([{ about: 'replaced' }]);
});
