import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns a page with its generated parts replaced. A part is between `<!-- name -->` and `<!-- /name -->`. */
export function withStructure(page: string, root: string): string {
  const parts = { packages: packagesIn(root), discord: discordIn(root) };
  return Object.entries(parts).reduce(
    (text, [name, part]) =>
      text.replace(new RegExp(`<!-- ${name} -->\n[\\s\\S]*?<!-- /${name} -->`), () =>
        [`<!-- ${name} -->`, part, `<!-- /${name} -->`].join('\n'),
      ),
    page,
  );
}

/** Returns a table of the packages with their folders and the packages of this repository that they depend on. */
function packagesIn(root: string): string {
  const { workspaces } = read(root, 'package.json') as { workspaces: readonly string[] };
  const folders = workspaces.flatMap((folder) =>
    folder.endsWith('/*')
      ? readdirSync(join(root, folder.slice(0, -2)), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => folder.replace('*', name))
          .sort()
      : [folder],
  );
  const rows = ['', ...folders].map((folder) => {
    const { name, description, dependencies = {} } = read(root, join(folder, 'package.json')) as Manifest;
    const own = Object.keys(dependencies).filter((each) => each.startsWith('@longtable/'));
    const named = own.map((each) => each.slice('@longtable/'.length)).join(', ');
    return `| ${folder === '' ? 'the rest' : `\`${folder}\``} | \`${name}\` | ${description} | ${named} |`;
  });
  return ['| Folder | Package | Contents | Depends on |', '|---|---|---|---|', ...rows].join('\n');
}

/** Returns a sentence that lists the folders which import discord.js and those which don't. */
function discordIn(root: string): string {
  const rooms = readdirSync(join(root, 'bot'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `bot/${name}`)
    .sort();
  const [users = [], others = []] = [true, false].map((uses) =>
    [...rooms, 'commands', 'storage', 'games']
      .filter((folder) => importsDiscord(join(root, folder)) === uses)
      .map((folder) => `\`${folder}\``),
  );
  return `Folders that import discord.js: ${users.join(', ')}. Folders that don’t: ${others.join(', ')}.`;
}

function importsDiscord(folder: string): boolean {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)(node_modules|dist)\//.test(file))
    .some((file) => readFileSync(join(folder, file), 'utf8').includes("from 'discord.js'"));
}

function read(root: string, path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
