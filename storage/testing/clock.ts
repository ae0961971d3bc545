import { afterEach, expect, test, vi } from 'vitest';
import { openStorage } from '../index.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

/** Tests that the storage corrects a wrong clock of this machine by the database's. */
export function clockContract(url: () => string): void {
  afterEach(() => vi.useRealTimers());

  test.each([FIVE_MINUTES, -FIVE_MINUTES])('corrects a clock that is %i ms wrong', async (wrong) => {
    const begun = performance.now() - Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrong });
    const storage = await openStorage(url());
    const isRight = () => Math.abs(storage.now() - (performance.now() - begun)) < FIVE_MINUTES / 2;
    expect(isRight()).toBe(true);
    vi.setSystemTime(Date.now() - 2 * wrong);
    expect(isRight()).toBe(false);
    await storage.sweep();
    expect(isRight()).toBe(true);
    await storage.close();
  });
}
