import { columns, type Tone } from './ink.ts';
import { type Lettering, label, wrapped } from './lettering.ts';
import { rectangle } from './shapes.ts';
import type { Block } from './sheet.ts';

/** A line above a picture: what it is about, and on the right how far it is. */
export function heading(title: string, aside = ''): Block {
  return {
    height: 36,
    draw: (box) =>
      label({ ...box, width: box.width * (aside === '' ? 1 : 0.62) }, title, { size: 30, weight: 'bold' }) +
      label({ ...box, x: box.x + box.width * 0.64, width: box.width * 0.36 }, aside, {
        size: 26,
        tone: 'soft',
        align: 'right',
      }),
  };
}

/** Words over the whole width, each text in as many lines as it needs. */
export function paragraph(texts: string | readonly string[], lettering: Lettering = {}): Block {
  const size = lettering.size ?? 26;
  const rows = [texts].flat().flatMap((text) => wrapped(text, 660, size, lettering.weight));
  const leading = size * 1.35;
  return {
    height: rows.length * leading,
    draw: (box) =>
      rows.map((row, index) => label({ ...box, y: box.y + index * leading, height: leading }, row, lettering)).join(''),
  };
}

/** A line of words on a ground of its own, with a sign before it that says the same as its colour. */
export function notice(sign: string, text: string, tone: Tone): Block {
  return {
    height: 46,
    draw: (box) =>
      rectangle(box, { fill: 'panel', stroke: tone, radius: 12, thick: 3 }) +
      label({ ...box, x: box.x + 12, width: 32 }, sign, { size: 28, weight: 'bold', tone, align: 'middle' }) +
      label({ ...box, x: box.x + 52, width: box.width - 64 }, text, { size: 25, weight: 'bold' }),
  };
}

/** Titles and what belongs to them, each in a line; what is counted for several stands in columns. */
export function table(rows: readonly (readonly string[])[], { head = false } = {}): Block {
  const height = 34;
  const first = 0.52;
  return {
    height: rows.length * height + 16,
    draw: (box) =>
      rectangle(box, { fill: 'panel', radius: 12 }) +
      rows
        .map(([title = '', ...values], index) => {
          const line = { x: box.x + 16, y: box.y + 8 + index * height, width: box.width - 32, height };
          const weight = head && index === 0 ? 'bold' : 'regular';
          const right = { ...line, x: line.x + line.width * first, width: line.width * (1 - first) };
          return (
            label({ ...line, width: line.width * (first - 0.02) }, title, { size: 24, tone: 'soft', weight }) +
            columns(right, Math.max(1, values.length))
              .map((box, at) => label(box, values[at] ?? '', { size: 24, weight: 'bold', align: 'right' }))
              .join('')
          );
        })
        .join(''),
  };
}
