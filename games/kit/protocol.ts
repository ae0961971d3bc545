import type { Refusal, Seat, SeatLine } from './game/required.ts';
import type { Seed } from './rng.ts';

/** Protocol that programs use to play at a seat. */
export interface Protocol<Loaded extends AtTable = AtTable> {
  /** Id of the only game that uses the protocol. Absent if any game can use it. */
  readonly game?: string;
  /** Reads the first frame of a connection. Returns undefined if the frame is not of this protocol. */
  handshake(text: string, path: string): Handshake<Loaded> | undefined;
}

/** Table as protocols and recordings receive it. */
export interface ProtocolTable {
  readonly id: string;
  readonly status: 'open' | 'playing' | 'paused' | 'over';
  readonly options: unknown;
  readonly seed: Seed;
  readonly state: unknown;
  readonly log: { readonly moveCount: number };
  readonly turns: readonly { readonly count: number }[];
  readonly seats: readonly {
    readonly kind: string;
    readonly name?: string | undefined;
    /** Hash of the token of a program. */
    readonly token?: string | undefined;
  }[];
  readonly ending: { readonly by: string; readonly seat?: Seat | undefined } | null;
  readonly times: { readonly startedAt: number };
}

export interface AtTable {
  readonly table: ProtocolTable;
}

/** Played line with its time in milliseconds since 1970. */
export interface PlayedLine extends SeatLine {
  readonly at: number;
}

/** One-time secret for a free seat, or the token of a seat that a program already has. */
export type Credentials = { readonly name?: string | undefined } & (
  | { readonly secret: string; readonly token?: string | undefined }
  | { readonly token: string }
);

/** Request of a program for a seat. */
export interface Handshake<Loaded extends AtTable = AtTable> {
  readonly credentials: Credentials;
  /** Starts the conversation once the program has its seat. */
  begin(seat: SeatConnection<Loaded>): Speaker<Loaded>;
  /** Returns the last frame for a program that is refused or disconnected. */
  farewell(refusal: Refusal): string;
}

/** Conversation with one program about its seat, one call at a time. */
export interface Speaker<Loaded extends AtTable = AtTable> {
  /** Sends the changes at the table since the last call. */
  show(loaded: Loaded, seat: Seat): void | Promise<void>;
  /** Answers a frame of the program. */
  hear(text: string, loaded: Loaded, seat: Seat): void | Promise<void>;
}

/** Connection to a program and to its table. */
export interface SeatConnection<Loaded extends AtTable = AtTable> {
  /** Token for later connections. */
  readonly token: string;
  send(text: string): void;
  hangUp(code: number): void;
  play(line: string, turn: number): Promise<Loaded | { readonly refused: Refusal }>;
  resign(): Promise<Loaded | { readonly refused: Refusal }>;
  /** Returns all lines of the table, or undefined if the log cannot be read. */
  moves(loaded: Loaded): Promise<readonly PlayedLine[] | undefined>;
  /** Calls an exported function of a module in a thread. Rejects if it reaches a limit of time or memory. */
  run(module: URL, name: string, ...args: unknown[]): Promise<unknown>;
}

/** Codes of refusals that do not depend on the line, so another line would be refused too. */
export const REFUSES_ANY_LINE: ReadonlySet<string> = new Set(['stale', 'notYourTurn', 'over', 'paused', 'notStarted']);
