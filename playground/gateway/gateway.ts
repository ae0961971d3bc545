import type { Discord, Socket } from '../discord.ts';
import { type CloseReason, Connection } from './connection.ts';
import { Sessions } from './sessions.ts';

/** The gateway: the bot's sessions and their connections. */
export class Gateway extends Sessions {
  readonly #connections = new Set<Connection>();
  readonly #discord: Discord;
  readonly #limited: () => boolean;

  constructor(discord: Discord, limited: () => boolean) {
    super(discord.clock.base);
    this.#discord = discord;
    this.#limited = limited;
  }

  accept(socket: Socket, query: URLSearchParams): void {
    const connection = new Connection(this.#discord, this, this.#limited, socket, query);
    this.#connections.add(connection);
    socket.on('close', () => this.#connections.delete(connection));
  }

  /** Drops every connection without a close frame. */
  dropConnections(): void {
    for (const one of this.#connections) one.drop();
  }

  /** Asks every bot to reconnect, as Discord does for deployments. */
  askToReconnect(): void {
    for (const one of this.#connections) one.askToReconnect();
  }

  /** Ends every session. Bots must identify again and do not receive missed events. */
  invalidate(): void {
    for (const one of this.#connections) one.invalidate();
  }

  /** Closes every connection with one of Discord's close codes. */
  closeConnections(reason: CloseReason): void {
    for (const one of this.#connections) one.closeWith(reason);
  }
}
