import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../storage/index.ts';
import type { Notice } from '../../storage/records/table.ts';
import { loaded, open, person, place, recordingLog } from '../../tests/context.ts';
import { openFeatureBot } from '../../tests/feature-bot.ts';
import { temporaryFolder } from '../../tests/test-bot.ts';
import { playLine } from '../host/actions/move.ts';
import { resign } from '../host/actions/resign.ts';
import { amendTable } from '../host/commit/commit.ts';
import { openContext } from '../host/open.ts';
import { addToDigest } from '../host/scheduler/digest.ts';
import { changePerson } from '../host/settings/person.ts';
import { findTable } from '../host/table/find.ts';
import { Presence } from '../host/table/notices.ts';
import type { Messages } from '../messages/messages.ts';
import { sendDigest } from './digest.ts';
import { Pings } from './pings.ts';

test('sends several notices of a table that another process has stored', async () => {
  const folder = temporaryFolder();
  const storages = await Promise.all([1, 2].map(() => openStorage(`sqlite:${folder.path}/pings.sqlite`)));
  onTestFinished(async () => {
    await Promise.all(storages.map((storage) => storage.close()));
    folder.remove();
  });
  const [writer, reader] = storages.map((storage) => openContext({ storage, games: [noughts], log: recordingLog() }));
  if (!writer || !reader) throw new Error('There are two contexts.');
  const { id } = (await open(writer)).table;
  const notices: Notice[] = ['turn', 'reminder'].map((about) => ({ nonce: about, about, seats: [0] }) as Notice);
  await amendTable(writer, id, (table) => ({ table: { ...table, pings: { notices, sent: [] } } }));
  const sent: string[] = [];
  const messages = {
    canPost: () => true,
    send: async (_: unknown, { content }: { content: string }) => ({ channel: 'c', message: `${sent.push(content)}` }),
    delete: async () => {},
  } as unknown as Messages;
  const panels = { isLive: () => false, openUntil: () => undefined };
  const pings = new Pings(reader, messages, { panels, presence: new Presence(reader.now) });
  await pings.send(loaded(await findTable(reader, id)));
  expect(sent).toHaveLength(2);
  expect(loaded(await findTable(reader, id)).table.pings).toMatchObject({ notices: [], sent: [{ about: 'reminder' }] });
});

test('mentions all players once below a new board, without a link to it', async () => {
  const bot = await openFeatureBot();
  const { table } = await open(bot.context, { notifyAtStart: true });
  await bot.settle(loaded(await findTable(bot.context, table.id)));
  const [board, ...pings] = bot.rest.sent;
  expect(board?.labels).toContain('a1');
  expect(pings).toMatchObject([
    { text: '<@ada> <@bo> **Noughts and Crosses** has started. **<@ada>** to move.', labels: [] },
  ]);
  const moved = loaded(await playLine(bot.context, table.id, { person: 'ada' }, 'a1'));
  await bot.settle(moved);
  expect(bot.rest.requests).toContain(`DELETE /channels/c/messages/${pings[0]?.id}`);
  expect(bot.rest.sent.at(-1)).toMatchObject({ text: expect.stringContaining('<@bo> It’s your turn') });
});

test('lets several players who start at the same time open their panels from one ping without a link', async () => {
  const bot = await openFeatureBot([auction]);
  const opened = await open(bot.context, { game: auction, notifyAtStart: true });
  await bot.settle(opened);
  const [, ...pings] = bot.rest.sent;
  expect(pings).toMatchObject([{ text: '<@ada> <@bo> It’s your turn in **Auction**.', labels: ['Your turn'] }]);
});

test('sends no end ping to a player whose panel is open', async () => {
  const bot = await openFeatureBot();
  const sitters = [person('ada'), person('bo')];
  const withPanel = await open(bot.context, { sitters, place: place('c') });
  const without = await open(bot.context, { sitters, place: place('d') });
  for (const { table } of [withPanel, without]) await bot.settle(loaded(await findTable(bot.context, table.id)));
  await bot.user('bo').press({ kind: 'panel', table: withPanel.table.id });
  for (const { table } of [withPanel, without]) await bot.settle(loaded(await resign(bot.context, table.id, 'ada')));
  const ends = bot.rest.sent.filter(({ text, isEdit }) => !isEdit && text.includes('is over'));
  expect(ends.map(({ channel }) => channel)).toEqual(['d']);
});

test.each([
  { how: 'dm', opponent: ' · Bo' },
  { how: 'mention', opponent: '' },
] as const)('names the opponents in a digest only if it is private: $how', async ({ how, opponent }) => {
  const { context } = await openFeatureBot();
  await changePerson(context, 'ada', (before) => ({ ...before, reminders: how }));
  for (const channel of ['c', 'd']) {
    const sitters = [person('ada'), { ...person('bo'), name: 'Bo' }];
    const { table } = await open(context, { sitters, place: place(channel) });
    await addToDigest(context, 'ada', table.id, 0);
  }
  const sent: string[] = [];
  const send = async (_: unknown, { content }: { content: string }) => ({
    channel: 'c',
    message: `${sent.push(content)}`,
  });
  await sendDigest(context, { send } as unknown as Messages, 'ada', async () => {});
  expect(sent).toHaveLength(1);
  const [, ...lines] = sent[0]?.split('\n') ?? [];
  expect(lines.map((line) => line.slice(0, line.lastIndexOf(' · ')))).toEqual(
    Array(2).fill(`- **Noughts and Crosses**${opponent}`),
  );
});
