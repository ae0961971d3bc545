import { readFileSync } from 'node:fs';

let paths: ReadonlyMap<string, string> | undefined;

/** The path data of an icon in 512 by 512 pixels; nothing for a name that is not among those shipped. `npm run icons` picks them. */
export function iconPath(name: string): string | undefined {
  paths ??= new Map(Object.entries(JSON.parse(readFileSync(new URL('icons.json', import.meta.url), 'utf8'))));
  return paths.get(name);
}
