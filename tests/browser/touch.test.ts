import { AxeBuilder } from '@axe-core/playwright';
import { duel } from '@longtable/duel';
import { type AnyGame, RNG } from '@longtable/kit';
import type { TestUser } from '@longtable/playground';
import type { Browser, Frame } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { linesOf } from '../../bot/features/activity/page/selection.ts';
import { choicesFor, viewOf } from '../../bot/features/activity/view.ts';
import type { LoadedTable } from '../../bot/host/feature.ts';
import { readerAt } from '../../bot/host/table/names.ts';
import { lastEphemeral } from '../game-helpers.ts';
import { startTestBot, type TestBot, tableIn } from '../test-bot.ts';
import { closePages, describeInBrowser, launch } from './chromium.ts';
import { PageUser, type Window } from './page-user.ts';

const CHANNEL = 'table';

describeInBrowser('the touched board', () => {
  let browser: Browser;
  let testBot: TestBot;
  let bo: TestUser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });
  beforeEach(async () => {
    testBot = await startTestBot([duel], undefined, { hasActivity: true });
    Object.assign(testBot.longtable.bot.context, { newSeed: () => 3 });
    bo = await testBot.join('Bo');
    await bo.go(CHANNEL);
  });
  afterEach(async () => {
    await closePages(browser);
    await testBot.close();
  });

  const table = () => tableIn(testBot, CHANNEL);

  /** Starts a duel in the chat and returns Ada's page, with the Activity on its table. */
  async function open(window: Window): Promise<{ ada: PageUser; frame: Frame }> {
    const ada = await PageUser.open(browser, testBot.playground.url, 'Ada', window);
    await ada.command('/play duel', { opponent: 'Bo' });
    await bo.sees('Ada invited');
    await bo.click('Accept');
    await ada.page.getByRole('button', { name: 'Touch' }).first().click();
    await ada.page.locator('dialog [data-allow]').click();
    await ada.page.frameLocator('.activity iframe').frameLocator('iframe').locator('.sheet').waitFor();
    const frame = ada.page.frames().find((one) => one.url().includes('/?') && one.parentFrame()?.parentFrame());
    return { ada, frame: frame! };
  }

  /** Returns the line that a beginner would play, if it can be touched, else one that can. */
  async function chooseLine(loaded: LoadedTable, seat: number) {
    const reader = readerAt(loaded, seat, 'en');
    const lines = linesOf((await choicesFor(loaded, reader)).choices, viewOf(loaded, reader).scene);
    const { game, table } = loaded as LoadedTable & { readonly game: AnyGame };
    const wanted = game.computers?.line(table.state, seat, 'beginner', RNG.seeded(table.log.moveCount));
    return lines.find(({ line }) => line === wanted) ?? lines.at(-1)!;
  }

  /** Plays a line by touching its things, or by pressing its button. */
  async function touch(frame: Frame, { keys, label }: Awaited<ReturnType<typeof chooseLine>>): Promise<void> {
    await shown(frame, async () => {
      for (const key of keys) await frame.locator(`[data-key="${key}"]`).click();
      const preview = frame.locator('.menu.preview .button:last-child');
      const named = frame.locator('.sheet button, .menu button').filter({ hasText: label });
      await ((await named.count()) > 0 ? named : preview).first().click();
    });
  }

  /** Changes the table, and waits until the page shows it. */
  async function shown(frame: Frame, change: () => Promise<unknown>): Promise<void> {
    const before = await frame.locator('main[data-revision]').getAttribute('data-revision');
    await change();
    await frame.locator(`main[data-revision]:not([data-revision="${before}"])`).waitFor();
  }

  test('plays a duel alternately here and in the chat, and shows its end', async () => {
    const { ada, frame } = await open('phone');
    // Two taps on the button of the menu close it. What cannot be undone is asked before.
    const more = (await frame.locator('.menu .more').last().boundingBox())!;
    for (const isOpen of [1, 0]) {
      await ada.page.touchscreen.tap(more.x + more.width / 2, more.y + more.height / 2);
      await expect.poll(() => frame.locator('.overlay').count()).toBe(isOpen);
    }
    const person = (name: string) => testBot.playground.user(name).user.id;
    const adaInChat = await testBot.join('Ada');
    await adaInChat.go(CHANNEL);
    let touches = 0;
    while (touches < 10) {
      const loaded = await table();
      const [seat = 0] = loaded.game.turn(loaded.table.state);
      const line = await chooseLine(loaded, seat);
      const occupant = loaded.table.seats[seat];
      const isAda = occupant?.kind === 'person' && occupant.id === person('Ada');
      if (isAda && loaded.table.log.moveCount % 5 !== 0) {
        await touch(frame, line);
        touches++;
      } else {
        const move = { options: { move: line.line } };
        await shown(frame, () => (isAda ? adaInChat : bo).command(CHANNEL, 'move', move));
      }
      expect((await table()).table.log.moveCount).toBeGreaterThan(loaded.table.log.moveCount);
    }
    await bo.command(CHANNEL, 'resign');
    await bo.click(lastEphemeral(bo, CHANNEL), 'Resign');
    await expect.poll(async () => (await table()).table.status).toBe('over');
    await frame.locator('main[data-status="over"]').waitFor();
    // After what is animated.
    await expect.poll(() => frame.locator('.sheet').innerText()).toMatch(/^Bo resigned\. You win\./);
    expect(await frame.locator('.overlay canvas').first().getAttribute('aria-label')).toMatch(/Ada.*Bo|Bo.*Ada/);
    await ada.screenshot('touch-phone');
    expect([ada.errors, testBot.playground.problems]).toEqual([[], []]);
  });

  test('plays by dragging and by key, goes to targets with the arrows, moves the player’s own things, shows a film that any key ends, clears with Escape, is accessible, and goes on after a restart', async () => {
    const { ada, frame } = await open('desktop');
    const adaInChat = await testBot.join('Ada');
    await adaInChat.go(CHANNEL);
    let line: Awaited<ReturnType<typeof chooseLine>> | undefined;
    let seat = 0;
    while (!line) {
      const loaded = await table();
      [seat = 0] = loaded.game.turn(loaded.table.state);
      const occupant = loaded.table.seats[seat];
      const isAda = occupant?.kind === 'person' && occupant.id === adaInChat.user.id;
      const reader = readerAt(loaded, seat, 'en');
      const { choices } = await choicesFor(loaded, reader);
      line = isAda ? linesOf(choices, viewOf(loaded, reader).scene).find(({ keys }) => keys.length === 2) : undefined;
      const next = { options: { move: (await chooseLine(loaded, seat)).line } };
      if (!line) await shown(frame, () => (isAda ? adaInChat : bo).command(CHANNEL, 'move', next));
    }
    const [from, to] = line.keys.map((key) => frame.locator(`[data-key="${key}"]`));
    await from!.click();
    await frame.locator('.touched').waitFor();
    await ada.page.keyboard.press('ArrowUp');
    await frame.locator('.target:focus').waitFor();
    // What is open has the focus until it is closed. Then what had it before has it again.
    await ada.page.keyboard.press('r');
    await frame.locator('.overlay :focus').waitFor();
    for (let tabs = 0; tabs < 30; tabs++) {
      await ada.page.keyboard.press('Tab');
      expect(await frame.locator('.behind :focus').count()).toBe(0);
    }
    await frame.locator('.overlay button').first().focus();
    await ada.page.keyboard.press('Escape');
    await frame.locator('.target:focus').waitFor();
    await to!.hover();
    await frame.locator('.sheet', { hasText: line.label }).waitFor();
    await ada.page.keyboard.press('Escape');
    await frame.locator('.touched').waitFor({ state: 'detached' });
    const [start, end] = [await from!.boundingBox(), await to!.boundingBox()];
    await ada.page.mouse.move(start!.x + 20, start!.y + 20);
    await ada.page.mouse.down();
    await ada.page.mouse.move(end!.x + 20, end!.y + 20, { steps: 4 });
    await ada.page.mouse.up();
    await frame.locator('.menu .primary').waitFor();
    const { violations } = await new AxeBuilder({ page: ada.page })
      .include(['.activity iframe', 'iframe', 'main'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    const { moveCount } = (await table()).table.log;
    await frame.locator('body').evaluate((body) => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        body.dataset.moved = this.getAttribute('data-key')!;
        return animate.apply(this, how);
      };
    });
    await ada.page.keyboard.press('e');
    await expect.poll(async () => (await table()).table.log.moveCount).toBe(moveCount + 1);
    await expect.poll(() => frame.locator('body').getAttribute('data-moved')).toBe(line.keys[1]);
    await ada.page.keyboard.press('t');
    await frame.getByRole('button', { name: 'About Longtable' }).click();
    const film = frame.locator('.film img');
    await film.waitFor();
    expect(await film.evaluate((image) => image.clientHeight)).toBeGreaterThan(100);
    expect(await frame.locator('.film').innerText()).toContain('made by the Longtable authors');
    await ada.screenshot('touch-film');
    await ada.page.keyboard.press('Space');
    await frame.locator('.film').waitFor({ state: 'detached' });
    await testBot.restartBot();
    await frame.locator('main.open').waitFor();
    await ada.page.keyboard.press('Escape');
    const endTurn = frame.getByRole('button', { name: 'End turn' });
    expect(await endTurn.getAttribute('aria-keyshortcuts')).toBeNull();
    await endTurn.focus();
    await ada.page.keyboard.press('Enter');
    await expect.poll(async () => (await table()).game.turn((await table()).table.state)).not.toEqual([seat]);
    // A reload opens the table that was shown, not the launched one.
    await ada.page.keyboard.press('t');
    await frame.locator('.overlay button', { hasText: 'Computer' }).first().click();
    await frame.locator('.behind', { hasText: 'Computer' }).waitFor();
    await ada.page.locator('[data-activity-reload]').click();
    await expect.poll(() => frame.isDetached()).toBe(true);
    const reloaded = ada.page.frameLocator('.activity iframe').frameLocator('iframe');
    await reloaded.locator('.behind', { hasText: 'Computer' }).waitFor();
  });
});
