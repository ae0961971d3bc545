import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { label } from '../../../games/kit/picture/lettering.ts';
import { sheet } from '../../../games/kit/picture/sheet.ts';
import { lengthOf } from '../../../games/kit/picture/widths.ts';
import { wander } from '../../../games/kit/testing/wander.ts';
import { type Pixels, paint, paintPng, renderAny } from './brush/brush.ts';
import { Painting } from './painting.ts';

const painting = new Painting({ queue: 3, patience: 30_000 });
afterAll(() => painting.close());

const drawing = (sign: string) => sheet([{ height: 40, draw: (box) => label(box, sign) }]);

test('a picture is painted once, and the same drawing is the same picture', async () => {
  const png = await painting.paint('one', drawing('a'));
  expect(png?.subarray(1, 4).toString()).toBe('PNG');
  expect(await painting.paint('two', drawing('a'))).toBe(png);
  expect((await painting.paint('one', drawing('b')))?.equals(png!)).toBe(false);
});

test('what is being painted is not painted again for whoever asks meanwhile', async () => {
  const first = painting.paint('ahead', drawing('l'));
  expect(await painting.paint('shown', drawing('l'))).toBe(await first);
});

test('of a board that waits only the newest state is painted, and beyond a few boards none', async () => {
  const first = painting.paint('busy', drawing('c'));
  const older = painting.paint('board', drawing('d'));
  const newer = painting.paint('board', drawing('e'));
  const third = painting.paint('third', drawing('f'));
  const fourth = painting.paint('fourth', drawing('g'));
  expect(painting.waiting).toBe(3);
  expect(await painting.paint('fifth', drawing('h'))).toBeUndefined();
  expect(await older).toBe(await newer);
  expect(await painting.paint('later', drawing('e'))).toBe(await newer);
  expect(await Promise.all([first, third, fourth])).toEqual(Array(3).fill(expect.any(Buffer)));
});

test('what is no drawing gives no picture, and the next one is painted all the same', async () => {
  expect(await painting.paint('broken', '<svg')).toBeUndefined();
  expect(await painting.paint('broken', drawing('i'))).toBeDefined();
});

test('a painter that is too slow is left, and the next one paints', async () => {
  const hasty = new Painting({ patience: 0 });
  expect(await hasty.paint('slow', drawing('j'))).toBeUndefined();
  await hasty.close();
  expect(await hasty.paint('closed', drawing('k'))).toBeUndefined();
});

/** The mean colour of each square of a picture, sixteen pixels wide: what is missing or out of place changes some of them. */
function squares({ data, width, height }: Pixels): number[] {
  const across = Math.floor(width / 16);
  const sums = Array<number>(3 * across * Math.floor(height / 16)).fill(0);
  for (let y = 0; y < Math.floor(height / 16) * 16; y++)
    for (let x = 0; x < across * 16; x++)
      for (let part = 0; part < 3; part++)
        sums[3 * (Math.floor(y / 16) * across + Math.floor(x / 16)) + part]! += data[4 * (y * width + x) + part]! / 256;
  return sums;
}

test.each(shelf.filter(({ face }) => face.icons === undefined).map((game) => [game.title, game] as const))(
  'what %s draws is painted as any painter of SVG paints it',
  (_, game) => {
    const ground = '#102030';
    for (const { state } of wander(game, { positions: 6, steps: 60, options: [{}] }).slice(-6)) {
      const svg = game.face.picture!(state, { viewer: 0, language: 'de', names: ['Ada & <Bo>', 'Žofie'] }) as string;
      const image = renderAny(svg, 640, ground);
      const theirs = squares({ data: image.pixels, width: image.width, height: image.height });
      const ours = squares(paint(svg, 640, ground));
      expect(ours).toHaveLength(theirs.length);
      expect(Math.max(...ours.map((one, at) => Math.abs(one - theirs[at]!)))).toBeLessThan(16);
    }
  },
);

test('what the kit has no shape for is painted too', () => {
  const [red, ground] = ['#ff0000', '#102030'];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><ellipse cx="10" cy="10" rx="9" ry="5" fill="${red}"/></svg>`;
  const { data } = paint(svg, 20, ground);
  expect([...data.subarray(4 * (10 * 20 + 10), 4 * (10 * 20 + 10) + 3)]).toEqual([255, 0, 0]);
  expect([...data.subarray(0, 3)]).toEqual([16, 32, 48]);
  expect(Buffer.from(paintPng(svg)).toString('latin1', 1, 4)).toBe('PNG');
});

test('letters are as wide as the kit takes them to be', () => {
  const fonts = createRequire(import.meta.url)
    .resolve('dejavu-fonts-ttf/package.json')
    .replace('package.json', 'ttf/');
  const font = { fontFiles: [`${fonts}DejaVuSans.ttf`, `${fonts}DejaVuSans-Bold.ttf`], loadSystemFonts: false };
  for (const weight of ['regular', 'bold'] as const)
    for (const text of [
      'Mushroomlin',
      'Schweinebauer 1200/800',
      'ÄÖÜß éèñ Žižek',
      'Danger: up to 17 damage, death < 1 %',
    ]) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text x="20" y="120" font-family="DejaVu Sans" font-weight="${weight}" font-size="50">${text.replace('<', '&lt;')}</text></svg>`;
      const drawn = new Resvg(svg, { font }).innerBBox()?.width ?? 0;
      // The outlines of letters reach a little beyond their widths, and the box is in whole pixels.
      expect(drawn).toBeLessThanOrEqual(lengthOf(text, 50, weight) + 3);
      expect(drawn).toBeGreaterThan(lengthOf(text, 50, weight) * 0.94);
    }
});
