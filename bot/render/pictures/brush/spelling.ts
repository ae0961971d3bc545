import { SHARES, textStrokes, unescaped } from './letters.ts';
import { circleOutline, type Outline, reversed, strokeOutlines } from './outline.ts';
import { fillRounded, strokeRounded } from './rounded.ts';
import { formStroke, type Stroke } from './stroke.ts';

const NUMBER = '(-?[\\d.]+)';
const COLOUR = '"(#[\\da-f]{6}|none)"';
const PAINT = ` fill=${COLOUR}(?: stroke=${COLOUR} stroke-width="${NUMBER}" stroke-linejoin="round")?(?: opacity="${NUMBER}")?/>`;
const whole = (text: string) => new RegExp(`^${text}$`);

/** A drawing's first words: how wide and how high it is. */
export const HEAD = new RegExp(
  `<svg xmlns="[^"]*" width="${NUMBER}" height="${NUMBER}" viewBox="[^"]*" font-family="[^"]*">`,
  'y',
);
/** What begins a group of shapes that are moved together. */
export const GROUP = new RegExp(`<g transform="translate\\(${NUMBER} ${NUMBER}\\)">`, 'y');
/** What ends a group or the drawing. */
export const END = /<\/(?:g|svg)>/y;

/** How numbers of a drawing come to the sheet, and how wide that is. */
interface Scale {
  readonly sheet: number;
  length(given: string | undefined): number;
  place(x: string | undefined, y: string | undefined): [number, number];
}

/** A shape of the kit: how its spelling ends, the whole of it, and what it is painted by. */
interface Spelled {
  readonly end: string;
  readonly spelling: RegExp;
  strokes(scale: Scale, found: readonly string[]): Stroke[];
}

/** The kit's shapes as it spells them, by the letter they begin with. */
export const SHAPES: Readonly<Record<string, Spelled>> = {
  r: {
    end: '/>',
    spelling: whole(`<rect x="${NUMBER}" y="${NUMBER}" width="${NUMBER}" height="${NUMBER}" rx="${NUMBER}"${PAINT}`),
    strokes(scale, [, x, y, width, height, radius, ...paint]) {
      const box = [...scale.place(x, y), scale.length(width), scale.length(height), scale.length(radius)] as const;
      const [fill = 'none', stroke = 'none', thick, opacity = '1'] = paint;
      return [
        ...(fill === 'none' ? [] : fillRounded(scale.sheet, box, fill, Number(opacity))),
        ...(stroke === 'none' ? [] : strokeRounded(scale.sheet, box, scale.length(thick), stroke, Number(opacity))),
      ];
    },
  },
  c: {
    end: '/>',
    spelling: whole(`<circle cx="${NUMBER}" cy="${NUMBER}" r="${NUMBER}"${PAINT}`),
    strokes(scale, [, x, y, radius, ...paint]) {
      const [left, top] = scale.place(x, y);
      const round = scale.length(radius);
      return painted(scale, paint, [circleOutline(left, top, round)], (thick) => [
        circleOutline(left, top, round + thick / 2),
        ...(round > thick / 2 ? [reversed(circleOutline(left, top, round - thick / 2))] : []),
      ]);
    },
  },
  p: {
    end: '/>',
    spelling: whole(`<polygon points="([-\\d., ]*)"${PAINT}`),
    strokes(scale, [, points = '', ...paint]) {
      const outline = points.split(' ').flatMap((point) => scale.place(...(point.split(',') as [string, string])));
      return painted(scale, paint, [outline], (thick) => strokeOutlines(outline, thick));
    },
  },
  t: {
    end: '</text>',
    spelling: whole(
      `<text x="${NUMBER}" y="${NUMBER}" font-size="${NUMBER}"( font-weight="bold")? text-anchor="(start|middle|end)" fill=${COLOUR}` +
        `(?: stroke=${COLOUR} stroke-width="${NUMBER}" stroke-linejoin="round" paint-order="stroke")? data-box="[^"]*">([^<]*)</text>`,
    ),
    strokes(scale, [, x, y, size, bold, anchor = '', fill = '', stroke, thick, text = '']) {
      const [left, top] = scale.place(x, y);
      const setting = {
        text: unescaped(text),
        weight: bold ? 'bold' : 'regular',
        size: scale.length(size),
        edge: stroke ? scale.length(thick) : 0,
      } as const;
      return textStrokes(scale.sheet, setting, [left, top, SHARES[anchor] ?? 0], { fill, edge: stroke });
    },
  },
};

/** A form as it is filled, and the line around it. */
function painted(
  scale: Scale,
  [fill = 'none', stroke = 'none', thick, opacity = '1']: readonly string[],
  outlines: readonly Outline[],
  line: (thick: number) => readonly Outline[],
): Stroke[] {
  return [
    ...(fill === 'none' ? [] : [formStroke(scale.sheet, outlines, fill, Number(opacity))]),
    ...(stroke === 'none' ? [] : [formStroke(scale.sheet, line(scale.length(thick)), stroke, Number(opacity))]),
  ];
}
