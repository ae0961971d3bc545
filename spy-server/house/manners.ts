import type { Manners } from '../wire/cast.ts';
import type { Message } from '../wire/inbound.ts';
import { NIL } from '../wire/words.ts';
import type { ServerOptions } from './options.ts';

/**
 * What a hello betrays of a client: no id, or none yet, is the committee's habit; a computer that gives the nil id and not
 * a word more is probably the original one.
 */
export function mannersOf(before: Manners, hello: Message<'HELLO'>, tender: ServerOptions['tender']): Manners {
  const { clientId, role } = hello;
  const seemsTender = role === 'AI' && clientId === NIL && !('debugMessage' in hello) && !before.doubled;
  return {
    doubled: before.doubled || typeof clientId !== 'string',
    tender: tender === 'auto' ? seemsTender : tender === 'on',
  };
}
