import type { Words } from './reader.ts';

/** List in a form. Any number of its options can be selected. */
export interface FormList {
  readonly label: Words;
  readonly hint?: Words;
  readonly options: readonly FormOption[];
}

/** Option of a list in a form. */
export interface FormOption {
  /** Id in typed text, without spaces or commas. */
  readonly text: string;
  readonly label: Words;
  readonly detail?: Words;
  /** Whether it is selected when the form opens. */
  readonly selected?: boolean;
}

/** Discord's maximum number of lists in a form. */
export const MAX_LISTS = 5;
/** Discord's maximum number of options in a list or menu. */
export const MAX_OPTIONS = 25;

const EMPTY = '-';

/** Returns the selected options of each list as typed text: `1 4, -, 2 3`. `-` is a list without selected options. */
export function makeSelection(taken: readonly (readonly string[])[]): string {
  return taken.map((values) => (values.length > 0 ? values.join(' ') : EMPTY)).join(', ');
}

/** Parses a typed selection. Returns undefined if it is malformed. */
export function parseSelection(typed: string): string[][] | undefined {
  const taken = typed.split(', ').map((values) => (values === EMPTY ? [] : values.split(' ')));
  return makeSelection(taken) === typed && taken.flat().every((value) => /^[^\s,]+$/.test(value)) ? taken : undefined;
}
