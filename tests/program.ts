import { once } from 'node:events';
import { WebSocket } from 'ws';
import { waitFor } from './waiting.ts';

/** What a program was told, as far as tests look at it. */
export interface Told {
  readonly type: string;
  readonly code?: string;
  readonly sentence?: string;
  readonly token?: string;
  readonly turn?: number;
  readonly asked?: boolean;
  readonly status?: string;
  readonly seat?: number;
  readonly board?: readonly string[];
  readonly lines?: readonly string[];
  readonly won?: boolean;
  readonly choices?: readonly {
    readonly line: string;
    readonly label: string;
    readonly final: boolean;
    readonly input?: { readonly example: string };
  }[];
}

/** A program on a connection of its own, for tests: it says what it is told to, and keeps what it hears. */
export class Program {
  readonly socket: WebSocket;
  readonly frames: string[] = [];
  /** The code with which it was cut off. */
  closed: number | undefined;

  private constructor(address: string) {
    this.socket = new WebSocket(address, { perMessageDeflate: false });
    this.socket.on('message', (data) => this.frames.push(String(data)));
    this.socket.on('error', () => {});
    this.socket.on('close', (code) => {
      this.closed = code;
    });
  }

  static async connect(address: string): Promise<Program> {
    const program = new Program(address);
    await once(program.socket, 'open');
    return program;
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  get told(): Told[] {
    return this.frames.map((frame) => JSON.parse(frame) as Told);
  }

  /** Waits for something that it was told after so many frames. */
  hears(fits: (told: Told) => unknown, after = 0): Promise<Told> {
    return waitFor(() => this.told.slice(after).find(fits));
  }

  leave(): void {
    this.socket.terminate();
  }
}

/** The address and the secret in the words that somebody was told. */
export function passIn(words: string): { address: string; secret: string } {
  const [, address = '', secret = ''] = /`(ws:[^`]+)`.*`([^`]+)`/s.exec(words) ?? [];
  return { address, secret };
}
