import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { Admission, limitsFor } from '@longtable/kit/admission';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import {
  type Arguments,
  FILE_OPTIONS,
  listOptions,
  makeLog,
  type Option,
  OWN_SETTINGS,
  oneOf,
  readMatchFiles,
  run,
  wholeNumber,
  writeSamples,
} from './cli.ts';
import { Archive, takeLock } from './server/archive.ts';
import { Client } from './server/client.ts';
import { readPath, type ServerOptions } from './server/lobby.ts';
import { Router } from './server/router.ts';
import { decode } from './wire/messages.ts';

const PARENT_CHECK_MS = 500;

const OPTIONS = {
  ...FILE_OPTIONS,
  port: { letter: 'p', value: 'PORT', about: 'the port to listen on (default: 7007)' },
  verbosity: { letter: 'v', value: 'N', about: 'how much to log, from 0 (most) to 5 (nothing) (default: 2)' },
  config: { value: 'FILE', about: 'the same settings as JSON: {"port": …, "config-match": …, "x": {"host": …}}' },
  'write-samples': { value: 'FOLDER', about: 'write the built-in files, also the film cast, and exit' },
  help: { letter: 'h', about: 'show this help' },
} as const satisfies Record<string, Option>;

/** Keys of `--x`. */
const EXTRA_KEYS = [
  ...['host', 'folder', 'spectators', 'tender', 'linger', 'replays', 'matches', 'seed', 'leash', 'log'],
  ...OWN_SETTINGS,
];

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

const PROTOCOL = 'no-time-to-spy';
const MAX_FRAME = 1024 * 1024;
const PING_MS = 15_000;
/**
 * Interval of pings before the HELLO. The original computer player's WebSocket library sends `HELLO` only after it has
 * received something.
 */
const FIRST_PING_MS = 500;
const FOLDER_CHECK_MS = 1_000;
/**
 * Time without a message or pong after which a connection is dead. It is long, because the original computer player
 * does not read while it thinks.
 */
const DEAD_MS = 90_000;

export interface Server {
  readonly port: number;
  /** Stops the server. Running matches stay on disk. */
  close(): Promise<void>;
}

/** Starts a server of the original protocol. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { log } = options;
  const archive = new Archive(options.folder);
  const lock = await takeLock(archive.lock);
  const router = new Router(options, archive);
  const limits = limitsFor();
  const admission = new Admission(limits);
  const server = createServer((_, response) => response.writeHead(426, { Connection: 'close' }).end());
  server.maxConnections = limits.clients + limits.strangers;
  server.on('connection', (socket) => admission.admit(socket));
  const sockets = new WebSocketServer({
    server,
    maxPayload: MAX_FRAME,
    handleProtocols: (asked) => (asked.has(PROTOCOL) ? PROTOCOL : false),
  });
  const clients = new Set<Client>();
  /** Whether the folder exists. Calls `folderGone` if it was deleted. */
  const folderExists = () => {
    if (existsSync(options.folder)) return true;
    options.folderGone?.();
    return false;
  };
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    socket.on('error', (error) => log.debug({ err: error }, 'A connection failed.'));
    const counter = { enter: () => admission.accept(request.socket), leave: () => admission.admit(request.socket) };
    const client = new Client(socket, readPath(request.url ?? '/'), clients, counter);
    clients.add(client);
    log.debug({ client: client.id, from: request.socket.remoteAddress }, 'A connection opened.');
    const firstPings = setInterval(() => {
      if (client.role === undefined) socket.ping();
      else clearInterval(firstPings);
    }, FIRST_PING_MS);
    socket.on('pong', () => {
      client.lastSeenAt = Date.now();
    });
    socket.on('message', (data, isBinary) => {
      if (folderExists()) listen(router, client, isBinary ? undefined : data.toString(), log);
    });
    socket.on('close', () => {
      clearInterval(firstPings);
      clients.delete(client);
      log.debug({ client: client.id, name: client.name }, 'A connection closed.');
      router.onDisconnect(client);
    });
  });
  await once(server.listen(options.port, options.host), 'listening').catch((error) => {
    lock.close();
    throw error;
  });
  router.open();
  const folderChecks = setInterval(folderExists, FOLDER_CHECK_MS);
  const pings = setInterval(() => {
    for (const { socket, lastSeenAt } of clients) if (Date.now() - lastSeenAt > DEAD_MS) socket.terminate();
    for (const { socket } of clients) socket.ping();
  }, PING_MS);
  const { port } = server.address() as AddressInfo;
  log.info({ host: options.host, port }, 'Listening.');
  return {
    port,
    async close() {
      clearInterval(folderChecks);
      clearInterval(pings);
      router.close();
      for (const { socket } of clients) socket.terminate();
      const closed = once(server, 'close');
      sockets.close();
      server.close();
      server.closeAllConnections();
      await closed;
      lock.close();
    },
  };
}

function listen(router: Router, client: Client, text: string | undefined, log: Logger): void {
  if (client.socket.readyState !== client.socket.OPEN) return;
  log.trace({ client: client.id, text }, 'Received a message.');
  const refuse = (problem: string) => {
    log.warn({ client: client.id, name: client.name, problem }, 'A client broke the protocol.');
    router.handleViolation(client, problem);
  };
  if (!client.countMessage()) refuse('too many messages');
  else if (text === undefined) refuse('not a text frame');
  else {
    const decoded = decode(text);
    if ('message' in decoded) router.receive(client, decoded.message);
    else if ('problem' in decoded) refuse(decoded.problem);
    else log.debug({ client: client.id, type: decoded.ignored }, 'Ignored a message of this type.');
  }
}

/** Runs the server with the command line of this process. */
export const main = () =>
  run(
    OPTIONS,
    HELP,
    async ({ values, extras }) => {
      if (values['write-samples'] !== undefined) {
        console.log(writeSamples(values['write-samples']).join('\n'));
        return;
      }
      const exitsWithParent = oneOf(extras.leash ?? 'off', 'x leash', ['on', 'off']) === 'on';
      const server = await startServer(serverOptions({ values, extras }));
      if (exitsWithParent) exitWithParent();
      console.log(`Listening on port ${server.port}.`);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
    },
    EXTRA_KEYS,
  );

if (import.meta.main) await main();
