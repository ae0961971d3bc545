import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Application, type ContainerReflection, ReflectionKind, type TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';

const ROOT = resolve(import.meta.dirname, '../..');

type Options = Partial<TypeDocOptions & PluginOptions>;

/** Tables instead of a heading for every member. */
const MARKDOWN: Options = {
  plugin: ['typedoc-plugin-markdown'],
  router: 'module',
  hideBreadcrumbs: true,
  hidePageHeader: true,
  disableSources: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  propertyMembersFormat: 'table',
  typeDeclarationFormat: 'table',
};

/** References by their folders. Those of packages are published with them. */
export const REFERENCES: Readonly<Record<string, Options>> = {
  'games/kit/reference': {
    ...MARKDOWN,
    name: '@longtable/kit',
    entryPoints: ['games/kit/index.ts', 'games/kit/testing/index.ts'],
    // Schemas whose types are exported under the same names, and parts of types.
    intentionallyNotExported: ['boards', 'entry', 'lists', 'value', 'Given', 'StoryTeller'],
  },
  'playground/reference': {
    ...MARKDOWN,
    name: '@longtable/playground',
    entryPoints: ['playground/index.ts'],
    // Parts of the simulated Discord are internal.
    validation: { notExported: false },
  },
  'reference/spy': {
    name: 'No Time to Spy',
    entryPointStrategy: 'expand',
    entryPoints: ['games/spy', 'spy-server'],
    exclude: ['**/*.test.ts', '**/testing/**', '**/main.ts'],
    // Schemas are internal; only their types are exported.
    validation: { notExported: false },
  },
};

/** Writes the reference of a folder to `out`, by default to the folder itself. Throws if documentation is missing. */
export async function buildReference(folder: string, out = resolve(ROOT, folder)): Promise<void> {
  const { entryPoints = [], ...options }: Options = REFERENCES[folder] ?? {};
  const paths = entryPoints.map((path) => resolve(ROOT, path));
  const cache = await mkdtemp(join(tmpdir(), 'longtable-reference-'));
  // Reading only these files is four times as fast as reading the whole project.
  const tsconfig = join(cache, 'tsconfig.json');
  await writeFile(tsconfig, JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include: paths }));
  try {
    const app = await Application.bootstrapWithPlugins({
      tsconfig,
      readme: 'none',
      disableGit: true,
      sourceLinkTemplate: '{path}',
      excludeExternals: true,
      // `npm run check` reports type errors.
      skipErrorChecking: true,
      entryPoints: paths,
      outputs: [{ name: options.plugin ? 'markdown' : 'html', path: out }],
      logLevel: 'Warn',
      ...options,
    });
    const project = await app.convert();
    if (!project) throw new Error(`${folder} cannot be built.`);
    app.validate(project);
    if (options.plugin) for (const name of undocumentedIn(project)) app.logger.warn(`${name} has no comment`);
    await app.generateOutputs(project);
    if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error(`${folder} has errors.`);
  } finally {
    await rm(cache, { recursive: true });
  }
}

/** Members of a formatter, which every grammar exports. Their names say all. */
const FORMATTER = ['number', 'list', 'either', 'count'];

/** Returns the exports without a doc comment. */
function undocumentedIn({ children = [] }: ContainerReflection): string[] {
  return children.flatMap((child) => {
    if (child.kindOf([ReflectionKind.Module, ReflectionKind.Namespace])) return undocumentedIn(child);
    const isDocumented = [child, ...(child.signatures ?? [])].some((part) => part.hasComment());
    return isDocumented || FORMATTER.includes(child.name) ? [] : [child.name];
  });
}
