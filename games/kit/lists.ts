import type { Words } from './reader.ts';

/** A list in a form; any number of its options can be taken. */
export interface FormList {
  readonly label: Words;
  readonly hint?: Words;
  readonly options: readonly FormOption[];
}

/** An option of a list. */
export interface FormOption {
  /** What stands for it in typed text, without spaces or commas. */
  readonly text: string;
  readonly label: Words;
  readonly detail?: Words;
  /** It is taken when the form opens. */
  readonly selected?: boolean;
}

/** How many lists fit into one of Discord's forms, and how many options into a list or menu. */
export const MAX_LISTS = 5;
export const MAX_OPTIONS = 25;

const EMPTY = '-';

/** What was taken in each list, as typed text: `1 4, -, 2 3`. */
export function makeSelection(taken: readonly (readonly string[])[]): string {
  return taken.map((one) => (one.length > 0 ? one.join(' ') : EMPTY)).join(', ');
}

/** What a typed text takes in each list; undefined if it isn't such a text. */
export function parseSelection(typed: string): string[][] | undefined {
  const taken = typed.split(', ').map((one) => (one === EMPTY ? [] : one.split(' ')));
  return makeSelection(taken) === typed && taken.flat().every((one) => /^[^\s,]+$/.test(one)) ? taken : undefined;
}
