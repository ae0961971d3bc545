import { cut, widthOf } from './reader.ts';

/** Things one after the other with commas, on as many lines of so many columns as they take. */
export function wrapList(things: readonly string[], columns: number): string[] {
  return wrapPieces(
    things.map((thing, at) => (at < things.length - 1 ? `${thing},` : thing)),
    columns,
  );
}

/** A text on as many lines of so many columns as its words take; all but the first are indented. */
export function wrapText(text: string, columns: number, indent = '  '): string[] {
  return wrapPieces(text.split(' '), columns, indent);
}

/** Pieces that stay whole one after the other, on as many lines of so many columns as they take. */
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

/** Where a part of so many cells begins that keeps its centre in the middle as far as the edges allow. */
export function windowStart(centre: number, size: number, whole: number): number {
  return Math.max(0, Math.min(centre - Math.floor(size / 2), whole - size));
}
