import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startPlayground } from '@longtable/playground';
import { afterAll, expect, test } from 'vitest';
import { LOCAL_SERVER } from '../bot/settings.ts';
import { BARE_ENV } from './child-process.ts';
import { lastEphemeral, textOf } from './game-helpers.ts';
import { temporaryFolder } from './test-bot.ts';

const MAIN = fileURLToPath(new URL('../bot/cli/longtable.cjs', import.meta.url));
const BLOCKING = new URL('./blocking.ts', import.meta.url).href;

const folder = temporaryFolder();
const playground = await startPlayground({ server: LOCAL_SERVER, limits: false });
let last: ChildProcess | undefined;
afterAll(async () => {
  last?.kill('SIGKILL');
  await playground.close();
  folder.remove();
});

/** Exit codes of a blocked process. On a busy machine it is killed before it can exit. */
const ENDED = [70, null];

/** Starts the bot with a game that blocks the event loop. */
async function start() {
  const bot = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `--import=${BLOCKING}`, MAIN, 'start'],
    {
      cwd: folder.path,
      env: {
        ...BARE_ENV,
        ...{ DISCORD_TOKEN: playground.token, DISCORD_API_URL: playground.apiUrl, WATCHDOG_SECONDS: '2' },
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  last = bot;
  const lines: Record<string, unknown>[] = [];
  const opened = new Promise<void>((resolve) => {
    createInterface({ input: bot.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (line.startsWith('{')) lines.push(JSON.parse(line));
      if (line.startsWith('Invite')) resolve();
    });
  });
  const exit = once(bot, 'close').then(([code]) => code as number | null);
  await Promise.race([opened, exit]);
  /** Returns the newest fatal log line. Other lines may follow it. */
  const fatal = () => lines.findLast(({ level }) => level === 60);
  return { bot, exit, lines, fatal };
}

test('ends a blocked process, quarantines a table that blocked two, and logs an uncaught exception', async () => {
  const first = await start();
  const ada = playground.user('Ada');
  await ada.until(() => ada.commands.some(({ name }) => name === 'play'));
  await ada.command('table', 'play', { subcommand: 'runa' });
  void ada.command('table', 'move', { options: { move: '1' } }).catch(() => undefined);
  expect(ENDED, JSON.stringify(first.lines.at(-1))).toContain(await first.exit);
  const death = first.fatal();
  expect(death).toMatchObject({
    level: 60,
    kind: 'interaction',
    id: expect.any(String),
    blockedMs: 2000,
    stack: expect.stringContaining('tests/blocking.ts'),
    msg: 'The event loop is blocked: the process ends and must be restarted',
  });
  // The delivery in the outbox blocks again.
  const second = await start();
  expect(ENDED).toContain(await second.exit);
  expect(second.fatal()).toMatchObject({ kind: 'delivery', id: death?.id });
  const third = await start();
  expect(third.lines).toContainEqual(
    expect.objectContaining({
      record: 'table',
      id: death?.id,
      game: 'runa',
      msg: 'Quarantined work that crashed two processes',
    }),
  );
  const sentence = '**Runa’s Strive** has stopped working, so this table can’t be played.';
  await ada.until(() => ada.messages('table').some(({ content }) => content.startsWith(sentence)));
  await ada.command('table', 'move', { options: { move: '1' } });
  await expect.poll(() => textOf(lastEphemeral(ada, 'table'))).toContain(sentence);
  ada.leave();
  third.bot.kill('SIGUSR2');
  expect(await third.exit).toBe(1);
  expect(third.fatal()).toMatchObject({
    level: 60,
    error: expect.stringMatching(/^Error: stray\n.*tests\/blocking\.ts/s),
    msg: 'Uncaught exception: the process ends',
  });
});
