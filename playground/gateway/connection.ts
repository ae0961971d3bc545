import type { WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import { type Portal, PRIVILEGED } from '../portal.ts';
import { PLAYGROUND_TOKEN } from '../world/cast.ts';
import { Close, HangUp, type HangUpReason, Op } from './codes.ts';
import { areIntents } from './intents.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';
import { parseShard, type Shard } from './shard.ts';

const HEARTBEAT = 41_250;
const LARGEST_PAYLOAD = 4_096;
const MOST_PAYLOADS = 120;
const PAYLOAD_WINDOW = 60_000;

interface Payload {
  readonly op: unknown;
  readonly d: { readonly [field: string]: unknown };
}

/** What a line is plugged into. */
export interface Exchange {
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly portal: Portal;
  /** Whether the bot may begin another session now. */
  readonly mayStart: (shard: Shard) => boolean;
  /** Answers a request for members. */
  readonly members: (request: { readonly [field: string]: unknown }) => object;
  /** Tells a fresh session where it is. */
  readonly welcome: (session: Session) => void;
}

/** One line of a bot to the gateway. */
export class Connection {
  readonly #exchange: Exchange;
  readonly #socket: WebSocket;
  #session: Session | undefined;
  readonly #forward = (text: string): void => this.#socket.send(text);
  #callOffCheck: () => void = () => {};
  #heard: number[] = [];

  constructor(exchange: Exchange, socket: WebSocket, query: URLSearchParams) {
    this.#exchange = exchange;
    this.#socket = socket;
    socket.on('message', (data) => this.#guard(() => this.#receive(String(data))));
    socket.on('close', () => this.#closed());
    socket.on('error', () => socket.terminate());
    this.#guard(() => this.#greet(query));
  }

  #greet(query: URLSearchParams): void {
    if ((query.get('v') ?? '10') !== '10') throw new HangUp('invalidVersion');
    if ((query.get('encoding') ?? 'json') !== 'json') throw new HangUp('decodeError');
    this.#send({ op: Op.hello, d: { heartbeat_interval: HEARTBEAT, _trace: ['playground'] } });
    this.#expectHeartbeat();
  }

  cut(): void {
    this.#socket.terminate();
  }

  askToReconnect(): void {
    this.#send({ op: Op.reconnect, d: null });
  }

  /** Tells the bot that its session is no more. */
  invalidate(): void {
    const session = this.#session;
    if (!session) return;
    this.#forget(session);
    this.#exchange.sessions.attached();
  }

  hangUp(reason: HangUpReason): void {
    this.#guard(() => {
      throw new HangUp(reason);
    });
  }

  #receive(text: string): void {
    const payload = text.length <= LARGEST_PAYLOAD ? parse(text) : undefined;
    if (!payload) throw new HangUp('decodeError');
    if (this.#tooMany()) throw new HangUp('rateLimited');
    switch (payload.op) {
      case Op.heartbeat:
        this.#expectHeartbeat();
        this.#send({ op: Op.heartbeatAck });
        break;
      case Op.identify:
        this.#identify(payload.d);
        break;
      case Op.resume:
        this.#resume(payload.d);
        break;
      case Op.requestMembers:
        this.#known().dispatch('GUILD_MEMBERS_CHUNK', this.#exchange.members(payload.d));
        break;
      case Op.presence:
      case Op.voiceState:
        this.#known();
        break;
      default:
        throw new HangUp('unknownOpcode');
    }
  }

  #known(): Session {
    if (!this.#session) throw new HangUp('notAuthenticated');
    return this.#session;
  }

  #identify(data: Payload['d']): void {
    if (this.#session) throw new HangUp('alreadyAuthenticated');
    if (plainToken(data.token) !== PLAYGROUND_TOKEN) throw new HangUp('authenticationFailed');
    if (!areIntents(data.intents)) throw new HangUp('invalidIntents');
    const { sessions, welcome, portal, mayStart } = this.#exchange;
    if (data.intents & PRIVILEGED & ~portal.privileged) throw new HangUp('disallowedIntents');
    const shard = parseShard(data.shard);
    if (!shard) throw new HangUp('invalidShard');
    if (shard[1] < portal.shards) throw new HangUp('shardingRequired');
    if (!mayStart(shard)) {
      this.#send({ op: Op.invalidSession, d: false });
      return;
    }
    welcome(this.#attach(sessions.open(data.intents, shard)));
    sessions.attached();
  }

  #resume(data: Payload['d']): void {
    if (this.#session) throw new HangUp('alreadyAuthenticated');
    if (plainToken(data.token) !== PLAYGROUND_TOKEN) throw new HangUp('authenticationFailed');
    const { sessions } = this.#exchange;
    const session = sessions.find(String(data.session_id));
    const sequence = Number(data.seq);
    if (!session) {
      this.#send({ op: Op.invalidSession, d: false });
      return;
    }
    if (!Number.isInteger(sequence) || !session.reached(sequence)) throw new HangUp('invalidSequence');
    this.#attach(session);
    if (!session.replay(sequence)) {
      this.#forget(session);
      return;
    }
    session.dispatch('RESUMED', { _trace: ['playground'] });
    sessions.attached();
  }

  #forget(session: Session): void {
    this.#exchange.sessions.end(session);
    session.detach(this.#forward);
    this.#session = undefined;
    this.#send({ op: Op.invalidSession, d: false });
  }

  #attach(session: Session): Session {
    this.#session = session;
    session.attach(this.#forward);
    return session;
  }

  /** A bot that is silent for two intervals is gone, even if its socket is not. */
  #expectHeartbeat(): void {
    this.#callOffCheck();
    this.#callOffCheck = this.#exchange.clock.after(2 * HEARTBEAT, () => {
      this.#socket.close(...Close.timedOut);
    });
  }

  #tooMany(): boolean {
    const now = this.#exchange.clock.now();
    this.#heard = [...this.#heard.filter((time) => now - time < PAYLOAD_WINDOW), now];
    return this.#heard.length > MOST_PAYLOADS;
  }

  #guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      if (!(error instanceof HangUp)) console.error('playground: the gateway failed', error);
      const { code, message } = error instanceof HangUp ? error : new HangUp('unknownError');
      this.#callOffCheck();
      this.#socket.close(code, message);
    }
  }

  #closed(): void {
    this.#callOffCheck();
    if (this.#session?.detach(this.#forward)) this.#exchange.sessions.lost(this.#session);
  }

  #send(payload: object): void {
    this.#socket.send(JSON.stringify(payload));
  }
}

function plainToken(token: unknown): string {
  return String(token).replace(/^Bot /, '');
}

function parse(text: string): Payload | undefined {
  try {
    const payload = JSON.parse(text) as Payload;
    const data: unknown = payload.d;
    return { op: payload.op, d: typeof data === 'object' && data !== null ? (data as Payload['d']) : {} };
  } catch {
    return undefined;
  }
}
