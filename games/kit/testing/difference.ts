/** Where two values first differ: the way to it, and what stands there in each. */
export interface Difference {
  readonly path: string;
  readonly one: string;
  readonly other: string;
}

/** The first place where two plain values differ, or nothing if they are the same. */
export function differenceOf(one: unknown, other: unknown, path = ''): Difference | undefined {
  if (Object.is(one, other)) return undefined;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
    const [shown, instead] = [one, other].map(format) as [string, string];
    return shown === instead ? undefined : { path, one: shown, other: instead };
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const step = Array.isArray(one) ? `[${key}]` : path === '' ? key : `.${key}`;
    const found = differenceOf(one[key], other[key], path + step);
    if (found) return found;
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
