import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { SIGNS, SUITS } from '@longtable/kit/picture';
import { builtInGames } from '../games/index.ts';

const { values } = parseArgs({ options: { prune: { type: 'boolean' } } });

// Copies the icons used by games and the kit from the 4,133 of game-icons.net.
// `npm run icons` adds new ones; `npm run icons -- --prune` also removes unused ones.

const FILE = new URL('../games/kit/picture/icons.json', import.meta.url);
const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const { icons } = JSON.parse(readFileSync(source, 'utf8')) as { icons: Record<string, { body: string }> };

const named = [
  ...Object.values(SIGNS),
  ...SUITS,
  ...builtInGames.flatMap(({ presentation }) => Object.values(presentation.icons ?? {})),
  ...(values.prune ? [] : Object.keys(JSON.parse(readFileSync(FILE, 'utf8')))),
];
const picked = [...new Set(named)].sort().map((name) => {
  const body = icons[name]?.body;
  const [, path] = / d="([^"]+)"/.exec(body ?? '') ?? [];
  if (path === undefined) throw new Error(`There is no icon "${name}".`);
  return [name, path] as const;
});
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(picked), null, 1)}\n`);
console.log(`${picked.length} icons in games/kit/picture/icons.json.`);
