import { Canvas } from './canvas.ts';
import { type Frame, frameOf } from './frame.ts';
import { END, GROUP, HEAD } from './spelling.ts';

/** Paints a drawing of the kit's shapes in a fraction of the time that one of any SVG takes; nothing comes of other drawings. */
export function paintSketch(svg: string, width: number, ground?: string): Canvas | undefined {
  const head = matched(HEAD, svg, 0);
  if (!head) return undefined;
  const scale = width / Number(head[1]);
  const canvas = new Canvas(width, Math.round(Number(head[2]) * scale), ground);
  const frames: Frame[] = [frameOf(width, scale, 0, 0)];
  for (let at = head[0].length; at < svg.length; ) {
    const frame = frames.at(-1);
    if (!frame) return undefined;
    const length = frame.paint(canvas, svg, at);
    if (length > 0) {
      at += length;
      continue;
    }
    const group = matched(GROUP, svg, at);
    if (group) frames.push(frame.moved(Number(group[1]), Number(group[2])));
    else if (matched(END, svg, at)) frames.pop();
    else return undefined;
    at = svg.indexOf('>', at) + 1;
  }
  return canvas;
}

function matched(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
