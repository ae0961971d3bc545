import { dungeon } from '@longtable/dungeon';
import { spy } from '@longtable/spy';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { overflowPixels } from './overflow.ts';
import { PageUser } from './page-user.ts';

/** Action in an editor: a button, menu options, or a form that a button opens. */
type Step =
  | string
  | readonly [menu: string, ...options: string[]]
  | { readonly press: string; readonly fill: Readonly<Record<string, string>> };

const EDITORS: readonly (readonly [command: string, start: string, steps: readonly Step[], written: RegExp])[] = [
  [
    'scenario',
    'Casino (medium)',
    [
      ['Brush', '$1  Safe'],
      { press: 'Go to…', fill: { typed: 'd4' } },
      'Paint',
      ['Brush', '██  Wall'],
      '→',
      'Start stroke',
      '→',
      '↓',
    ],
    /"SAFE", ".*", "WALL"/,
  ],
  [
    'levels',
    'Level 1',
    [
      ['Brush', 'k  Lannister Knight'],
      { press: 'Go to…', fill: { typed: 'c2' } },
      'Paint',
      { press: 'Fill to…', fill: { typed: 'D2' } },
      'More…',
      ['Rows, columns, boards…', 'Duplicate this board'],
      { press: 'Fill to…', fill: { typed: 'B1' } },
    ],
    /^#+\n#.kk[\s\S]*\n\nkk#+\n#.kk/,
  ],
];

describeInBrowser('the editors on a phone', () => {
  let testBot: TestBot;
  let browser: Browser;
  let pageUser: PageUser;
  let panel: Locator;

  beforeAll(async () => {
    testBot = await startTestBot([spy, dungeon]);
    browser = await launch();
    pageUser = await PageUser.open(browser, testBot.playground.url, 'Ada', 'narrow');
    pageUser.page.setDefaultTimeout(10_000);
    panel = pageUser.ephemeral;
  });
  afterAll(async () => {
    await browser?.close();
    await testBot.close();
  });

  /** Runs an action and waits until the panel changes. */
  async function waitForChange(act: () => Promise<void>): Promise<void> {
    const before = await panel.innerHTML();
    await act();
    await pageUser.until(async () => (await panel.innerHTML()) !== before);
    await panel.locator('[aria-busy]').waitFor({ state: 'detached' });
  }

  const press = (label: string) => panel.getByRole('button', { name: label, exact: true }).click();

  async function choose(menu: string, options: readonly string[]): Promise<void> {
    const face = panel.getByRole('combobox', { name: menu });
    await face.click();
    for (const option of options) await panel.getByRole('option', { name: option }).first().click();
    if (options.length > 1) await face.click();
  }

  async function fill(button: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await press(button);
    for (const [name, value] of Object.entries(fields))
      await pageUser.page.locator(`dialog [data-custom-id="${name}"]`).fill(value);
    await pageUser.page.locator('dialog button[type=submit]').click();
  }

  async function runStep(step: Step): Promise<void> {
    if (typeof step === 'string') return waitForChange(() => press(step));
    if ('press' in step) return waitForChange(() => fill(step.press, step.fill));
    const [menu, ...options] = step;
    return waitForChange(() => choose(menu, options));
  }

  /** Downloads the files of the panel and dismisses the reply. */
  async function download(): Promise<{ name: string; text: string }[]> {
    await press('Download');
    const links = pageUser.page.locator('.message.ephemeral').last().locator('a.file');
    await links.first().waitFor();
    const files = await links.evaluateAll((found) =>
      found.map((link) => ({ name: link.getAttribute('download') ?? '', href: link.getAttribute('href') ?? '' })),
    );
    const texts = await Promise.all(files.map(async ({ href }) => (await fetch(href)).text()));
    await pageUser.page.getByText('Dismiss message').last().click();
    await links.first().waitFor({ state: 'detached' });
    return files.map(({ name }, index) => ({ name, text: texts[index] ?? '' }));
  }

  async function upload(command: string, files: readonly { name: string; text: string }[]): Promise<void> {
    const names = ['file', 'second-file'].slice(0, files.length);
    await pageUser.composer.fill(`/design ${command} ${names.map((name) => `${name}:`).join(' ')} `);
    for (const [index, name] of names.entries()) {
      const input = pageUser.page.locator(`.chip input[type=file][data-option=${name}]`);
      const { name: called, text } = files[index] ?? { name: '', text: '' };
      await input.setInputFiles({ name: called, mimeType: 'text/plain', buffer: Buffer.from(text) });
    }
    await pageUser.page.getByRole('button', { name: 'Send' }).click();
  }

  test.each(EDITORS)('creates, changes, downloads and reloads a design: %s', async (command, start, steps, written) => {
    await pageUser.composer.fill(`/design ${command} `);
    await pageUser.page.keyboard.press('Enter');
    await panel.getByRole('combobox', { name: 'Start from…' }).waitFor();
    if (command === 'levels') await pageUser.screenshot('design-start-phone');
    await waitForChange(() => choose('Start from…', [start]));
    for (const step of steps) await runStep(step);
    await pageUser.screenshot(`design-${command}-phone`);
    expect(await overflowPixels(panel)).toEqual([0]);
    expect(await pageUser.layoutErrors()).toEqual([]);
    const files = await download();
    expect(files[0]?.text).toMatch(written);
    const before = await pageUser.page.locator('.message.ephemeral').count();
    await upload(command, files);
    await pageUser.until(async () => (await pageUser.page.locator('.message.ephemeral').count()) > before);
    expect((await download()).map(({ text }) => text)).toEqual(files.map(({ text }) => text));
    expect(pageUser.errors).toEqual([]);
  });

  test('starts a test match against the computer with one click and offers other actions under “More…”', async () => {
    await waitForChange(() => press('More…'));
    await pageUser.screenshot('design-more-phone');
    await waitForChange(() => press('Back to the editor'));
    await press('Try it');
    await expect.poll(() => pageUser.board.innerText()).toContain('Jon Snow');
    expect(pageUser.errors).toEqual([]);
  });
});
