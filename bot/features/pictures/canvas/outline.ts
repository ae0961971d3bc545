import type { Box, Corners, Fill, Outline, Paint } from '@longtable/kit/picture';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** Traces a rectangle with round or cut corners. */
export function traceBox(
  c: SKRSContext2D,
  { x, y, width: w, height: h }: Box,
  r: number,
  corners: Corners = 'round',
): void {
  c.beginPath();
  if (r <= 0) c.rect(x, y, w, h);
  else if (corners === 'round') c.roundRect(x, y, w, h, Math.min(r, w / 2, h / 2));
  else {
    const [right, bottom] = [x + w, y + h];
    polygon(c, [
      x + r,
      y,
      right - r,
      y,
      right,
      y + r,
      right,
      bottom - r,
      right - r,
      bottom,
      x + r,
      bottom,
      x,
      bottom - r,
      x,
      y + r,
    ]);
  }
}

/** Number of corners, start angle in turns, size relative to a circle, and relative radius of every other corner. */
type Polygon = readonly [count: number, start: number, size: number, inner?: number];

const POLYGONS: Readonly<Record<Exclude<Outline, 'circle' | 'square' | 'shield'>, Polygon>> = {
  hexagon: [6, 0, 1.1],
  diamond: [4, 0, 1.18],
  octagon: [8, 1 / 16, 1.06],
  pentagon: [5, -1 / 4, 1.12],
  triangle: [3, -1 / 4, 1.28],
  star: [12, -1 / 4, 1.14, 0.86],
};

/** Traces the outline of a piece around its centre. */
export function tracePiece(c: SKRSContext2D, shape: Outline, x: number, y: number, r: number): void {
  c.beginPath();
  if (shape === 'circle') c.arc(x, y, r, 0, 2 * Math.PI);
  else if (shape === 'square') c.roundRect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, r * 0.2);
  else if (shape === 'shield') traceShield(c, x, y, r);
  else tracePolygon(c, POLYGONS[shape], x, shape === 'triangle' ? y + r * 0.18 : y, r);
}

function traceShield(c: SKRSContext2D, x: number, y: number, r: number): void {
  c.moveTo(x - r * 0.92, y - r * 0.9);
  c.lineTo(x + r * 0.92, y - r * 0.9);
  c.lineTo(x + r * 0.92, y + r * 0.15);
  c.quadraticCurveTo(x + r * 0.8, y + r * 0.8, x, y + r * 1.1);
  c.quadraticCurveTo(x - r * 0.8, y + r * 0.8, x - r * 0.92, y + r * 0.15);
  c.closePath();
}

function tracePolygon(
  c: SKRSContext2D,
  [count, start, size, inner = 1]: Polygon,
  x: number,
  y: number,
  r: number,
): void {
  polygon(
    c,
    Array.from({ length: count }, (_, at) => {
      const angle = 2 * Math.PI * (start + at / count);
      const far = r * size * (at % 2 === 1 ? inner : 1);
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    }).flat(),
  );
}

function polygon(c: SKRSContext2D, points: readonly number[]): void {
  for (let at = 0; at < points.length; at += 2) c.lineTo(points[at] as number, points[at + 1] as number);
  c.closePath();
}

/** Returns a canvas fill style. Gradients span the box. */
export function fillOf(c: SKRSContext2D, fill: Fill, { x, y, width, height }: Box): string | CanvasGradient {
  if (typeof fill === 'string') return fill;
  const [gradient, colours] =
    'down' in fill
      ? [c.createLinearGradient(0, y, 0, y + height), fill.down]
      : 'across' in fill
        ? [c.createLinearGradient(x, 0, x + width, 0), fill.across]
        : [glow(c, x + width / 2, y + height / 2, Math.max(width, height) / 2), fill.glow];
  for (const [at, colour] of colours.entries())
    gradient.addColorStop(colours.length > 1 ? at / (colours.length - 1) : 0, colour);
  return gradient;
}

function glow(c: SKRSContext2D, x: number, y: number, r: number): CanvasGradient {
  return c.createRadialGradient(x, y, 0, x, y, r);
}

/** Fills and strokes the current path. */
export function paint(c: SKRSContext2D, { fill, stroke, thick = 2, dash }: Paint, box: Box): void {
  if (fill) {
    c.fillStyle = fillOf(c, fill, box);
    c.fill();
  }
  if (stroke) {
    c.strokeStyle = stroke;
    c.lineWidth = thick;
    c.lineJoin = 'round';
    if (dash) c.setLineDash([...dash]);
    c.stroke();
    if (dash) c.setLineDash([]);
  }
}

/** Draws diagonal stripes over a box. They extend beyond it, so the caller must clip. */
export function stripes(
  c: SKRSContext2D,
  { x, y, width, height }: Box,
  stroke: string,
  thick: number,
  step: number,
): void {
  c.strokeStyle = stroke;
  c.lineWidth = thick;
  c.beginPath();
  for (let at = -height; at < width + height; at += step) {
    c.moveTo(x + at, y + height);
    c.lineTo(x + at + height, y);
  }
  c.stroke();
}
