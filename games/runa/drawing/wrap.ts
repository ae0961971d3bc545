/** The columns of a board. */
export const WIDTH = 36;

/** A line across the board. */
export const RULER = '-'.repeat(WIDTH);

/** Words in lines that fit the board, separated by commas. */
export function wrap(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)}, ${word}` : word;
    // A line that is not the last ends with a comma.
    if (lines.length === 0 || longer.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line, index) => (index < lines.length - 1 ? `${line},` : line));
}
