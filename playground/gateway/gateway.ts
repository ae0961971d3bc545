import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import type { World } from '../world/world.ts';
import { Connection } from './connection.ts';
import { Session } from './session.ts';

const RESUMABLE = 5 * 60_000;

/** What a session with these intents hears of an event; undefined means nothing. */
export type Hearing = (intents: number) => unknown;

/** The gateway: all sessions of the bot, and the lines they are on. */
export class Gateway extends EventEmitter<{ online: [boolean] }> {
  readonly url: string;
  readonly clock: Clock;
  readonly world: World;
  readonly #sessions = new Map<string, Session>();
  readonly #connections = new Set<Connection>();

  constructor(url: string, clock: Clock, world: World) {
    super();
    this.url = url;
    this.clock = clock;
    this.world = world;
  }

  get online(): boolean {
    return [...this.#sessions.values()].some((one) => one.attached);
  }

  accept(socket: WebSocket, query: URLSearchParams): void {
    const connection = new Connection(this, socket, query);
    this.#connections.add(connection);
    socket.on('close', () => this.#connections.delete(connection));
  }

  /** Tells every session what it may hear, present or not: who comes back gets it again. */
  tell(event: string, hearing: Hearing): void {
    for (const session of this.#sessions.values()) {
      const data = hearing(session.intents);
      if (data !== undefined) session.dispatch(event, data);
    }
  }

  open(intents: number): Session {
    const session = new Session(intents);
    this.#sessions.set(session.id, session);
    return session;
  }

  session(id: string): Session | undefined {
    return this.#sessions.get(id);
  }

  end(session: Session): void {
    this.#sessions.delete(session.id);
  }

  attached(): void {
    this.emit('online', this.online);
  }

  /** A line broke: its session waits a while for the bot to come back. */
  lost(session: Session): void {
    this.emit('online', this.online);
    this.clock.after(RESUMABLE, () => {
      if (!session.attached) this.#sessions.delete(session.id);
    });
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
