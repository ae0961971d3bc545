import { z } from 'zod';
import { askedOperation } from './operation.ts';
import { NIL, ROLES } from './words.ts';

/** No name, id or date is longer; what is kept of a message stays small. */
const short = z.string().max(100);
const envelope = { clientId: short.nullish(), creationDate: short };
const id = short.transform((text) => text.toLowerCase());
const chosen = short.nullish().transform((text) => (text === NIL ? null : (text ?? null)));

/** Every message a client may send, both dialects' names in one. */
export const inbound = {
  HELLO: z.object({
    ...envelope,
    type: z.literal('HELLO'),
    name: z.string().trim().min(1).max(100),
    role: z.enum(ROLES),
    /** Only whether it is there is looked at. */
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

/** A message of a client. */
export type Inbound = { [T in Type]: z.infer<(typeof inbound)[T]> }[Type];

/** A message of one type. */
export type Message<T extends Type> = z.infer<(typeof inbound)[T]>;

/** What became of a frame: a message, something to pass over, or what is wrong with it. */
export type Decoded = { readonly message: Inbound } | { readonly ignored: string } | { readonly problem: string };

/** Reads a frame; a type that nobody knows, or that only servers send, is passed over. */
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
