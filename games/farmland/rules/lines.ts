import { type Field, fieldName, parseField } from '../fields.ts';

/** Parsed line. Cards of the hand count from 0. */
export type Command =
  | { readonly verb: 'move'; readonly from: Field; readonly to: Field }
  | { readonly verb: 'flip' | 'block'; readonly field: Field }
  | { readonly verb: 'place'; readonly field: Field; readonly hand: readonly number[] }
  | { readonly verb: 'yield'; readonly discard?: number }
  | { readonly verb: 'auto' };

/** Returns the line of a command: `D1 move D2`, `D4 flip`, `D4 block`, `place 3 1 D2`, `yield`, `yield 3`, `auto`. */
export function makeLine(command: Command): string {
  switch (command.verb) {
    case 'move':
      return `${fieldName(command.from)} move ${fieldName(command.to)}`;
    case 'flip':
    case 'block':
      return `${fieldName(command.field)} ${command.verb}`;
    case 'place':
      return `place ${makeHand(command.hand)} ${fieldName(command.field)}`;
    case 'yield':
      return command.discard === undefined ? 'yield' : `yield ${command.discard + 1}`;
    case 'auto':
      return 'auto';
  }
}

const YIELD = /^yield(?: ([1-5]))?$/;
const PLACE = /^place ([1-5](?: [1-5])*) ([A-G][1-7])$/;
const ACT = /^([A-G][1-7]) (flip|block|move ([A-G][1-7]))$/;

/** Returns the command of a line, or undefined if it is malformed. Each command has exactly one spelling. */
export function parseLine(line: string): Command | undefined {
  if (line === 'auto') return { verb: 'auto' };
  const yields = YIELD.exec(line);
  if (yields) return yields[1] === undefined ? { verb: 'yield' } : { verb: 'yield', discard: Number(yields[1]) - 1 };
  const places = PLACE.exec(line);
  if (places) return { verb: 'place', field: parseField(places[2]!)!, hand: parseHand(places[1]!) };
  const acts = ACT.exec(line);
  if (!acts) return undefined;
  const field = parseField(acts[1]!)!;
  if (acts[3] !== undefined) return { verb: 'move', from: field, to: parseField(acts[3])! };
  return { verb: acts[2] === 'flip' ? 'flip' : 'block', field };
}

/** Returns the numbers of cards in a line, from 1: `3 1`. */
export function makeHand(hand: readonly number[]): string {
  return hand.map((at) => at + 1).join(' ');
}

export function parseHand(numbers: string): number[] {
  return numbers.split(' ').map((number) => Number(number) - 1);
}
