import { existsSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';

/** Limits for connections. A stranger is a connection without an accepted `HELLO` or `RECONNECT`. */
export interface AdmissionLimits {
  readonly clients: number;
  readonly clientsPerAddress: number;
  readonly strangers: number;
  readonly strangersPerAddress: number;
  /** Time in which a stranger must send `HELLO` or `RECONNECT`. */
  readonly silentMs: number;
}

/** Maximum number of connections, and number of files that the process must be able to open per connection. */
const MAX_CONNECTIONS = 250;
const FILES_PER_CONNECTION = 4;

/** Returns the maximum number of connections: `MAX_CONNECTIONS`, or fewer if this process may open only few files. */
export function maxConnections(openFiles = openFilesMax()): number {
  return Math.min(MAX_CONNECTIONS, Math.floor(openFiles / FILES_PER_CONNECTION));
}

/** Returns the limits of a server that reserves a fifth of its connections for strangers. */
export function limitsFor(connections = maxConnections()): AdmissionLimits {
  const strangers = Math.ceil(connections / 5);
  const clients = connections - strangers;
  return {
    clients,
    clientsPerAddress: Math.ceil(clients / 2),
    strangers,
    strangersPerAddress: Math.ceil(strangers / 2),
    silentMs: 10_000,
  };
}

function openFilesMax(): number {
  const limits = existsSync(LIMITS_FILE) ? readFileSync(LIMITS_FILE, 'utf8') : '';
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
}

const LIMITS_FILE = '/proc/self/limits';

/** Limits the connections, in total and per address. Closes the oldest stranger if there are too many strangers. */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #clients = new Set<Socket>();
  /** Timers of the strangers, oldest first. */
  readonly #strangers = new Map<Socket, NodeJS.Timeout>();

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /** Counts a connection as a stranger: a new one, or a client that left its lobby. */
  admit(socket: Socket): void {
    const { strangers, strangersPerAddress, silentMs } = this.#limits;
    const all = [...this.#strangers.keys()];
    const near = neighboursOf(socket, all);
    const [oldest] = near.length >= strangersPerAddress ? near : all.length >= strangers ? all : [];
    oldest?.destroy();
    clearTimeout(this.#strangers.get(socket));
    if (!this.#clients.delete(socket) && !this.#strangers.delete(socket))
      socket.once('close', () => this.#forget(socket));
    this.#strangers.set(
      socket,
      setTimeout(() => socket.destroy(), silentMs),
    );
    if (oldest) this.#forget(oldest);
  }

  /** Counts a stranger as a client. Returns false if there are too many clients, in total or at its address. */
  accept(socket: Socket): boolean {
    const near = neighboursOf(socket, [...this.#clients]);
    if (this.#clients.size >= this.#limits.clients || near.length >= this.#limits.clientsPerAddress) return false;
    this.#forget(socket);
    this.#clients.add(socket);
    return true;
  }

  #forget(socket: Socket): void {
    clearTimeout(this.#strangers.get(socket));
    this.#strangers.delete(socket);
    this.#clients.delete(socket);
  }
}

function neighboursOf({ remoteAddress }: Socket, sockets: readonly Socket[]): Socket[] {
  return sockets.filter((other) => other.remoteAddress === remoteAddress);
}
