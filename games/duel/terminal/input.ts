import type { Command } from '../rules/lines.ts';
import type { Message } from './messages.ts';

/** A parsed input line: a game command, or a command of the terminal. */
export type Request = Command | { readonly verb: 'help' } | { readonly verb: 'state' } | { readonly verb: 'quit' };

/** Number of words of each command. */
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

const MAX_INT32 = 2 ** 31 - 1;

/**
 * Parses an input line as leniently as the original. Returns the message of an invalid line, or undefined for a blank
 * one.
 */
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

/** Parses a number from `least` to 7. Returns undefined for other texts. */
function numberIn(word: string, least: number): number | undefined {
  const value = /^[0-9]+$/.test(word) ? Number(word) : Number.NaN;
  return value >= least && value <= 7 ? value : undefined;
}

/**
 * Parses an answer to one of Traitor's questions: a 32-bit integer with optional sign and blanks. Returns undefined for
 * other texts.
 */
export function readAnswer(line: string): number | undefined {
  const value = /^\s*[+-]?[0-9]+\s*$/.test(line) ? Number(line) : Number.NaN;
  return value >= -MAX_INT32 - 1 && value <= MAX_INT32 ? value : undefined;
}
