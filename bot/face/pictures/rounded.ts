import type { Canvas } from './canvas.ts';
import { type Outline, type Rounded, reversed, roundedEnds, roundedOutline } from './outline.ts';

/** Fills a rounded rectangle. Between its corners it is a box, which is faster to fill than any form. */
export function fillRounded(canvas: Canvas, box: Rounded, colour: string, opacity: number): void {
  const [left, top, wide, high, radius] = box;
  if (radius === 0) return void canvas.fillBox(left, top, wide, high, colour, opacity);
  const [from, to] = straight(box);
  if (to <= from) return void canvas.fill([roundedOutline(box)], colour, opacity);
  canvas.fill(roundedEnds(box, from, to), colour, opacity);
  canvas.fillBox(left, from, wide, to - from, colour, opacity);
}

/** Draws a line of this thickness along a rounded rectangle. */
export function strokeRounded(canvas: Canvas, box: Rounded, thick: number, colour: string, opacity: number): void {
  const [left, top, wide, high, radius] = box;
  const half = thick / 2;
  const outer: Rounded = [left - half, top - half, wide + thick, high + thick, radius + half];
  if (wide <= thick || high <= thick) return void fillRounded(canvas, outer, colour, opacity);
  const inner: Rounded = [left + half, top + half, wide - thick, high - thick, radius - half];
  const [from, to] = straight(box);
  const ring = (outside: Outline[], inside: Outline[]) =>
    canvas.fill([...outside, ...inside.map(reversed)], colour, opacity);
  if (to <= from) return void ring([roundedOutline(outer)], [roundedOutline(inner)]);
  ring(roundedEnds(outer, from, to), roundedEnds(inner, from, to));
  canvas.fillBox(left - half, from, thick, to - from, colour, opacity);
  canvas.fillBox(left + wide - half, from, thick, to - from, colour, opacity);
}

/** The whole rows of pixels in which both sides are straight. */
function straight([, top, , high, radius]: Rounded): [from: number, to: number] {
  return [Math.ceil(top + radius), Math.floor(top + high - radius)];
}
