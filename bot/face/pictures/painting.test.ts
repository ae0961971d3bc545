import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, expect, test } from 'vitest';
import { label } from '../../../games/kit/picture/lettering.ts';
import { sheet } from '../../../games/kit/picture/sheet.ts';
import { lengthOf } from '../../../games/kit/picture/widths.ts';
import { Painting } from './painting.ts';

const painting = new Painting({ queue: 3 });
afterAll(() => painting.close());

const drawing = (sign: string) => sheet([{ height: 40, draw: (box) => label(box, sign) }]);

test('a picture is painted once, and the same drawing is the same picture', async () => {
  const png = await painting.paint('one', drawing('a'));
  expect(png?.subarray(1, 4).toString()).toBe('PNG');
  expect(await painting.paint('two', drawing('a'))).toBe(png);
  expect((await painting.paint('one', drawing('b')))?.equals(png!)).toBe(false);
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
