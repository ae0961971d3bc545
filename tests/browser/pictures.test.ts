import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTable } from '../../bot/host/table/find.ts';
import { windowOf } from '../../games/dungeon/drawing/picture-map.ts';
import { CELL } from '../../games/dungeon/drawing/picture-stones.ts';
import { dungeon } from '../../games/dungeon/index.ts';
import { DIRECTIONS, step } from '../../games/dungeon/rules/grid.ts';
import { isWall } from '../../games/dungeon/rules/room.ts';
import type { State } from '../../games/dungeon/state.ts';
import { TONES } from '../../games/kit/picture/palette.ts';
import { ROOMS } from '../../playground/index.ts';
import { loaded } from '../context.ts';
import { openStage, type Stage } from '../stage.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { Visitor } from './visitor.ts';

const ARROWS = { up: '↑', down: '↓', left: '←', right: '→' } as const;
/** How far below the top the map begins. */
const MAP_Y = 40;

describeInBrowser('pictures on a phone', () => {
  let stage: Stage;
  let browser: Browser;
  let ada: Visitor;

  beforeAll(async () => {
    stage = await openStage([dungeon]);
    browser = await launch();
    ada = await Visitor.come(browser, stage.playground.url, 'Ada', 'phone');
  });
  afterAll(async () => {
    await browser?.close();
    await stage.close();
  });

  const image = () => ada.board.locator('img').last();

  /** The run as it is stored. */
  async function stored(): Promise<State> {
    const { context } = stage.longtable.bot;
    const place = await context.places.get(ROOMS[0]!.id);
    return loaded(await findTable(context, place!.table)).table.state as State;
  }

  /** How many pixels of a cell have the hero's colour. */
  async function heroPixels(room: NonNullable<State['room']>, at: { x: number; y: number }): Promise<number> {
    const window = windowOf(room);
    const cell = { x: (at.x - window.x) * CELL, y: MAP_Y + (at.y - window.y) * CELL, size: CELL, own: TONES.own };
    return image().evaluate(async (node, { x, y, size, own }) => {
      const picture = node as HTMLImageElement;
      await picture.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
      const context = canvas.getContext('2d')!;
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(x, y, size, size);
      const wanted = [1, 3, 5].map((from) => Number.parseInt(own.slice(from, from + 2), 16));
      const isOwn = (pixel: number) => wanted.every((part, index) => Math.abs(data[4 * pixel + index]! - part) < 24);
      return Array.from({ length: size * size }, (_, pixel) => pixel).filter(isOwn).length;
    }, cell);
  }

  test('a hero moves in the picture where the board says', async () => {
    await (await stage.person('Ada')).command('table', 'display', { options: { style: 'picture' } });
    await ada.command('/play dungeon');
    await image().waitFor();
    const menu = await image().getAttribute('src');
    await ada.board.getByRole('combobox').tap();
    await ada.board.getByRole('option', { name: 'Jon Snow' }).tap();
    await expect.poll(() => image().getAttribute('src')).not.toBe(menu);
    for (let moves = 0; moves < 3; moves++) {
      const { room } = await stored();
      const way = DIRECTIONS.find((direction) => !isWall(room!, step(room!.hero, direction)))!;
      const before = await image().getAttribute('src');
      expect(await heroPixels(room!, room!.hero)).toBeGreaterThan(30);
      await ada.board.getByRole('button', { name: ARROWS[way], exact: true }).tap();
      await expect.poll(() => image().getAttribute('src')).not.toBe(before);
      const after = (await stored()).room!;
      expect(after.hero).toMatchObject(step(room!.hero, way));
      const present = await heroPixels(after, after.hero);
      expect(present).toBeGreaterThan(30);
      expect(await heroPixels(after, room!.hero)).toBeLessThan(present / 2);
    }
  });

  test('it fits the width, is read aloud, and leaves the buttons on the screen', async () => {
    const box = await image().boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    expect(box!.width).toBeGreaterThan(270);
    expect(await image().getAttribute('alt')).toContain('Jon Snow');
    expect(await ada.board.locator('pre').count()).toBe(0);
    expect(await ada.page.locator('html').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    expect(ada.errors).toEqual([]);
    await ada.picture('pictures-dungeon-phone');
  });
});
