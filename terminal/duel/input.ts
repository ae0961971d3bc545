import type { Command } from '@longtable/duel/rules/lines';
import type { Message } from './messages.ts';

/** What a typed line asks for: a command of the game, or one that only the terminal knows. */
export type Request = Command | { readonly verb: 'help' } | { readonly verb: 'state' } | { readonly verb: 'quit' };

/** How many words each command has. */
const WORDS: Readonly<Record<string, number>> = {
  help: 1,
  state: 1,
  attack: 4,
  set: 4,
  cast: 2,
  sacrifice: 2,
  finish: 1,
  quit: 1,
};

const LARGEST_INT = 2 ** 31 - 1;

/** Reads a typed line as generously as the original; a line that asks for nothing gives its message, a blank one nothing. */
export function readRequest(line: string): Request | Message | undefined {
  const words = line.split(/\s+/).filter((word) => word !== '');
  const verb = words[0]?.toLowerCase();
  if (verb === undefined) return undefined;
  if (!Object.hasOwn(WORDS, verb)) return 'unknown';
  if (words.length !== WORDS[verb]) return 'count';
  const [, first = '', link = '', second = ''] = words;
  switch (verb) {
    case 'attack': {
      const target = numberIn(first, 0);
      const by = numberIn(second, 1);
      const valid = target !== undefined && by !== undefined && link.toLowerCase() === 'with';
      return valid ? { verb, target, by } : 'parameter';
    }
    case 'set': {
      const card = numberIn(first, 1);
      const slot = numberIn(second, 1);
      const valid = card !== undefined && slot !== undefined && link.toLowerCase() === 'to';
      return valid ? { verb, card, slot } : 'parameter';
    }
    case 'cast':
    case 'sacrifice': {
      const card = numberIn(first, 1);
      return card === undefined ? 'parameter' : { verb, card };
    }
    default:
      return { verb } as Request;
  }
}

/** Digits only, from `least` to 7. */
function numberIn(word: string, least: number): number | undefined {
  const value = /^[0-9]+$/.test(word) ? Number(word) : Number.NaN;
  return value >= least && value <= 7 ? value : undefined;
}

/** An answer to one of Traitor's questions: any integer of 32 bits, with a sign and blanks around it if one likes. */
export function readAnswer(line: string): number | undefined {
  const value = /^\s*[+-]?[0-9]+\s*$/.test(line) ? Number(line) : Number.NaN;
  return value >= -LARGEST_INT - 1 && value <= LARGEST_INT ? value : undefined;
}
