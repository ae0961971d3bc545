import { say } from '@longtable/kit';
import type { MatchFiles } from '@longtable/spy/options';
import type { Logger } from 'pino';
import { WebSocket } from 'ws';
import type { WireOperation } from '../wire/messages.ts';
import { idOrNull, type Loose, loose, type NormalStatus, normalStatus, text, texts } from '../wire/normal.ts';
import { type Body, NIL, type Role, wireDate } from '../wire/words.ts';
import { texts as words } from '../words/texts.ts';
import { type Briefing, KnownMatch, readBriefing } from './known-match.ts';

const { ends: endTexts } = words;

export interface ClientOptions {
  readonly address: string;
  readonly port: number;
  readonly name: string;
  readonly role: Role;
  /** The lobby to join. Empty for the default lobby. */
  readonly lobby?: string;
  /** Files of the lobby, if this client opens it. Only Longtable's server reads them. */
  readonly files?: MatchFiles | undefined;
  readonly log: Logger;
  /** Maximum time to reconnect after a lost connection. */
  readonly reconnectTimeoutMs?: number;
}

/** A draft choice with the field names of both dialects. */
export interface ItemChoice {
  readonly chosenCharacter: string | null;
  readonly chosenCharacterId: string | null;
  readonly chosenGadget: string | null;
}

/**
 * Source of a client's decisions and receiver of the server's messages. A decision made after the next request is
 * dropped.
 */
export interface Decider {
  item(knownMatch: KnownMatch): ItemChoice | Promise<ItemChoice>;
  equipment(knownMatch: KnownMatch): Record<string, string[]> | Promise<Record<string, string[]>>;
  operation(knownMatch: KnownMatch, characterId: string): WireOperation | Promise<WireOperation>;
  /** Called with every status, after the known match was updated. */
  status?(knownMatch: KnownMatch, status: NormalStatus, before: NormalStatus | undefined): void;
  /** Called with every message, before the client handles it. */
  onMessage?(type: string, message: Loose): void;
}

/** The result of a match for this client. */
export interface Verdict {
  readonly won: boolean;
  readonly reason: string;
}

/** The end of a client without a result: the user left, the connection was lost, or the server reported a problem. */
export class ClientEnd extends Error {
  readonly code: 'left' | 'lost' | 'reported';
  readonly problem: string;

  constructor(code: ClientEnd['code'], problem: string) {
    super(say(endTexts[code]({ problem }), 'en'));
    this.code = code;
    this.problem = problem;
  }
}

const RETRY_MS = 300;
/** Interval of reconnect attempts, repeated because the server may not have noticed the lost connection yet. */
const RECONNECT_INTERVAL_MS = 2_000;
const RECONNECT_TIMEOUT_MS = 120_000;

/** A player or spectator on any server of the protocol, in either dialect. */
export class PlayerClient {
  readonly verdict: Promise<Verdict>;
  readonly #options: ClientOptions;
  readonly #decider: Decider;
  #requests = 0;
  #status: NormalStatus | undefined;
  #socket: WebSocket | undefined;
  #id: string | null = null;
  #session = '';
  #name: string;
  #nameAttempts = 0;
  #briefing: Briefing | undefined;
  #knownMatch: KnownMatch | undefined;
  #picked: { readonly offer: string; readonly kind: 'agents' | 'gadgets' } | undefined;
  #lostAt: number | undefined;
  #reconnecting: NodeJS.Timeout | undefined;
  #done = false;
  #win: (verdict: Verdict) => void = () => {};
  #fail: (error: Error) => void = () => {};

  constructor(options: ClientOptions, decider: Decider) {
    this.#options = options;
    this.#decider = decider;
    this.#name = options.name;
    this.verdict = new Promise((resolve, reject) => {
      this.#win = resolve;
      this.#fail = reject;
    });
    this.#connect();
  }

  /** Whether the server has accepted the HELLO, so that the client can reconnect. */
  get isKnown(): boolean {
    return this.#id !== null;
  }

  /** Drops the connection like a failing network. The client reconnects. */
  dropConnection(): void {
    this.#socket?.terminate();
  }

  /** Sends a message that does not answer a request. */
  say(body: Body): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send(body);
  }

  /** Leaves the match and ends the client. */
  leave(): void {
    if (this.#done) return;
    this.say({ type: 'GAME_LEAVE' });
    this.#end('left');
  }

  #connect(): void {
    const { address, port, lobby } = this.#options;
    const host = address.includes(':') ? `[${address}]` : address;
    const socket = new WebSocket(`ws://${host}:${port}/${lobby ? `lobby/${lobby}` : ''}`, {
      perMessageDeflate: false,
      maxPayload: 0,
    });
    this.#socket = socket;
    socket.on('open', () => this.#greet());
    socket.on('message', (data) => this.#receive(data.toString()));
    socket.on('error', (error) => this.#options.log.debug({ err: error }, 'The connection failed.'));
    socket.on('close', () => this.#closed());
  }

  #greet(): void {
    if (this.#id && this.#session) {
      this.#sendReconnect();
      this.#reconnecting = setInterval(() => this.#sendReconnect(), RECONNECT_INTERVAL_MS);
    } else this.#sayHello();
  }

  /**
   * Sends RECONNECT. If a client that lost its connection knows no match yet, also sends HELLO, because some servers do
   * not answer unknown sessions.
   */
  #sendReconnect(): void {
    this.#send({ type: 'RECONNECT', sessionId: this.#session });
    if (this.#knownMatch || this.#reconnecting === undefined) return;
    this.#stopReconnecting();
    this.#sayHello();
  }

  #stopReconnecting(): void {
    clearInterval(this.#reconnecting);
    this.#reconnecting = undefined;
  }

  #sayHello(): void {
    const { role, files: configuration } = this.#options;
    this.#send({ type: 'HELLO', clientId: NIL, name: this.#name, role, ...(configuration && { configuration }) });
  }

  #closed(): void {
    this.#stopReconnecting();
    if (this.#done) return;
    if (this.#lostAt === undefined) this.#options.log.warn('Lost the connection, reconnecting.');
    this.#lostAt ??= Date.now();
    if (Date.now() - this.#lostAt > (this.#options.reconnectTimeoutMs ?? RECONNECT_TIMEOUT_MS)) {
      this.#end('lost');
    } else setTimeout(() => this.#connect(), RETRY_MS);
  }

  #send(body: Body): void {
    const envelope = { clientId: this.#id ?? NIL, creationDate: wireDate(Date.now()), debugMessage: '' };
    const frame = JSON.stringify({ ...envelope, ...body });
    this.#options.log.trace({ text: frame }, 'Sent a message.');
    this.#socket?.send(frame);
  }

  #receive(frame: string): void {
    this.#options.log.trace({ text: frame }, 'Received a message.');
    let message: Loose | undefined;
    try {
      message = loose(JSON.parse(frame));
    } catch {
      return;
    }
    if (!message || this.#done) return;
    const own = this.#id === null || message.clientId === undefined || idOrNull(message.clientId) === this.#id;
    // HELLO_REPLY assigns a new id, and errors may arrive before that.
    const any = message.type === 'HELLO_REPLY' || message.type === 'ERROR';
    if (own || any) this.#handle(text(message.type), message);
  }

  #handle(type: string, message: Loose): void {
    this.#decider.onMessage?.(type, message);
    if (type === 'HELLO_REPLY') this.#welcome(message);
    else if (type === 'GAME_STARTED') this.#started(message);
    else if (type === 'REQUEST_ITEM_CHOICE') this.#pick(message);
    else if (type === 'REQUEST_EQUIPMENT_CHOICE') this.#equip(message);
    else if (type === 'GAME_STATUS') this.#readStatus(message);
    else if (type === 'REQUEST_GAME_OPERATION') this.#act(text(message.characterId));
    else if (type === 'STATISTICS') this.#result(message);
    else if (type === 'STRIKE') this.#requests++;
    else if (type === 'ERROR') this.#handleError(text(message.reason), text(message.debugMessage));
  }

  #welcome(message: Loose): void {
    this.#id = idOrNull(message.clientId);
    this.#session = text(message.sessionId);
    this.#briefing = readBriefing(message);
    this.#lostAt = undefined;
    this.#options.log.info({ client: this.#id, session: this.#session, name: this.#name }, 'Joined a server.');
  }

  #started(message: Loose): void {
    this.#stopReconnecting();
    this.#lostAt = undefined;
    if (this.#knownMatch || !this.#briefing) return;
    this.#session = text(message.sessionId) || this.#session;
    this.#knownMatch = new KnownMatch(this.#briefing, idOrNull(message.playerTwoId) === this.#id ? 1 : 0);
  }

  #pick(message: Loose): void {
    const knownMatch = this.#knownMatch;
    if (!knownMatch) return;
    const characters = texts(message.offeredCharacterIds);
    const gadgets = texts(message.offeredGadgets);
    const offer = [...characters, ...gadgets].join();
    if (this.#picked?.offer === offer) knownMatch.side[this.#picked.kind].pop();
    knownMatch.offer(
      characters.map((id) => knownMatch.numberOf(id)),
      gadgets,
    );
    this.#answer(
      () => this.#decider.item(knownMatch),
      (choice) => this.#picks(knownMatch, offer, choice),
    );
  }

  #picks(knownMatch: KnownMatch, offer: string, choice: ItemChoice): void {
    if (choice.chosenCharacter) knownMatch.side.agents.push(knownMatch.numberOf(choice.chosenCharacter));
    if (choice.chosenGadget) knownMatch.side.gadgets.push(choice.chosenGadget);
    this.#picked = { offer, kind: choice.chosenCharacter ? 'agents' : 'gadgets' };
    this.#send({ type: 'ITEM_CHOICE', ...choice });
  }

  #equip(message: Loose): void {
    const knownMatch = this.#knownMatch;
    if (!knownMatch) return;
    const agents = texts(message.chosenCharacterIds).map((id) => knownMatch.numberOf(id));
    knownMatch.team(agents, texts(message.chosenGadgets));
    this.#answer(
      () => this.#decider.equipment(knownMatch),
      (equipment) => this.#send({ type: 'EQUIPMENT_CHOICE', equipment }),
    );
  }

  /** Waits for a decision and sends it, unless the server has sent another request meanwhile. */
  async #answer<T>(decide: () => T | Promise<T>, send: (decision: T) => void): Promise<void> {
    const request = ++this.#requests;
    const decision = await decide();
    if (request === this.#requests && !this.#done && this.#socket?.readyState === WebSocket.OPEN) send(decision);
  }

  #readStatus(message: Loose): void {
    const status = normalStatus(message);
    if (!status || !this.#knownMatch) return;
    this.#knownMatch.read(status);
    this.#decider.status?.(this.#knownMatch, status, this.#status);
    this.#status = status;
  }

  #act(characterId: string): void {
    const knownMatch = this.#knownMatch;
    if (!knownMatch) return;
    knownMatch.lead(characterId);
    this.#answer(
      () => this.#decider.operation(knownMatch, characterId),
      (operation) => {
        this.#options.log.debug({ operation }, 'Chose an operation.');
        this.#send({ type: 'GAME_OPERATION', operation });
      },
    );
  }

  #result(message: Loose): void {
    const verdict = { won: idOrNull(message.winner) === this.#id, reason: text(message.reason) };
    this.#options.log.info(verdict, 'The match is over.');
    this.#finish(() => this.#win(verdict));
  }

  #handleError(reason: string, words: string): void {
    if (reason === 'NAME_NOT_AVAILABLE') {
      this.#name = `${this.#options.name} ${++this.#nameAttempts + 1}`;
      this.#options.log.warn({ name: this.#name }, 'The name is taken, trying another.');
      this.#sayHello();
    } else if (reason === 'SESSION_DOES_NOT_EXIST' && !this.#knownMatch) this.#session = '';
    else this.#end('reported', `${reason}${words ? `: ${words}` : ''}`);
  }

  #end(code: ClientEnd['code'], problem = ''): void {
    const end = new ClientEnd(code, problem);
    this.#options.log.error(end.message);
    this.#finish(() => this.#fail(end));
  }

  #finish(settle: () => void): void {
    this.#done = true;
    this.#stopReconnecting();
    this.#socket?.close(1000);
    settle();
  }
}
