import { makeLine } from '../../games/runa/rules/lines.ts';
import type { State } from '../../games/runa/state.ts';

/** The game's line for what was typed: digits and commas without leading zeros, or an empty line where cards may be kept. */
export function canonicalLine({ phase }: State, typed: string): string | undefined {
  if (typed === '') return phase.kind === 'heal' ? makeLine({ verb: 'keep' }) : undefined;
  if (!/^[0-9]+(,[0-9]+)*$/.test(typed)) return undefined;
  return typed.replace(/\b0+(?=[0-9])/g, '');
}
