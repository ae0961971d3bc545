import { readFileSync } from 'node:fs';

let shipped: ReadonlyMap<string, string> | undefined;

function paths(): ReadonlyMap<string, string> {
  shipped ??= new Map(Object.entries(JSON.parse(readFileSync(new URL('icons.json', import.meta.url), 'utf8'))));
  return shipped;
}

export function iconNames(): string[] {
  return [...paths().keys()];
}

/** Whether an icon is not the name of a shipped one but the game's own, as SVG path data in 512 by 512 pixels. */
export function isOwnIcon(icon: string): boolean {
  return /^M\s*-?[\d.]/i.test(icon);
}

/** Returns the path data of an icon in 512 by 512 pixels, or undefined for an unknown name. */
export function iconPath(icon: string): string | undefined {
  return isOwnIcon(icon) ? icon : paths().get(icon);
}
