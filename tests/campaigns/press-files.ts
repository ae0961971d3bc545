import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { duel } from '@longtable/duel';
import { RNG } from '@longtable/kit';
import { startTestBot } from '../test-bot.ts';
import { openGame, pressSomething } from './without.ts';

const ROOT = resolve(import.meta.dirname, '../..');

// Prints the source files of the bot in which a function runs while a player presses a choice of Card Duel.
const bot = await startTestBot([duel]);
const session = new Session();
const users = await Promise.all(['Ada', 'Bo'].map((name) => bot.join(name)));
await openGame(users, 'duel');
const random = RNG.seeded(1);
// The first presses load modules and fill caches.
for (let presses = 0; presses < 3; ) if (await pressSomething(users, random)) presses++;
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const { counts } = bot.longtable.bot.context;
const moves = counts.moves;
let result: Profiler.ScriptCoverage[] = [];
// Some presses only open a menu.
while (counts.moves === moves) {
  await session.post('Profiler.takePreciseCoverage');
  await pressSomething(users, random);
  ({ result } = await session.post('Profiler.takePreciseCoverage'));
}
await bot.close();
const entered = result.filter(
  ({ url, functions }) =>
    url.startsWith('file:') &&
    functions.some(({ functionName, ranges }) => functionName !== '' && ranges.some(({ count }) => count > 0)),
);
const files = entered
  .map(({ url }) => relative(ROOT, fileURLToPath(url)))
  .filter((file) => !/^(tests|playground|node_modules)\/|^\.\./.test(file))
  .toSorted();
console.log(`${files.join('\n')}\n${files.length} files`);
