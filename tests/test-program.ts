import { once } from 'node:events';
import { WebSocket } from 'ws';
import { waitFor } from './wait-for.ts';

/** What a program was told, as far as tests look at it. */
export interface ReceivedMessage {
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
export class TestProgram {
  readonly socket: WebSocket;
  readonly frames: string[] = [];
  readonly received: ReceivedMessage[] = [];
  /** The code with which it was cut off. */
  closeCode: number | undefined;

  private constructor(address: string) {
    this.socket = new WebSocket(address, { perMessageDeflate: false });
    this.socket.on('message', (data) => {
      this.frames.push(String(data));
      this.received.push(JSON.parse(String(data)));
    });
    this.socket.on('error', () => {});
    this.socket.on('close', (code) => {
      this.closeCode = code;
    });
  }

  static async connect(address: string): Promise<TestProgram> {
    const program = new TestProgram(address);
    await once(program.socket, 'open');
    return program;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Waits for something that it was told after so many frames. */
  waitForMessage(fits: (told: ReceivedMessage) => unknown, after = 0): Promise<ReceivedMessage> {
    return waitFor(() => this.received.slice(after).find(fits));
  }

  disconnect(): void {
    this.socket.terminate();
  }
}

/** The address and the secret in the words that somebody was told. */
export function credentialsIn(words: string): { address: string; secret: string } {
  const [, address = '', secret = ''] = /`(ws:[^`]+)`.*`([^`]+)`/s.exec(words) ?? [];
  return { address, secret };
}
