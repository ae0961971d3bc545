/**
 * The client messages of No Time to Spy's protocol: JSON texts over a WebSocket.
 *
 *     import { decode } from '@longtable/spy-server/wire/inbound';
 *     import { gameLeft } from '@longtable/spy-server/wire/outbound';
 *     import { NIL, seal } from '@longtable/spy-server/wire/words';
 *
 *     const decoded = decode(`{"type":"HELLO","clientId":"${NIL}","creationDate":"15.11.2026 05:41:49","name":"Ada","role":"PLAYER"}`);
 *     if ('message' in decoded && decoded.message.type === 'HELLO') decoded.message.name; // 'Ada'
 *     if ('problem' in decoded) decoded.problem; // the violation, for example 'HELLO.name: Invalid input'
 *
 *     JSON.stringify(seal(gameLeft(NIL), NIL, Date.now())); // a server message with its envelope
 */
import { z } from 'zod';
import { askedOperation } from './operation.ts';
import { NIL, ROLES } from './words.ts';

/** Name, id or date, with a maximum length. */
const short = z.string().max(100);
const envelope = { clientId: short.nullish(), creationDate: short };
const id = short.transform((text) => text.toLowerCase());
const chosen = short.nullish().transform((text) => (text === NIL ? null : (text ?? null)));

/** Schemas of all client messages, with the names of both dialects. */
export const inbound = {
  HELLO: z.object({
    ...envelope,
    type: z.literal('HELLO'),
    name: z.string().trim().min(1).max(100),
    role: z.enum(ROLES),
    /** Ignored. Only its presence matters. */
    debugMessage: z
      .unknown()
      .transform(() => '')
      .optional()
      .meta({ bounds: 'replaced by an empty text' }),
  }),
  RECONNECT: z.object({ ...envelope, type: z.literal('RECONNECT'), clientId: id, sessionId: id }),
  ITEM_CHOICE: z.object({
    ...envelope,
    type: z.literal('ITEM_CHOICE'),
    chosenCharacter: chosen,
    chosenCharacterId: chosen,
    chosenGadget: chosen,
  }),
  EQUIPMENT_CHOICE: z.object({
    ...envelope,
    type: z.literal('EQUIPMENT_CHOICE'),
    equipment: z
      .record(short, z.array(short).max(30))
      .refine((given) => Object.keys(given).length <= 30, 'too many characters')
      .meta({ bounds: 'at most 30 lists of at most 30 texts of at most 100 characters' }),
  }),
  GAME_OPERATION: z.object({ ...envelope, type: z.literal('GAME_OPERATION'), operation: askedOperation }),
  GAME_LEAVE: z.object({ ...envelope, type: z.literal('GAME_LEAVE') }),
  REQUEST_GAME_PAUSE: z.object({ ...envelope, type: z.literal('REQUEST_GAME_PAUSE'), gamePause: z.boolean() }),
  REQUEST_META_INFORMATION: z.object({
    ...envelope,
    type: z.literal('REQUEST_META_INFORMATION'),
    keys: z.array(short).max(100),
  }),
  REQUEST_REPLAY: z.object({ ...envelope, type: z.literal('REQUEST_REPLAY') }),
} as const;

type Type = keyof typeof inbound;

export type Inbound = { [T in Type]: z.infer<(typeof inbound)[T]> }[Type];

export type Message<T extends Type> = z.infer<(typeof inbound)[T]>;

/** A decoded frame: a message, an ignored type, or a problem. */
export type Decoded = { readonly message: Inbound } | { readonly ignored: string } | { readonly problem: string };

/** Decodes a frame. Types that are unknown or sent only by servers are ignored. */
export function decode(text: string): Decoded {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problem: `not JSON: ${error instanceof Error ? error.message : error}` };
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { problem: 'not a JSON object' };
  const type = (json as { type?: unknown }).type;
  if (typeof type !== 'string') return { problem: 'type: must be a string' };
  if (!Object.hasOwn(inbound, type)) return { ignored: type };
  const parsed = inbound[type as Type].safeParse(json);
  if (parsed.success) return { message: parsed.data };
  const [issue] = parsed.error.issues;
  return { problem: `${type}.${issue?.path.join('.')}: ${issue?.message}` };
}
