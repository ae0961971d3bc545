import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import type { Settings } from '../../settings.ts';
import { examined, type Finding } from './finding.ts';

/** Less than this on the disk is soon full of logs and copies. */
const LEAST_FREE_BYTES = 512 * 2 ** 20;

/** Looks at this machine: room on the disk, and the ports that the bot opens. */
export async function examineMachine(settings: Settings): Promise<Finding[]> {
  const file = /^sqlite:(?:\/\/)?(.+)$/.exec(settings.DATABASE_URL)?.[1];
  const { METRICS_HOST, METRICS_PORT, PROGRAM_HOST, PROGRAM_PORT } = settings;
  const ports = [
    { name: 'METRICS_PORT', host: METRICS_HOST, port: METRICS_PORT },
    { name: 'PROGRAM_PORT', host: PROGRAM_HOST, port: PROGRAM_PORT },
  ];
  return [
    await examined('Disk', () => diskAt(file ? dirname(file) : '.')),
    ...(await Promise.all(ports.map(({ name, host, port }) => examined(name, () => portAt(name, host, port))))),
  ];
}

async function diskAt(folder: string): Promise<Omit<Finding, 'about'>> {
  const { bavail, bsize } = await statfs(folder);
  const found = `${(Number(bavail * bsize) / 2 ** 30).toFixed(1)} GB free`;
  return bavail * bsize >= LEAST_FREE_BYTES ? { found } : { found, todo: `Make room where ${folder} is.` };
}

async function portAt(name: string, host: string, port: number | undefined): Promise<Omit<Finding, 'about'>> {
  if (port === undefined) return { found: 'off' };
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    return { found: `${host}:${port} is free` };
  } catch (error) {
    if (await isOurs(host, port)) return { found: `${host}:${port} is in use by Longtable` };
    return {
      found: `${host}:${port} cannot be opened (${(error as { code?: string }).code})`,
      todo: `Set ${name} to another port.`,
    };
  } finally {
    server.close();
  }
}

/** Whether it is a running Longtable that answers there. */
async function isOurs(host: string, port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://${host}:${port}/health`, { signal: AbortSignal.timeout(1000) });
    return 'healthy' in ((await answer.json()) as object);
  } catch {
    return false;
  }
}
