import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { listOptions, type Option, readArguments, wholeNumber } from './cli/arguments.ts';
import { readMatchFiles, writeSamples } from './cli/files.ts';
import { makeLog } from './cli/log.ts';
import type { ServerOptions } from './house/options.ts';
import { startServer } from './house/server.ts';

const LEASH_MS = 500;

const OPTIONS = {
  'config-charset': { letter: 'c', value: 'FILE', about: 'the characters (JSON)' },
  'config-match': { letter: 'm', value: 'FILE', about: 'the match configuration (.match)' },
  'config-scenario': { letter: 's', value: 'FILE', about: 'the scenario (.scenario)' },
  port: { letter: 'p', value: 'PORT', about: 'where to listen, 7007 by default' },
  verbosity: { letter: 'v', value: 'N', about: 'what to log: 0 most, 2 by default, 5 nothing' },
  'write-samples': { value: 'FOLDER', about: 'write the built-in files there and stop' },
  help: { letter: 'h', about: 'this page' },
} as const satisfies Record<string, Option>;

const HELP = `A server of "No Time to Spy" for programs that speak the document's protocol.

  npm run spy-server -- --config-charset FILE --config-match FILE --config-scenario FILE [options]

${listOptions(OPTIONS)}
      --x KEY VALUE                something of this server's own:
          host ADDRESS             where to listen, 127.0.0.1 by default
          folder FOLDER            where matches are kept over restarts, data/spy-server by default
          spectators all|public    what spectators see, everything by default
          tender auto|on|off       spare the original computer player what breaks it, auto by default
          linger SECONDS           how long connections stay after a match, 60 by default
          replays on|off           write the replay of every match into FOLDER/replays, on by default
          seed N                   the seed of the first match
          leash on|off             end with the process that started this one, off by default
          log FILE                 log to a file
          plagueMask true, maxNumberOfNPCs N, npcCombinationChance P: as in a match file

For example:

  npm run spy-server -- --write-samples casino
  npm run spy-server -- -c casino/characters.json -m casino/matchconfig.match -s casino/medium.scenario
  npm run spy-ai -- --address 127.0.0.1 --name Ada
  npm run spy-ai -- --address 127.0.0.1 --name Bob
`;

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(words: readonly string[]): Promise<void> {
  const read = readArguments(words, OPTIONS);
  if ('problem' in read) throw new Error(`${read.problem}. --help says more.`);
  const { values, extras } = read;
  if (values.help !== undefined) console.log(HELP);
  else if (values['write-samples'] !== undefined) console.log(writeSamples(values['write-samples']).join('\n'));
  else {
    const server = await startServer(serverOptions(values, extras));
    if (extras.leash === 'on') keepLeash();
    console.log(`Listening on port ${server.port}.`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
  }
}

/** Where the command was given; a process can outlive it, and then nothing can be made in it. */
function workingFolder(): string {
  try {
    const folder = process.cwd();
    if (existsSync(folder)) return folder;
  } catch {
    // The same: it is gone.
  }
  throw new Error('The folder you are in is gone. Change to one that exists.');
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Ends when the process that started this one has ended. */
function keepLeash(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop('Whoever started this server is gone.'), LEASH_MS).unref();
}

function serverOptions(
  values: Readonly<Record<string, string>>,
  extras: Readonly<Record<string, string>>,
): ServerOptions {
  const file = (name: string) => {
    const path = values[name];
    if (path === undefined) throw new Error(`--${name} is missing. --help says more.`);
    return path;
  };
  const paths = {
    characters: file('config-charset'),
    match: file('config-match'),
    scenario: file('config-scenario'),
  };
  return {
    files: readMatchFiles(paths, extras),
    host: extras.host ?? '127.0.0.1',
    port: wholeNumber(values.port ?? '7007', 'port', 0, 65_535),
    folder: resolve(workingFolder(), extras.folder ?? 'data/spy-server'),
    folderGone: () => stop('The folder of this server is gone, so it ends. Matches need one that stays.'),
    spectators: extras.spectators === 'public' ? 'spectator' : 'all-seeing',
    tender: extras.tender === 'on' || extras.tender === 'off' ? extras.tender : 'auto',
    lingerMs: wholeNumber(extras.linger ?? '60', 'x linger', 0, 86_400) * 1000,
    replays: extras.replays !== 'off',
    log: makeLog(wholeNumber(values.verbosity ?? '2', 'verbosity', 0, 100), extras.log),
    ...(extras.seed !== undefined && { seed: wholeNumber(extras.seed, 'x seed', 0, 2 ** 31 - 1) }),
  };
}
