import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Discord } from '@longtable/playground/discord';
import { ROUTES } from '@longtable/playground/rest/api';
import { DISCORD_ROUTES } from '@longtable/playground/rest/discord-routes';

// Writes playground/COVERAGE.md: which routes of Discord the playground simulates. With the path of Discord's
// openapi.json it updates the list of Discord's routes first: `npm run coverage-list -- openapi.json`.

const PLAYGROUND = join(import.meta.dirname, '../playground');

interface OpenApi {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, object>>;
}

/** Returns the methods of each path of Discord's published description. Parameters have no name. */
export function routesIn({ paths }: OpenApi): Record<string, string> {
  const methods = new Map<string, Set<string>>();
  for (const [path, operations] of Object.entries(paths)) {
    const shape = path.replaceAll(/\{[^}]*\}/g, ':');
    const known = Object.keys(operations).filter((method) => /^(get|post|put|patch|delete)$/.test(method));
    const all = methods.get(shape) ?? new Set();
    for (const method of known) all.add(method.toUpperCase());
    if (all.size > 0) methods.set(shape, all);
  }
  return Object.fromEntries(
    [...methods].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, all]) => [path, [...all].sort().join(' ')]),
  );
}

/** Returns the page that lists the simulated and the other routes of Discord. */
export function coveragePage(): string {
  // Routes are made from the state of a playground, which they use only when they answer.
  const empty: Discord = new Proxy({} as Discord, {
    get: (_, name) => (name === 'world' || name === 'activities' ? empty : {}),
  });
  const shapes = ROUTES.flatMap((make) => make(empty)).map(({ method, path }) => `${method} ${path}`);
  const own = new Set(shapes.map((shape) => shape.replaceAll(/:\w+/g, ':')));
  const all = Object.entries(DISCORD_ROUTES).flatMap(([path, methods]) =>
    methods.split(' ').map((method) => `${method} ${path}`),
  );
  const isSimulated = (shape: string) =>
    own.has(shape) || own.has(shape.replace('@original', ':')) || own.has(shape.replace('@me', ':'));
  const byPart = Map.groupBy(all, (shape) => shape.split('/')[1] ?? '');
  const list = (shapes: readonly string[]) =>
    shapes.length > 0 ? shapes.map((shape) => `\`${shape}\``).join('<br>') : '—';
  const rows = [...byPart].map(([part, shapes]) => {
    const [yes, no] = [shapes.filter(isSimulated), shapes.filter((shape) => !isSimulated(shape))];
    return `| ${part} | ${yes.length} of ${shapes.length} | ${list(yes)} | ${list(no)} |`;
  });
  return [
    '# Which routes the playground simulates',
    '',
    `The playground simulates ${all.filter(isSimulated).length} of the ${all.length} routes that Discord publishes in its OpenAPI description, version 10.`,
    'It answers all others with status 400 and “The playground does not simulate this route”. `npm run coverage-list` writes this page from the routes.',
    '',
    '| Part | Simulated | Routes | Not simulated |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) {
  const [file] = process.argv.slice(2);
  if (file) {
    const routes = JSON.stringify(routesIn(JSON.parse(readFileSync(file, 'utf8')) as OpenApi), null, 2);
    const comment =
      '/** Methods of Discord’s routes by path, from its published OpenAPI description. `npm run coverage-list` writes this file. */';
    const text = `${comment}\nexport const DISCORD_ROUTES: Readonly<Record<string, string>> = ${routes};\n`;
    writeFileSync(join(PLAYGROUND, 'rest/discord-routes.ts'), text);
  } else writeFileSync(join(PLAYGROUND, 'COVERAGE.md'), coveragePage());
}
