import { crc32, deflateSync } from 'node:zlib';
import {
  type Box,
  box,
  type Colour,
  type Group,
  type Icon,
  type Item,
  type Layer,
  mix,
  type Path,
  type Picture,
  type Piece,
  type Rect,
  type Tiles,
} from '@longtable/kit/picture';
import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { Lru } from '../../../../storage/lru.ts';
import { drawLabel, drawRow } from './fit.ts';
import { drawBar, drawCard, drawMedallion, drawPanel } from './frames.ts';
import { fillOf, paint, stripes, traceBox, tracePiece } from './outline.ts';
import { drawCached, stampIcon } from './stamp.ts';

// Not a buffer: the Activity's page has this module, too.
const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
/** Compression level. Higher ones cost more time than the saved bytes are worth. */
const LEVEL = 3;

/** Encodes a canvas as an opaque PNG. */
export function encodePng(canvas: Canvas): Buffer {
  const { width, height } = canvas;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const pixels = deflateSync(rowsOf(canvas.data(), width, height), { level: LEVEL, memLevel: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Returns unfiltered RGB rows, each with a leading zero. Packs four pixels into three words. */
function rowsOf(rgba: Uint8Array, width: number, height: number): Buffer {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const words = new Uint32Array(3 * Math.ceil(width / 4));
  const row = new Uint8Array(words.buffer, 0, 3 * width);
  const rows = Buffer.alloc(height * (row.length + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0, to = 0; x < width; x += 4, to += 3) {
      const at = y * width + x;
      const [first, second] = [roundTones(pixels[at]), roundTones(pixels[at + 1])];
      const [third, fourth] = [roundTones(pixels[at + 2]), roundTones(pixels[at + 3])];
      words[to] = first | (second << 24);
      words[to + 1] = (second >>> 8) | (third << 16);
      words[to + 2] = (third >>> 16) | (fourth << 8);
    }
    rows.set(row, y * (row.length + 1) + 1);
  }
  return rows;
}

/**
 * Removes alpha and rounds each channel to a multiple of four, at most 255. Skia dithers gradients, which would enlarge
 * files by 40 %. A channel above the last step overflows into the bit beside its byte.
 */
function roundTones(pixel = 0): number {
  const outer = (pixel & 0xff00ff) + 0x020002;
  const inner = ((pixel >>> 8) & 0xff) + 2;
  const outerFull = ((outer >>> 8) & 0x010001) * 0xff;
  const innerFull = (inner >>> 8) * 0xff;
  return (outer & 0xfc00fc) | outerFull | (((inner & 0xfc) | innerFull) << 8);
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

/** RGBA pixels. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Renders a serialised picture as PNG. */
export function renderPng(drawing: string): Buffer {
  return encodePng(draw(JSON.parse(drawing) as Picture));
}

export function pixelsOf(picture: Picture, scale = 1): Pixels {
  const canvas = draw(picture, scale);
  return { data: canvas.data(), width: canvas.width, height: canvas.height };
}

/** Reused canvases by size. Their pixels are outside the heap and freed late. */
const sheets = new Lru<Canvas>(6);

/** Draws a picture at a scale. The canvas is valid until the next call. */
export function draw({ width, height, ground, items }: Picture, scale = 1): Canvas {
  const size = [Math.round(width * scale), Math.round(height * scale)] as const;
  const canvas = sheets.getOrInsert(size.join(), () => createCanvas(...size));
  const c = canvas.getContext('2d');
  c.reset();
  c.scale(scale, scale);
  drawGround(c, width, height, ground);
  drawItems(c, items, scale);
  return canvas;
}

/** Draws the background in bands. A gradient would be dithered, which enlarges files. */
function drawGround(c: SKRSContext2D, width: number, height: number, colours: readonly Colour[]): void {
  if (colours.length === 0) return;
  for (let y = 0; y < height; y += 4) {
    const at = (y / height) * (colours.length - 1);
    const colour = colours[Math.floor(at)] ?? '#000000';
    c.fillStyle = mix(colour, colours[Math.floor(at) + 1] ?? colour, at % 1);
    // One pixel more, because bands between two pixels would let the page shine through.
    c.fillRect(0, y, width, 5);
  }
}

function drawItems(c: SKRSContext2D, items: readonly Item[], scale: number): void {
  for (const item of items) (DRAWERS[item.kind] as Drawer<Item['kind']>)(c, item, scale);
}

type Drawer<Kind> = (c: SKRSContext2D, item: Extract<Item, { kind: Kind }>, scale: number) => void;

/** Drawing functions by kind. `scale` is canvas pixels per picture pixel. */
const DRAWERS: { readonly [Kind in Item['kind']]: Drawer<Kind> } = {
  rect: drawRect,
  piece: drawPiece,
  path: drawPath,
  text: drawLabel,
  row: drawRow,
  icon: drawIcon,
  bar: drawBar,
  card: drawCard,
  panel: drawPanel,
  medallion: drawMedallion,
  group: drawGroup,
  layer: drawLayer,
  tiles: drawTiles,
  place: () => undefined,
};

function drawRect(c: SKRSContext2D, rect: Rect): void {
  const { x, y, width, height, fill, stroke, radius = 0, corners, hatch } = rect;
  if (radius === 0 && typeof fill === 'string' && !stroke && !hatch) {
    c.fillStyle = fill;
    c.fillRect(x, y, width, height);
    return;
  }
  traceBox(c, rect, radius, corners);
  paint(c, { fill }, rect);
  if (hatch) {
    c.save();
    c.clip();
    stripes(c, rect, hatch, 3, 11);
    c.restore();
    traceBox(c, rect, radius, corners);
  }
  paint(c, { ...rect, fill: undefined }, rect);
}

function drawPiece(c: SKRSContext2D, piece: Piece): void {
  const { x, y, radius, shape } = piece;
  tracePiece(c, shape, x, y, radius);
  paint(c, piece, box(x - radius, y - radius, 2 * radius, 2 * radius));
}

function drawPath(c: SKRSContext2D, { d, fill, stroke, thick = 2, dash }: Path): void {
  const path = new Path2D(d);
  if (fill) {
    c.fillStyle = typeof fill === 'string' ? fill : fillOf(c, fill, boundsOf(path));
    c.fill(path);
  }
  if (!stroke) return;
  c.strokeStyle = stroke;
  c.lineWidth = thick;
  c.lineJoin = 'round';
  c.lineCap = 'round';
  c.setLineDash([...(dash ?? [])]);
  c.stroke(path);
  c.setLineDash([]);
  c.lineCap = 'butt';
}

function boundsOf(path: Path2D): Box {
  const [left, top, right, bottom] = path.getBounds();
  return box(left, top, right - left, bottom - top);
}

function drawIcon(c: SKRSContext2D, item: Icon, scale: number): void {
  const { icon, x, y, size, alpha = 1 } = item;
  c.globalAlpha *= alpha;
  stampIcon(c, icon, x, y, size, item, scale);
  c.globalAlpha /= alpha;
}

function drawGroup(
  c: SKRSContext2D,
  { items, x = 0, y = 0, scale = 1, turn = 0, alpha = 1, clip }: Group,
  resolution: number,
): void {
  c.save();
  c.translate(x, y);
  c.rotate((turn * Math.PI) / 180);
  c.scale(scale, scale);
  c.globalAlpha *= alpha;
  if (clip) {
    traceBox(c, clip, 0);
    c.clip();
  }
  drawItems(c, items, resolution * scale);
  c.restore();
}

function drawLayer(c: SKRSContext2D, layer: Layer, scale: number): void {
  const { x, y, width, height, items } = layer;
  drawCached(c, box(x, y, width, height), JSON.stringify(items), scale, (own) => drawItems(own, items, scale));
}

function drawTiles(c: SKRSContext2D, { x, y, cell, rows, set }: Tiles, scale: number): void {
  const wide = cell.width * Math.max(0, ...rows.map((row) => [...row].length));
  const place = box(x, y, wide, cell.height * rows.length);
  drawCached(c, place, JSON.stringify([cell, rows, set]), scale, (own) => {
    for (const [down, row] of rows.entries())
      for (const [across, sign] of [...row].entries()) {
        const items = set[sign];
        if (!items) continue;
        own.save();
        own.translate(across * cell.width, down * cell.height);
        drawItems(own, items, scale);
        own.restore();
      }
  });
}
