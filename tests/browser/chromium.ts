import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { describe } from 'vitest';

/** Whether a missing browser is a failure instead of a reason to skip. */
const isRequired = process.env.LONGTABLE_REQUIRE_BROWSER === '1';

/** Chromium without a window does the same work in half of the time. */
const NAMES = ['chromium-headless-shell', 'chromium'];

/** Where Chromium is: as the environment says, or anywhere on the path. */
const path = [
  process.env.CHROMIUM_PATH,
  ...NAMES.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))),
].find((file) => file && isExecutable(file));

/** Whole games are played by clicking; a slow machine may take its time. */
const TIMEOUT_MS = 120_000;

/** A suite that needs a browser; without one it is skipped by name. */
export function describeInBrowser(name: string, suite: () => void): void {
  describe.skipIf(!path && !isRequired)(`${name} (in Chromium)`, { timeout: TIMEOUT_MS }, suite);
}

/** Starts the browser. */
export async function launch(): Promise<Browser> {
  if (!path) throw new Error('No Chromium found: install it, or name its file in CHROMIUM_PATH.');
  return chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
}

/** Closes all windows: one that nobody looks at any more would draw all that happens there. */
export async function closePages(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
