import type { Canvas } from './canvas.ts';
import { SHAPES } from './spelling.ts';
import type { Stroke } from './stroke.ts';

/** How the shapes of a drawing come to the sheet: how wide it is, how much smaller they become, and by how much their group is moved. */
export class Frame {
  readonly sheet: number;
  readonly #scale: number;
  readonly #moved: readonly [number, number];
  /** What was painted before, by its spelling: most shapes of a picture stood there in the one before. */
  readonly #known = new Map<string, readonly Stroke[]>();

  constructor(sheet: number, scale: number, moved: readonly [number, number]) {
    this.sheet = sheet;
    this.#scale = scale;
    this.#moved = moved;
  }

  length(given: string | undefined): number {
    return Number(given) * this.#scale;
  }

  place(x: string | undefined, y: string | undefined): [number, number] {
    const [dx, dy] = this.#moved;
    return [(Number(x) + dx) * this.#scale, (Number(y) + dy) * this.#scale];
  }

  /** The frame of a group in this one. */
  moved(x: number, y: number): Frame {
    return frameOf(this.sheet, this.#scale, this.#moved[0] + x, this.#moved[1] + y);
  }

  /** Paints the shape that begins here and tells how long its spelling is; 0 if it is none of the kit's. */
  paint(canvas: Canvas, svg: string, at: number): number {
    const shape = SHAPES[svg[at + 1] ?? ''];
    const last = shape ? svg.indexOf(shape.end, at) : -1;
    if (!shape || last < 0) return 0;
    const spelled = svg.slice(at, last + shape.end.length);
    const strokes = this.#known.get(spelled) ?? this.#learn(spelled, shape);
    if (strokes) for (const stroke of strokes) stroke(canvas);
    return strokes ? spelled.length : 0;
  }

  #learn(spelled: string, { spelling, strokes }: (typeof SHAPES)[string]): readonly Stroke[] | undefined {
    const found = spelling.exec(spelled);
    if (!found) return undefined;
    const learnt = strokes(this, found);
    if (++learntSoFar > LEARNT_MAX) forgetAll();
    // A copy: a part of a text keeps the whole of it in memory.
    this.#known.set(Buffer.from(spelled).toString(), learnt);
    return learnt;
  }
}

const LEARNT_MAX = 8000;
let learntSoFar = 0;
const frames = new Map<string, Frame>();

function forgetAll(): void {
  frames.clear();
  learntSoFar = 0;
}

/** The frame for a sheet, with what is known of it. */
export function frameOf(sheet: number, scale: number, x: number, y: number): Frame {
  const key = `${sheet} ${scale} ${x} ${y}`;
  const frame = frames.get(key) ?? new Frame(sheet, scale, [x, y]);
  frames.set(key, frame);
  return frame;
}
