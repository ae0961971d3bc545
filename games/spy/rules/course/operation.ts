import { actionNamed } from '../actions/index.ts';
import { gadgetNamed } from '../gadgets/index.ts';
import { makePoint, type Point, parsePoint } from '../grid.ts';

/** One thing that a character does: an action, the use of a gadget, or the end of the turn. */
export type Operation =
  | { readonly kind: 'action'; readonly verb: string; readonly at: Point | null; readonly stake: number }
  | { readonly kind: 'use'; readonly gadget: string; readonly at: Point }
  | { readonly kind: 'retire' };

/** The line of an operation. */
export function makeLine(operation: Operation): string {
  if (operation.kind === 'retire') return 'retire';
  if (operation.kind === 'use') return `use ${operation.gadget} ${makePoint(operation.at)}`;
  const { verb, at, stake } = operation;
  return `${verb}${at ? ` ${makePoint(at)}` : ''}${stake > 0 ? ` ${stake}` : ''}`;
}

/** The operation that a line means, if it is spelled as `makeLine` would. */
export function parseLine(line: string): Operation | undefined {
  const operation = readWords(line.split(' '));
  return operation && makeLine(operation) === line ? operation : undefined;
}

function readWords([first = '', ...rest]: string[]): Operation | undefined {
  if (first === 'retire') return { kind: 'retire' };
  if (first === 'use') {
    const [gadget = '', place = ''] = rest;
    const at = parsePoint(place);
    return at && gadgetNamed(gadget)?.use ? { kind: 'use', gadget, at } : undefined;
  }
  const action = actionNamed(first);
  if (!action) return undefined;
  const [place = '', chips = ''] = rest;
  const at = action.reach === 0 ? null : parsePoint(place);
  if (at === undefined) return undefined;
  const stake = action.staked && /^[1-9]\d{0,9}$/.test(chips) ? Number(chips) : 0;
  return { kind: 'action', verb: first, at, stake };
}
