import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { describe } from 'vitest';

/** Whether a missing browser is a failure instead of a reason to skip. */
const isRequired = process.env.LONGTABLE_REQUIRE_BROWSER === '1';

/** Names of the executable in order of preference. The headless shell takes half the time. */
const NAMES = ['chromium-headless-shell', 'chromium'];

/** Chromium's file, from CHROMIUM_PATH or PATH. */
const path = [
  process.env.CHROMIUM_PATH,
  ...NAMES.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))),
].find((file) => file && isExecutable(file));

/** Declares a suite that is skipped without a browser, unless a browser is required. */
export function describeInBrowser(name: string, suite: () => void): void {
  describe.skipIf(!path && !isRequired)(`${name} (in Chromium)`, suite);
}

/** Timeout of an action or wait on a page. */
export const PAGE_TIMEOUT_MS = 60_000;

export async function launch(): Promise<Browser> {
  if (!path) throw new Error('No Chromium found: install it, or name its file in CHROMIUM_PATH.');
  return chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
}

/** Closes all windows, which would otherwise keep drawing. */
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
