import { lengthOf, type Weight } from './widths.ts';

/** A piece of a picture, as SVG. */
export type Shape = string;

/** Where something is drawn, in pixels from the upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The colours of all pictures: the ground is their own, so that they read alike in Discord's dark and light themes. */
export const INK = {
  ground: '#22242e',
  panel: '#2d303d',
  line: '#4a4e60',
  text: '#f2f3f5',
  soft: '#b5bac6',
  /** Told apart by colour-blind people too; a letter or a shape always says the same. */
  own: '#4aa3ff',
  other: '#ff9f43',
  good: '#3ecf8e',
  bad: '#ff6b6b',
  magic: '#b48cff',
  gold: '#ffd166',
  dark: '#16171d',
} as const;

export type Tone = keyof typeof INK;

/** A whole picture. */
export function picture(width: number, height: number, shapes: readonly Shape[]): string {
  const ground = rectangle({ x: 0, y: 0, width, height }, { fill: 'ground', radius: 16 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${[ground, ...shapes].join('')}</svg>`;
}

/** A rectangle, with round corners if it is asked for them. */
export function rectangle(
  { x, y, width, height }: Box,
  { fill, stroke, radius = 0, thick = 2 }: { fill?: Tone; stroke?: Tone; radius?: number; thick?: number } = {},
): Shape {
  const edge = stroke ? ` stroke="${INK[stroke]}" stroke-width="${thick}"` : '';
  return `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="${radius}" fill="${fill ? INK[fill] : 'none'}"${edge}/>`;
}

/** How a text stands in its box. */
export interface Lettering {
  readonly size?: number;
  readonly weight?: Weight;
  readonly tone?: Tone;
  readonly align?: 'left' | 'middle' | 'right';
}

/** The smallest size that can still be read on a phone, where a picture is about half as wide. */
const LEAST_SIZE = 18;

/** One line of text in its box: smaller where it must be, and cut where that is not enough. */
export function label(
  box: Box,
  text: string,
  { size = 26, weight = 'regular', tone = 'text', align = 'left' }: Lettering = {},
): Shape {
  const fitted = squeeze(text, box.width, Math.min(size, box.height), weight);
  if (fitted.text === '') return '';
  const anchor = { left: 'start', middle: 'middle', right: 'end' }[align];
  const x = box.x + { left: 0, middle: box.width / 2, right: box.width }[align];
  const y = box.y + box.height / 2 + fitted.size * 0.36;
  const bold = weight === 'bold' ? ' font-weight="bold"' : '';
  return `<text x="${at(x)}" y="${at(y)}" font-size="${at(fitted.size)}"${bold} text-anchor="${anchor}" fill="${INK[tone]}" data-box="${[box.x, box.y, box.width, box.height].map(at).join(' ')}">${escaped(fitted.text)}</text>`;
}

function squeeze(text: string, width: number, size: number, weight: Weight): { text: string; size: number } {
  const needed = lengthOf(text, size, weight);
  if (needed <= width) return { text, size };
  const smaller = Math.max(Math.min(LEAST_SIZE, size), (size * width) / needed);
  let cut = [...text];
  while (cut.length > 0 && lengthOf(`${cut.join('')}…`, smaller, weight) > width) cut = cut.slice(0, -1);
  const isWhole = lengthOf(text, smaller, weight) <= width;
  return { text: isWhole ? text : cut.length > 0 ? `${cut.join('').trimEnd()}…` : '', size: smaller };
}

/** Several lines of text, one below the other. */
export function lines(box: Box, texts: readonly string[], lettering: Lettering & { leading?: number } = {}): Shape {
  const height = lettering.leading ?? (lettering.size ?? 26) * 1.3;
  return texts
    .slice(0, Math.floor(box.height / height))
    .map((text, index) => label({ ...box, y: box.y + index * height, height }, text, lettering))
    .join('');
}

/** How much of something is left: the length says it, and the numbers. */
export function bar(box: Box, value: number, most: number, tone: Tone = 'good'): Shape {
  const share = Math.max(0, Math.min(1, most > 0 ? value / most : 0));
  const radius = box.height / 2;
  const filled =
    share > 0 ? rectangle({ ...box, width: Math.max(box.height, box.width * share) }, { fill: tone, radius }) : '';
  return (
    rectangle(box, { fill: 'dark', radius }) +
    filled +
    label(inset(box, 8, 2), `${value}/${most}`, { size: box.height - 4, weight: 'bold', align: 'middle' })
  );
}

/** A short word on a coloured ground. */
export function badge(box: Box, text: string, tone: Tone = 'line'): Shape {
  const ink: Tone = tone === 'line' || tone === 'panel' ? 'text' : 'dark';
  return (
    rectangle(box, { fill: tone, radius: box.height / 2 }) +
    label(inset(box, 8, 2), text, { size: box.height * 0.62, weight: 'bold', align: 'middle', tone: ink })
  );
}

/** The outlines of pieces, so that nobody has to tell them by colour. */
export type Outline = 'circle' | 'square' | 'diamond' | 'hexagon';

/** A figure on a board: an outline, a colour, and a letter that says the same. */
export function piece(
  box: Box,
  sign: string,
  { outline = 'circle', tone = 'own', ring }: { outline?: Outline; tone?: Tone; ring?: Tone } = {},
): Shape {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const r = (Math.min(box.width, box.height) / 2) * 0.86;
  const edge = ring ? ` stroke="${INK[ring]}" stroke-width="5"` : ` stroke="${INK.dark}" stroke-width="2"`;
  const body =
    outline === 'circle'
      ? `<circle cx="${at(cx)}" cy="${at(cy)}" r="${at(r)}" fill="${INK[tone]}"${edge}/>`
      : `<polygon points="${corners(outline, cx, cy, r)}" fill="${INK[tone]}"${edge}/>`;
  return (
    body +
    label({ x: cx - r * 0.8, y: cy - r * 0.7, width: r * 1.6, height: r * 1.4 }, sign, {
      size: r * 1.15,
      weight: 'bold',
      align: 'middle',
      tone: 'dark',
    })
  );
}

function corners(outline: Exclude<Outline, 'circle'>, cx: number, cy: number, r: number): string {
  const [count, turn] = { square: [4, 0.25], diamond: [4, 0], hexagon: [6, 0] }[outline] as [number, number];
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count + turn / 2 - 0.25) * 2 * Math.PI;
    return `${at(cx + r * 1.08 * Math.cos(angle))},${at(cy + r * 1.08 * Math.sin(angle))}`;
  }).join(' ');
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
      rectangle(inset(box, 12, 12), { stroke: tone, radius: 6 }) +
      label(box, '?', { size: 44, weight: 'bold', align: 'middle', tone: 'soft' })
    );
  const side = corner === undefined ? 0 : 40;
  const head = label({ x: box.x + 10, y: box.y + 8, width: box.width - 20 - side, height: 30 }, title, {
    size: 24,
    weight: 'bold',
  });
  const number =
    corner === undefined ? '' : badge({ x: box.x + box.width - 46, y: box.y + 8, width: 38, height: 30 }, corner, tone);
  return (
    frame +
    head +
    number +
    lines({ x: box.x + 10, y: box.y + 42, width: box.width - 20, height: box.height - 50 }, text, {
      size: 21,
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
  const [left, top] = [sides ? 34 : 0, heads ? 34 : 0];
  const size = Math.min((box.width - left) / columns, (box.height - top) / rows);
  const cell = (column: number, row: number): Box => ({
    x: box.x + left + column * size,
    y: box.y + top + row * size,
    width: size,
    height: size,
  });
  const names = [
    ...(heads ?? []).map((head, column) =>
      label({ ...cell(column, 0), y: box.y, height: top }, head, { size: 22, tone: 'soft', align: 'middle' }),
    ),
    ...(sides ?? []).map((side, row) =>
      label({ ...cell(0, row), x: box.x, width: left - 6 }, side, { size: 22, tone: 'soft', align: 'middle' }),
    ),
  ];
  const fields = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return field(column, row, cell(column, row));
  });
  return [...names, ...fields].join('');
}

/** A box that is smaller on all sides. */
export function inset({ x, y, width, height }: Box, across: number, down = across): Box {
  return { x: x + across, y: y + down, width: Math.max(0, width - 2 * across), height: Math.max(0, height - 2 * down) };
}

function at(number: number): string {
  return String(Math.round(number * 10) / 10);
}

function escaped(text: string): string {
  return text
    .replace(/\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
