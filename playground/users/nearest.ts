/** Maximum number of names in an error. */
const MAX_LISTED = 10;

/** Returns a sentence that lists names, those most like the wanted one first. */
export function listed(wanted: string, names: readonly string[]): string {
  const all = nearestFirst(wanted, [...new Set(names)]);
  if (all.length === 0) return 'There are none.';
  const more = all.length > MAX_LISTED ? ` and ${all.length - MAX_LISTED} more` : '';
  return `There are: ${all.slice(0, MAX_LISTED).join(', ')}${more}.`;
}

/** Returns texts ordered by their edit distance to the wanted one, the nearest first. */
function nearestFirst(wanted: string, texts: readonly string[]): string[] {
  return texts
    .map((text) => ({ text, distance: distance(wanted.toLowerCase(), text.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ text }) => text);
}

/** Returns the number of characters to insert, delete or replace. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (let index = 0; index < to.length; index++) {
      const replaced = row[index]! + (letter === to[index] ? 0 : 1);
      next.push(Math.min(replaced, row[index + 1]! + 1, next[index]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
