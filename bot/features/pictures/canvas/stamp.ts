import { type Box, COLOURS, type IconStyle } from '@longtable/kit/picture';
import { iconPath } from '@longtable/kit/picture/icons';
import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { Lru } from '../../../../storage/lru.ts';

const paths = new Lru<Path2D>(600);
const stamps = new Lru<Canvas>(1000);

/** Path drawn for a missing icon. */
const NEUTRAL =
  'M96 64h320a32 32 0 0 1 32 32v320a32 32 0 0 1-32 32H96a32 32 0 0 1-32-32V96a32 32 0 0 1 32-32zm16 48v288h288V112zM256 200a56 56 0 1 0 0 112a56 56 0 1 0 0-112z';

/** Draws an icon around its centre. Caches it by size and colours. */
export function stampIcon(
  c: SKRSContext2D,
  name: string,
  x: number,
  y: number,
  size: number,
  look: IconStyle,
  scale: number,
): void {
  const { colour = COLOURS.text, to, edge = 0, edgeColour = COLOURS.night, flip, turn = 0 } = look;
  const key = `${name} ${size} ${colour} ${to} ${edge} ${edgeColour} ${flip} ${turn} ${scale}`;
  const stamp = stamps.getOrInsert(key, () => {
    const half = size * (turn ? 0.72 : 0.5) + edge + 1;
    const canvas = createCanvas(Math.ceil(2 * half * scale), Math.ceil(2 * half * scale));
    const k = canvas.getContext('2d');
    k.scale(scale, scale);
    k.translate(canvas.width / scale / 2, canvas.width / scale / 2);
    drawIcon(k, name, size, { colour, to, edge, edgeColour, flip, turn });
    return canvas;
  });
  const wide = stamp.width / scale;
  const snapped = (at: number) => Math.round((at - wide / 2) * scale) / scale;
  c.drawImage(stamp, snapped(x), snapped(y), wide, wide);
}

function drawIcon(
  c: SKRSContext2D,
  name: string,
  size: number,
  { colour = COLOURS.text, to, edge, edgeColour, flip, turn }: IconStyle,
): void {
  const scale = size / 512;
  const path = paths.getOrInsert(name, () => new Path2D(iconPath(name) ?? NEUTRAL));
  c.rotate(((turn ?? 0) * Math.PI) / 180);
  c.scale(flip ? -scale : scale, scale);
  c.translate(-256, -256);
  if (edge && edgeColour) {
    c.lineJoin = 'round';
    c.lineWidth = (2 * edge) / scale;
    c.strokeStyle = edgeColour;
    c.stroke(path);
  }
  const fading = c.createLinearGradient(0, 30, 0, 490);
  fading.addColorStop(0, colour);
  fading.addColorStop(1, to ?? colour);
  c.fillStyle = to ? fading : colour;
  c.fill(path);
}

/** Maximum number of cached layers, each at most 2 MB. */
const MAX_COPIES = 160;
const copies = new Lru<Canvas>(MAX_COPIES);

/** Draws the content of a box from a cache, by key and size. On a miss, `make` draws it relative to the box's corner. */
export function drawCached(
  c: SKRSContext2D,
  place: Box,
  key: string,
  scale: number,
  make: (c: SKRSContext2D) => void,
): void {
  const { x, y, width, height } = place;
  if (width <= 0 || height <= 0) return;
  const copy = copies.getOrInsert(`${scale} ${width} ${height} ${key}`, () => {
    const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
    const own = canvas.getContext('2d');
    own.scale(scale, scale);
    make(own);
    return canvas;
  });
  // A copy between two pixels would be blurred.
  const snapped = (at: number) => Math.round(at * scale) / scale;
  c.drawImage(copy, snapped(x), snapped(y), copy.width / scale, copy.height / scale);
}
