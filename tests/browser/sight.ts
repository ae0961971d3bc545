import type { Page } from 'playwright-core';

/** The windows in which a board and its controls are on the screen together. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const;

/** In which windows the newest board and its controls do not fit one screen, and by how many pixels. */
export async function outOfSight(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const excess = await page.evaluate(() => {
      const board = [...document.querySelectorAll('.message:not(.ephemeral) pre')].at(-1);
      const controls = [...(board?.closest('.message')?.querySelectorAll('.row') ?? [])].at(-1);
      const room = document.querySelector('.scroller')?.clientHeight;
      if (!board || !controls || !room) throw new Error('There is no board with controls here.');
      return controls.getBoundingClientRect().bottom - board.getBoundingClientRect().top - room;
    });
    if (excess > 0) found.push(`${size.width} × ${size.height}: ${Math.ceil(excess)} pixels too high`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}
