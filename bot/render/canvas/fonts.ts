import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const WEIGHTS = [500, 600, 700];
const FACES = { wide: 'fira-sans-condensed', narrow: 'fira-sans-extra-condensed' } as const;
/** Each alphabet is a file of its own; one that is listed later stands in for the letters that the earlier ones lack. */
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
/** What the machine may have for all other letters and for emoji. */
const OTHERS = [
  'DejaVu Sans',
  'Noto Sans',
  'Noto Sans CJK JP',
  'Noto Sans CJK SC',
  'WenQuanYi Zen Hei',
  'Noto Color Emoji',
  'Noto Emoji',
];

const { resolve } = createRequire(import.meta.url);
for (const face of Object.values(FACES)) {
  const files = join(dirname(resolve(`@fontsource/${face}/package.json`)), 'files');
  for (const alphabet of ALPHABETS)
    for (const weight of WEIGHTS)
      GlobalFonts.registerFromPath(join(files, `${face}-${alphabet}-${weight}-normal.woff2`), `${face} ${alphabet}`);
}

const familiesOf = (face: string) =>
  [...ALPHABETS.map((alphabet) => `${face} ${alphabet}`), ...OTHERS].map((family) => `"${family}"`).join(',');

const FAMILIES = { wide: familiesOf(FACES.wide), narrow: familiesOf(FACES.narrow) };

/** A font as a canvas takes it. */
export function fontOf(size: number, weight: number, isNarrow: boolean): string {
  return `${weight} ${size}px ${isNarrow ? FAMILIES.narrow : FAMILIES.wide}`;
}
