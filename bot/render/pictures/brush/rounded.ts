import { type Outline, type Rounded, reversed, roundedEnds, roundedOutline } from './outline.ts';
import { boxStroke, formStroke, type Stroke } from './stroke.ts';

/** Fills a rounded rectangle. Between its corners it is a box, which is faster to fill than any form. */
export function fillRounded(sheet: number, box: Rounded, colour: string, opacity: number): Stroke[] {
  const [left, top, wide, high, radius] = box;
  if (radius === 0) return [boxStroke(sheet, [left, top, wide, high], colour, opacity)];
  const [from, to] = straight(box);
  if (to <= from) return [formStroke(sheet, [roundedOutline(box)], colour, opacity)];
  return [
    formStroke(sheet, roundedEnds(box, from, to), colour, opacity),
    boxStroke(sheet, [left, from, wide, to - from], colour, opacity),
  ];
}

/** Draws a line of this thickness along a rounded rectangle. */
export function strokeRounded(sheet: number, box: Rounded, thick: number, colour: string, opacity: number): Stroke[] {
  const [left, top, wide, high, radius] = box;
  const half = thick / 2;
  const outer: Rounded = [left - half, top - half, wide + thick, high + thick, radius + half];
  if (wide <= thick || high <= thick) return fillRounded(sheet, outer, colour, opacity);
  const inner: Rounded = [left + half, top + half, wide - thick, high - thick, radius - half];
  const [from, to] = straight(box);
  const ring = (outside: Outline[], inside: Outline[]) =>
    formStroke(sheet, [...outside, ...inside.map(reversed)], colour, opacity);
  if (to <= from) return [ring([roundedOutline(outer)], [roundedOutline(inner)])];
  return [
    ring(roundedEnds(outer, from, to), roundedEnds(inner, from, to)),
    boxStroke(sheet, [left - half, from, thick, to - from], colour, opacity),
    boxStroke(sheet, [left + wide - half, from, thick, to - from], colour, opacity),
  ];
}

/** The whole rows of pixels in which both sides are straight. */
function straight([, top, , high, radius]: Rounded): [from: number, to: number] {
  return [Math.ceil(top + radius), Math.floor(top + high - radius)];
}
