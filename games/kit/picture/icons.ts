import { readFileSync } from 'node:fs';

let shipped: ReadonlyMap<string, string> | undefined;

function paths(): ReadonlyMap<string, string> {
  shipped ??= new Map(Object.entries(JSON.parse(readFileSync(new URL('icons.json', import.meta.url), 'utf8'))));
  return shipped;
}

/** The names of all icons that are shipped. */
export function iconNames(): string[] {
  return [...paths().keys()];
}

/** The path data of an icon in 512 by 512 pixels; nothing for a name that is not among those shipped. `npm run icons` picks them. */
export function iconPath(name: string): string | undefined {
  return paths().get(name);
}
