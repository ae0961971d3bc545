import type { Text } from '@longtable/kit';
import { type Card, DECK_SIZE } from '../state.ts';
import { texts } from '../words/texts.ts';
import { FACES } from './unit-icons.ts';

/** Maximum number of units in a file. */
export const MAX_UNITS_IN_FILE = 80;

/** Parses a unit file: 1 to 80 lines `qualifier;role;ATK;DEF`, with an optional icon after another semicolon. */
export function parseUnits(lines: readonly string[]): Parsed<readonly Card[]> {
  if (lines.length < 1 || lines.length > MAX_UNITS_IN_FILE) {
    return {
      problem: texts.files.lineCount({ max: MAX_UNITS_IN_FILE, lines: lines.length }),
    };
  }
  const cards: Card[] = [];
  for (const [at, line] of lines.entries()) {
    const card = parseUnit(line);
    if (!card) return { problem: texts.files.badUnit({ line: at + 1 }) };
    cards.push(card);
  }
  return { value: cards };
}

function parseUnit(line: string): Card | undefined {
  const [qualifier, role, attack, defence, icon, ...more] = line.split(';');
  if (!qualifier || !role || more.length > 0) return undefined;
  if (icon !== undefined && !FACES.some((face) => face.icon === icon)) return undefined;
  const atk = parseNumber(attack);
  const def = parseNumber(defence);
  return atk === undefined || def === undefined
    ? undefined
    : { qualifier, role, atk, def, ...(icon !== undefined && { icon }) };
}

/** Parses a deck file with the number of copies of each unit, one per line, and returns the deck in that order. */
export function parseDeck(lines: readonly string[], units: readonly Card[]): Parsed<readonly Card[]> {
  const counts: number[] = [];
  for (const [at, line] of lines.entries()) {
    const count = parseNumber(line);
    if (count === undefined) return { problem: texts.files.badCount({ line: at + 1 }) };
    counts.push(count);
  }
  const problem = countFault(counts.length, units.length);
  if (problem) return { problem };
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total !== DECK_SIZE) {
    return {
      problem: texts.files.deckSize({ size: DECK_SIZE, total }),
    };
  }
  return { value: units.flatMap((unit, at) => Array<Card>(counts[at]!).fill(unit)) };
}

/** Returns the error for a wrong number of lines, or undefined. */
export function countFault(lines: number, units: number): Text | undefined {
  if (lines === units) return undefined;
  return texts.files.deckLines({ units, lines });
}

/** Parses a seed, a signed 64-bit integer. */
export function parseSeed(text: string): Parsed<bigint> {
  const seed = /^[+-]?\d+$/.test(text) ? BigInt(text.replace('+', '')) : undefined;
  if (seed === undefined || seed !== BigInt.asIntN(64, seed)) {
    return {
      problem: texts.files.badSeed,
    };
  }
  return { value: seed };
}

/** Content of a file, or the error message about its first fault. */
export type Parsed<T> = { readonly value: T; readonly problem?: never } | { readonly problem: Text };

/** Largest number that the document's Java programs can parse. */
const MAX_NUMBER = 2 ** 31 - 1;

/** Splits a file into lines. A final line break does not start another line. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Parses an integer without a sign. Returns undefined for other texts. */
export function parseNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d+$/.test(text)) return undefined;
  const number = Number(text);
  return number <= MAX_NUMBER ? number : undefined;
}
