import type { Quirks } from './cast.ts';
import type { Message } from './inbound.ts';
import { NIL } from './words.ts';

/** Whether clients are spared what the original computer player does not survive: as they seem, always or never. */
export type Tenderness = 'auto' | 'on' | 'off';

/**
 * What a hello betrays of a client: no id, or none yet, is the committee's habit; a computer that gives the nil id and not
 * a word more is probably the original one.
 */
export function quirksOf(before: Quirks, hello: Message<'HELLO'>, tender: Tenderness): Quirks {
  const { clientId, role } = hello;
  const seemsTender = role === 'AI' && clientId === NIL && !('debugMessage' in hello) && !before.doubled;
  return {
    doubled: before.doubled || typeof clientId !== 'string',
    tender: tender === 'auto' ? seemsTender : tender === 'on',
  };
}
