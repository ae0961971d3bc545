import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { type Act, parseValue } from '../../bot/custom-ids/ids.ts';
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

  /** Newest public message. */
  get board(): Locator {
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

  /** Plays a line with its button or menu, and waits until other lines are offered. */
  async play(line: string): Promise<void> {
    const controls = await this.listControls();
    const control = controls.find((one) => one.act === 'play' && one.line === line);
    if (!control) throw new Error(`"${line}" is not offered, only ${JSON.stringify(controls)}.`);
    await this.press(control);
    await this.until(async () => JSON.stringify(await this.listControls()) !== JSON.stringify(controls));
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
