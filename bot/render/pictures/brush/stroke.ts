import type { Canvas } from './canvas.ts';
import type { Outline } from './outline.ts';
import { boxRuns, formRuns } from './runs.ts';

/** A part of a shape, worked out as far as that goes without knowing what lies below it. */
export type Stroke = (canvas: Canvas) => void;

/** A form of one colour, on a sheet that is so wide. */
export function formStroke(sheet: number, outlines: readonly Outline[], colour: string, opacity: number): Stroke {
  const runs = formRuns(outlines, sheet, opacity);
  return (canvas) => canvas.lay(runs, colour);
}

/** A rectangle of one colour. */
export function boxStroke(
  sheet: number,
  box: readonly [number, number, number, number],
  colour: string,
  opacity: number,
): Stroke {
  const runs = boxRuns(box, sheet, opacity);
  return (canvas) => canvas.lay(runs, colour);
}
