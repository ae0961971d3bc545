import { LANGUAGES, type Language, type Seat } from '@longtable/kit';
import { z } from 'zod';

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
export type ClientMessage = z.infer<typeof messages>;

/** A way to go on with a line: a whole line, one that goes on with typed text, or a longer partial. */
interface Option {
  readonly line: string;
  readonly label: string;
  readonly detail?: string;
  readonly final: boolean;
  readonly input?: { readonly label: string; readonly pattern: string; readonly example: string };
}

/** What a program is told. */
export type ServerMessage =
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
export function readMessage(frame: string): ClientMessage | { readonly problem: string } {
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
