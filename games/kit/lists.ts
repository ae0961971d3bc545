import type { Words } from './reader.ts';

/** A list of a form, of which as many are taken as one likes, none included. */
export interface FormList {
  readonly label: Words;
  readonly hint?: Words;
  readonly options: readonly FormOption[];
}

/** Something that can be taken in a list. */
export interface FormOption {
  /** What stands for it in what is typed: no spaces and no commas. */
  readonly text: string;
  readonly label: Words;
  readonly detail?: Words;
  /** It is taken when the form opens. */
  readonly taken?: boolean;
}

/** Discord's forms have room for so many lists, and a list or menu for so many options. */
export const LISTS_MAX = 5;
export const OPTIONS_MAX = 25;

const NOTHING = '-';

/** What was taken in each list, as one would type it: `1 4, -, 2 3`. */
export function makeTaken(taken: readonly (readonly string[])[]): string {
  return taken.map((one) => (one.length > 0 ? one.join(' ') : NOTHING)).join(', ');
}

/** What a typed text takes in each list; nothing if it is no such text. */
export function parseTaken(typed: string): string[][] | undefined {
  const taken = typed.split(', ').map((one) => (one === NOTHING ? [] : one.split(' ')));
  return makeTaken(taken) === typed && taken.flat().every((one) => /^[^\s,]+$/.test(one)) ? taken : undefined;
}
