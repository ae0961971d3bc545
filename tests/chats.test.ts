import { farmland } from '@longtable/farmland';
import { auction } from '@longtable/kit/testing/games/auction';
import { type Outcome, type Playground, startPlayground, type TestUser } from '@longtable/playground';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FEATURES } from '../bot/features/index.ts';
import type { Log } from '../bot/host/context.ts';
import { loadCommands } from '../bot/interactions/command.ts';
import { type Longtable, startLongtable } from '../bot/longtable.ts';
import { LOCAL_SERVER } from '../bot/settings.ts';
import { openStorage, type Storage } from '../storage/index.ts';
import { recordingLog } from './context.ts';
import { labelsOn, lastEphemeral, messageWithButton, newestBoard } from './game-helpers.ts';
import { OPENAPI, RequestCheck } from './openapi.ts';
import { temporaryFolder } from './test-bot.ts';

const DAY = 24 * 60 * 60_000;
const requests = OPENAPI === undefined ? undefined : new RequestCheck(OPENAPI);
/** Number of four-day breaks. */
const BREAKS = 2;
/** Number of processes with the same token. */
const PROCESSES = 2;
/** Bids of the five players in each round. */
const ROUNDS = ['12345', '23451', '61122'];
/** Discord's error codes for missing access, closed DMs, DMs without a common server and too many follow-ups. */
const FORBIDDEN = [50001, 50007, 50278, 40094];

describe('over a week in a DM, with two processes', () => {
  let ahead: number;
  let folder: ReturnType<typeof temporaryFolder>;
  let playground: Playground;
  let processes: { longtable: Longtable; storage: Storage }[];
  let people: TestUser[];
  let forbidden: number[];
  let calls: Set<string>;

  beforeEach(async () => {
    ahead = 0;
    forbidden = [];
    calls = new Set();
    folder = temporaryFolder();
    playground = await startPlayground({ server: LOCAL_SERVER, limits: false, now });
    requests?.watch(playground);
    playground.api.on('refusal', (code) => {
      if (FORBIDDEN.includes(code)) forbidden.push(code);
    });
    processes = await startAll();
    people = await Promise.all(['Ada', 'Bo', 'Cleo', 'Dev', 'Eve'].map((name) => playground.user(name)));
    await Promise.all(people.map((person) => person.install()));
  });
  afterEach(async () => {
    for (const person of people) person.leave();
    await stop();
    await playground.close();
    folder.remove();
    expect(forbidden).toEqual([]);
  });

  const now = () => Date.now() + ahead;

  async function start() {
    const { token, apiUrl } = playground;
    const storage = await openStorage(`sqlite:${folder.path}/chats.sqlite`);
    const commands = await loadCommands(new URL('../commands/', import.meta.url));
    const limits = { pingDelayMs: 0, editsApart: 0 };
    const parts = {
      token,
      apiUrl,
      storage,
      games: [farmland, auction],
      features: FEATURES,
      commands,
      limits,
      now,
      log: recordingLog() as Log,
    };
    const longtable = await startLongtable(parts);
    await longtable.registered;
    return { longtable, storage };
  }

  const startAll = () => Promise.all(Array.from({ length: PROCESSES }, start));

  async function stop(): Promise<void> {
    await Promise.all(processes.map(({ longtable }) => longtable.close()));
    await Promise.all(processes.map(({ storage }) => storage.close()));
  }

  /** Advances the time by days and restarts all processes. All interaction tokens expire. */
  async function restartLater(): Promise<void> {
    ahead += 4 * DAY;
    await stop();
    processes = await startAll();
  }

  /** Waits until the outbox is empty and records the pings. */
  async function waitForOutbox(chat: string): Promise<void> {
    const left = () => processes.reduce((sum, { longtable }) => sum + longtable.bot.context.outbox.size, 0);
    await expect.poll(left).toBe(0);
    const [ada] = people as [TestUser];
    for (const { id, content } of ada.messages(chat)) if (content.includes('It’s your turn in')) calls.add(id);
  }

  test('five users bid simultaneously, are pinged at most once per round and play a rematch', async () => {
    const [ada, ...others] = people as [TestUser, ...TestUser[]];
    const { id: chat } = await ada.chat(...others);
    const content = () => newestBoard(ada, chat).content;
    await ada.command(chat, 'play', { subcommand: 'auction', options: { players: 5 } });
    for (const person of others) await person.click(await messageWithButton(person, chat, 'Join'), 'Join');
    for (const [round, bids] of ROUNDS.entries()) {
      await waitForOutbox(chat);
      if (round < BREAKS) await restartLater();
      for (const [seat, person] of people.entries()) {
        await person.click(await messageWithButton(person, chat, 'Your turn'), 'Your turn');
        const bid = bids[seat] as string;
        await person.until(() => labelsOn(lastEphemeral(person, chat)).includes(bid));
        await expectSuccess(person.click(lastEphemeral(person, chat), bid));
      }
    }
    await ada.until(() => / win\.\*\*/.test(content()));
    // Users with an open panel are not pinged.
    expect(calls.size).toBeLessThanOrEqual(ROUNDS.length);
    await ada.click(await messageWithButton(ada, chat, 'Rematch'), 'Rematch');
    for (const person of others) await person.click(await messageWithButton(person, chat, 'Accept'), 'Accept');
    await ada.until(() => content().includes(' to move'));
  });
});

test.skipIf(!requests)('sent only requests that match the schema in DISCORD_OPENAPI', () => {
  expect(requests?.errors).toEqual([]);
  expect(requests?.checked).toBeGreaterThan(0);
});

async function expectSuccess(outcome: Promise<Outcome>): Promise<void> {
  const done = await outcome;
  if (!done.ok) throw new Error(done.sentence);
}
