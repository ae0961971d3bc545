// Latency of touched boards: from a line of one page until the other's page has the board. The bot runs in a process of its own.

import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CLIENT_SECRET, startPlayground, type TestUser } from '@longtable/playground';
import { textChannel } from '@longtable/playground/world/channel';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { type Child, freePort, startBot } from '../child-process.ts';
import { temporaryFolder } from '../test-bot.ts';
import { finalLines, Page } from '../touch-page.ts';
import { quantile } from './measure.ts';

/** Time until a move counts as lost. */
const TIMEOUT_MS = 10_000;
/** Time until a move counts as one that the other page does not show, such as a spy's secret look. */
const UNSEEN_MS = 3000;
/** Interval of measuring whether the bot is idle, and processor time in it that counts as idle. */
const [IDLE_MS, BUSY_MS] = [2000, 100];

/** Returns the bot's memory without garbage, in use and resident, once it does nothing in the background, such as uploading emojis. */
async function memoryOf(bot: Child): Promise<{ used: number; resident: number }> {
  for (let before = bot.processorTime(); ; before = bot.processorTime()) {
    await sleep(IDLE_MS);
    if (bot.processorTime() - before < BUSY_MS) break;
  }
  const said = bot.lines.length;
  bot.signal('SIGUSR2');
  while (bot.lines.length === said) await sleep(10);
  return { used: Number(bot.lines.at(-1)?.split(' ').at(-1)), resident: bot.residentMemory() };
}

export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      people: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '30' },
      pause: { type: 'string', default: '2000' },
      games: { type: 'string', default: 'farmland,duel,spy' },
      before: { type: 'string', default: '20' },
    },
  });
  const [tables, seconds, pause] = [Number(values.people) / 2, Number(values.seconds), Number(values.pause)];
  const before = Number(values.before);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const playground = await startPlayground({ server: LOCAL_SERVER, limits: false, activityUrl: address });
  const folder = temporaryFolder();
  const options = `--max-semi-space-size=8 --import=${new URL('memory.ts', import.meta.url).href}`;
  const settings = { ACTIVITY_PORT: String(port), DISCORD_CLIENT_SECRET: CLIENT_SECRET, NODE_OPTIONS: options };
  const bot = await startBot(playground, `sqlite:${folder.path}/db.sqlite`, settings);
  try {
    for (const game of values.games.split(',')) {
      const pairs: (readonly [TestUser, TestUser])[] = [];
      for (let at = 0; at < tables; at++) {
        const channel = `${game}-${at}`;
        const id = String(
          BigInt(playground.world.servers[0]!.id) + 1_000_000n + BigInt(playground.world.channels.size),
        );
        playground.world.addChannel(textChannel(id, channel, 100 + at, playground.world.servers[0]!.id));
        const pair = [playground.user(`${game} A${at}`), playground.user(`${game} B${at}`)] as const;
        for (const user of pair) await user.go(channel);
        await pair[0].command(channel, 'play', { subcommand: game, options: { opponent: pair[1].user.id } });
        await pair[1].sees(/invited/);
        await pair[1].click('Accept');
        pairs.push(pair);
      }
      const idle = await memoryOf(bot);
      const pages: (readonly [Page, Page])[] = [];
      for (const [one, two] of pairs) {
        const [first, second] = [await one.click('Touch'), await two.click('Touch')];
        pages.push([await Page.open(first, address), await Page.open(second, address)]);
      }
      const after = await memoryOf(bot);
      const [used, resident] = (['used', 'resident'] as const).map((kind) =>
        ((after[kind] - idle[kind]) / (2 * tables) / 1024).toFixed(0),
      );
      await Promise.all(pages.map((pair) => skip(pair, before)));
      for (const page of pages.flat()) page.bytes = 0;
      const times: number[] = [];
      const until = performance.now() + 1000 * seconds;
      const busy = bot.mainThreadTime();
      await Promise.all(pages.map((pair) => play(pair, until, pause, times)));
      const load = (bot.mainThreadTime() - busy) / (10 * seconds);
      const bytes = pages.flat().reduce((sum, page) => sum + page.bytes, 0) / Math.max(1, times.length);
      console.log(
        `${game}: ${2 * tables} pages, ${(times.length / seconds).toFixed(1)} moves/s, p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms, main thread ${load.toFixed(0)} %, ${used} KB used and ${resident} KB resident per page, ${(bytes / 1024).toFixed(1)} KB sent per move`,
      );
      for (const page of pages.flat()) page.close();
      for (const user of pairs.flat()) user.leave();
    }
  } finally {
    await bot.end();
    await playground.close();
    folder.remove();
  }
}

/** Plays the first lines at one table, such as a draft, of which the other page shows little. */
async function skip(pair: readonly [Page, Page], count: number): Promise<void> {
  for (let played = 0; played < count && (await playLine(pair)); played++);
}

/** Plays a random line and waits until the mover's page has it. Undefined if the game is over. */
async function playLine(
  pair: readonly [Page, Page],
): Promise<{ start: number; shown: Promise<number | undefined> } | undefined> {
  const mover = pair.find(({ view }) => view?.mayAct);
  const other = pair.find((page) => page !== mover);
  if (!mover || !other) return undefined;
  const lines = finalLines((await mover.currentChoices()).choices);
  const line = lines[Math.floor(Math.random() * lines.length)];
  if (line === undefined || mover.view!.seat === null) return undefined;
  const { revision } = mover.view!;
  const start = performance.now();
  mover.line(line);
  const before = other.view;
  const shown = other.until(() => other.view !== before && performance.now(), UNSEEN_MS).catch(() => undefined);
  await mover.until(() => mover.view!.revision > revision, TIMEOUT_MS);
  return { start, shown };
}

/** Plays lines at one table until a time. Adds the time from each line until the other page has the board, if it shows the line. */
async function play(pair: readonly [Page, Page], until: number, pause: number, times: number[]): Promise<void> {
  await sleep(pause * Math.random());
  while (performance.now() < until) {
    const played = await playLine(pair);
    if (!played) break;
    const end = await played.shown;
    if (end !== undefined) times.push(end - played.start);
    await sleep(pause * (0.5 + Math.random()));
  }
}
