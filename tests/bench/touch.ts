// Latency of touched boards: from a line of one page until the other's page has the board. The bot runs in a process of its own.

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CLIENT_SECRET, type Outcome, startPlayground, type TestUser } from '@longtable/playground';
import { textChannel } from '@longtable/playground/world/channel';
import { WebSocket } from 'ws';
import type { TouchMessage } from '../../bot/features/activity/client-messages.ts';
import type { TableChoices, TableView, TouchChoice, TouchUpdate } from '../../bot/features/activity/messages.ts';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { type Child, freePort, startBot } from '../child-process.ts';
import { temporaryFolder } from '../test-bot.ts';
import { quantile } from './measure.ts';

/** Time until a move counts as lost. */
const TIMEOUT_MS = 10_000;
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

export async function post(address: string, path: string, body: object, session?: string) {
  const headers = session ? { Authorization: `Bearer ${session}` } : {};
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as { session: string; ticket: string };
}

/** Returns the session of a page after a press of Touch. */
export async function sessionFor(outcome: Outcome, address: string): Promise<string> {
  if (!outcome.ok || !outcome.activity) throw new Error('The Activity did not open.');
  const { activity } = outcome;
  await activity.ready();
  const body = { code: await activity.authorize(), instance_id: activity.instance };
  return (await post(address, '/api/token', body)).session;
}

/** An open Activity without a browser. */
export class Page {
  readonly #socket: WebSocket;
  view: TableView | undefined;
  choices: TableChoices | undefined;
  /** Whether lines were played, by the ids of their messages. */
  readonly answers = new Map<string, boolean>();
  bytes = 0;
  #waiting: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const text = String(data);
      this.bytes += text.length;
      const update = JSON.parse(text) as TouchUpdate;
      if (update.type === 'view') this.view = update;
      if (update.type === 'choices') this.choices = update;
      if ((update.type === 'done' || update.type === 'refused') && update.id !== undefined)
        this.answers.set(update.id, update.type === 'done');
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const check of waiting) check();
    });
  }

  /** Opens the Activity on its table after a press of Touch. */
  static async open(outcome: Outcome, address: string): Promise<Page> {
    const { ticket } = await post(address, '/api/ticket', {}, await sessionFor(outcome, address));
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws?ticket=${ticket}`);
    await once(socket, 'open');
    const page = new Page(socket);
    page.send({ type: 'open' });
    await page.until(() => page.choices);
    return page;
  }

  send(message: TouchMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.terminate();
  }

  async until<T>(find: () => T | undefined): Promise<T> {
    const until = performance.now() + TIMEOUT_MS;
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      if (performance.now() > until || this.#socket.readyState !== WebSocket.OPEN)
        throw new Error('A page got no answer.');
      await Promise.race([new Promise<void>((resolve) => this.#waiting.push(resolve)), sleep(500)]);
    }
  }
}

export function finalLines(choices: readonly TouchChoice[]): string[] {
  return choices.flatMap(({ line, final, next = [] }) => [...(final ? [line] : []), ...finalLines(next)]);
}

export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      people: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '30' },
      pause: { type: 'string', default: '2000' },
      games: { type: 'string', default: 'farmland,duel,spy' },
    },
  });
  const [tables, seconds, pause] = [Number(values.people) / 2, Number(values.seconds), Number(values.pause)];
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
      const before = await memoryOf(bot);
      const pages: (readonly [Page, Page])[] = [];
      for (const [one, two] of pairs) {
        const [first, second] = [await one.click('Touch'), await two.click('Touch')];
        pages.push([await Page.open(first, address), await Page.open(second, address)]);
      }
      const after = await memoryOf(bot);
      const [used, resident] = (['used', 'resident'] as const).map((kind) =>
        ((after[kind] - before[kind]) / (2 * tables) / 1024).toFixed(0),
      );
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

/** Plays lines at one table until a time. Adds the time from each line until the other page has the board. */
async function play(pair: readonly [Page, Page], until: number, pause: number, times: number[]): Promise<void> {
  await sleep(pause * Math.random());
  while (performance.now() < until) {
    const mover = pair.find(({ view }) => view?.mayAct);
    const other = pair.find((page) => page !== mover);
    if (!mover || !other) break;
    const { view } = mover;
    const choices = await mover.until(() =>
      mover.choices?.revision === mover.view?.revision ? mover.choices : undefined,
    );
    const lines = finalLines(choices.choices);
    const line = lines[Math.floor(Math.random() * lines.length)];
    if (!view || line === undefined || view.seat === null) break;
    const { table, seat, turn, revision } = view;
    const start = performance.now();
    mover.send({ type: 'line', id: crypto.randomUUID(), table, seat, turn, line });
    await other.until(() => (other.view!.revision > revision ? true : undefined));
    times.push(performance.now() - start);
    await mover.until(() => (mover.view!.revision > revision ? true : undefined));
    await sleep(pause * (0.5 + Math.random()));
  }
}
