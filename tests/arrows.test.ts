import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Which rooms a room may look into; npm packages and Node's own modules are listed only where they are restricted. */
const ALLOWED: Record<string, readonly string[]> = {
  games: ['games'],
  storage: ['storage', 'games/kit'],
  bot: ['bot', 'storage', 'games/kit'],
  commands: ['commands', 'bot', 'storage', 'games/kit'],
  playground: ['playground'],
  terminal: ['terminal', 'games'],
};

/** The one file that puts the parts together. */
const COMPOSITION = 'bot/main.ts';

/** Levels are text files that lie beside the code; only this module reads them. */
const DATA_READERS = new Map([['games/dungeon/levels.ts', 'node:fs']]);

interface Import {
  readonly from: string;
  readonly to: string;
}

const imports: Import[] = Object.keys(ALLOWED).flatMap((room) => sources(room).flatMap(importsOf));

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = text.matchAll(/\bfrom '([^']+)';$|^import '([^']+)';$|\bimport\('([^']+)'\)/gm);
  return [...found].map((match) => {
    const target = (match[1] ?? match[2] ?? match[3]) as string;
    const to = target.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), target)) : target;
    return { from: file, to };
  });
}

const isInside = (path: string, room: string) => path === room || path.startsWith(`${room}/`);
const isLocal = ({ to }: Import) => Object.keys(ALLOWED).some((room) => isInside(to, room)) || to.startsWith('tests');

test.each(Object.entries(ALLOWED))('%s looks only into %j', (room, allowed) => {
  const wrong = imports
    .filter((arrow) => isInside(arrow.from, room) && arrow.from !== COMPOSITION && isLocal(arrow))
    .filter((arrow) => !allowed.some((target) => isInside(arrow.to, target)));
  expect(wrong).toEqual([]);
});

test('games know nothing but zod and each other; tests of the kit may use vitest and fast-check', () => {
  const outside = imports
    .filter((arrow) => isInside(arrow.from, 'games') && !isLocal(arrow) && arrow.to !== 'zod')
    .filter((arrow) => !(isSuite(arrow.from) && ['vitest', 'fast-check'].includes(arrow.to)))
    .filter((arrow) => DATA_READERS.get(arrow.from) !== arrow.to);
  expect(outside).toEqual([]);
});

test('a game does not look into another game', () => {
  const gameOf = (path: string) => path.split('/')[1];
  const across = imports
    .filter((arrow) => isInside(arrow.from, 'games') && isInside(arrow.to, 'games') && arrow.from !== 'games/index.ts')
    .filter((arrow) => gameOf(arrow.to) !== 'kit' && gameOf(arrow.to) !== gameOf(arrow.from));
  expect(across).toEqual([]);
});

test('games use no clock, no chance of their own and no process', () => {
  const impure = sources('games').filter((file) =>
    /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bprocess\.|\bperformance\.now\b/.test(
      readFileSync(join(ROOT, file), 'utf8'),
    ),
  );
  expect(impure.filter((file) => !isSuite(file))).toEqual([]);
});

test('the host knows nothing of Discord', () => {
  const known = imports.filter(
    (arrow) => isInside(arrow.from, 'bot/host') && (arrow.to === 'discord.js' || isInside(arrow.to, 'bot/face')),
  );
  expect(known).toEqual([]);
});

/** The contract suite is test code that lies with the contract. */
function isSuite(file: string): boolean {
  return /^games\/kit\/(contract|law|laws|secrecy|wander)\.ts$/.test(file);
}
