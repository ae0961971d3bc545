import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

/** A server process for tests, with its own folder and a free loopback port. */
export interface TestServer {
  readonly url: string;
  /** Suspends the process with its connections open. */
  freeze(): void;
  wake(): void;
  /** Stops the server gracefully and starts it again with its data on disk. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A server that tests can start if it is installed. */
export interface TestServerKind {
  readonly name: string;
  readonly installed: boolean;
  start(port?: number): Promise<TestServer>;
}

/**
 * Whether to run tests of a server. With `LONGTABLE_REQUIRE_SERVERS=1` they fail instead of being skipped if it is
 * missing.
 */
export function mayRun(kind: TestServerKind): boolean {
  return kind.installed || process.env.LONGTABLE_REQUIRE_SERVERS === '1';
}

const redis = find('redis-server');
const postgres = find('postgres');
const initdb = find('initdb');
const mariadb = find('mariadbd');
const installMariadb = find('mariadb-install-db');
const etcd = find('etcd');

/** `redis-server` without persistence. */
export const redisServer: TestServerKind = {
  name: 'Redis',
  installed: redis !== undefined,
  start: async (wanted) => {
    if (!redis) throw new Error('redis-server is not installed.');
    const port = wanted ?? (await freePort());
    const folder = mkdtempSync(join(tmpdir(), 'longtable-redis-'));
    const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
    return serve(() => spawn(redis, args, { cwd: folder }), `redis://127.0.0.1:${port}`, folder);
  },
};

/** `postgres` on a new cluster. Root runs it as another user, because it refuses to run as root. */
export const postgresServer: TestServerKind = {
  name: 'PostgreSQL',
  installed: postgres !== undefined && initdb !== undefined,
  start: async (wanted) => {
    if (!postgres || !initdb) throw new Error('PostgreSQL is not installed.');
    const port = wanted ?? (await freePort());
    const folder = mkdtempSync(join(tmpdir(), 'longtable-postgres-'));
    const user = process.getuid?.() === 0 ? nobody() : undefined;
    if (user) chownSync(folder, user.uid, user.gid);
    const options = { cwd: folder, ...user };
    execFileSync(initdb, ['-D', folder, '-U', 'longtable', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], {
      ...options,
      stdio: 'pipe',
    });
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
    const args = ['-D', folder, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])];
    return serve(() => spawn(postgres, args, options), `postgres://longtable@127.0.0.1:${port}/postgres`, folder);
  },
};

/** `mariadbd` in a new folder, with an account without a password. */
export const mariadbServer: TestServerKind = {
  name: 'MariaDB',
  installed: mariadb !== undefined && installMariadb !== undefined,
  start: async (wanted) => {
    if (!mariadb || !installMariadb) throw new Error('MariaDB is not installed.');
    const port = wanted ?? (await freePort());
    const folder = mkdtempSync(join(tmpdir(), 'longtable-mariadb-'));
    const user = userInfo().username;
    const settings = ['--no-defaults', `--datadir=${folder}`, `--user=${user}`];
    execFileSync(installMariadb, [...settings, '--auth-root-authentication-method=normal', '--skip-test-db'], {
      stdio: 'pipe',
    });
    const init = join(folder, 'init.sql');
    writeFileSync(init, 'CREATE DATABASE IF NOT EXISTS longtable;');
    const args = [
      ...settings,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--socket=${join(folder, 'socket')}`,
      `--init-file=${init}`,
      '--character-set-server=utf8mb4',
      '--innodb-flush-log-at-trx-commit=0',
    ];
    const start = () => spawn(mariadb, args, { cwd: folder });
    return serve(start, `mysql://root@127.0.0.1:${port}/longtable`, folder, 'SIGTERM');
  },
};

export const etcdServer: TestServerKind = {
  name: 'etcd',
  installed: etcd !== undefined,
  start: async (wanted) => {
    if (!etcd) throw new Error('etcd is not installed.');
    const port = wanted ?? (await freePort());
    const folder = mkdtempSync(join(tmpdir(), 'longtable-etcd-'));
    const client = `http://127.0.0.1:${port}`;
    const peer = `http://127.0.0.1:${await freePort()}`;
    const args = ['--data-dir', folder, '--listen-client-urls', client, '--advertise-client-urls', client];
    const cluster = [
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `default=${peer}`,
    ];
    return serve(() => spawn(etcd, [...args, ...cluster], { cwd: folder }), `etcd://127.0.0.1:${port}`, folder);
  },
};

async function serve(
  start: () => ChildProcess,
  url: string,
  folder: string,
  ending: NodeJS.Signals = 'SIGINT',
): Promise<TestServer> {
  let child = start();
  // SIGQUIT stops any of these servers immediately if the tests end without stopping it.
  const quit = () => child.kill('SIGQUIT');
  process.once('exit', quit);
  const end = async () => {
    child.kill('SIGCONT');
    if (child.exitCode === null && child.kill(ending)) await once(child, 'exit');
  };
  const restart = async () => {
    await end();
    child = start();
    await ready(child);
  };
  const stop = async () => {
    process.off('exit', quit);
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    freeze: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    restart,
    stop,
  };
}

/** Waits until the server prints that it is ready. */
async function ready(child: ChildProcess): Promise<void> {
  let said = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (words) => {
      said += words;
      if (/ready (to accept|for|to serve)/i.test(said)) resolve();
    });
  }
  child.once('error', reject);
  child.once('exit', () => reject(new Error(`The server ended at once:\n${said}`)));
  await promise;
}

function find(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...globSync('/usr/lib/postgresql/*/bin')];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

function nobody(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']));
  return { uid: id('-u'), gid: id('-g') };
}
