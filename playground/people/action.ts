import { z } from 'zod';
import type { Action } from '../protocol.ts';
import { language } from '../world/languages.ts';

const file = z.object({ filename: z.string().min(1).max(255), base64: z.string() });

const given = z.object({
  command: z.string(),
  subcommand: z.string().exactOptional(),
  options: z.array(
    z.object({
      name: z.string(),
      value: z.union([z.string(), z.number(), z.boolean(), file]),
      focused: z.literal(true).exactOptional(),
    }),
  ),
});

const somewhere = { nonce: z.number(), channel: z.string() };

const action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('say'), ...somewhere, content: z.string() }),
  z.object({ do: z.literal('command'), ...somewhere, given }),
  z.object({ do: z.literal('autocomplete'), ...somewhere, given }),
  z.object({
    do: z.literal('component'),
    ...somewhere,
    message: z.string(),
    customId: z.string(),
    values: z.array(z.string()).exactOptional(),
  }),
  z.object({
    do: z.literal('modal'),
    ...somewhere,
    modal: z.string(),
    fields: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string()), z.array(file)])),
  }),
  z.object({ do: z.literal('dismiss'), ...somewhere, message: z.string() }),
  z.object({ do: z.literal('openDm'), nonce: z.number() }),
  z.object({ do: z.literal('language'), nonce: z.number(), language }),
  z.object({ do: z.literal('serverLanguage'), nonce: z.number(), language }),
  z.object({ do: z.literal('faults'), nonce: z.number(), line: z.string().max(500) }),
  z.object({ do: z.literal('renew'), nonce: z.number() }),
]);

/** Reads an action from the wire; nothing when it is none. */
export function parseAction(text: string): Action | undefined {
  try {
    return action.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
