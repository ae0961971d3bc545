import { z } from 'zod';

/** Maximum size of a message from the page in bytes. */
export const MAX_MESSAGE_BYTES = 4 * 1024;

const table = z
  .string()
  .max(32)
  .regex(/^[\w-]+$/);
const id = z.uuid().max(36);
const seat = z.int().min(0).max(100);

/** Body of a request for a session. The id of the instance becomes part of an address. */
export const tokenRequest = z.object({
  code: z.string().min(1).max(200),
  instance_id: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/),
});

export type TokenRequest = z.infer<typeof tokenRequest>;

/** Schema of the messages from the page. */
export const touchMessage = z.discriminatedUnion('type', [
  /** Opens a table: a given one, or the one that the user launched the Activity for. */
  z.strictObject({ type: z.literal('open'), table: table.optional() }),
  /** Plays a line. `id` is the same if the page repeats the message. */
  z.strictObject({
    type: z.literal('line'),
    id,
    table,
    seat,
    turn: z.int().min(0).max(1_000_000_000),
    line: z.string().min(1).max(200),
  }),
  z.strictObject({ type: z.literal('act'), id, table, act: z.string().max(260) }),
  /** Lists the user's tables and the games that can be started. */
  z.strictObject({ type: z.literal('tables') }),
  z.strictObject({ type: z.literal('start'), id, game: z.string().max(32) }),
  /** Asks for the film of the games and their makers. */
  z.strictObject({ type: z.literal('film') }),
  /** Reads the pages of rules and references. */
  z.strictObject({ type: z.literal('pages'), table }),
  z.strictObject({ type: z.literal('hint'), table }),
  /** Reads the player's notes, their plan with a menu of what can follow, or the question before they resign. */
  z.strictObject({
    type: z.literal('options'),
    table,
    of: z.union([z.enum(['notes', 'plan', 'giveUp']), z.templateLiteral(['plan|', z.string().max(200)])]),
  }),
]);

export type TouchMessage = z.infer<typeof touchMessage>;

/** Parses a frame. Undefined if it is not a message. */
export function readMessage(frame: string): TouchMessage | undefined {
  try {
    return touchMessage.safeParse(JSON.parse(frame)).data;
  } catch {
    return undefined;
  }
}
