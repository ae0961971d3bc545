import type { WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import type { World } from '../world/world.ts';
import { Connection, type Exchange } from './connection.ts';
import { Sessions } from './sessions.ts';
import { welcome } from './welcome.ts';

/** The gateway: all sessions of the bot, and the lines they are on. */
export class Gateway extends Sessions {
  readonly #exchange: Exchange;
  readonly #connections = new Set<Connection>();

  constructor(url: string, clock: Clock, world: World) {
    super(clock);
    this.#exchange = { sessions: this, clock, welcome: (session) => welcome(session, url, world) };
  }

  accept(socket: WebSocket, query: URLSearchParams): void {
    const connection = new Connection(this.#exchange, socket, query);
    this.#connections.add(connection);
    socket.on('close', () => this.#connections.delete(connection));
  }

  /** Cuts every line without a word, as a bad network does. */
  cut(): void {
    for (const one of this.#connections) one.cut();
  }

  /** Asks every bot to come back on a new line, as Discord does when it deploys. */
  askToReconnect(): void {
    for (const one of this.#connections) one.askToReconnect();
  }
}
