import type { WebSocket } from 'ws';
import type { Discord } from '../discord.ts';
import type { HangUpReason } from './codes.ts';
import { Connection, type Exchange } from './connection.ts';
import { memberChunk } from './members.ts';
import { Sessions } from './sessions.ts';
import { welcome } from './welcome.ts';

/** The gateway: all sessions of the bot, and the lines they are on. */
export class Gateway extends Sessions {
  readonly #exchange: Exchange;
  readonly #connections = new Set<Connection>();

  constructor(discord: Discord, limited: () => boolean) {
    super(discord.clock);
    const { clock, portal, starts } = discord;
    this.#exchange = {
      sessions: this,
      clock,
      portal,
      mayStart: ([number]) => starts.take(number) || !limited(),
      members: (request) => memberChunk(discord.world.cast, request),
      welcome: (session) => welcome(session, discord),
    };
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

  /** Ends every session, so that a bot has to begin anew; what it missed in between it is not told again. */
  invalidate(): void {
    for (const one of this.#connections) one.invalidate();
  }

  /** Throws every bot out for one of Discord's reasons. */
  hangUp(reason: HangUpReason): void {
    for (const one of this.#connections) one.hangUp(reason);
  }
}
