import { dungeon } from '@longtable/dungeon';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { overflowPixels } from './overflow.ts';

const PHONE = { width: 360, height: 740 };
const HERO = 'Jon Snow';
const BUTTONS = { up: '↑', down: '↓', left: '←', right: '→', wait: 'Wait' } as const;
/** Maximum number of presses, half of the number that single steps would need. */
const MAX_PRESSES = 18;

describeInBrowser('the dungeon on a phone', () => {
  let testBot: TestBot;
  let browser: Browser;
  let page: Page;
  let board: Locator;

  beforeAll(async () => {
    testBot = await startTestBot([dungeon]);
    browser = await launch();
    page = await browser.newPage({ viewport: PHONE, hasTouch: true });
    await page.goto(testBot.playground.url);
    board = page.locator('li.message').last();
  });
  afterAll(async () => {
    await browser?.close();
    await testBot.close();
  });

  const button = (label: string | RegExp) =>
    board.getByRole('button', typeof label === 'string' ? { name: label, exact: true } : { name: label }).first();
  const boardLines = async () => (await board.locator('pre').innerText()).split('\n');
  const roundOf = (lines: readonly string[]) => Number(/Round (\d+)/.exec(lines[0] ?? '')?.[1]);

  /** Presses a button and waits for the next round. */
  async function press(label: string | RegExp): Promise<void> {
    const before = roundOf(await boardLines());
    await button(label).tap();
    await expect.poll(async () => roundOf(await boardLines())).toBeGreaterThan(before);
  }

  test('chooses the hero from a menu', async () => {
    await page.getByRole('textbox').fill('/play dungeon');
    await page.keyboard.press('Enter');
    await board.getByRole('combobox').tap();
    await board.getByRole('option', { name: HERO }).tap();
    await expect.poll(async () => (await boardLines())[0]).toMatch(/^Level 1 of 10 +Round 0$/);
  });

  test('arranges arrow buttons as on a keyboard and fits the width', async () => {
    const [up, down, left, right, wait] = await Promise.all(
      [BUTTONS.up, BUTTONS.down, BUTTONS.left, BUTTONS.right, BUTTONS.wait].map(async (label) => {
        const box = await button(label).boundingBox();
        return { x: box?.x ?? 0, y: box?.y ?? 0 };
      }),
    );
    expect([left?.y, right?.y]).toEqual([down?.y, down?.y]);
    expect(up!.y).toBeLessThan(down!.y);
    expect(Math.abs(up!.x - down!.x)).toBeLessThan(12);
    expect([wait?.x, wait?.y]).toEqual([left?.x, up?.y]);
    for (const wide of ['html', 'pre']) {
      expect(
        await page
          .locator(wide)
          .last()
          .evaluate((node) => node.scrollWidth - node.clientWidth),
      ).toBe(0);
    }
  });

  test('clears a level with few presses and keeps board and buttons visible', async () => {
    await board.getByRole('combobox').tap();
    await board.getByRole('option', { name: '↓↓ Keep going down' }).tap();
    await expect.poll(async () => roundOf(await boardLines())).toBeGreaterThan(0);
    let presses = 0;
    for (; (await boardLines())[0]?.startsWith('Level 1 '); presses++) {
      if (presses === MAX_PRESSES) throw new Error('The level does not end.');
      expect(await overflowPixels(board)).toEqual([0]);
      await press((await button(/^Fight\b/).count()) > 0 ? /^Fight\b/ : BUTTONS.wait);
    }
    const lines = await boardLines();
    expect(lines[0]).toMatch(/^Level 2 of 10/);
    expect(await overflowPixels(board)).toEqual([0]);
    expect(lines.join('\n')).toContain(HERO);
    expect(await board.innerText()).toContain('Level 1 cleared! Level 2 begins.');
  });
});
