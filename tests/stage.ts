import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { AnyGame } from '@longtable/kit';
import { type Playground, startPlayground } from '@longtable/playground';
import { TestUser } from '@longtable/playground/testing/test-user';
import { Events } from 'discord.js';
import type { Log } from '../bot/host/context.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import type { LoadedTable } from '../bot/host/table/table.ts';
import { loadCommands } from '../bot/interactions/command.ts';
import { type Longtable, type Parts, startLongtable } from '../bot/longtable.ts';
import { openStorage, type Storage } from '../storage/index.ts';
import { keptLog, loaded } from './context.ts';

/** The whole bot on a playground in this process, for end-to-end tests. */
export interface Stage {
  readonly playground: Playground;
  readonly log: ReturnType<typeof keptLog>;
  storage: Storage;
  longtable: Longtable;
  /** Somebody sits down at the page. */
  person(name: string): Promise<TestUser>;
  /** The same under a name that may be new. */
  guest(name: string): Promise<TestUser>;
  /** Stops the bot as an operator would and starts it again on the same database, opened anew if it outlives that, and playground. */
  restartBot(meanwhile?: () => void | Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const IN_MEMORY = 'memory:';

/** How long a person waits for the bot to finish an answer that it has begun; tests may hold answers up on purpose. */
const ANSWER_MS = 5_000;

/** Opens a stage with these games on the shelf. */
export async function openStage(
  shelf: readonly AnyGame[],
  database = IN_MEMORY,
  parts: Pick<
    Parts,
    'now' | 'limits' | 'emojis' | 'shelfModule' | 'answered' | 'greetsEmpty' | 'programs' | 'films'
  > = {},
  /** The time at Discord, if that is not the real one. */
  now = Date.now,
): Promise<Stage> {
  const playground = await startPlayground({ port: 0, limits: false, now });
  const log = keptLog();
  const commands = await loadCommands(new URL('../commands/', import.meta.url));
  const { token, apiUrl } = playground;
  /** Interactions that the bot has begun to answer. */
  let open = 0;
  const answered = async () => {
    const until = performance.now() + ANSWER_MS;
    while (open > 0 && performance.now() < until) await setTimeout(2);
  };
  const startOn = async (storage: Storage) => {
    const longtable = await startLongtable({
      limits: { callsAfter: 0, emojisAfter: 0, editsApart: 0 },
      ...parts,
      answered(...how) {
        open--;
        parts.answered?.(...how);
      },
      token,
      apiUrl,
      storage,
      shelf,
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
  const stage: Stage = {
    playground,
    log,
    storage,
    longtable: await startOn(storage),
    async person(name) {
      const person = await TestUser.join(playground.url, name, answered);
      people.push(person);
      return person;
    },
    async guest(name) {
      const person = await TestUser.joinAs(playground.url, name, answered);
      people.push(person);
      return person;
    },
    async restartBot(meanwhile = () => {}) {
      await stage.longtable.close();
      await meanwhile();
      if (database !== IN_MEMORY) {
        await stage.storage.close();
        stage.storage = await openStorage(database);
      }
      stage.longtable = await startOn(stage.storage);
    },
    async close() {
      for (const person of people) person.leave();
      await stage.longtable.close();
      await playground.close();
      await stage.storage.close();
    },
  };
  return stage;
}

/** The table that stands in a room. */
export function tableIn(stage: Stage, room: string): Promise<LoadedTable> {
  const rooms = [...stage.playground.world.channels.values()];
  return tableAt(stage, rooms.find((one) => 'name' in one && one.name === room)?.id ?? '');
}

/** The table that stands in a channel. */
export async function tableAt({ longtable }: Stage, channel: string): Promise<LoadedTable> {
  return loaded(await findTableAt(longtable.bot.context, channel));
}

/** A folder of its own for a test, and how to take it away. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'longtable-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
