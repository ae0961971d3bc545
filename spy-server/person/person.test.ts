import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { writeMatch } from '@longtable/spy/files/read-file';
import { defaultConfig } from '@longtable/spy/rules/config';
import { afterAll, expect, test, vi } from 'vitest';
import { Console, writeSamples } from '../cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'spy-client-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true });
});

/** Starts a program in the test's folder. */
function start(program: string, words: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', program), ...words], { cwd: folder });
  children.push(child);
  return child;
}

/**
 * Runs a program with initial input lines and one line per menu, by default the first choice. Returns its exit code and
 * output.
 */
async function play(program: string, words: readonly string[], lobby: readonly string[] = [], menus: string[] = []) {
  const child = start(program, words);
  child.stdin.on('error', () => {});
  child.stdout.once('data', () => child.stdin.write(lobby.map((line) => `${line}\n`).join('')));
  child.stdout.on('data', (data) => {
    for (const _ of String(data).matchAll(/b: (?:back|zurück)/g)) child.stdin.write(`${menus.shift() ?? '1'}\n`);
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, output };
}

test('plays two matches at the same time: against spy-ai, and against a computer from the dialog in a lobby', async () => {
  writeSamples(folder);
  writeFileSync(join(folder, 'short.match'), writeMatch({ ...defaultConfig, roundLimit: 1 }));
  const files = ['-c', 'characters.json', '-m', 'short.match', '-s', 'small.scenario'];
  const server = start('main.ts', [...files, '-p', '0', '-v', '5', '--x', 'folder', 'data']);
  const [said] = await once(server.stdout, 'data');
  const port = /port (\d+)/.exec(String(said))?.[1] ?? '';
  let mostRunning = 0;
  const look = setInterval(() => {
    mostRunning = Math.max(mostRunning, readdirSync(join(folder, 'data', 'running')).length);
  }, 5);
  const [ada, bob, cleo] = await Promise.all([
    play('person/main.ts', ['-n', 'Ada', '-p', port], [], ['h', 'nonsense']),
    play('ai/main.ts', ['-a', '127.0.0.1', '-n', 'Bob', '-p', port, '-d', '1']),
    play(
      'person/main.ts',
      [...['-n', 'Cleo', '-p', port, '--lobby', 'Octopussy', '--language', 'de'], ...files.slice(0, 4)],
      ['join Moonraker', 'ai', 'level 1', 'save calm', 'add'],
    ),
  ]);
  clearInterval(look);
  expect([ada.code, bob.code, cleo.code]).toEqual([0, 0, 0]);
  expect(mostRunning).toBe(2);
  expect(bob.output).toMatch(ada.output.includes('You win') ? /^Lost: VICTORY_BY/ : /^Won: VICTORY_BY/);
  for (const words of ['Pick 1 of 8', 'Auto-assign', 'Round 1 begins.', 'Total IP'])
    expect(ada.output).toContain(words);
  for (const words of [
    'Du bist in der Lobby Octopussy.',
    'Du bist in der Lobby Moonraker.',
    'Wahl 1 von 8',
    'IP insgesamt',
  ])
    expect(cleo.output).toContain(words);
});

test('says in the chosen language that no server answers, and that the user has left', async () => {
  const child = start('person/main.ts', ['-n', 'Ada', '-p', '1', '--language', 'de']);
  const [said] = await once(child.stdout, 'data');
  expect(String(said)).toBe('Unter 127.0.0.1:1 antwortet kein Server. Ich versuche es weiter. quit: aufgeben.\n');
  child.stdin.write('quit\n');
  const [problem] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(problem).toBe('Du hast die Partie verlassen.\n');
});

test('reads keys of a keyboard without Enter, longer input with Enter, and skips the film with any key', async () => {
  const keyboard = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => keyboard });
  const terminal = new Console(keyboard, new PassThrough());
  const typed = (keys: string, own?: string[]) => {
    const line = terminal.read(own);
    keyboard.write(keys);
    return line;
  };
  expect(await typed('3', ['1', '2', '3'])).toBe('3');
  expect(await typed('\u001b', ['1'])).toBe('b');
  expect(await typed('12\r')).toBe('12');
  expect(await typed('walk C3\r', ['1', 'h'])).toBe('walk C3');
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const film = terminal.playFilm(['one', 'two', 'three']);
  expect(written).toHaveBeenCalledTimes(1);
  keyboard.write('x');
  await film;
  expect(written.mock.calls).toEqual([['one\n'], ['two\n'], ['three\n']]);
  written.mockRestore();
  terminal.close();
});

test('writes no characters that control the terminal, such as those in the name of an opponent', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  new Console(new PassThrough(), new PassThrough()).write('\u001b]0;x\u0007\u001b[2JEve\r joins.', 'a\tb\nc');
  const shown = write.mock.calls.map(([written]) => written);
  write.mockRestore();
  expect(shown).toEqual([']0;x[2JEve joins.\na\tb\nc\n']);
});
