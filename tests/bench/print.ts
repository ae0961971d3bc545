/** What is aimed for: at most or at least so much. */
type Aim = { readonly most: number } | { readonly least: number };

/** Prints one row of a table: what is measured, then numbers. */
export function row(names: readonly string[], numbers: readonly string[]): void {
  console.log([...names.map((name) => name.padEnd(10)), ...numbers.map((number) => number.padStart(10))].join(' '));
}

/** A ratio, and beside it what is aimed for and whether it is met. */
export function judged(value: number, aim?: Aim): [ratio: string, verdict: string] {
  const ratio = `${value.toFixed(2)}x`;
  if (!aim) return [ratio, ''];
  if ('most' in aim) return [ratio, `<= ${aim.most} ${value <= aim.most ? 'yes' : 'NO'}`];
  return [ratio, `>= ${aim.least} ${value >= aim.least ? 'yes' : 'NO'}`];
}
