import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTable } from '../../bot/host/table/find.ts';
import { start } from '../../games/dungeon/drawing/window.ts';
import { dungeon } from '../../games/dungeon/index.ts';
import { DIRECTIONS, step } from '../../games/dungeon/rules/grid.ts';
import { isWall } from '../../games/dungeon/rules/room.ts';
import type { State } from '../../games/dungeon/state.ts';
import { INK } from '../../games/kit/picture/ink.ts';
import { ROOMS } from '../../playground/index.ts';
import { loaded } from '../context.ts';
import { openStage, type Stage } from '../stage.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { Visitor } from './visitor.ts';

const ARROWS = { up: '↑', down: '↓', left: '←', right: '→' } as const;
/** Where the map lies in the picture: below the margin, the heading and a gap. */
const MAP = { x: 20, y: 68, width: 680, columns: 19, rows: 12 };

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

  /** The colour in the upper part of a cell, above the sign of whoever stands there. */
  async function colourAt(room: NonNullable<State['room']>, at: { x: number; y: number }): Promise<string> {
    const wide = room.walls[0]!.length;
    const [columns, rows] = [Math.min(MAP.columns, wide), Math.min(MAP.rows, room.walls.length)];
    const size = Math.min(MAP.width / columns, 40);
    const left = MAP.x + (MAP.width - size * columns) / 2;
    const x = left + (at.x - start(room.hero.x, columns, wide) + 0.5) * size;
    const y = MAP.y + (at.y - start(room.hero.y, rows, room.walls.length) + 0.17) * size;
    return image().evaluate(
      async (node, place) => {
        const picture = node as HTMLImageElement;
        await picture.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
        const context = canvas.getContext('2d')!;
        context.drawImage(picture, 0, 0);
        const scale = picture.naturalWidth / 720;
        const [x, y] = [Math.round(place.x * scale), Math.round(place.y * scale)];
        const [r = 0, g = 0, b = 0] = context.getImageData(x, y, 1, 1).data;
        return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      },
      { x, y },
    );
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
      expect(await colourAt(room!, room!.hero)).toBe(INK.good);
      await ada.board.getByRole('button', { name: ARROWS[way], exact: true }).tap();
      await expect.poll(() => image().getAttribute('src')).not.toBe(before);
      const after = (await stored()).room!;
      expect(after.hero).toMatchObject(step(room!.hero, way));
      expect(await colourAt(after, after.hero)).toBe(INK.good);
      expect(await colourAt(after, room!.hero)).not.toBe(INK.good);
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
