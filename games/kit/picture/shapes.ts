import { at, type Box, INK, inset, type Shape, type Tone } from './ink.ts';
import { label, lines } from './lettering.ts';

/** A rectangle, with round corners if it is asked for them. */
export function rectangle(
  { x, y, width, height }: Box,
  {
    fill,
    stroke,
    radius = 0,
    thick = 2,
    opacity = 1,
  }: { fill?: Tone; stroke?: Tone; radius?: number; thick?: number; opacity?: number } = {},
): Shape {
  return `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="${at(radius)}"${paint({ fill, stroke, thick, opacity })}/>`;
}

/** A form of straight lines; its points are shares of the box, from 0 to 1. */
export function polygon(
  box: Box,
  points: readonly (readonly [number, number])[],
  { fill, stroke, thick = 2, opacity = 1 }: { fill?: Tone; stroke?: Tone; thick?: number; opacity?: number } = {},
): Shape {
  const places = points.map(([x, y]) => `${at(box.x + x * box.width)},${at(box.y + y * box.height)}`);
  return `<polygon points="${places.join(' ')}"${paint({ fill, stroke, thick, opacity })}/>`;
}

/** A circle in the middle of a box; `share` of it wide. */
export function circle(
  { x, y, width, height }: Box,
  share: number,
  {
    fill,
    stroke,
    thick = 2,
    opacity = 1,
  }: { fill?: Tone | undefined; stroke?: Tone | undefined; thick?: number; opacity?: number } = {},
): Shape {
  const radius = (Math.min(width, height) / 2) * share;
  return `<circle cx="${at(x + width / 2)}" cy="${at(y + height / 2)}" r="${at(radius)}"${paint({ fill, stroke, thick, opacity })}/>`;
}

function paint({
  fill,
  stroke,
  thick,
  opacity,
}: {
  fill: Tone | undefined;
  stroke: Tone | undefined;
  thick: number;
  opacity: number;
}): string {
  const edge = stroke ? ` stroke="${INK[stroke]}" stroke-width="${thick}" stroke-linejoin="round"` : '';
  return ` fill="${fill ? INK[fill] : 'none'}"${edge}${opacity < 1 ? ` opacity="${opacity}"` : ''}`;
}

/** How much of something is left: the length says it, and the numbers. */
export function bar(box: Box, value: number, most: number, tone: Tone = toneOf(value, most)): Shape {
  const share = Math.max(0, Math.min(1, most > 0 ? value / most : 0));
  const radius = box.height / 2;
  const filled =
    share > 0 ? rectangle({ ...box, width: Math.max(box.height, box.width * share) }, { fill: tone, radius }) : '';
  const numbers = label(inset(box, 8, 1), `${value}/${most}`, {
    size: Math.min(24, box.height - 3),
    weight: 'bold',
    align: 'middle',
    edged: true,
  });
  return rectangle(box, { fill: 'dark', radius }) + filled + (box.height >= 20 ? numbers : '');
}

/** How somebody fares who has this much left. */
export function toneOf(value: number, most: number): Tone {
  if (4 * value <= most) return 'bad';
  return 2 * value <= most ? 'gold' : 'good';
}

/** A short word on a coloured ground. */
export function badge(box: Box, text: string, tone: Tone = 'line'): Shape {
  const ink: Tone = tone === 'line' || tone === 'panel' ? 'text' : 'dark';
  return (
    rectangle(box, { fill: tone, radius: Math.min(box.height / 2, 14) }) +
    label(inset(box, 6, 2), text, { size: box.height * 0.68, weight: 'bold', align: 'middle', tone: ink })
  );
}

/** The outlines of pieces, so that nobody has to tell them by colour. */
export type Outline = 'circle' | 'square' | 'diamond' | 'hexagon';

const CORNERS: Readonly<Record<Exclude<Outline, 'circle'>, readonly (readonly [number, number])[]>> = {
  square: [
    [0.03, 0.03],
    [0.97, 0.03],
    [0.97, 0.97],
    [0.03, 0.97],
  ],
  diamond: [
    [0.5, -0.02],
    [1.02, 0.5],
    [0.5, 1.02],
    [-0.02, 0.5],
  ],
  hexagon: [
    [0.26, 0.05],
    [0.74, 0.05],
    [1, 0.5],
    [0.74, 0.95],
    [0.26, 0.95],
    [0, 0.5],
  ],
};

/** A figure on a board: an outline, a colour, and a letter that says the same. */
export function piece(
  box: Box,
  sign: string,
  { outline = 'circle', tone = 'own', ring }: { outline?: Outline; tone?: Tone; ring?: Tone | undefined } = {},
): Shape {
  const inner = inset(box, box.width * 0.07, box.height * 0.07);
  const edge = { fill: tone, stroke: ring ?? 'dark', thick: ring ? box.width / 12 : 2 };
  const body = outline === 'circle' ? circle(inner, 1, edge) : polygon(inner, CORNERS[outline], edge);
  const room = inset(inner, inner.width * (sign.length > 1 ? 0.08 : 0.15), inner.height * 0.15);
  const size = inner.height * (sign.length > 1 ? 0.5 : 0.66);
  return body + label(room, sign, { size, weight: 'bold', align: 'middle', tone: 'dark' });
}

/** A playing card: its name, what it says, and a number in its corner. Face down it shows its back. */
export function card(
  box: Box,
  {
    title,
    text = [],
    corner,
    tone = 'line',
    faceDown = false,
  }: { title: string; text?: readonly string[]; corner?: string; tone?: Tone; faceDown?: boolean },
): Shape {
  const frame = rectangle(box, { fill: 'panel', stroke: tone, radius: 10, thick: 3 });
  if (faceDown)
    return (
      frame +
      rectangle(inset(box, 8, 8), { stroke: tone, radius: 6 }) +
      label(inset(box, 8, 8), '?', { size: 40, weight: 'bold', align: 'middle', tone: 'soft' })
    );
  const side = corner === undefined ? 0 : 42;
  const head = label({ x: box.x + 12, y: box.y + 8, width: box.width - 24 - side, height: 32 }, title, {
    size: 25,
    weight: 'bold',
  });
  const number =
    corner === undefined ? '' : badge({ x: box.x + box.width - 50, y: box.y + 8, width: 42, height: 32 }, corner, tone);
  return (
    frame +
    head +
    number +
    lines({ x: box.x + 12, y: box.y + 42, width: box.width - 24, height: box.height - 46 }, text, {
      size: 22,
      tone: 'soft',
    })
  );
}

/** A board of fields with letters above and numbers beside it; `field` draws what is in each. */
export function grid(
  box: Box,
  {
    columns,
    rows,
    heads,
    sides,
  }: { columns: number; rows: number; heads?: readonly string[]; sides?: readonly string[] },
  field: (column: number, row: number, box: Box) => Shape,
): Shape {
  const [left, top] = [sides ? 34 : 0, heads ? 30 : 0];
  const size = Math.min((box.width - left) / columns, (box.height - top) / rows);
  const start = box.x + left + (box.width - left - size * columns) / 2;
  const cell = (column: number, row: number): Box => ({
    x: start + column * size,
    y: box.y + top + row * size,
    width: size,
    height: size,
  });
  const names = [
    ...(heads ?? []).map((head, column) =>
      label({ ...cell(column, 0), y: box.y, height: top }, head, { size: 22, tone: 'soft', align: 'middle' }),
    ),
    ...(sides ?? []).map((side, row) =>
      label({ ...cell(0, row), x: start - left, width: left - 6 }, side, { size: 22, tone: 'soft', align: 'middle' }),
    ),
  ];
  const fields = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return field(column, row, cell(column, row));
  });
  return [...names, ...fields].join('');
}
