import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { RNG } from '@longtable/kit';
import { startPlayground } from '@longtable/playground';
import { backUp, restoreBackup } from '../../bot/features/operator/backup.ts';
import type { Reader } from '../../storage/backend.ts';
import { openBackend } from '../../storage/backends/index.ts';
import { openSnapshot } from '../../storage/backends/sqlite-reader.ts';
import { startBot } from '../child-process.ts';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';
import { connectUsers, randomPressersOf } from './random-presser.ts';

/** Maximum numbers of actions before a backup and between the backup and the kill. */
const MAX_ACTIONS = 60;
const MAX_DELAY_MS = 50;

export interface Tally {
  kills: number;
  records: number;
  deadlines: number;
  /** Number of kills after which the database differed from the backup. */
  differed: number;
}

/**
 * Kills a bot that writes to SQLite, restores a backup that was made while it ran, and starts it again. Throws if the
 * restored database differs from the backup in any record or deadline.
 */
export async function campaign(kills: number, seed = 0): Promise<Tally> {
  const random = RNG.seeded(seed);
  const folder = temporaryFolder();
  const path = `${folder.path}/longtable.sqlite`;
  const url = `sqlite:${path}`;
  const playground = await startPlayground({ port: 0, limits: false });
  const pressers = randomPressersOf(await connectUsers(playground), random);
  const tally: Tally = { kills: 0, records: 0, deadlines: 0, differed: 0 };
  let bot = await startBot(playground, url);
  const actions = async (count: number) => {
    for (let left = count; left > 0; left--) await Promise.race(pressers.map(({ nextAct }) => nextAct));
  };
  try {
    for (let kill = 0; kill < kills; kill++) {
      await Promise.all(pressers.map(({ person }) => person.until(() => person.online && person.commands.length > 0)));
      const life = Promise.withResolvers<void>();
      const playing = pressers.map((presser) => presser.play(life.promise));
      await actions(random.below(MAX_ACTIONS));
      const file = `${folder.path}/backups/${kill}.sqlite`;
      const { records, deadlines } = await backUp(url, file);
      await actions(random.below(MAX_ACTIONS));
      await sleep(random.below(MAX_DELAY_MS));
      await bot.end('SIGKILL');
      life.resolve();
      await Promise.all(playing);
      const snapshot = openSnapshot(file);
      const expected = await contentsOf(snapshot).finally(() => snapshot.close());
      const killed = openSnapshot(path);
      const before = await contentsOf(killed).finally(() => killed.close());
      if (!isDeepStrictEqual(before, expected)) tally.differed++;
      await restoreBackup(file, url);
      const backend = await openBackend(url, { create: false });
      const restored = await contentsOf(backend).finally(() => backend.close());
      if (!isDeepStrictEqual(restored, expected)) throw new Error(`Kill ${kill}: the restored database differs.`);
      bot = await startBot(playground, url);
      tally.kills++;
      tally.records += records;
      tally.deadlines += deadlines;
    }
    return tally;
  } finally {
    await bot.end('SIGKILL');
    for (const { person } of pressers) person.leave();
    await playground.close();
    folder.remove();
  }
}

/** Returns all records and deadlines. */
async function contentsOf(reader: Reader): Promise<object> {
  const records = new Map<string, string | undefined>();
  for await (const keys of reader.keys(''))
    for (const [index, text] of (await reader.texts(keys)).entries()) records.set(keys[index]!, text);
  return { records, deadlines: (await Array.fromAsync(reader.deadlines())).flat() };
}

if (import.meta.main) {
  const [kills, seed] = scriptArguments(50, 0);
  const { records, deadlines, differed } = await campaign(kills, seed);
  console.log(
    `${kills} kills and restores: all ${records} records and ${deadlines} deadlines are equal to the backup; ` +
      `the killed database differed from it ${differed} times`,
  );
}
