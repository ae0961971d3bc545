import { resolve } from 'node:path';
import { Application } from 'typedoc';

const ROOT = resolve(import.meta.dirname, '../..');

// The reference of what a game imports: `longtable/kit`, and `longtable/testing` for its tests.
const app = await Application.bootstrap({
  name: 'Longtable',
  entryPoints: ['games/kit/index.ts', 'games/kit/testing/index.ts'].map((file) => resolve(ROOT, file)),
  tsconfig: resolve(ROOT, 'tsconfig.json'),
  readme: 'none',
  disableGit: true,
  sourceLinkTemplate: '{path}',
  excludeExternals: true,
  // `npm run check` has looked for errors.
  skipErrorChecking: true,
  // Schemas whose types are exported under the same names.
  intentionallyNotExported: ['boards', 'entry', 'lists', 'value'].map((name) => `games/kit/design/document.ts:${name}`),
});
const project = await app.convert();
if (!project) process.exit(1);
app.validate(project);
await app.generateDocs(project, resolve(ROOT, 'reference'));
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exit(1);
