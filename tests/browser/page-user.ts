import { join } from 'node:path';
import { type Choice, type Reader, read } from '@longtable/kit';
import type { Browser, Locator, Page } from 'playwright-core';
import { type Act, makeValue, parseValue } from '../../bot/custom-ids/ids.ts';
import { parseId } from '../ids.ts';
import { PAGE_TIMEOUT_MS } from './chromium.ts';

/** Window sizes in pixels. */
const WINDOWS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  narrow: { width: 360, height: 740 },
} as const;
export type Window = keyof typeof WINDOWS;

/** Folder for screenshots. No screenshots are taken if it is not set. */
const SCREENSHOTS = process.env.LONGTABLE_SCREENSHOTS;

/** A button or an option of a menu on the board. */
interface Control {
  readonly act: Act;
  readonly line: string;
  readonly customId: string;
  readonly option?: string;
}

/** User of the playground's page in a browser. */
export class PageUser {
  readonly page: Page;
  /** Uncaught and logged errors of the page. */
  readonly errors: string[] = [];
  playsInPanel = false;

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && this.errors.push(message.text()));
  }

  /** Opens the page in a new browser context as the named user. */
  static async open(
    browser: Browser,
    url: string,
    name: string,
    window: Window,
    colorScheme: 'light' | 'dark' = 'light',
  ): Promise<PageUser> {
    const viewport = WINDOWS[window];
    const context = await browser.newContext({ viewport, hasTouch: window !== 'desktop', colorScheme });
    context.setDefaultTimeout(PAGE_TIMEOUT_MS);
    const pageUser = new PageUser(await context.newPage());
    await pageUser.page.goto(`${url}/?as=${name}`);
    await pageUser.composer.waitFor();
    return pageUser;
  }

  get composer(): Locator {
    return this.page.locator('#composer');
  }

  /** Newest public message, or the user's panel if they play in it. */
  get board(): Locator {
    if (this.playsInPanel) return this.ephemeral;
    return this.page.locator('.message:not(.ephemeral)').last();
  }

  /** Newest message that only this user can see. */
  get ephemeral(): Locator {
    return this.page.locator('.message.ephemeral').last();
  }

  /** Types a command key by key, with Tab after each option, and presses Enter. */
  async command(command: string, options: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.composer.click();
    await this.page.keyboard.type(command);
    for (const [name, value] of Object.entries(options)) {
      await this.page.keyboard.type(` ${name}:${value}`);
      await this.page.keyboard.press('Tab');
    }
    await this.page.keyboard.press('Enter');
  }

  /** Plays a line with buttons, menus and forms. */
  async play(line: string): Promise<void> {
    for (;;) {
      const controls = await this.listControls();
      const several = optionsForLine(controls, line);
      if (several.length > 1) {
        await this.chooseSeveral(several);
        return;
      }
      const next =
        controls.find((one) => one.act === 'play' && one.line === line) ??
        controls.find((one) => one.act !== 'play' && one.line !== '' && `${line},`.startsWith(`${one.line},`)) ??
        controls.find((one) => one.act === 'type' && line.startsWith(one.line));
      if (!next) throw new Error(`"${line}" is not offered, only ${JSON.stringify(controls)}.`);
      // If the board was redrawn meanwhile, the choice has another id.
      const isGone = await this.press(next).then(
        () => false,
        async (error) => {
          if ((await this.listControls()).some(({ customId }) => customId === next.customId)) throw error;
          return true;
        },
      );
      if (isGone) continue;
      if (next.act === 'type') await this.fillIn(line.slice(next.line.length));
      const before = JSON.stringify(controls);
      await this.until(async () => JSON.stringify(await this.listControls()) !== before);
      if (next.act !== 'step') return;
    }
  }

  /** Returns the buttons and options on the board. */
  async listControls(): Promise<Control[]> {
    const found = await this.board.locator('[data-custom-id]').evaluateAll((nodes) =>
      nodes.map((node) => ({
        customId: node.getAttribute('data-custom-id') ?? '',
        options: [...(node.parentElement?.querySelectorAll('[data-value]') ?? [])].map(
          (option) => option.getAttribute('data-value') ?? '',
        ),
      })),
    );
    return found.flatMap(({ customId, options }): Control[] => {
      const id = parseId(customId);
      if (id?.kind === 'choice') return [{ act: id.act, line: id.line, customId }];
      return options.flatMap((option) => {
        const chosen = parseValue(option);
        return chosen ? [{ ...chosen, customId, option }] : [];
      });
    });
  }

  /** Presses a button or chooses an option. */
  async press({ customId, option }: Control): Promise<void> {
    await this.board.locator(`[data-custom-id="${customId}"]`).click();
    if (option === undefined) return;
    await this.board.locator(`[data-value="${option}"]`).click();
    // A menu with several choices has a button to submit them.
    const send = this.board.locator('.select-list:not([hidden]) .button');
    if (await send.isVisible()) await send.click();
  }

  /** Chooses several options of a menu and submits them. */
  async chooseSeveral(several: readonly Control[]): Promise<void> {
    const before = await this.board.innerHTML();
    const menu = this.board.locator('.select', {
      has: this.page.locator(`[data-custom-id="${several[0]?.customId}"]`),
    });
    await menu.locator('.select-face').click();
    for (const { option } of several) await menu.locator(`[data-value="${option}"]`).click();
    await menu.locator('.select-list .button').click();
    await this.until(async () => (await this.board.innerHTML()) !== before);
  }

  /** Presses the button of a choice, or picks it from its menu or from the list that a button opens. */
  async makeChoice(message: Locator, { line, final, label, under }: Choice, reader: Reader): Promise<void> {
    const ownButton = message.getByRole('button', { name: read(label, reader), exact: true }).first();
    if (!under) return ownButton.click();
    const list = message.getByRole('button', { name: `${read(under, reader).replace(/[ …]+$/, '')} ›` });
    if (await list.isVisible()) await list.click();
    const option = this.page.locator(`[data-value="${makeValue({ act: final ? 'play' : 'step', line })}"]`);
    const menu = message.locator('.select', { has: option });
    await ownButton.or(menu).first().waitFor();
    if (await ownButton.isVisible()) return ownButton.click();
    await menu.locator('.select-face').click();
    await menu.locator(option).click();
  }

  /** Fills in the open form and submits it. */
  async fillIn(text: string): Promise<void> {
    await this.page.locator('dialog input').fill(text);
    await this.page.locator('dialog button[type=submit]').click();
  }

  /** Takes a screenshot if LONGTABLE_SCREENSHOTS names a folder. */
  async screenshot(name: string): Promise<void> {
    if (SCREENSHOTS) await this.page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
  }

  /** Returns elements wider than the window and code blocks with wrapped or hidden lines. */
  layoutErrors(): Promise<string[]> {
    return this.page.evaluate(() => {
      const sideways = [document.documentElement, ...document.querySelectorAll('.scroller, pre')]
        .filter((node) => node.scrollWidth > node.clientWidth)
        .map((node) => `${node.className || node.tagName} is ${node.scrollWidth - node.clientWidth} pixels too wide`);
      const wrapped = [...document.querySelectorAll('pre code')].flatMap((code) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(code);
        const height = code.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        const lines = (code.textContent ?? '').trimEnd().split('\n').length;
        const shown = Math.round(height / Number.parseFloat(lineHeight));
        return shown === lines ? [] : [`${lines} lines of code are shown as ${shown}`];
      });
      return [...sideways, ...wrapped];
    });
  }

  /** Waits until the condition holds. Throws after a timeout. */
  async until(holds: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + PAGE_TIMEOUT_MS;
    while (!(await holds())) {
      if (Date.now() > deadline) throw new Error(`Timed out waiting for: ${holds}`);
      await this.page.waitForTimeout(40);
    }
  }
}

/**
 * Returns the options of one menu that form a combined line together. Returns an empty list if the line is not
 * combined.
 */
function optionsForLine(offered: readonly Control[], line: string): Control[] {
  const parts = line.split(',');
  const choices = offered.filter((one) => one.option !== undefined && parts.includes(one.line));
  return parts.length > 1 && choices.length === parts.length ? choices : [];
}
