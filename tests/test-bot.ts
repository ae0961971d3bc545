import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { AnyGame } from '@longtable/kit';
import { CLIENT_SECRET, type Playground, startPlayground, type TestUser } from '@longtable/playground';
import { Events } from 'discord.js';
import { FEATURES } from '../bot/features/index.ts';
import type { Log } from '../bot/host/context.ts';
import type { LoadedTable } from '../bot/host/feature.ts';
import { loadCommands } from '../bot/interactions/command.ts';
import { type BotOptions, type Longtable, startLongtable } from '../bot/longtable.ts';
import { LOCAL_SERVER } from '../bot/settings.ts';
import { openStorage, type Storage } from '../storage/index.ts';
import { newestTableIn, recordingLog } from './context.ts';

/** The bot and a playground in this process, for end-to-end tests. */
export interface TestBot {
  readonly playground: Playground;
  readonly log: ReturnType<typeof recordingLog>;
  storage: Storage;
  longtable: Longtable;
  /** Connects a user of any name and creates it if necessary. */
  join(name: string): Promise<TestUser>;
  /** Stops the bot and starts it again on the same database and playground. */
  restartBot(meanwhile?: () => void | Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const IN_MEMORY = 'memory:';

/** Timeout of users for a response that the bot has started. */
const ANSWER_TIMEOUT_MS = 60_000;

export async function startTestBot(
  games: readonly AnyGame[],
  database = IN_MEMORY,
  parts: Pick<
    BotOptions,
    | 'now'
    | 'limits'
    | 'emojis'
    | 'gamesModule'
    | 'onInteraction'
    | 'greetsEmpty'
    | 'settings'
    | 'loadProtocols'
    | 'services'
  > & {
    /** Whether the bot has its Activity. */
    readonly hasActivity?: boolean;
  } = {},
  /** Clock of the playground. */
  now = Date.now,
): Promise<TestBot> {
  const playground = await startPlayground({ server: LOCAL_SERVER, limits: false, now, pauseMs: 0 });
  const log = recordingLog();
  const commands = await loadCommands(new URL('../commands/', import.meta.url));
  const { token, apiUrl } = playground;
  /** Number of interactions that the bot is handling. */
  let open = 0;
  const answered = async () => {
    const until = performance.now() + ANSWER_TIMEOUT_MS;
    while (open > 0 && performance.now() < until) await setTimeout(2);
  };
  const startOn = async (storage: Storage) => {
    const longtable = await startLongtable({
      features: FEATURES,
      limits: { pingDelayMs: 0, emojisAfter: 0, editsApart: 0, opensPerMinute: 1000 },
      ...(parts.hasActivity && { local: playground, settings: { DISCORD_CLIENT_SECRET: CLIENT_SECRET } }),
      ...parts,
      onInteraction(...how) {
        open--;
        parts.onInteraction?.(...how);
      },
      token,
      apiUrl,
      storage,
      games,
      commands,
      log: log as Log,
    });
    open = 0;
    longtable.bot.client.on(Events.InteractionCreate, () => void open++);
    await longtable.registered;
    return longtable;
  };
  const storage = await openStorage(database);
  const people: TestUser[] = [];
  const testBot: TestBot = {
    playground,
    log,
    storage,
    longtable: await startOn(storage),
    async join(name) {
      const person = playground.user(name, { answered });
      people.push(person);
      return person;
    },
    async restartBot(meanwhile = () => {}) {
      await testBot.longtable.close();
      await meanwhile();
      if (database !== IN_MEMORY) {
        await testBot.storage.close();
        testBot.storage = await openStorage(database);
      }
      testBot.longtable = await startOn(testBot.storage);
    },
    async close() {
      for (const person of people) person.leave();
      await testBot.longtable.close();
      await playground.close();
      await testBot.storage.close();
    },
  };
  return testBot;
}

/** Returns the table in a channel, by the channel's name. */
export function tableIn(testBot: TestBot, room: string): Promise<LoadedTable> {
  return tableAt(testBot, channelId(testBot, room));
}

export function channelId({ playground }: TestBot, name: string): string {
  return [...playground.world.channels.values()].find((one) => one.name === name)?.id ?? '';
}

/** Returns the table in a channel, by the channel's id. */
export async function tableAt({ longtable }: TestBot, channel: string): Promise<LoadedTable> {
  return newestTableIn(longtable.bot.context, channel);
}

export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'longtable-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
