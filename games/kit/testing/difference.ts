/** First difference of two values: its path and both values. */
export interface Difference {
  readonly path: string;
  readonly one: string;
  readonly other: string;
}

/** Returns the first difference of two plain values, or undefined if they are equal. */
export function differenceOf(one: unknown, other: unknown, path = ''): Difference | undefined {
  if (Object.is(one, other)) return undefined;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
    const [shown, instead] = [one, other].map(format) as [string, string];
    return shown === instead ? undefined : { path, one: shown, other: instead };
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const step = Array.isArray(one) ? `[${key}]` : path === '' ? key : `.${key}`;
    const difference = differenceOf(one[key], other[key], path + step);
    if (difference) return difference;
  }
  return undefined;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof RegExp);
}

function format(value: unknown): string {
  if (value === undefined) return 'nothing';
  return value instanceof RegExp ? String(value) : JSON.stringify(value);
}
