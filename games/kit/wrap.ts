import { cut, widthOf } from './reader.ts';

/** Things one after the other with commas, on as many lines of so many columns as they take. */
export function wrap(things: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const [at, thing] of things.entries()) {
    const words = cut(at < things.length - 1 ? `${thing},` : thing, columns);
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 1 + widthOf(words) <= columns)
      lines[lines.length - 1] = `${last} ${words}`;
    else lines.push(words);
  }
  return lines;
}

/** A text on as many lines of so many columns as its words take; all but the first are indented. */
export function fold(text: string, columns: number, indent = '  '): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 1 + widthOf(word) <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(cut(last === undefined ? word : indent + word, columns));
  }
  return lines;
}
