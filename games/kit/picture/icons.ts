import { readFileSync } from 'node:fs';

let shipped: ReadonlyMap<string, string> | undefined;

function paths(): ReadonlyMap<string, string> {
  shipped ??= new Map(Object.entries(JSON.parse(readFileSync(new URL('icons.json', import.meta.url), 'utf8'))));
  return shipped;
}

export function iconNames(): string[] {
  return [...paths().keys()];
}

/**
 * Returns the path data of an icon in 512 by 512 pixels, or undefined for an unknown name. `npm run icons` adds icons.
 */
export function iconPath(name: string): string | undefined {
  return paths().get(name);
}
