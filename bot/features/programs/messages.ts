import { LANGUAGES, type Language, type Seat } from '@longtable/kit';
import { z } from 'zod';

export const PROTOCOL = 1;

const pass = z.string().max(100);
const text = z.string().max(400);

/** Schema of the messages from programs. */
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

export type ClientMessage = z.infer<typeof messages>;

/** A continuation of a line: final, with typed text, or a longer partial. */
interface Option {
  readonly line: string;
  readonly label: string;
  readonly detail?: string;
  readonly final: boolean;
  readonly input?: { readonly label: string; readonly pattern: string; readonly example: string };
}

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
      /** Number of the seat's turns. A line names the turn it is for. */
      readonly turn: number;
      /** Whether the seat can act. */
      readonly asked: boolean;
      /** End of its time in milliseconds since 1970. */
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
      /** Ranking in games with more than two players. */
      readonly places?: readonly (readonly Seat[])[];
      readonly won: boolean;
      /** `game`, or the player's or clock's decision that ended the game. */
      readonly by: string;
      readonly sentence?: string;
    }
  | { readonly type: 'refusal' | 'error'; readonly code: string; readonly sentence: string };

/** Parses a frame, or returns the problem. */
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
