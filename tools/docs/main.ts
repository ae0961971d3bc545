import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { say } from '@longtable/kit';
import { FEATURES } from '../../bot/features/index.ts';
import type { Access } from '../../bot/interactions/access.ts';
import { type Command, loadCommands } from '../../bot/interactions/command.ts';
import { BUTTONS } from '../../bot/screens/index.ts';
import { builtInGames } from '../../games/index.ts';
import { buildReference, REFERENCES } from './reference.ts';

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

const ACCESS_DESCRIPTIONS: Readonly<Record<Access, string>> = {
  anyone: 'anyone, anywhere: it shows or changes only the user’s own things, or what this place shows to everyone',
  manager: 'members with the permission Manage Server, on that server',
  visitor: 'users who take part in the table or can see its channel',
  spectator: 'visitors of the table, unless it gives away a daily that they have not played',
  finished: 'spectators of the table, once it is over',
  replay: 'spectators of the table, once it is over; anyone with the file of a game',
  member: 'players, owners of programs, invited and waiting users of the table, anywhere',
  nextPlayer: 'players and waiting users of the table',
  party: 'players and owners of programs of the table, anywhere',
  host: 'the host of a table that waits for players, anywhere',
  joined: 'players, owners of programs and waiting users of the table, anywhere',
  player: 'players of the table, anywhere',
  playerHere: 'players of the table, in its channel',
  chooser: 'players of the table; choices on the board only in its channel',
  invited: 'users who are invited to the table, anywhere',
  replaced: 'players whom the computer stands in for, anywhere',
  managed: 'members with the permission Manage Server, on the server of the table',
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

/** Returns a Markdown page that lists custom ids, commands and context menus by access. */
export function accessPage(commands: ReadonlyMap<string, Command>): string {
  const by = Map.groupBy(accesses(commands), ([, access]) => access);
  const rows = Object.entries(descriptions()).map(([access, description]) => {
    const names = (by.get(access) ?? []).map(([name]) => name).sort();
    return `| \`${access}\` | ${description} | ${names.join(' ')} |`;
  });
  return [
    '# Who may use what',
    '',
    'Every button, form, command and context menu declares its access (`bot/interactions/access.ts`). The router checks it before',
    'the handler runs. A form has the access of the button that opens it. `npm run docs` writes this page.',
    '',
    '| Access | Who and where | Custom ids, commands and menus |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

const ROOT = resolve(import.meta.dirname, '../..');

if (import.meta.main) {
  const commands = await loadCommands(new URL('../../commands/', import.meta.url));
  writeFileSync(join(ROOT, 'docs/access.md'), accessPage(commands));
  const architecture = join(ROOT, 'docs/architecture.md');
  writeFileSync(architecture, withStructure(readFileSync(architecture, 'utf8'), ROOT));
  for (const folder of Object.keys(REFERENCES)) await buildReference(folder);
}
