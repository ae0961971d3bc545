import { setTimeout } from 'node:timers/promises';

const INTERVAL_MS = 10;
const TIMEOUT_MS = 60_000;

/** Polls until `find` returns a value, and returns it. Throws after a timeout. */
export async function waitFor<Found>(find: () => Found | undefined | false): Promise<Found> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += INTERVAL_MS) {
    const found = find();
    if (found) return found;
    await setTimeout(INTERVAL_MS);
  }
  throw new Error(`Timed out waiting for: ${find}`);
}
