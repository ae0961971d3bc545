import type { WebSocket } from 'ws';
import type { Discord } from '../discord.ts';
import { Connection, type HangUpReason } from './connection.ts';
import { Sessions } from './sessions.ts';

/** The gateway: all sessions of the bot, and the lines they are on. */
export class Gateway extends Sessions {
  readonly #connections = new Set<Connection>();
  readonly #discord: Discord;
  readonly #limited: () => boolean;

  constructor(discord: Discord, limited: () => boolean) {
    super(discord.clock);
    this.#discord = discord;
    this.#limited = limited;
  }

  accept(socket: WebSocket, query: URLSearchParams): void {
    const connection = new Connection(this.#discord, this, this.#limited, socket, query);
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

  /** Ends every session, so that a bot has to begin anew; what it missed in between it is not told again. */
  invalidate(): void {
    for (const one of this.#connections) one.invalidate();
  }

  /** Throws every bot out for one of Discord's reasons. */
  hangUp(reason: HangUpReason): void {
    for (const one of this.#connections) one.hangUp(reason);
  }
}
