import type { Outline } from './outline.ts';

/** A TrueType font as far as pictures need it: the outlines of its letters, in units of which `perEm` make the size of a letter. */
export class Font {
  readonly perEm: number;
  readonly #data: DataView;
  readonly #tables = new Map<string, number>();
  readonly #glyphs = new Map<string, Glyph>();
  readonly #wide: boolean;
  readonly #metrics: number;

  constructor(file: Buffer) {
    this.#data = new DataView(file.buffer, file.byteOffset, file.byteLength);
    for (let at = 12; at < 12 + 16 * this.#data.getUint16(4); at += 16)
      this.#tables.set(file.toString('latin1', at, at + 4), this.#data.getUint32(at + 8));
    this.perEm = this.#data.getUint16(this.#table('head') + 18);
    this.#wide = this.#data.getInt16(this.#table('head') + 50) === 1;
    this.#metrics = this.#data.getUint16(this.#table('hhea') + 34);
  }

  /** The outlines of a text, its first letter at 0 and upwards as fonts are; and how long it is. */
  outline(text: string): { outlines: Outline[]; length: number } {
    const outlines: Outline[] = [];
    let length = 0;
    for (const sign of text) {
      const glyph = this.#glyph(sign);
      for (const outline of glyph.outlines)
        outlines.push(outline.map((value, at) => (at % 2 === 0 ? value + length : value)));
      length += glyph.width;
    }
    return { outlines, length };
  }

  /** How long a text is. */
  lengthOf(text: string): number {
    let length = 0;
    for (const sign of text) length += this.#glyph(sign).width;
    return length;
  }

  #table(name: string): number {
    const at = this.#tables.get(name);
    if (at === undefined) throw new Error(`The font has no table ${name}.`);
    return at;
  }

  /** The number of a letter's glyph, by the table for the basic plane; 0 is the box for letters that are missing. */
  #indexOf(code: number): number {
    const data = this.#data;
    const cmap = this.#table('cmap');
    for (let at = cmap + 4; at < cmap + 4 + 8 * data.getUint16(cmap + 2); at += 8) {
      const table = cmap + data.getUint32(at + 4);
      if (data.getUint16(table) !== 4) continue;
      const count = data.getUint16(table + 6);
      for (let segment = 0; segment < count; segment += 2) {
        if (data.getUint16(table + 14 + segment) < code) continue;
        const first = data.getUint16(table + 16 + count + segment);
        if (first > code) return 0;
        const delta = data.getUint16(table + 16 + 2 * count + segment);
        const offsetAt = table + 16 + 3 * count + segment;
        const offset = data.getUint16(offsetAt);
        if (offset === 0) return (code + delta) & 0xffff;
        const found = data.getUint16(offsetAt + offset + 2 * (code - first));
        return found === 0 ? 0 : (found + delta) & 0xffff;
      }
    }
    return 0;
  }

  #glyph(sign: string): Glyph {
    const known = this.#glyphs.get(sign);
    if (known) return known;
    const index = this.#indexOf(sign.codePointAt(0) ?? 0);
    const at = this.#table('hmtx') + 4 * Math.min(index, this.#metrics - 1);
    const glyph = { outlines: this.#contours(index).map(outlineOf), width: this.#data.getUint16(at) };
    this.#glyphs.set(sign, glyph);
    return glyph;
  }

  #contours(index: number): Contour[] {
    const data = this.#data;
    const loca = this.#table('loca');
    const [from, to] = [index, index + 1].map((one) =>
      this.#wide ? data.getUint32(loca + 4 * one) : 2 * data.getUint16(loca + 2 * one),
    ) as [number, number];
    if (from === to) return [];
    const at = this.#table('glyf') + from;
    const count = data.getInt16(at);
    return count < 0 ? this.#composed(at + 10) : this.#simple(at + 10, count);
  }

  /** A letter that is put together from others: ä from a and its dots. */
  #composed(start: number): Contour[] {
    const data = this.#data;
    const all: Contour[] = [];
    for (let at = start, flags: number = COMPONENT.more; flags & COMPONENT.more; ) {
      flags = data.getUint16(at);
      const part = this.#contours(data.getUint16(at + 2));
      at += 4;
      const words = flags & COMPONENT.words;
      const [dx, dy] = words ? [data.getInt16(at), data.getInt16(at + 2)] : [data.getInt8(at), data.getInt8(at + 1)];
      at += words ? 4 : 2;
      const scale = [1, 0, 0, 1];
      const given = flags & COMPONENT.scale ? 1 : flags & COMPONENT.two ? 2 : flags & COMPONENT.four ? 4 : 0;
      const numbers = Array.from({ length: given }, (_, one) => data.getInt16(at + 2 * one) / 16384);
      at += 2 * given;
      if (given === 1) [scale[0], scale[3]] = [numbers[0]!, numbers[0]!];
      else if (given === 2) [scale[0], scale[3]] = [numbers[0]!, numbers[1]!];
      else if (given === 4) scale.splice(0, 4, ...numbers);
      const [a, b, c, d] = scale as [number, number, number, number];
      all.push(
        ...part.map((contour) => contour.map(({ x, y, on }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, on }))),
      );
    }
    return all;
  }

  #simple(start: number, count: number): Contour[] {
    const data = this.#data;
    const ends = Array.from({ length: count }, (_, one) => data.getUint16(start + 2 * one));
    let at = start + 2 * count;
    at += 2 + data.getUint16(at);
    const flags: number[] = [];
    while (flags.length <= (ends.at(-1) ?? -1)) {
      const flag = data.getUint8(at++);
      flags.push(flag);
      if (flag & POINT.repeats) for (let more = data.getUint8(at++); more > 0; more--) flags.push(flag);
    }
    const along = (short: number, same: number) => {
      let value = 0;
      return flags.map((flag) => {
        if (flag & short) value += flag & same ? data.getUint8(at++) : -data.getUint8(at++);
        else if (!(flag & same)) {
          value += data.getInt16(at);
          at += 2;
        }
        return value;
      });
    };
    const xs = along(POINT.shortX, POINT.sameX);
    const ys = along(POINT.shortY, POINT.sameY);
    const points = flags.map((flag, one) => ({ x: xs[one] ?? 0, y: ys[one] ?? 0, on: (flag & POINT.on) !== 0 }));
    return ends.map((end, one) => points.slice(one === 0 ? 0 : (ends[one - 1] ?? 0) + 1, end + 1));
  }
}

/** A point of an outline: on it, or one that pulls the curve. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}
type Contour = readonly Point[];

const POINT = { on: 1, shortX: 2, shortY: 4, repeats: 8, sameX: 16, sameY: 32 } as const;
const COMPONENT = { words: 1, scale: 8, more: 32, two: 64, four: 128 } as const;

/** A letter: its outlines, and how far the next one stands from it. */
interface Glyph {
  readonly outlines: readonly Outline[];
  readonly width: number;
}

/** Each curve is so many straight lines: at the size of a picture's letters nobody sees them. */
const PARTS = 4;

/** A contour with its curves as lines. */
function outlineOf(contour: Contour): Outline {
  const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true });
  const [first, last] = [contour[0], contour.at(-1)];
  if (!first || !last) return [];
  const begin = first.on ? first : last.on ? last : between(first, last);
  const outline = [begin.x, begin.y];
  let here = begin;
  const rest = first.on ? [...contour.slice(1), first] : [...contour, begin];
  for (let at = 0; at < rest.length; at++) {
    const point = rest[at]!;
    if (point.on) {
      outline.push(point.x, point.y);
      here = point;
      continue;
    }
    const next = rest[at + 1] ?? begin;
    const end = next.on ? next : between(point, next);
    for (let part = 1; part <= PARTS; part++) {
      const t = part / PARTS;
      const along = (from: number, pull: number, to: number) =>
        (1 - t) ** 2 * from + 2 * t * (1 - t) * pull + t ** 2 * to;
      outline.push(along(here.x, point.x, end.x), along(here.y, point.y, end.y));
    }
    here = end;
    if (next.on) at++;
  }
  return outline;
}
