import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const WEIGHTS = [500, 600, 700];
const FACES = { wide: 'fira-sans-condensed', narrow: 'fira-sans-extra-condensed' } as const;
/** Font files by alphabet, in fallback order. */
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
/** Fallback fonts for emoji and all other scripts. woff loads four times as fast as woff2. */
const OTHERS = { 'noto-emoji': 'noto-emoji-emoji-600-normal.woff', unifont: 'unifont-latin-400-normal.woff' } as const;
/** Pattern of texts that need only the first alphabet. */
const LATIN = /^[\u0020-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212]*$/;
/** Pattern of texts that need no fallback font. */
const KNOWN = /^[\u0020-\u02ff\u0370-\u052f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf\u2122\u2191\u2193\u2212]*$/;

const { resolve } = createRequire(import.meta.url);
const register = (pack: string, file: string, alias: string) =>
  GlobalFonts.registerFromPath(join(dirname(resolve(`@fontsource/${pack}/package.json`)), 'files', file), alias);

function registerAlphabets(alphabets: readonly string[]): void {
  for (const face of Object.values(FACES))
    for (const alphabet of alphabets)
      for (const weight of WEIGHTS) register(face, `${face}-${alphabet}-${weight}-normal.woff2`, `${face} ${alphabet}`);
}

/** Fonts that are loaded on demand, because most pictures need only the first alphabet. */
const missing = new Map<RegExp, () => void>([
  [LATIN, () => registerAlphabets(ALPHABETS.slice(1))],
  [KNOWN, () => Object.entries(OTHERS).forEach(([pack, file]) => void register(pack, file, pack))],
]);
registerAlphabets(ALPHABETS.slice(0, 1));

/** Loads the fonts that a text needs. */
export function registerFontsFor(words: string): void {
  for (const [letters, registerMore] of missing) {
    if (letters.test(words)) return;
    missing.delete(letters);
    registerMore();
  }
}

const familiesOf = (face: string) =>
  [...ALPHABETS.map((alphabet) => `${face} ${alphabet}`), ...Object.keys(OTHERS)]
    .map((family) => `"${family}"`)
    .join(',');

const FAMILIES = { wide: familiesOf(FACES.wide), narrow: familiesOf(FACES.narrow) };

export function fontOf(size: number, weight: number, isNarrow: boolean): string {
  return `${weight} ${size}px ${isNarrow ? FAMILIES.narrow : FAMILIES.wide}`;
}
