import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from './person.ts';
import { temporaryFolder } from './stage.ts';

const ROOT = resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const scratch = temporaryFolder();
const installed = (path: string) => join(scratch.path, 'node_modules/longtable/dist', path);

/** Noughts and crosses as its author would publish it: plain JavaScript that knows nothing but the kit and zod. */
async function writePackage(folder: string): Promise<void> {
  const script = (await plainScript('noughts.ts')).replace('./noughts-lesson.ts', './lesson.js');
  const computers = `
export const game = {
  ...noughts,
  computers: {
    levels: [{ id: 'first', name: { en: 'First', de: 'Erster' }, about: { en: 'takes what is free', de: 'nimmt, was frei ist' } }],
    line: (state, seat) => noughts.choices(state, seat, '')[0].line,
  },
};
`;
  const about = { name: 'longtable-noughts', version: '1.0.0', type: 'module', exports: './index.js' };
  await mkdir(folder);
  await writeFile(join(folder, 'lesson.js'), await plainScript('noughts-lesson.ts'));
  await writeFile(join(folder, 'index.js'), script.replace('export const noughts', 'const noughts') + computers);
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ ...about, peerDependencies: { longtable: '*', zod: '*' } }),
  );
}

async function plainScript(file: string): Promise<string> {
  const source = await readFile(join(ROOT, 'tests', file), 'utf8');
  return stripTypeScriptTypes(source).replace(/'\.\.\/games\/kit\/[a-z]+\.ts'/g, "'longtable/kit'");
}

/** Packs a package as it would be published, and unpacks it where it would be installed. */
async function install(folder: string, name: string): Promise<void> {
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', scratch.path], { cwd: folder });
  const target = join(scratch.path, 'node_modules', name);
  await mkdir(target);
  const tarball = join(scratch.path, stdout.trim().split('\n').at(-1) as string);
  await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
}

/** What the package depends on is here already, which saves a minute: npm would install the same. */
async function linkDependencies(): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true; link?: true }>;
  };
  for (const [path, { dev, link }] of Object.entries(packages)) {
    if (dev || link || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) continue;
    await mkdir(join(scratch.path, path, '..'), { recursive: true });
    await symlink(join(ROOT, path), join(scratch.path, path));
  }
}

beforeAll(async () => {
  await writePackage(join(scratch.path, 'noughts'));
  await writeFile(join(scratch.path, 'package.json'), '{ "private": true }');
  await linkDependencies();
  await install(ROOT, 'longtable');
  await install(join(scratch.path, 'noughts'), 'longtable-noughts');
}, 300_000);
afterAll(scratch.remove);

test('a package from outside is played on the bot, against its own computer', async () => {
  const settings = { GAMES: 'longtable-noughts,no-such-game', PLAYGROUND_PORT: '0', LOG_LEVEL: 'error' };
  const bot = spawn(process.execPath, [installed('bot/main.js')], {
    cwd: scratch.path,
    env: { ...process.env, DISCORD_TOKEN: '', ...settings },
  });
  try {
    const lines: string[] = [];
    let url: string | undefined;
    for await (const line of createInterface({ input: bot.stdout })) {
      lines.push(line);
      url = /^Open (\S+)/.exec(line)?.[1];
      if (url) break;
    }
    expect(lines.join('\n')).toContain('\\"no-such-game\\" is not on the shelf');
    const ada = await Person.join(url ?? '', 'Ada');
    await ada.until(() => ada.commands.some(({ name }) => name === 'play'));
    await ada.command('table', 'play', { subcommand: 'noughts', options: { computer: 'first' } });
    const board = await ada.until(() =>
      ada.messages('table').findLast(({ content }) => content.startsWith('**Noughts')),
    );
    for (const cell of ['c1', 'c2', 'c3']) {
      await ada.until(() => JSON.stringify(ada.now(board as APIMessage)?.components).includes(`"${cell}"`));
      await ada.click(board as APIMessage, cell);
    }
    await ada.until(() => /Ada wins|Computer wins/.test(ada.now(board as APIMessage)?.content ?? ''));
    await ada.command('lounge', 'learn', { options: { game: 'noughts' } });
    const isLesson = ({ components }: APIMessage) => JSON.stringify(components).includes('Take the middle, b2.');
    await ada.until(() => ada.messages('lounge').some(isLesson));
    ada.leave();
  } finally {
    bot.kill();
  }
});

test('it is played at the plain terminal', async () => {
  const terminal = spawn(process.execPath, [installed('terminal/main.js'), 'noughts', '--people', 'Ada,Bo'], {
    cwd: scratch.path,
    env: { ...process.env, GAMES: 'longtable-noughts', INIT_CWD: scratch.path },
  });
  terminal.stdin.end(['a1', 'b1', 'a2', 'b2', 'a3', ''].join('\n'));
  const output = (await Array.fromAsync(terminal.stdout)).join('');
  expect(output).toContain('Ada wins: three in a row.');
});
