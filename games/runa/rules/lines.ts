/** The line that keeps all cards, where the original's player types an empty one. */
export const NONE = 'none';

/** Numbers from 1 to `most`, separated by commas and written without leading zeros; nothing if the line is anything else. */
export function numbers(line: string, most: number): number[] | undefined {
  if (!/^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9})*$/.test(line)) return undefined;
  const found = line.split(',').map(Number);
  return found.every((number) => number <= most) ? found : undefined;
}

/** The same as indices from 0, none of them twice. */
export function distinctIndices(line: string, most: number): number[] | undefined {
  const found = numbers(line, most);
  return found && new Set(found).size === found.length ? found.map((number) => number - 1) : undefined;
}
