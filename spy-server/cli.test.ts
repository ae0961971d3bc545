import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cast } from '@longtable/spy/files/cast';
import { scenarios } from '@longtable/spy/files/scenarios';
import { defaultConfig } from '@longtable/spy/rules/config';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { lobbyName, readArguments, readMatchFiles, wholeNumber, withFile, writeSamples } from './cli.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'spy-cli-'));
const paths = {
  match: join(folder, 'matchconfig.match'),
  scenario: join(folder, 'medium.scenario'),
  characters: join(folder, 'characters.json'),
};
afterAll(() => rmSync(folder, { recursive: true }));

function script(name: string, ...words: string[]) {
  return run(process.execPath, [join(import.meta.dirname, name), ...words], { cwd: folder });
}

let runs = 0;

/** Runs a script in this process and returns its exit code and its output. */
async function runHere(name: string, words: readonly string[]): Promise<{ code: number; output: string }> {
  const { argv, exitCode } = process;
  const lines: unknown[] = [];
  const spies = (['log', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(line)),
  );
  process.argv = [process.execPath, name, ...words];
  process.exitCode = 0;
  const { main } = await import(`${join(import.meta.dirname, name)}?${++runs}`);
  await main();
  const code = Number(process.exitCode);
  Object.assign(process, { argv, exitCode });
  for (const spy of spies) spy.mockRestore();
  return { code, output: lines.join('\n') };
}

describe('the command line', () => {
  const options = {
    port: { letter: 'p', value: 'PORT', about: '' },
    'config-match': { letter: 'm', value: 'FILE', about: '' },
    help: { letter: 'h', about: '' },
  };

  test('is parsed with letters, names, equals signs and pairs', () => {
    const words = ['-p', '7', '--config-match=a b', '-h', '--x', 'host', '::1', '--x', 'nodelay', '--x', 'seed', '5'];
    expect(readArguments(words, options)).toEqual({
      values: { port: '7', 'config-match': 'a b', help: '' },
      extras: { host: '::1', nodelay: '', seed: '5' },
    });
  });

  test.each([
    [['--ports'], '"--ports" isn’t an option'],
    [['seven'], '"seven" isn’t an option'],
    [['--port'], '--port needs PORT'],
  ])('rejects %j', (words, problem) => {
    expect(() => readArguments(words, options)).toThrow(`${problem}. See --help.`);
  });

  test.each(['', ' ', 'x', '1.5', '0', '6', '1e9'])('rejects the number "%s" if 1 to 5 are allowed', (text) => {
    expect(() => wholeNumber(text, 'n', 1, 5)).toThrow('--n must be a whole number from 1 to 5');
    expect([wholeNumber('1', 'n', 1, 5), wholeNumber('5', 'n', 1, 5)]).toEqual([1, 5]);
  });

  test.each(['short', 'with blanks', 'x'.repeat(41), '../../x'])('rejects the lobby name "%s"', (name) => {
    expect(() => lobbyName(name, '--lobby (-l)')).toThrow('--lobby (-l) must have 6 to 40 letters');
    expect([lobbyName(undefined, ''), lobbyName('Moonraker', '')]).toEqual(['', 'Moonraker']);
  });

  test('overrides the settings of a configuration file', () => {
    const config = join(folder, 'all.json');
    writeFileSync(config, JSON.stringify({ port: 7, 'config-match': 'a', x: { host: '::1', seed: 5, leash: true } }));
    const given = { values: { config, port: '8' }, extras: { seed: '6' } };
    expect(withFile(given, options)).toEqual({
      values: { config, port: '8', 'config-match': 'a' },
      extras: { host: '::1', seed: '6', leash: 'true' },
    });
  });

  test.each([
    ['{', 'JSON'],
    ['{"ports": 7}', '"ports"'],
    ['{"port": []}', 'port'],
    ['{"x": 7}', 'x'],
    [undefined, 'ENOENT'],
  ])('rejects a configuration file with %s and names it', (text, problem) => {
    const config = join(folder, text === undefined ? 'missing.json' : 'bad.json');
    if (text !== undefined) writeFileSync(config, text);
    const read = () => withFile({ values: { config }, extras: {} }, options);
    expect(read).toThrow(`${config} isn’t valid: `);
    expect(read).toThrow(problem);
  });

  test('logs the same to the console and to the file at every verbosity', async () => {
    const levels = ['trace', 'debug', 'info', 'warn', 'error'];
    const code = `import { makeLog } from ${JSON.stringify(join(import.meta.dirname, 'cli.ts'))};
      for (let verbosity = 0; verbosity <= 5; verbosity++)
        for (const level of ${JSON.stringify(levels)}) makeLog(verbosity, 'some.log')[level](verbosity + level);`;
    const { stderr } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: folder });
    const said = stderr.trim().split('\n');
    expect(said.map((line) => JSON.parse(line).msg)).toEqual(
      [0, 1, 2, 3, 4, 5].flatMap((verbosity) => levels.slice(verbosity).map((level) => verbosity + level)),
    );
    expect(readFileSync(join(folder, 'some.log'), 'utf8')).toBe(stderr);
  });

  test.each(['main.ts', 'ai/main.ts', 'person/main.ts'])('%s prints its help', async (name) => {
    expect(await runHere(name, ['--help'])).toEqual({ code: 0, output: expect.stringContaining('npm run spy-') });
  });

  test.each([
    ['main.ts', ['--config-match', 'x'], '--config-charset is missing'],
    ['main.ts', ['-c', 'a', '-m', 'b', '-s', 'c'], 'ENOENT'],
    ['ai/main.ts', [], '--address is missing'],
    ['ai/main.ts', ['-a', '127.0.0.1', '-n', 'x'], 'at least 2 letters'],
    ['ai/main.ts', ['-a', '127.0.0.1', '-d', '9'], '--difficulty must be a whole number from 0 to 4'],
    ['ai/main.ts', ['-a', '127.0.0.1', '-v', '77'], '--verbosity must be a whole number from 0 to 5'],
    ['main.ts', ['--x', 'leash', 'yes'], '--x leash must be on or off'],
    ['main.ts', ['--x', 'leach', 'on'], '--x leach isn’t a setting. Known: host, folder'],
    ['ai/main.ts', ['-a', '127.0.0.1', '--x', 'patients', '5'], '--x patients isn’t a setting'],
    ['person/main.ts', ['-n', 'Ada', '--x', 'folder', 'x'], '--x folder isn’t a setting. Known: lobby, log'],
    ['person/main.ts', ['-n', 'Ada', '-l', 'short'], '--lobby (-l) must have 6 to 40 letters'],
  ])('%s %j fails with an error message', async (name, words, sentence) => {
    expect(await runHere(name, words)).toEqual({ code: 1, output: expect.stringContaining(sentence) });
  });

  test.each([
    [['-v', '6'], '--verbosity must be a whole number from 0 to 5'],
    [['--x', 'spectators', 'some'], '--x spectators must be all or public'],
    [['--x', 'matches', '51'], '--x matches must be a whole number from 1 to 50'],
  ])('the server rejects %j', async (words, sentence) => {
    writeSamples(folder);
    const files = ['-c', paths.characters, '-m', paths.match, '-s', paths.scenario];
    expect(await runHere('main.ts', [...files, ...words])).toEqual({
      code: 1,
      output: expect.stringContaining(sentence),
    });
  });

  test('reports that the server was started in a deleted folder', async () => {
    writeSamples(folder);
    const away = mkdtempSync(join(tmpdir(), 'spy-gone-'));
    const command = `rmdir "$PWD" && exec "$0" "$@"`;
    const words = [join(import.meta.dirname, 'main.ts'), '-c', paths.characters, '-m', paths.match];
    const started = run('sh', ['-c', command, process.execPath, ...words, '-s', paths.scenario], { cwd: away });
    await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('no longer exists') });
  });

  test('runs the example of the help page: files, server, two computers, one configured by a file', async () => {
    const { stdout } = await script('main.ts', '--write-samples', '.');
    expect(stdout.trim().split('\n')).toHaveLength(9);
    expect(stdout).toContain('film.json');
    const short = { ...JSON.parse(readFileSync(paths.match, 'utf8')), roundLimit: 2 };
    writeFileSync(join(folder, 'short.match'), JSON.stringify(short));
    const words = ['-c', paths.characters, '-m', 'short.match', '-s', paths.scenario, '-p', '0', '-v', '5'];
    const server = execFile(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], { cwd: folder });
    try {
      const port = await new Promise<string>((resolve) => {
        server.stdout?.on('data', (data) => resolve(/port (\d+)/.exec(String(data))?.[1] ?? ''));
      });
      writeFileSync(
        join(folder, 'ai.json'),
        JSON.stringify({ address: '127.0.0.1', port: Number(port), difficulty: 2, verbosity: 1, x: { log: 'ai.log' } }),
      );
      const players = [
        script('ai/main.ts', '--address', '127.0.0.1', '--port', port, '--name', 'Ada', '--difficulty', '1'),
        script('ai/main.ts', '--config', 'ai.json', '--name', 'Bob'),
      ];
      const said = (await Promise.all(players)).map((player) => player.stdout.split(':')[0]).sort();
      expect(said).toEqual(['Lost', 'Won']);
      const logged = readFileSync(join(folder, 'ai.log'), 'utf8').trim().split('\n');
      const events = new Set(logged.map((line) => JSON.parse(line).msg));
      expect(events).toEqual(new Set(['Joined a server.', 'Chose an operation.', 'The match is over.']));
      let complaint = '';
      server.stderr?.on('data', (data) => {
        complaint += data;
      });
      const gone = once(server, 'exit');
      rmSync(join(folder, 'data'), { recursive: true });
      expect(await gone).toEqual([1, null]);
      expect(complaint).toContain('The server’s data folder no longer exists, so the server is stopping.');
    } finally {
      server.kill();
    }
  });
});

describe('files', () => {
  test('reads the built-in files as written', () => {
    writeSamples(folder);
    expect(readMatchFiles(paths)).toEqual({
      config: defaultConfig,
      scenario: scenarios.medium,
      characters: cast,
    });
  });

  test('fills short rows with walls, and names missing parts with their file', () => {
    const rows = scenarios.medium.scenario.map((row, y) => (y === 0 ? row.slice(0, 3) : row));
    const scenario = join(folder, 'jagged.scenario');
    writeFileSync(scenario, JSON.stringify({ scenario: rows }));
    expect(readMatchFiles({ ...paths, scenario }).scenario).toEqual(scenarios.medium);
    writeFileSync(scenario, JSON.stringify({ scenario: [['FREE', 'SAFE']] }));
    expect(() => readMatchFiles({ ...paths, scenario })).toThrow(/jagged\.scenario isn’t valid: .*accessible/);
    writeFileSync(scenario, 'x');
    expect(() => readMatchFiles({ ...paths, scenario })).toThrow('the file is not JSON');
  });

  test("accepts Longtable's own settings on the command line", () => {
    const { config } = readMatchFiles(paths, { plagueMask: 'true', maxNumberOfNPCs: '3' });
    expect(config).toMatchObject({ plagueMask: true, maxNumberOfNPCs: 3 });
    expect(() => readMatchFiles(paths, { maxNumberOfNPCs: '99' })).toThrow('maxNumberOfNPCs');
  });
});
