import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { TestUser } from '@longtable/playground';
import { startChild } from '../child-process.ts';
import { scriptArguments } from '../script.ts';

/** Times of a start in milliseconds: until the page is open, until a press is answered, and the processor time by then. */
interface Start {
  readonly open: number;
  readonly answered: number;
  readonly processor: number;
}

/** Starts the bot on a playground as `npm start` does, and runs a command. */
async function start(root: string, folder: string): Promise<Start> {
  const begun = performance.now();
  const settings = { PLAYGROUND_PORT: '0', LOG_LEVEL: 'silent', NODE_COMPILE_CACHE: '' };
  const files = { DATABASE_URL: `sqlite:${folder}/longtable.sqlite`, PLAYGROUND_FILE: `${folder}/playground.json` };
  const flags = { NODE_OPTIONS: '--disable-warning=ExperimentalWarning --max-semi-space-size=8' };
  const main = new URL(`file://${join(root, 'bot/cli/longtable.cjs')}`);
  const bot = await startChild(main, { ...settings, ...files, ...flags }, /^Open (\S+)/, ['start']);
  const open = performance.now() - begun;
  const ada = await TestUser.joinAs(bot.readyText, 'Ada', { waitMs: 10_000, pauseMs: 0 });
  await ada.slash('/help');
  await ada.sees('/play');
  const answered = performance.now() - begun;
  const processor = bot.processorTime();
  ada.leave();
  await bot.end();
  return { open, answered, processor };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const here = resolve(import.meta.dirname, '../..');
const [, rounds, other] = scriptArguments('start', 5, undefined);
const results = new Map<string, Start[]>();
for (let round = 0; round < rounds; round++)
  for (const root of other === undefined ? [here] : [resolve(other), here]) {
    const folder = mkdtempSync(join(tmpdir(), 'longtable-start-'));
    for (const which of ['first', 'next']) {
      const name = `${root === here ? '' : `${root} `}${which}`;
      results.set(name, [...(results.get(name) ?? []), await start(root, folder)]);
    }
    rmSync(folder, { recursive: true });
  }
for (const [name, starts] of results) {
  const times = (['open', 'answered', 'processor'] as const).map(
    (what) => `${what} ${median(starts.map((one) => one[what])).toFixed(0)} ms`,
  );
  console.log(`${name} start: ${times.join(', ')}`);
}
