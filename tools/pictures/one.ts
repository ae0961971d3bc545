import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Language } from '@longtable/kit';
import { findGame, namesIn } from '@longtable/kit/load';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { renderPng } from '../../bot/render/canvas/png.ts';
import { serialise } from '../../bot/render/canvas/serialise.ts';
import { parseLines, playTo } from '../../cli/play-to.ts';

// Writes the picture of a position: npm run picture -- duel 3 24 out.png --viewer 1 --language de --width 300

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    viewer: { type: 'string', default: '0' },
    language: { type: 'string', default: 'en' },
    names: { type: 'string', default: 'Ada,Bo' },
    options: { type: 'string', default: '{}' },
    partial: { type: 'string', default: '' },
    open: { type: 'boolean', default: false },
    width: { type: 'string' },
  },
});
const [id, seed, ...rest] = positionals;
const file = rest.pop();
if (!id || !seed || !file) {
  console.error(
    'Usage: npm run picture -- GAME SEED [LINE | NUMBER OF COMPUTER LINES]… FILE.png [--viewer 0|1|spectator] [--language en|de] [--names Ada,Bo] [--options JSON] [--partial TEXT] [--open] [--width 300]',
  );
  process.exit(1);
}
const game = await findGame(id, namesIn(process.env.GAMES), process.cwd());
const lines = parseLines(rest);
const state = playTo(game, { options: JSON.parse(values.options), seed: Number(seed), lines });
const reader = {
  viewer: values.viewer === 'spectator' ? ('spectator' as const) : Number(values.viewer),
  language: values.language as Language,
  names: values.names.split(','),
  ...(values.open && { open: true as const }),
};
const picture = game.face.picture?.(state, reader, values.partial || undefined);
if (picture === undefined) throw new Error(`${id} draws no picture.`);
const drawing = serialise(picture);
const png = renderPng(drawing);
writeFileSync(file, values.width ? await narrowed(png, Number(values.width)) : png);
console.log(
  `${file}: ${Math.round(png.length / 1024)} KB, drawn from ${Math.round(drawing.length / 1024)} KB of values`,
);

/** Returns the picture scaled to a narrow screen. */
async function narrowed(png: Buffer, width: number): Promise<Buffer> {
  const image = await loadImage(png);
  const canvas = createCanvas(width, Math.round((image.height * width) / image.width));
  const c = canvas.getContext('2d');
  c.imageSmoothingQuality = 'high';
  c.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toBuffer('image/png');
}
