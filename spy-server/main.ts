import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type Arguments,
  listOptions,
  makeLog,
  type Option,
  oneOf,
  readMatchFiles,
  run,
  wholeNumber,
  writeSamples,
} from './cli.ts';
import type { ServerOptions } from './server/lobby.ts';
import { startServer } from './server/server.ts';

const PARENT_CHECK_MS = 500;

const OPTIONS = {
  'config-charset': { letter: 'c', value: 'FILE', about: 'the characters (JSON)' },
  'config-match': { letter: 'm', value: 'FILE', about: 'the match configuration (.match)' },
  'config-scenario': { letter: 's', value: 'FILE', about: 'the scenario (.scenario)' },
  port: { letter: 'p', value: 'PORT', about: 'the port to listen on (default: 7007)' },
  verbosity: { letter: 'v', value: 'N', about: 'how much to log, from 0 (most) to 5 (nothing) (default: 2)' },
  config: { value: 'FILE', about: 'the same settings as JSON: {"port": …, "config-match": …, "x": {"host": …}}' },
  'write-samples': { value: 'FOLDER', about: 'write the built-in files to this folder and exit' },
  help: { letter: 'h', about: 'show this help' },
} as const satisfies Record<string, Option>;

const HELP = `A No Time to Spy server for programs that speak the original protocol.

  npm run spy-server -- --config-charset FILE --config-match FILE --config-scenario FILE [options]

${listOptions(OPTIONS)}
      --x KEY VALUE                a setting of this server:
          host ADDRESS             the address to listen on (default: 127.0.0.1)
          folder FOLDER            where matches are stored (default: data/spy-server)
          spectators all|public    what spectators see (default: all)
          tender auto|on|off       leave out what crashes the original computer player (default: auto)
          linger SECONDS           how long connections stay open after a match (default: 60)
          replays on|off           save every match as FOLDER/replays/… (default: on)
          matches N                how many matches run at once outside named lobbies, 1 to 50 (default: 1)
          seed N                   the seed of the first match
          leash on|off             stop when the parent process ends (default: off)
          log FILE                 also log to this file
          plagueMask true, maxNumberOfNPCs N, npcCombinationChance P: as in a match file

For example:

  npm run spy-server -- --write-samples casino
  npm run spy-server -- -c casino/characters.json -m casino/matchconfig.match -s casino/medium.scenario
  npm run spy-ai -- --address 127.0.0.1 --name Ada
  npm run spy-ai -- --address 127.0.0.1 --name Bob
`;

await run(OPTIONS, HELP, async ({ values, extras }) => {
  if (values['write-samples'] !== undefined) {
    console.log(writeSamples(values['write-samples']).join('\n'));
    return;
  }
  const exitsWithParent = oneOf(extras.leash ?? 'off', 'x leash', ['on', 'off']) === 'on';
  const server = await startServer(serverOptions({ values, extras }));
  if (exitsWithParent) exitWithParent();
  console.log(`Listening on port ${server.port}.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
});

/** Returns the current folder. Throws if it was deleted. */
function workingFolder(): string {
  try {
    const folder = process.cwd();
    if (existsSync(folder)) return folder;
  } catch {
    // The folder was deleted.
  }
  throw new Error('The current folder no longer exists. Change to one that does.');
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Stops this process when its parent process ends. */
function exitWithParent(): void {
  const parent = process.ppid;
  setInterval(
    () => process.ppid === parent || stop('The process that started this server has ended.'),
    PARENT_CHECK_MS,
  ).unref();
}

function serverOptions({ values, extras }: Arguments): ServerOptions {
  const file = (name: string) => {
    const path = values[name];
    if (path === undefined) throw new Error(`--${name} is missing. See --help.`);
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
    folderGone: () => stop('The server’s data folder no longer exists, so the server is stopping.'),
    spectators:
      oneOf(extras.spectators ?? 'all', 'x spectators', ['all', 'public']) === 'all' ? 'all-seeing' : 'spectator',
    isOriginalAi: oneOf(extras.tender ?? 'auto', 'x tender', ['auto', 'on', 'off']),
    matches: wholeNumber(extras.matches ?? '1', 'x matches', 1, 50),
    lingerMs: wholeNumber(extras.linger ?? '60', 'x linger', 0, 86_400) * 1000,
    replays: oneOf(extras.replays ?? 'on', 'x replays', ['on', 'off']) === 'on',
    log: makeLog(wholeNumber(values.verbosity ?? '2', 'verbosity', 0, 5), extras.log),
    ...(extras.seed !== undefined && { seed: wholeNumber(extras.seed, 'x seed', 0, 2 ** 31 - 1) }),
  };
}
