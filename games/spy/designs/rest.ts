import type { Entry } from '../../kit/design/document.ts';

/** An entry with what else stood beside it in its file: that is kept and not looked at. */
export function withRest(entry: Entry, rest: Readonly<Record<string, unknown>>): Entry {
  return Object.keys(rest).length === 0 ? entry : { ...entry, rest: JSON.stringify(rest) };
}

/** What else stood beside an entry in its file. */
export function restOf({ rest }: Entry): Readonly<Record<string, unknown>> {
  return typeof rest === 'string' ? JSON.parse(rest) : {};
}
