import type { Logger } from 'pino';
import { WebSocket } from 'ws';
import { idOrNull, type Loose, loose, type NormalStatus, normalStatus, text, texts } from '../wire/normal.ts';
import type { WireOperation } from '../wire/operation.ts';
import { type Body, NIL, type Role, wireDate } from '../wire/words.ts';
import { type Briefing, readBriefing } from './briefing.ts';
import { Notebook } from './notebook.ts';

export interface ClientOptions {
  readonly address: string;
  readonly port: number;
  readonly name: string;
  readonly role: Role;
  /** The lobby to join. Empty for the default lobby. */
  readonly lobby?: string;
  readonly log: Logger;
  /** Maximum time to reconnect after a lost connection. */
  readonly patienceMs?: number;
}

/** A draft choice with the field names of both dialects. */
export interface ItemChoice {
  readonly chosenCharacter: string | null;
  readonly chosenCharacterId: string | null;
  readonly chosenGadget: string | null;
}

/** Decides for a client and receives the server's messages. Answers after the next request are dropped. */
export interface Decider {
  item(notebook: Notebook): ItemChoice | Promise<ItemChoice>;
  equipment(notebook: Notebook): Record<string, string[]> | Promise<Record<string, string[]>>;
  operation(notebook: Notebook, characterId: string): WireOperation | Promise<WireOperation>;
  /** Called with every status, after the known match was updated. */
  status?(notebook: Notebook, status: NormalStatus, before: NormalStatus | undefined): void;
  /** Called with every message, before the client handles it. */
  hear?(type: string, message: Loose): void;
}

/** The result of a match for this client. */
export interface Verdict {
  readonly won: boolean;
  readonly reason: string;
}

const RETRY_MS = 300;
/** Interval of reconnect attempts. The server may not have noticed the lost connection yet. */
const KNOCK_MS = 2_000;
const PATIENCE_MS = 120_000;

/** A player or spectator on any server of the protocol, in either dialect. */
export class Client {
  readonly verdict: Promise<Verdict>;
  readonly #options: ClientOptions;
  readonly #decider: Decider;
  #requests = 0;
  #status: NormalStatus | undefined;
  #socket: WebSocket | undefined;
  #id: string | null = null;
  #session = '';
  #name: string;
  #tries = 0;
  #briefing: Briefing | undefined;
  #notebook: Notebook | undefined;
  #picked: { readonly offer: string; readonly kind: 'agents' | 'gadgets' } | undefined;
  #lostAt: number | undefined;
  #knocking: NodeJS.Timeout | undefined;
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
  cut(): void {
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
    this.#giveUp('Left the match.');
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
      this.#knock();
      this.#knocking = setInterval(() => this.#knock(), KNOCK_MS);
    } else this.#sayHello();
  }

  /** Sends RECONNECT. Before a match it also sends HELLO, because some servers do not answer unknown sessions. */
  #knock(): void {
    this.#send({ type: 'RECONNECT', sessionId: this.#session });
    if (this.#notebook || this.#knocking === undefined) return;
    this.#stopKnocking();
    this.#sayHello();
  }

  #stopKnocking(): void {
    clearInterval(this.#knocking);
    this.#knocking = undefined;
  }

  #sayHello(): void {
    this.#send({ type: 'HELLO', clientId: NIL, name: this.#name, role: this.#options.role });
  }

  #closed(): void {
    this.#stopKnocking();
    if (this.#done) return;
    if (this.#lostAt === undefined) this.#options.log.warn('Lost the connection, reconnecting.');
    this.#lostAt ??= Date.now();
    if (Date.now() - this.#lostAt > (this.#options.patienceMs ?? PATIENCE_MS)) {
      this.#giveUp('Lost the connection.');
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
    if (own || any) this.#hear(text(message.type), message);
  }

  #hear(type: string, message: Loose): void {
    this.#decider.hear?.(type, message);
    if (type === 'HELLO_REPLY') this.#welcome(message);
    else if (type === 'GAME_STARTED') this.#started(message);
    else if (type === 'REQUEST_ITEM_CHOICE') this.#pick(message);
    else if (type === 'REQUEST_EQUIPMENT_CHOICE') this.#equip(message);
    else if (type === 'GAME_STATUS') this.#look(message);
    else if (type === 'REQUEST_GAME_OPERATION') this.#act(text(message.characterId));
    else if (type === 'STATISTICS') this.#result(message);
    else if (type === 'STRIKE') this.#requests++;
    else if (type === 'ERROR') this.#trouble(text(message.reason), text(message.debugMessage));
  }

  #welcome(message: Loose): void {
    this.#id = idOrNull(message.clientId);
    this.#session = text(message.sessionId);
    this.#briefing = readBriefing(message);
    this.#lostAt = undefined;
    this.#options.log.info({ client: this.#id, session: this.#session, name: this.#name }, 'Joined a server.');
  }

  #started(message: Loose): void {
    this.#stopKnocking();
    this.#lostAt = undefined;
    if (this.#notebook || !this.#briefing) return;
    this.#session = text(message.sessionId) || this.#session;
    this.#notebook = new Notebook(this.#briefing, idOrNull(message.playerTwoId) === this.#id ? 1 : 0);
  }

  #pick(message: Loose): void {
    const notebook = this.#notebook;
    if (!notebook) return;
    const characters = texts(message.offeredCharacterIds);
    const gadgets = texts(message.offeredGadgets);
    const offer = [...characters, ...gadgets].join();
    if (this.#picked?.offer === offer) notebook.side[this.#picked.kind].pop();
    notebook.offer(
      characters.map((id) => notebook.numberOf(id)),
      gadgets,
    );
    this.#answer(
      () => this.#decider.item(notebook),
      (choice) => this.#picks(notebook, offer, choice),
    );
  }

  #picks(notebook: Notebook, offer: string, choice: ItemChoice): void {
    if (choice.chosenCharacter) notebook.side.agents.push(notebook.numberOf(choice.chosenCharacter));
    if (choice.chosenGadget) notebook.side.gadgets.push(choice.chosenGadget);
    this.#picked = { offer, kind: choice.chosenCharacter ? 'agents' : 'gadgets' };
    this.#send({ type: 'ITEM_CHOICE', ...choice });
  }

  #equip(message: Loose): void {
    const notebook = this.#notebook;
    if (!notebook) return;
    const agents = texts(message.chosenCharacterIds).map((id) => notebook.numberOf(id));
    notebook.team(agents, texts(message.chosenGadgets));
    this.#answer(
      () => this.#decider.equipment(notebook),
      (equipment) => this.#send({ type: 'EQUIPMENT_CHOICE', equipment }),
    );
  }

  /** Waits for a decision and sends it, unless the server has sent another request meanwhile. */
  async #answer<T>(decide: () => T | Promise<T>, send: (decision: T) => void): Promise<void> {
    const request = ++this.#requests;
    const decision = await decide();
    if (request === this.#requests && !this.#done && this.#socket?.readyState === WebSocket.OPEN) send(decision);
  }

  #look(message: Loose): void {
    const status = normalStatus(message);
    if (!status || !this.#notebook) return;
    this.#notebook.read(status);
    this.#decider.status?.(this.#notebook, status, this.#status);
    this.#status = status;
  }

  #act(characterId: string): void {
    const notebook = this.#notebook;
    if (!notebook) return;
    notebook.lead(characterId);
    this.#answer(
      () => this.#decider.operation(notebook, characterId),
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

  #trouble(reason: string, words: string): void {
    if (reason === 'NAME_NOT_AVAILABLE') {
      this.#name = `${this.#options.name} ${++this.#tries + 1}`;
      this.#options.log.warn({ name: this.#name }, 'The name is taken, trying another.');
      this.#sayHello();
    } else if (reason === 'SESSION_DOES_NOT_EXIST' && !this.#notebook) this.#session = '';
    else this.#giveUp(`The server reported ${reason}${words ? `: ${words}` : ''}.`);
  }

  #giveUp(reason: string): void {
    this.#options.log.error(reason);
    this.#finish(() => this.#fail(new Error(reason)));
  }

  #finish(settle: () => void): void {
    this.#done = true;
    this.#stopKnocking();
    this.#socket?.close(1000);
    settle();
  }
}
