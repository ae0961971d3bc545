import { setTimeout } from 'node:timers/promises';

const EVERY_MS = 10;
const PATIENCE_MS = 10_000;

/** Waits until something is there, and gives it. */
export async function waitFor<Found>(look: () => Found | undefined | false): Promise<Found> {
  for (let waited = 0; waited < PATIENCE_MS; waited += EVERY_MS) {
    const found = look();
    if (found) return found;
    await setTimeout(EVERY_MS);
  }
  throw new Error(`Waited in vain for: ${look}`);
}
