/** As many colours as a byte can tell apart. */
const COLOURS_MAX = 256;
/** Colours whose parts differ by no more than this look the same. */
const ALIKE = 5;

/** The colours of a picture by number; 0 is nothing at all. What a colour becomes over another one is worked out once. */
export class Palette {
  /** A colour is a number whose bytes lie in memory as red, green, blue, and how much shows. */
  readonly colours = new Int32Array(COLOURS_MAX);
  /** How finely a colour is told from what it lies over. */
  readonly shades: number;
  #count = 1;
  readonly #inks = new Map<string, number>();
  readonly #mixes = new Map<number, Int16Array>();
  /** The tables of mixes of all pictures so far, for those to come. */
  readonly #tables: Int16Array[] = [];

  constructor(shades: number) {
    this.shades = shades;
  }

  /** Begins a new picture. */
  begin(): void {
    this.#count = 1;
    this.#inks.clear();
    this.#mixes.clear();
  }

  /** How many colours there are. */
  get count(): number {
    return this.#count;
  }

  /** The number of a colour that is written as #rrggbb. */
  ink(colour: string): number {
    const known = this.#inks.get(colour);
    if (known !== undefined) return known;
    const code = Number.parseInt(colour.slice(1), 16);
    const ink = this.#number(0xff000000 | ((code & 0xff) << 16) | (code & 0xff00) | (code >> 16), 0);
    this.#inks.set(colour, ink);
    return ink;
  }

  /** What becomes of an ink over every other colour, in every shade: first by shade, then by the colour below; less than 0 is not known yet. */
  mixesOf(ink: number): Int16Array {
    const known = this.#mixes.get(ink);
    if (known) return known;
    const table = this.#tables[this.#mixes.size] ?? new Int16Array((this.shades + 1) * COLOURS_MAX);
    this.#tables[this.#mixes.size] = table;
    this.#mixes.set(ink, table.fill(-1));
    return table;
  }

  /** The number of what is seen of an ink over another colour. */
  mix(mixes: Int16Array, below: number, ink: number, shade: number): number {
    const at = shade * COLOURS_MAX + below;
    const known = mixes[at] as number;
    if (known >= 0) return known;
    const mixed = mixedColour(this.colours[below] as number, this.colours[ink] as number, shade / this.shades);
    const number = this.#number(mixed, ALIKE);
    mixes[at] = number;
    return number;
  }

  /** A colour's number, or that of one as good; beyond what a byte can tell apart, that of the most alike. */
  #number(colour: number, slack: number): number {
    for (let number = 0; number < this.#count; number++)
      if (distance(this.colours[number] as number, colour, slack) <= slack) return number;
    if (this.#count === COLOURS_MAX) return this.#mostAlike(colour);
    this.colours[this.#count] = colour;
    return this.#count++;
  }

  #mostAlike(colour: number): number {
    let best = 0;
    let least = COLOURS_MAX;
    for (let number = 0; number < COLOURS_MAX; number++) {
      const far = distance(this.colours[number] as number, colour, least);
      if (far >= least) continue;
      best = number;
      least = far;
    }
    return best;
  }
}

/** How far two colours are apart in the part where they differ most, or in the first where it is more than `most`. */
function distance(one: number, other: number, most: number): number {
  let far = 0;
  for (let by = 0; by < 32 && far <= most; by += 8)
    far = Math.max(far, Math.abs(((one >>> by) & 0xff) - ((other >>> by) & 0xff)));
  return far;
}

/** What is seen of a colour over another one; over nothing it is the colour itself that shows less. */
function mixedColour(below: number, above: number, share: number): number {
  const part = (by: number, rest: number) =>
    Math.round(((below >>> by) & 0xff) * (1 - rest) + ((above >>> by) & 0xff) * rest) << by;
  const solid = below >>> 24 === 255 ? share : 1;
  return part(24, share) | part(16, solid) | part(8, solid) | part(0, solid);
}
