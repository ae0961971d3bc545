import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { farmland } from '@longtable/farmland';
import { type AnyGame, RNG } from '@longtable/kit';
import { linesOf } from '../bot/features/activity/page/selection.ts';
import { choicesFor, viewOf } from '../bot/features/activity/view.ts';
import { readerAt } from '../bot/host/table/names.ts';
import { launch } from '../tests/browser/chromium.ts';
import { startTestBot, tableIn } from '../tests/test-bot.ts';
import { Film } from './gif.ts';

// Records docs/pictures/touch.gif: a turn of Farmland touched on a phone, in the playground, and the answer of the other
// side. `npm run touch-film`.

const [WIDTH, HEIGHT] = [390, 844];
/** Height of what the playground shows above an Activity. */
const HEAD = 56;
const CHANNEL = 'table';
const FRAME_MS = 250;
/** Numbers of lines before the film. */
const [MIN_LINES, MAX_LINES] = [6, 60];
/** Levels of the other side, and of Ada's lines before the film. */
const [LEVEL, OWN_LEVEL] = ['casual', 'master'];
const FILE = join(import.meta.dirname, '../docs/pictures/touch.gif');

const testBot = await startTestBot([farmland], undefined, { hasActivity: true });
Object.assign(testBot.longtable.bot.context, { newSeed: () => 3 });
const ada = await testBot.join('Ada');
await ada.go(CHANNEL);
await ada.command(CHANNEL, 'play', { subcommand: 'farmland', options: { computer: LEVEL } });

/** Returns the lines that Ada can touch, and the one that a computer would play. */
async function movesOf() {
  const loaded = await tableIn(testBot, CHANNEL);
  const { game, table } = loaded as typeof loaded & { readonly game: AnyGame };
  const seat = table.seats.findIndex((occupant) => occupant?.kind === 'person');
  const reader = readerAt(loaded, seat, 'en');
  const isOurs = table.status === 'playing' && game.turn(table.state).includes(seat);
  const wanted = isOurs ? game.computers?.line(table.state, seat, OWN_LEVEL, RNG.seeded(1)) : undefined;
  const lines = isOurs ? linesOf((await choicesFor(loaded, reader)).choices, viewOf(loaded, reader).scene) : [];
  // The film shows an attack.
  const shown = lines.find(({ effects, emphasis }) => effects && emphasis !== 'costly');
  return { table, lines, wanted, shown };
}

async function ourTurn() {
  for (let waits = 0; waits < 300; waits++) {
    const moves = await movesOf();
    if (moves.table.status !== 'playing') throw new Error('The game was over before the film.');
    if (moves.lines.length > 0) return moves;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('The other side did not play.');
}

let moves = await ourTurn();
for (let played = 0; played < MAX_LINES && (played < MIN_LINES || !moves.shown); played++) {
  await ada.command(CHANNEL, 'move', { options: { move: moves.wanted ?? '' } });
  moves = await ourTurn();
}
const { shown } = moves;
if (!shown) throw new Error('No move to show.');
const [from, to] = shown.keys;

const browser = await launch();
const viewport = { width: WIDTH, height: HEIGHT + HEAD };
const context = await browser.newContext({ viewport, hasTouch: true, colorScheme: 'dark' });
const page = await context.newPage();
await page.goto(`${testBot.playground.url}/?as=Ada`);
await page.getByRole('button', { name: 'Touch' }).first().click();
await page.locator('dialog [data-allow]').click();
const frame = page.frameLocator('.activity iframe').frameLocator('iframe');
await frame.locator(`main[data-revision="${moves.table.revision}"]`).waitFor();
await page.waitForTimeout(1000);

const film = new Film(page, WIDTH, HEIGHT, HEAD);

/** Shows a finger on a place, and taps it. */
async function tap(selector: string, hasText?: string): Promise<void> {
  const target = frame.locator(selector, hasText === undefined ? {} : { hasText }).first();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.evaluate(
    ([left, top]) => {
      const finger = document.createElement('div');
      finger.className = 'finger';
      finger.style.cssText = `position: fixed; left: ${left! - 22}px; top: ${top! - 22}px; width: 44px; height: 44px;
        border-radius: 50%; background: #ffffff88; border: 2px solid #fff; z-index: 99; pointer-events: none`;
      document.body.append(finger);
    },
    [x + width / 2, y + height / 2],
  );
  await film.record(450);
  await page.evaluate(() => document.querySelector('.finger')?.remove());
  await target.click();
}

/** Records until nothing is animated any more and Ada is to move. */
async function watch(frames: number): Promise<void> {
  for (let at = 0; at < frames; at++) {
    await page.waitForTimeout(FRAME_MS / 2);
    await film.record(FRAME_MS);
  }
}

await film.record(1200);
await tap(`[data-key="${from}"]`);
await watch(1);
await film.record(900);
await tap(`[data-key="${to}"]`);
await watch(1);
await film.record(1500);
await tap(`[data-key="${to}"]`);
await watch(8);
await film.record(1000);
const end = (await ourTurn()).lines.find(({ keys }) => keys.length === 0);
if (end) await tap('.menu button', end.label);
await watch(14);
await film.record(2500);

const bytes = film.end();
writeFileSync(FILE, bytes);
console.log(`${Math.round(bytes.length / 1024)} KiB`);
await browser.close();
await testBot.close();
