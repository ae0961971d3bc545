import { dungeon } from '@longtable/dungeon';
import { HEAD } from '@longtable/dungeon/drawing/picture';
import { CELL, windowOf } from '@longtable/dungeon/drawing/picture-map';
import { DIRECTIONS, type Position, step } from '@longtable/dungeon/rules/grid';
import { isWall } from '@longtable/dungeon/rules/room';
import type { Room, State } from '@longtable/dungeon/state';
import { COLOURS, PICTURE_WIDTH } from '@longtable/kit/picture';
import { TEXT_CHANNELS } from '@longtable/playground';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTable } from '../../bot/host/table/find.ts';
import { channelOccupancyKind } from '../../storage/records/table.ts';

import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { PageUser } from './page-user.ts';

const ARROWS = { up: '↑', down: '↓', left: '←', right: '→' } as const;
/** Top of the map's first row, in pixels. Its upper two pixels are under the heading. */
const TOP = HEAD - 2;
/** Offsets from the corner of a cell to the hero's gold ring and to a stone of a wall. */
const RING = { x: 20, y: -3 };
const STONE = { x: 8, y: 8 };

describeInBrowser('pictures on a phone', () => {
  let testBot: TestBot;
  let browser: Browser;
  let ada: PageUser;

  beforeAll(async () => {
    testBot = await startTestBot([dungeon]);
    browser = await launch();
    ada = await PageUser.open(browser, testBot.playground.url, 'Ada', 'phone');
  });
  afterAll(async () => {
    await browser?.close();
    await testBot.close();
  });

  const image = () => ada.board.locator('img').last();

  async function readState(): Promise<State> {
    const { context } = testBot.longtable.bot;
    const place = await context.storage.store(channelOccupancyKind).get(TEXT_CHANNELS[0]!.id);
    return (await findTable(context, place!.table)).table.state as State;
  }

  /** Returns red, green and blue of a pixel at an offset from the corner of a cell. */
  async function colourAt(room: Room, at: Position, from: Position): Promise<number[]> {
    const window = windowOf(room);
    const x = (at.x - window.x) * CELL + from.x;
    const y = TOP + (at.y - window.y) * CELL + from.y;
    return image().evaluate(
      async (node, place) => {
        const picture = node as HTMLImageElement;
        await picture.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
        const context = canvas.getContext('2d')!;
        context.drawImage(picture, 0, 0);
        const scale = picture.naturalWidth / place.width;
        const [x, y] = [Math.round(place.x * scale), Math.round(place.y * scale)];
        return [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
      },
      { x, y, width: PICTURE_WIDTH },
    );
  }

  /** Whether the hero's ring is drawn around a cell, with a tolerance for rounded colours. */
  async function isRinged(room: Room, at: Position): Promise<boolean> {
    const gold = [1, 3, 5].map((from) => Number.parseInt(COLOURS.gold.slice(from, from + 2), 16));
    const drawn = await colourAt(room, at, RING);
    return drawn.every((part, index) => Math.abs(part - gold[index]!) < 8);
  }

  /** Whether a cell is drawn as a wall, which is lighter than any floor. */
  async function isDrawnAsWall(room: Room, at: Position): Promise<boolean> {
    const [, , blue = 0] = await colourAt(room, at, STONE);
    return blue > 0x60;
  }

  test('moves the hero in the picture to its position on the board', async () => {
    await (await testBot.join('Ada')).command('table', 'display', { options: { style: 'picture' } });
    await ada.command('/play dungeon');
    await image().waitFor();
    const menu = await image().getAttribute('src');
    await ada.board.getByRole('combobox').tap();
    await ada.board.getByRole('option', { name: 'Jon Snow' }).tap();
    await expect.poll(() => image().getAttribute('src')).not.toBe(menu);
    for (let moves = 0; moves < 3; moves++) {
      const { room } = await readState();
      const way = DIRECTIONS.find((direction) => !isWall(room!, step(room!.hero, direction)))!;
      const before = await image().getAttribute('src');
      expect(await isRinged(room!, room!.hero)).toBe(true);
      await ada.board.getByRole('button', { name: ARROWS[way], exact: true }).tap();
      await expect.poll(() => image().getAttribute('src')).not.toBe(before);
      const after = (await readState()).room!;
      expect(after.hero).toMatchObject(step(room!.hero, way));
      expect(await isRinged(after, after.hero)).toBe(true);
      expect(await isRinged(after, room!.hero)).toBe(false);
    }
  });

  test('draws the walls of the hero’s room at their positions', async () => {
    const { walls, ...rest } = (await readState()).room!;
    // From the hero's cell to the first wall on either side.
    const { x, y } = rest.hero;
    const [left, right] = [walls[y]!.lastIndexOf('#', x), walls[y]!.indexOf('#', x)];
    for (const at of [left, right]) expect(await isDrawnAsWall({ walls, ...rest }, { x: at, y })).toBe(true);
    for (const at of [left + 1, right - 1]) expect(await isDrawnAsWall({ walls, ...rest }, { x: at, y })).toBe(false);
  });

  test('fits the width, has a description and keeps the buttons on the screen', async () => {
    const box = await image().boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    expect(box!.width).toBeGreaterThan(270);
    expect(await image().getAttribute('alt')).toContain('Jon Snow');
    expect(await ada.board.locator('pre').count()).toBe(0);
    expect(await ada.page.locator('html').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    expect(ada.errors).toEqual([]);
    await ada.screenshot('pictures-dungeon-phone');
  });
});
