/** A partial with `#` for its numbers, and the numbers. */
export function readPartial(partial: string): { pattern: string; numbers: number[] } {
  const numbers = (partial.match(/\d/g) ?? []).map(Number);
  return { pattern: partial.replace(/\b[0-7]\b/g, '#'), numbers };
}
