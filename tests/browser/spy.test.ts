import { spy } from '@longtable/spy';
import { scenarios } from '@longtable/spy/files/scenarios';
import { defaultConfig } from '@longtable/spy/rules/config';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseValue } from '../../bot/custom-ids/ids.ts';
import { parseId } from '../ids.ts';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { PageUser } from './page-user.ts';

/** Maximum number of presses in a match. */
const MAX_PRESSES = 250;
const FILES = { 'match-file': { ...defaultConfig, roundLimit: 2 }, 'scenario-file': scenarios.small };

/** Preferred choices in order: continuations of a line, actions, the suggested move, the end of the turn. */
const PREFERENCES = [
  /^(choose|share|ready)$/,
  /^gamble [A-Z]+\d+ 1$/,
  /^>?open /,
  /^>?spy [A-Z]+\d/,
  /^>?walk [A-Z]+\d/,
  /^retire$/,
];

/** A line that the panel offers and its control. */
interface OfferedLine {
  readonly line: string;
  readonly customId: string;
  readonly option?: string;
}

describeInBrowser('No Time to Spy on a phone', () => {
  let testBot: TestBot;
  let browser: Browser;
  let pageUser: PageUser;
  let board: Locator;
  let panel: Locator;

  beforeAll(async () => {
    testBot = await startTestBot([spy]);
    browser = await launch();
    pageUser = await PageUser.open(browser, testBot.playground.url, 'Ada', 'phone');
    board = pageUser.page.locator('.message:not(.ephemeral)').first();
    panel = pageUser.ephemeral;
  });
  afterAll(async () => {
    await browser?.close();
    await testBot.close();
  });

  async function play(files: Readonly<Record<string, unknown>>): Promise<void> {
    const names = Object.keys(files);
    const beginner = `Beginner · ${spy.computers?.levels[0]?.rating}`;
    await pageUser.composer.fill(`/play spy ${names.map((name) => `${name}:`).join(' ')} computer:${beginner}`);
    for (const name of names) {
      const buffer = Buffer.from(JSON.stringify(files[name]));
      const input = pageUser.page.locator(`.chip input[type=file][data-option=${name}]`);
      await input.setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer });
    }
    await pageUser.page.getByRole('button', { name: 'Send' }).click();
  }

  async function readOfferedLines(): Promise<OfferedLine[]> {
    const found = await panel.locator('[data-custom-id]').evaluateAll((nodes) =>
      nodes.map((node) => ({
        customId: node.getAttribute('data-custom-id') ?? '',
        options: [...(node.parentElement?.querySelectorAll('[data-value]') ?? [])].map(
          (option) => option.getAttribute('data-value') ?? '',
        ),
      })),
    );
    return found.flatMap(({ customId, options }): OfferedLine[] => {
      const id = parseId(customId);
      if (id?.kind === 'choice') return [{ line: id.line, customId }];
      return options.flatMap((option) => {
        const chosen = parseValue(option);
        return chosen ? [{ line: chosen.line, customId, option }] : [];
      });
    });
  }

  /** Presses the first choice that matches one of the patterns and waits until the panel changes. */
  async function press(...wishes: readonly RegExp[]): Promise<void> {
    const choices = await readOfferedLines();
    const wish = wishes.find((one) => choices.some(({ line }) => one.test(line)));
    const choice = choices.find(({ line }) => wish?.test(line));
    if (!choice) throw new Error(`None of ${wishes} is offered, only ${choices.map(({ line }) => line)}.`);
    const before = await panel.innerHTML();
    await panel.locator(`[data-custom-id="${choice.customId}"]`).click();
    if (choice.option !== undefined) await panel.locator(`[data-value="${choice.option}"]`).click();
    await pageUser.until(async () => (await panel.innerHTML()) !== before);
    await panel.locator('[aria-busy]').waitFor({ state: 'detached' });
  }

  /** Presses refresh, unless the panel updates or the match ends first. */
  async function refresh(): Promise<void> {
    const button = panel.getByRole('button', { name: 'Refresh' });
    await button.click({ timeout: 1000 }).catch(() => undefined);
  }

  /** Hands out all gadgets in one form, first with an invalid duplicate. */
  async function assignGadgets(): Promise<void> {
    await panel.getByRole('button', { name: 'Assign by hand' }).tap();
    const form = pageUser.page.getByRole('dialog');
    const lists = form.getByRole('combobox');
    await lists.first().tap();
    const gadgets = form.getByRole('listbox').first().getByRole('option');
    for (const gadget of await gadgets.all()) await gadget.tap();
    await pageUser.screenshot('spy-hand-out-phone');
    await lists.first().tap();
    await lists.last().tap();
    const last = form.getByRole('listbox').last().getByRole('option').last();
    await last.tap();
    await lists.last().tap();
    await pageUser.screenshot('spy-handed-out-phone');
    await form.getByRole('button', { name: 'Submit', exact: true }).last().tap();
    await expect.poll(() => pageUser.ephemeral.innerText()).toContain('to two agents, but there’s only one');
    await expect.poll(() => pageUser.ephemeral.count()).toBe(1);
    await panel.getByRole('button', { name: 'Assign by hand' }).tap();
    await lists.last().tap();
    await expect.poll(() => last.getAttribute('aria-selected')).toBe('true');
    await last.tap();
    await lists.last().tap();
    await form.getByRole('button', { name: 'Submit', exact: true }).last().tap();
  }

  test('rejects an invalid file with the path of the error', async () => {
    await play({ 'match-file': { ...defaultConfig, roundLimit: 'ten' } });
    await expect
      .poll(() => pageUser.ephemeral.innerText())
      .toContain('Your match file isn’t valid: roundLimit must be a number');
  });

  test('drafts and equips a team in private', async () => {
    await play(FILES);
    await board.getByRole('button', { name: 'Your turn' }).click();
    await expect.poll(() => panel.innerText()).toMatch(/Draft +0\/8/);
    await pageUser.screenshot('spy-draft-phone');
    await press(/^pick agent/);
    await expect.poll(() => panel.innerText()).toContain('Pick 2 of 8');
    await press(/^choose$/);
    await expect.poll(() => panel.innerText()).toContain('Assign your gadgets.');
    await assignGadgets();
    await expect.poll(() => panel.innerText()).toContain('Everything is assigned.');
    await pageUser.screenshot('spy-equipment-phone');
    await press(/^ready$/);
    await expect.poll(() => panel.innerText()).toMatch(/\d (step|action).* left\./);
    await pageUser.screenshot('spy-round-phone');
  });

  test('shows the possible actions in help and returns from it', async () => {
    await panel.getByRole('button', { name: 'More' }).click();
    await panel.getByRole('button', { name: 'Look up' }).click();
    await panel.getByRole('button', { name: 'What now?' }).click();
    await expect.poll(() => panel.innerText()).toContain('Spy on guests');
    await panel.getByRole('button', { name: 'Legend' }).click();
    await expect.poll(() => panel.innerText()).toContain('two capitals are your agents');
    await panel.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => panel.innerText()).toMatch(/\d (step|action).* left\./);
  });

  test('plays the match to its end with buttons only', async () => {
    for (let presses = 0; !(await board.innerText()).includes('The match is over'); presses++) {
      if (presses === MAX_PRESSES) throw new Error('The match does not end.');
      const choices = await readOfferedLines();
      if (choices.length === 0) await refresh();
      else await press(...PREFERENCES);
    }
    const end = await board.innerText();
    expect(end).toMatch(/Total IP +\d+ +\d+/);
    expect(end).toMatch(/Steps +\d+ +\d+/);
    expect(await pageUser.layoutErrors()).toEqual([]);
    expect(pageUser.errors).toEqual([]);
    await board.scrollIntoViewIfNeeded();
    await pageUser.screenshot('spy-end-phone');
  });
});
