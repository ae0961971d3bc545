import { LANGUAGES, type Language, type Refusal, type Seat } from '@longtable/kit';
import { z } from 'zod';
import type { Move } from '../../storage/records/table.ts';
import type { Credentials } from '../host/programs/program.ts';
import type { LoadedTable, TableResult } from '../host/table/table.ts';

/** The version of the protocol. */
export const PROTOCOL = 1;

const pass = z.string().max(100);
const text = z.string().max(400);

/** Every message that a program may send. */
export const messages = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    secret: pass.optional(),
    token: pass.optional(),
    name: z.string().max(100).optional(),
    language: z.enum(LANGUAGES).default('en'),
  }),
  z.object({ type: z.literal('line'), turn: z.int().min(0).max(1_000_000_000), line: text }),
  z.object({ type: z.literal('choices'), partial: text.default('') }),
  z.object({ type: z.literal('view') }),
  z.object({ type: z.literal('resign') }),
]);

/** What a program says. */
export type Said = z.infer<typeof messages>;

/** A way to go on with a line: a whole line, one that goes on with typed text, or a longer partial. */
interface Option {
  readonly line: string;
  readonly label: string;
  readonly detail?: string;
  readonly final: boolean;
  readonly input?: { readonly label: string; readonly pattern: string; readonly example: string };
}

/** What a program is told. */
export type Told =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly token: string;
      readonly table: string;
      readonly game: string;
      readonly title: string;
      readonly language: Language;
    }
  | {
      readonly type: 'view';
      readonly status: 'open' | 'playing' | 'paused' | 'over';
      readonly seat: Seat;
      readonly names: readonly string[];
      /** Counts the seat's own turns; a line names the one that it is for. */
      readonly turn: number;
      /** Whether something is asked of this seat. */
      readonly asked: boolean;
      /** When its time is up, in milliseconds since 1970. */
      readonly until?: number;
      readonly board: readonly string[];
      readonly sentences: readonly string[];
    }
  | { readonly type: 'events'; readonly lines: readonly string[] }
  | {
      readonly type: 'choices';
      readonly turn: number;
      readonly partial: string;
      readonly choices: readonly Option[];
    }
  | {
      readonly type: 'result';
      readonly winners: readonly Seat[];
      /** The order of finish where more than two play. */
      readonly places?: readonly (readonly Seat[])[];
      readonly won: boolean;
      /** By the game itself, or as somebody or a clock decided. */
      readonly by: string;
      readonly sentence?: string;
    }
  | { readonly type: 'refusal' | 'error'; readonly code: string; readonly sentence: string };

/** Reads a frame, or says what is wrong with it. */
export function readMessage(frame: string): Said | { readonly problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(frame);
  } catch {
    return { problem: 'This is not JSON.' };
  }
  const read = messages.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return { problem: `${issue?.path.join('.') || 'message'}: ${issue?.message}` };
}

/** A language that programs speak at their seats: our own, or one that a game's document has. */
export interface Protocol {
  /** The only game it is for; any without it. */
  readonly game?: string;
  /** What the first frame of a connection asks for; nothing if it is not of this protocol. */
  handshake(text: string, path: string): Handshake | undefined;
}

/** What a program asks for when it connects. */
export interface Handshake {
  readonly credentials: Credentials;
  /** It has its seat: begins to speak with it. */
  begin(seat: SeatConnection): Speaker;
  /** What it is told when it is refused or disconnected. */
  farewell(refusal: Refusal): string;
}

/** Speaks with one program about its seat; one call at a time. */
export interface Speaker {
  /** The table as it stands: the program is told what is new for it. */
  show(loaded: LoadedTable, seat: Seat): void | Promise<void>;
  /** The program has said something. */
  hear(text: string, loaded: LoadedTable, seat: Seat): void | Promise<void>;
}

/** The way to a program, and from it to the table. */
export interface SeatConnection {
  /** What the program comes back with. */
  readonly token: string;
  send(text: string): void;
  hangUp(code: number): void;
  play(line: string, turn: number): Promise<TableResult>;
  resign(): Promise<TableResult>;
  /** Everything that was played at the table, if it can be read. */
  moves(loaded: LoadedTable): Promise<readonly Move[] | undefined>;
  /** Calls an exported function of a module in a thread; refuses if it reaches a limit. */
  run(module: URL, name: string, ...args: unknown[]): Promise<unknown>;
}
