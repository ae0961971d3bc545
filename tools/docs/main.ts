import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Application, type TypeDocOptions } from 'typedoc';
import { loadCommands } from '../../bot/interactions/command.ts';
import { accessPage } from './access.ts';
import { apiPage, KIT, PLAYGROUND } from './api.ts';
import { withStructure } from './structure.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const inRoot = (path: string) => resolve(ROOT, path);

const commands = await loadCommands(new URL('../../commands/', import.meta.url));
writeFileSync(inRoot('docs/access.md'), accessPage(commands));
writeFileSync(inRoot('docs/api.md'), apiPage(inRoot('games/kit/index.ts'), KIT));
writeFileSync(inRoot('docs/api-playground.md'), apiPage(inRoot('playground/index.ts'), PLAYGROUND));
const architecture = inRoot('docs/architecture.md');
writeFileSync(architecture, withStructure(readFileSync(architecture, 'utf8'), ROOT));

/** Builds an API reference. Exits with an error if documentation is missing. */
async function build(folder: string, options: Partial<TypeDocOptions>): Promise<void> {
  const app = await Application.bootstrap({
    tsconfig: inRoot('tsconfig.json'),
    readme: 'none',
    disableGit: true,
    sourceLinkTemplate: '{path}',
    excludeExternals: true,
    // `npm run check` reports type errors.
    skipErrorChecking: true,
    ...options,
  });
  const project = await app.convert();
  if (!project) process.exit(1);
  app.validate(project);
  await app.generateDocs(project, inRoot(folder));
  if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exit(1);
}

// The API for games: `@longtable/kit`, and `@longtable/kit/testing` for their tests.
await build('reference', {
  name: 'Longtable',
  entryPoints: ['games/kit/index.ts', 'games/kit/testing/index.ts'].map(inRoot),
  // Schemas whose types are exported under the same names.
  intentionallyNotExported: ['boards', 'entry', 'lists', 'value'].map((name) => `games/kit/design/field.ts:${name}`),
});

// The modules of No Time to Spy, its server and its player.
await build('reference/spy', {
  name: 'No Time to Spy',
  entryPointStrategy: 'expand',
  entryPoints: ['games/spy', 'spy-server'].map(inRoot),
  exclude: ['**/*.test.ts', '**/testing/**', '**/main.ts'],
  // Schemas are internal; only their types are exported.
  validation: { notExported: false },
});
