import { GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { Discord, Socket } from '../discord.ts';
import { PLAYGROUND_TOKEN } from '../world/setup.ts';
import { memberChunk, PRIVILEGED_INTENTS, sendReady } from './events.ts';
import { parseShard, type Session, Sessions } from './sessions.ts';

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
    for (const connection of this.#connections) connection.drop();
  }

  /** Asks every bot to reconnect, as Discord does for deployments. */
  askToReconnect(): void {
    for (const connection of this.#connections) connection.askToReconnect();
  }

  /** Ends every session. Bots must identify again and do not receive missed events. */
  invalidate(): void {
    for (const connection of this.#connections) connection.invalidate();
  }

  /** Closes every connection with one of Discord's close codes. */
  closeConnections(reason: CloseReason): void {
    for (const connection of this.#connections) connection.closeWith(reason);
  }
}

/** Gateway close codes and reasons. */
const CLOSE_CODES = {
  unknownError: [4000, 'Unknown error.'],
  unknownOpcode: [4001, 'Unknown opcode.'],
  decodeError: [4002, 'Error while decoding payload.'],
  notAuthenticated: [4003, 'Not authenticated.'],
  authenticationFailed: [4004, 'Authentication failed.'],
  alreadyAuthenticated: [4005, 'Already authenticated.'],
  invalidSequence: [4007, 'Invalid seq.'],
  rateLimited: [4008, 'Rate limited.'],
  timedOut: [4009, 'Session timed out.'],
  invalidShard: [4010, 'Invalid shard.'],
  shardingRequired: [4011, 'Sharding required.'],
  invalidVersion: [4012, 'Invalid API version.'],
  invalidIntents: [4013, 'Invalid intent(s).'],
  disallowedIntents: [4014, 'Disallowed intent(s).'],
} as const satisfies Record<string, readonly [code: number, reason: string]>;

type CloseReason = keyof typeof CLOSE_CODES;

/** Error that closes the connection with one of the `CLOSE_CODES`. */
class GatewayClose extends Error {
  readonly code: number;

  constructor(reason: CloseReason) {
    super(CLOSE_CODES[reason][1]);
    this.code = CLOSE_CODES[reason][0];
  }
}

const HEARTBEAT_MS = 41_250;
const MAX_PAYLOAD_LENGTH = 4_096;
const MAX_PAYLOADS = 120;
const PAYLOAD_WINDOW_MS = 60_000;

interface ClientPayload {
  readonly op: unknown;
  readonly d: { readonly [field: string]: unknown };
}

/** The mask of all known intents. */
const ALL_INTENTS = Object.values(GatewayIntentBits)
  .filter((bit) => typeof bit === 'number')
  .reduce((all, bit) => all | bit, 0);

/** A bot's WebSocket connection to the gateway. */
export class Connection {
  readonly #discord: Discord;
  readonly #sessions: Sessions;
  readonly #limited: () => boolean;
  readonly #socket: Socket;
  #session: Session | undefined;
  readonly #forward = (text: string): void => this.#socket.send(text);
  #cancelCheck: () => void = () => {};
  #receivedAt: number[] = [];

  /** `limited` returns whether the session start limit is enforced. */
  constructor(discord: Discord, sessions: Sessions, limited: () => boolean, socket: Socket, query: URLSearchParams) {
    this.#discord = discord;
    this.#sessions = sessions;
    this.#limited = limited;
    this.#socket = socket;
    socket.on('message', (data) => this.#guard(() => this.#receive(String(data))));
    socket.on('close', () => this.#closed());
    socket.on('error', () => socket.terminate());
    this.#guard(() => this.#greet(query));
  }

  #greet(query: URLSearchParams): void {
    if ((query.get('v') ?? '10') !== '10') throw new GatewayClose('invalidVersion');
    if ((query.get('encoding') ?? 'json') !== 'json') throw new GatewayClose('decodeError');
    this.#send({ op: GatewayOpcodes.Hello, d: { heartbeat_interval: HEARTBEAT_MS, _trace: ['playground'] } });
    this.#expectHeartbeat();
  }

  drop(): void {
    this.#socket.terminate();
  }

  askToReconnect(): void {
    this.#send({ op: GatewayOpcodes.Reconnect, d: null });
  }

  /** Ends the session and sends Invalid Session to the bot. */
  invalidate(): void {
    const session = this.#session;
    if (!session) return;
    this.#invalidateSession(session);
    this.#sessions.emitOnline();
  }

  closeWith(reason: CloseReason): void {
    this.#cancelCheck();
    const [code, message] = CLOSE_CODES[reason];
    this.#socket.close(code, message);
  }

  #receive(text: string): void {
    const payload = text.length <= MAX_PAYLOAD_LENGTH ? parse(text) : undefined;
    if (!payload) throw new GatewayClose('decodeError');
    if (this.#isRateLimited()) throw new GatewayClose('rateLimited');
    switch (payload.op) {
      case GatewayOpcodes.Heartbeat:
        this.#expectHeartbeat();
        this.#send({ op: GatewayOpcodes.HeartbeatAck });
        break;
      case GatewayOpcodes.Identify:
        this.#identify(payload.d);
        break;
      case GatewayOpcodes.Resume:
        this.#resume(payload.d);
        break;
      case GatewayOpcodes.RequestGuildMembers:
        this.#requireSession().dispatch('GUILD_MEMBERS_CHUNK', memberChunk(this.#discord.world, payload.d));
        break;
      case GatewayOpcodes.PresenceUpdate:
      case GatewayOpcodes.VoiceStateUpdate:
        this.#requireSession();
        break;
      default:
        throw new GatewayClose('unknownOpcode');
    }
  }

  #requireSession(): Session {
    if (!this.#session) throw new GatewayClose('notAuthenticated');
    return this.#session;
  }

  #identify(data: ClientPayload['d']): void {
    if (this.#session) throw new GatewayClose('alreadyAuthenticated');
    if (plainToken(data.token) !== PLAYGROUND_TOKEN) throw new GatewayClose('authenticationFailed');
    if (!areIntents(data.intents)) throw new GatewayClose('invalidIntents');
    const { portal, starts } = this.#discord;
    if (data.intents & PRIVILEGED_INTENTS & ~portal.privileged) throw new GatewayClose('disallowedIntents');
    const shard = parseShard(data.shard);
    if (!shard) throw new GatewayClose('invalidShard');
    if (shard[1] < portal.shards) throw new GatewayClose('shardingRequired');
    if (!starts.take(shard[0]) && this.#limited()) {
      this.#send({ op: GatewayOpcodes.InvalidSession, d: false });
      return;
    }
    sendReady(this.#attach(this.#sessions.open(data.intents, shard)), this.#discord);
    this.#sessions.emitOnline();
  }

  #resume(data: ClientPayload['d']): void {
    if (this.#session) throw new GatewayClose('alreadyAuthenticated');
    if (plainToken(data.token) !== PLAYGROUND_TOKEN) throw new GatewayClose('authenticationFailed');
    const session = this.#sessions.find(String(data.session_id));
    const sequence = Number(data.seq);
    if (!session) {
      this.#send({ op: GatewayOpcodes.InvalidSession, d: false });
      return;
    }
    if (!Number.isInteger(sequence) || !session.hasSent(sequence)) throw new GatewayClose('invalidSequence');
    this.#attach(session);
    if (!session.replay(sequence)) {
      this.#invalidateSession(session);
      return;
    }
    session.dispatch('RESUMED', { _trace: ['playground'] });
    this.#sessions.emitOnline();
  }

  #invalidateSession(session: Session): void {
    this.#sessions.end(session);
    session.detach(this.#forward);
    this.#session = undefined;
    this.#send({ op: GatewayOpcodes.InvalidSession, d: false });
  }

  #attach(session: Session): Session {
    this.#session = session;
    session.attach(this.#forward);
    return session;
  }

  /** Closes the connection after two heartbeat intervals without a heartbeat. */
  #expectHeartbeat(): void {
    this.#cancelCheck();
    this.#cancelCheck = this.#discord.clock.base.after(2 * HEARTBEAT_MS, () => {
      this.#socket.close(...CLOSE_CODES.timedOut);
    });
  }

  #isRateLimited(): boolean {
    const now = this.#discord.clock.base.now();
    this.#receivedAt = [...this.#receivedAt.filter((time) => now - time < PAYLOAD_WINDOW_MS), now];
    return this.#receivedAt.length > MAX_PAYLOADS;
  }

  #guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      if (!(error instanceof GatewayClose)) console.error('playground: the gateway failed', error);
      const { code, message } = error instanceof GatewayClose ? error : new GatewayClose('unknownError');
      this.#cancelCheck();
      this.#sessions.emit('rejected', code, message);
      this.#socket.close(code, message);
    }
  }

  #closed(): void {
    this.#cancelCheck();
    if (this.#session?.detach(this.#forward)) this.#sessions.onConnectionLost(this.#session);
  }

  #send(payload: object): void {
    this.#socket.send(JSON.stringify(payload));
  }
}

function areIntents(value: unknown): value is number {
  // Bitwise operators only see 32 bits, so reject larger numbers first.
  return (
    Number.isInteger(value) &&
    Number(value) >= 0 &&
    Number(value) <= ALL_INTENTS &&
    (Number(value) & ~ALL_INTENTS) === 0
  );
}

function plainToken(token: unknown): string {
  return String(token).replace(/^Bot /, '');
}

function parse(text: string): ClientPayload | undefined {
  try {
    const payload = JSON.parse(text) as ClientPayload;
    const data: unknown = payload.d;
    return { op: payload.op, d: typeof data === 'object' && data !== null ? (data as ClientPayload['d']) : {} };
  } catch {
    return undefined;
  }
}
