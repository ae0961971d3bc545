import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { say } from '@longtable/kit';
import { FEATURES } from '../../bot/features/index.ts';
import type { Access } from '../../bot/interactions/access.ts';
import { type Command, loadCommands } from '../../bot/interactions/command.ts';
import { BUTTONS } from '../../bot/screens/table-actions.ts';
import { builtInGames } from '../../games/index.ts';
import { buildReference, REFERENCES } from './reference.ts';

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns a page with its generated parts replaced. A part is between `<!-- name -->` and `<!-- /name -->`. */
export function withStructure(page: string, root: string): string {
  return withParts(page, { packages: packagesIn(root), imports: importsIn(root) });
}

function withParts(page: string, parts: Readonly<Record<string, string>>): string {
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

/** Returns a diagram of the imports between folders, without those that follow from others. */
function importsIn(root: string): string {
  const edges = new Map<string, Set<string>>();
  const users = new Set<string>();
  for (const file of sourcesIn(root)) {
    const folder = folderOf(file);
    const text = readFileSync(join(root, file), 'utf8');
    if (folder === undefined) continue;
    if (text.includes("from 'discord.js'")) users.add(folder);
    const targets = edges.get(folder) ?? new Set<string>();
    edges.set(folder, targets);
    for (const [, path = ''] of text.matchAll(/\b(?:from|import\()\s*'(\.{1,2}\/[^']+|@longtable\/[^']+)'/g)) {
      const target = folderOf(path.startsWith('.') ? join(dirname(file), path) : pathOf(path));
      if (target !== undefined && target !== folder) targets.add(target);
    }
  }
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    [...(edges.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
  const direct = (from: string, targets: Set<string>) =>
    [...targets].filter((to) => ![...targets].some((other) => other !== to && reaches(other, to, new Set([from]))));
  const idOf = (folder: string) => folder.replaceAll(/\W/g, '_');
  const drawn = new Set<string>();
  const node = (folder: string) => {
    const label = users.has(folder) ? `(["${folder}"])` : `["${folder}"]`;
    const shown = drawn.has(folder) ? '' : label;
    drawn.add(folder);
    return idOf(folder) + shown;
  };
  const lines = [...edges].sort().flatMap(([from, targets]) => {
    const to = direct(from, targets).sort();
    return to.length > 0 ? [`${node(from)} --> ${to.map(node).join(' & ')}`] : [];
  });
  const rows = lines.flatMap((_, index) => (index % 3 === 0 ? [`  ${lines.slice(index, index + 3).join('; ')}`] : []));
  return ['```mermaid', 'flowchart TD', ...rows, '```'].join('\n');
}

/** Returns the TypeScript files of the program, without tests. */
function sourcesIn(root: string): string[] {
  return ['bot', 'commands', 'games', 'playground', 'spy-server', 'storage']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\/(node_modules|dist|testing|examples|built)\//.test(file));
}

/** Returns the folder of a file in the diagram. Undefined for single files such as `bot/log.ts`. */
function folderOf(path: string): string | undefined {
  const [first = '', second = '', rest] = path.split('/');
  if (first === 'bot')
    return ['bot/longtable.ts', 'bot/main.ts'].find((file) => file === path) ?? /^bot\/[a-z-]+(?=\/)/.exec(path)?.[0];
  if (first === 'games' && rest !== undefined) return second === 'kit' ? 'games/kit' : 'games/*';
  return first;
}

function pathOf(name: string): string {
  const [, own = ''] = name.split('/');
  return ['playground', 'spy-server'].includes(own) ? `${own}/` : `games/${own}/`;
}

function read(root: string, path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

const ACCESS_DESCRIPTIONS: Readonly<Record<Access, string>> = {
  anyone: 'anyone, anywhere: it shows or changes only the user’s own things, or what this place shows to everyone',
  manager: 'members with the permission Manage Server, on that server',
  moderator:
    'members with Manage Server or Moderate Members, or allowed in Discord’s Integrations page, on that server',
  visitor: 'users who take part in the table or can see its channel',
  spectator: 'visitors of the table, unless it gives away a daily that they have not played',
  finished: 'spectators of the table, once it is over',
  replay: 'spectators of the table, once it is over; anyone with the file of a game',
  member: 'players, owners of programs, invited and waiting users of the table, anywhere',
  nextPlayer: 'players and waiting users of the table',
  playerOrOwner: 'players and owners of programs of the table, anywhere',
  host: 'the host of a table that waits for players, anywhere',
  joined: 'players, owners of programs and waiting users of the table, anywhere',
  player: 'players of the table, anywhere',
  playerHere: 'players of the table, in its channel',
  chooser: 'players of the table; choices on the board only in its channel',
  invited: 'users who are invited to the table, anywhere',
  replaced: 'players whom the computer stands in for, anywhere',
  moderated: 'moderators (as above), on the server of the table',
};

/** Returns all custom ids, commands and context menus with their access. */
export function accesses(commands: ReadonlyMap<string, Command>): readonly (readonly [name: string, string])[] {
  const buttons = Object.entries(BUTTONS).map(([kind, { access }]) => [`\`${kind}\``, access] as const);
  const ofFeatures = featureButtons().map(
    ([kind, { access }]) => [`\`${kind}\``, typeof access === 'string' ? access : access.name] as const,
  );
  const typed = [...commands].flatMap(([name, { access, menus, data }]) => [
    ...(data(builtInGames, { settings: { PROGRAM_PORT: 0 }, features: FEATURES })
      ? [[`/${name}`, access] as const]
      : []),
    ...Object.values(menus ?? {}).map((entry) => [`menu “${say(entry.label, 'en')}”`, entry.access] as const),
  ]);
  return [...buttons, ...ofFeatures, ...typed];
}

function featureButtons() {
  return FEATURES.flatMap(({ buttons = {} }) => Object.entries(buttons));
}

/** Returns the descriptions of all access types: those of the core, then those of features. */
function descriptions(): Readonly<Record<string, string>> {
  const own = featureButtons().flatMap(([, { access }]) => (typeof access === 'string' ? [] : [access]));
  return { ...ACCESS_DESCRIPTIONS, ...Object.fromEntries(own.map(({ name, admits }) => [name, admits])) };
}

/** Returns a Markdown table of custom ids, commands and context menus by access. */
export function accessTable(commands: ReadonlyMap<string, Command>): string {
  const by = Map.groupBy(accesses(commands), ([, access]) => access);
  const rows = Object.entries(descriptions()).map(([access, description]) => {
    const names = (by.get(access) ?? []).map(([name]) => name).sort();
    return `| \`${access}\` | ${description} | ${names.join(' ')} |`;
  });
  return ['| Access | Who and where | Custom ids, commands and menus |', '|---|---|---|', ...rows].join('\n');
}

const ROOT = resolve(import.meta.dirname, '../..');

if (import.meta.main) {
  const commands = await loadCommands(new URL('../../commands/', import.meta.url));
  const rewrite = (path: string, change: (page: string) => string) =>
    writeFileSync(join(ROOT, path), change(readFileSync(join(ROOT, path), 'utf8')));
  rewrite('docs/contributing.md', (page) => withParts(withStructure(page, ROOT), { access: accessTable(commands) }));
  rewrite('docs/architecture.md', (page) => withStructure(page, ROOT));
  for (const folder of Object.keys(REFERENCES)) await buildReference(folder);
}
