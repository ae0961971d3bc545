import { cut, widthOf } from './reader.ts';

/** Joins things with commas and wraps them to lines of this many columns. */
export function wrapList(things: readonly string[], columns: number): string[] {
  return wrapPieces(
    things.map((thing, at) => (at < things.length - 1 ? `${thing},` : thing)),
    columns,
  );
}

/** Wraps a text to lines of this many columns. All lines but the first are indented. */
export function wrapText(text: string, columns: number, indent = '  '): string[] {
  return wrapPieces(text.split(' '), columns, indent);
}

/** Joins pieces with spaces and wraps them to lines of this many columns. A piece that is longer than a line is cut. */
export function wrapPieces(pieces: readonly string[], columns: number, indent = ''): string[] {
  const lines: string[] = [];
  let width = 0;
  for (const piece of pieces) {
    const last = lines.at(-1);
    const wider = width + 1 + widthOf(piece);
    if (last !== undefined && wider <= columns) {
      lines[lines.length - 1] = `${last} ${piece}`;
      width = wider;
    } else {
      const line = cut(last === undefined ? piece : indent + piece, columns);
      lines.push(line);
      width = widthOf(line);
    }
  }
  return lines;
}

/** Returns the start of a window of `size` cells around `centre`, clamped to the edges. */
export function windowStart(centre: number, size: number, whole: number): number {
  return Math.max(0, Math.min(centre - Math.floor(size / 2), whole - size));
}
