import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Playground, startPlayground } from '@longtable/playground';
import { launch } from '../tests/browser/chromium.ts';
import { Film } from './gif.ts';

// Records playground/pictures/test.gif, the film at the top of the playground's README: the page as Cleo sees it while
// the example bot is tested, and beside it the lines of the test. `npm run film`.

const [WIDTH, HEIGHT] = [900, 506];
const PLAYGROUND = join(import.meta.dirname, '../playground');

/** A line of the test, and what it does. */
type Step = readonly [line: string, run: (discord: Playground) => unknown];

const STEPS: readonly Step[] = [
  ["const [ada, bo, cleo] = ['Ada', 'Bo', 'Cleo']\n  .map((name) => discord.user(name));", () => {}],
  ["await ada.slash('/challenge opponent:@Bo');", (discord) => discord.user('Ada').slash('/challenge opponent:@Bo')],
  ["await cleo.click('Accept');", (discord) => discord.user('Cleo').click('Accept')],
  ["expect(cleo.lastMessage())\n  .toMatchText('isn’t for you');", () => {}],
  ["await bo.click('Accept');", (discord) => discord.user('Bo').click('Accept')],
  ["expect(discord.channel('general').messages()[0])\n  .toMatchText('The challenge was accepted.');", () => {}],
  ["await ada.slash('/remind');", (discord) => discord.user('Ada').slash('/remind')],
  ['discord.advance(86_400_000);', (discord) => discord.advance(86_400_000)],
  [
    "expect(await ada.sees('a day has passed'))\n  .toBeDefined();",
    (discord) => discord.user('Ada').sees('a day has passed'),
  ],
];

const discord = await startPlayground({ limits: false, server: { people: ['Ada', 'Bo', 'Cleo'] } });
await discord.startBot([process.execPath, 'bot.js'], { cwd: join(PLAYGROUND, 'examples/discord.js') });
await discord.user('Ada').until(() => discord.user('Ada').commands.length > 0);
const browser = await launch();
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
await page.goto(`${discord.url}/?as=Cleo`);
await page.locator('[data-channel-id]').first().waitFor();
await page.addStyleTag({
  content: `.sidebar, .members, .rail, .hint { display: none !important } .app { grid-template-columns: [rail channels] 0 [main] 1fr [members] 430px !important; }
    .film { position: fixed; inset: 0 0 0 auto; width: 430px; padding: 20px; color: #c9d1d9; background: #0d1117; font: 12px/1.6 monospace; white-space: pre; }
    .film div { padding: 4px 8px; border-radius: 4px; opacity: 0.45 } .film .done { opacity: 1 } .film .now { opacity: 1; background: #1f6feb66 }`,
});

const film = new Film(page, WIDTH, HEIGHT);

for (const [at, [, run]] of [...STEPS, ['', () => {}] as Step].entries()) {
  await page.evaluate(
    ({ lines, at }) => {
      document.querySelector('.film')?.remove();
      const panel = document.createElement('aside');
      panel.className = 'film';
      for (const [index, line] of lines.entries()) {
        const row = document.createElement('div');
        row.className = index < at ? 'done' : index === at ? 'now' : '';
        row.textContent = `${index < at ? '✓ ' : '  '}${line.replace('\n', '\n  ')}`;
        panel.append(row);
      }
      document.body.append(panel);
    },
    { lines: STEPS.map(([line]) => line), at },
  );
  await film.record(700);
  await run(discord);
  await page.waitForTimeout(300);
  await film.record(at === STEPS.length ? 3_000 : 1_100);
}
const bytes = film.end();
writeFileSync(join(PLAYGROUND, 'pictures/test.gif'), bytes);
console.log(`${Math.round(bytes.length / 1024)} KiB`);
await browser.close();
await discord.close();
