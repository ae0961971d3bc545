import { once } from 'node:events';
import { WebSocket } from 'ws';
import { waitFor } from './wait-for.ts';

/** Fields of server messages that tests read. */
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

/** Client that sends messages on request and records those it receives. */
export class TestProgram {
  readonly socket: WebSocket;
  readonly frames: string[] = [];
  readonly received: ReceivedMessage[] = [];
  /** Close code of the connection, once closed. */
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

  /** Waits for a matching message, skipping the first `after` messages. */
  waitForMessage(fits: (message: ReceivedMessage) => unknown, after = 0): Promise<ReceivedMessage> {
    return waitFor(() => this.received.slice(after).find(fits));
  }

  disconnect(): void {
    this.socket.terminate();
  }
}

/** Returns the address and the secret in a message to a program's owner. */
export function credentialsIn(words: string): { address: string; secret: string } {
  const [, address = '', secret = ''] = /`(ws:[^`]+)`.*`([^`]+)`/s.exec(words) ?? [];
  return { address, secret };
}
