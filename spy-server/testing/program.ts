import { once } from 'node:events';
import { WebSocket } from 'ws';
import { checkMessage, type Dialect } from './strict.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test looks into messages of every shape
export type Frame = any;

interface ProgramOptions {
  readonly name: string;
  readonly role?: 'PLAYER' | 'AI' | 'SPECTATOR';
  readonly dialect?: Dialect;
  readonly lobby?: string;
  /** Whether it answers requests automatically. */
  readonly plays?: boolean;
}

/** A test client written from the document. It validates every message of its dialect and can play. */
export class Program {
  readonly received: Frame[] = [];
  readonly name: string;
  readonly role: string;
  readonly dialect: Dialect;
  readonly plays: boolean;
  readonly #path: string;
  id = '';
  session = '';
  closed: number | undefined;
  failure: Error | undefined;
  socket: WebSocket;
  #status: Frame;
  #waiting: (() => void)[] = [];
  #next = 0;

  private constructor(port: number, { name, role = 'PLAYER', dialect = 'A', lobby, plays = false }: ProgramOptions) {
    this.name = name;
    this.role = role;
    this.dialect = dialect;
    this.plays = plays;
    this.#path = `${dialect === 'B' ? 'websockets/game' : ''}${lobby ? `/lobby/${lobby}` : ''}`;
    this.socket = this.#connect(port);
  }

  /** Connects without sending HELLO. */
  static async connect(port: number, options: ProgramOptions): Promise<Program> {
    const program = new Program(port, options);
    await once(program.socket, 'open');
    return program;
  }

  /** Connects, sends HELLO and waits for the reply. */
  static async join(port: number, options: ProgramOptions): Promise<Program> {
    const program = await Program.connect(port, options);
    program.hello();
    await program.waitFor('HELLO_REPLY');
    return program;
  }

  hello(name = this.name): void {
    const clientId = this.dialect === 'A' ? '00000000-0000-0000-0000-000000000000' : null;
    this.send('HELLO', { clientId, name, role: this.role });
  }

  send(type: string, fields: object = {}): void {
    const date = '15.11.2026 05:41:49';
    const debug = this.dialect === 'B' ? { debugMessage: '' } : {};
    this.socket.send(JSON.stringify({ clientId: this.id, type, creationDate: date, ...debug, ...fields }));
  }

  /**
   * Waits for the next message of a type, skips others and returns it. Throws if the connection is closed or a message
   * was invalid.
   */
  async waitFor(type: string): Promise<Frame> {
    for (;;) {
      if (this.failure) throw this.failure;
      while (this.#next < this.received.length) {
        const frame = this.received[this.#next++];
        if (frame.type === type) return frame;
      }
      if (this.closed !== undefined) throw new Error(`${this.name} waits for ${type} on a closed connection.`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Waits until the server closes the connection. Returns the close code. */
  async end(): Promise<number> {
    while (this.closed === undefined) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.closed;
  }

  /** Terminates the connection and sends RECONNECT on a new one. */
  async reconnect(port: number): Promise<void> {
    this.socket.terminate();
    await this.end();
    this.closed = undefined;
    this.socket = this.#connect(port);
    await once(this.socket, 'open');
    this.send('RECONNECT', { sessionId: this.session });
  }

  leave(): void {
    this.socket.terminate();
  }

  #connect(port: number): WebSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${this.#path}`);
    socket.on('message', (data) => this.#receive(JSON.parse(data.toString())));
    socket.on('close', (code) => {
      if (socket !== this.socket) return;
      this.closed = code;
      this.#wake();
    });
    socket.on('error', () => {});
    return socket;
  }

  #receive(frame: Frame): void {
    try {
      checkMessage(this.dialect, frame);
    } catch (error) {
      this.failure ??= error as Error;
    }
    if (frame.type === 'HELLO_REPLY') {
      this.id = frame.clientId;
      this.session = frame.sessionId;
    }
    if (frame.type === 'GAME_STATUS') this.#status = frame;
    this.received.push(frame);
    if (this.plays) this.#answer(frame);
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #answer(frame: Frame): void {
    if (frame.type === 'REQUEST_ITEM_CHOICE') {
      const [character = null] = frame.offeredCharacterIds;
      const key = this.dialect === 'A' ? 'chosenCharacter' : 'chosenCharacterId';
      this.send('ITEM_CHOICE', { [key]: character, chosenGadget: character ? null : frame.offeredGadgets[0] });
    } else if (frame.type === 'REQUEST_EQUIPMENT_CHOICE') {
      const [first, ...others] = frame.chosenCharacterIds as string[];
      const nothing = Object.fromEntries(others.map((id) => [id, []]));
      this.send('EQUIPMENT_CHOICE', { equipment: { ...nothing, [first as string]: frame.chosenGadgets } });
    } else if (frame.type === 'REQUEST_GAME_OPERATION') {
      this.send('GAME_OPERATION', { operation: this.operation(frame.characterId) });
    }
  }

  /** Returns a legal operation of a character: a drink, roulette, spying, or a step; otherwise RETIRE. */
  operation(characterId: string): object {
    const { state } = this.#status;
    const fields: Frame[][] = this.dialect === 'A' ? state.map.fieldMap : state.map.map;
    const me = state.characters.find((one: Frame) => one.characterId === characterId);
    const { x, y } = me.coordinates;
    const base = { characterId, successful: this.dialect === 'A' ? false : null };
    const around = [-1, 0, 1]
      .flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: x + dx, y: y + dy })))
      .filter((at) => fields[at.y]?.[at.x] && !(at.x === x && at.y === y));
    const fieldAt = (at: { x: number; y: number }) => fields[at.y]?.[at.x] as Frame;
    if (me.ap > 0 && !fieldAt({ x, y }).isFoggy) {
      const nameOf = (gadget: Frame) => (this.dialect === 'A' ? gadget.GadgetEnum : gadget.gadget);
      if (me.gadgets.some((gadget: Frame) => nameOf(gadget) === 'COCKTAIL'))
        return { ...base, type: 'GADGET_ACTION', gadget: 'COCKTAIL', target: { x, y } };
      const table = around.find((at) => fieldAt(at).state === 'BAR_TABLE' && fieldAt(at).gadget);
      if (table) return { ...base, type: 'GADGET_ACTION', gadget: 'COCKTAIL', target: table };
      const roulette = around.find((at) => fieldAt(at).state === 'ROULETTE_TABLE' && fieldAt(at).chipAmount > 0);
      if (roulette && me.chips > 0 && !fieldAt(roulette).isDestroyed)
        return { ...base, type: 'GAMBLE_ACTION', stake: 1, target: roulette };
      const neighbour = around.find((at) =>
        state.characters.some((one: Frame) => one.coordinates?.x === at.x && one.coordinates?.y === at.y),
      );
      if (neighbour) return { ...base, type: 'SPY_ACTION', target: neighbour };
    }
    const steps = around.filter((at) => ['FREE', 'BAR_SEAT'].includes(fieldAt(at).state));
    const step = steps[this.received.length % Math.max(1, steps.length)];
    if (me.mp > 0 && step) return { ...base, type: 'MOVEMENT', from: { x, y }, target: step };
    return { ...base, type: 'RETIRE', target: this.dialect === 'A' ? { x: 0, y: 0 } : { x, y } };
  }
}
