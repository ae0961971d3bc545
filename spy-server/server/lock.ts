import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';

/**
 * Takes a place on disk for this process, as long as the server that is returned stays open. It is a socket on which
 * nothing is ever said: a process that died does not answer on it, whatever its number is by now.
 */
export async function takeLock(path: string): Promise<Server> {
  const first = await tryLock(path);
  if (first) return first;
  if (await isAnswered(path)) throw new Error(`${path} is in use by a running server.`);
  rmSync(path, { force: true });
  const second = await tryLock(path);
  if (!second) throw new Error(`${path} is in use by a running server.`);
  return second;
}

async function tryLock(path: string): Promise<Server | undefined> {
  const lock = createServer((socket) => socket.destroy());
  lock.listen(path);
  try {
    await once(lock, 'listening');
    return lock;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
