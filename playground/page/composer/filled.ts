import type { GivenCommand, GivenOption } from '../../protocol.ts';
import type { Page } from '../tab/page.ts';
import type { CommandOption } from './commands.ts';
import type { OptionChip } from './field.ts';
import { choiceSuggestions, parseOption, pickableValues, type Suggestion } from './options.ts';

const DEBOUNCE_MS = 200;

/** Returns the values that can be picked for an option, or undefined for free text. */
export function pickableFor(page: Page, option: CommandOption): Suggestion[] | undefined {
  return page.state.world && pickableValues(option, page.state.world, page.locale, page.words);
}

/** Returns the options entered so far, for autocompletion of the focused one. */
export function enteredOptions(page: Page, fields: readonly OptionChip[], focused: OptionChip): GivenOption[] {
  return fields.flatMap((one): GivenOption[] => {
    const { name } = one.option;
    if (one === focused) return [{ name, value: one.entered.typed, focused: true }];
    const { value } = parseOption(one.option, one.entered, pickableFor(page, one.option), page.words);
    return value === undefined || typeof value === 'object' ? [] : [{ name, value }];
  });
}

/** Returns all options to send, or the first invalid field. */
export function optionsToSend(
  page: Page,
  fields: readonly OptionChip[],
): { readonly options: GivenOption[] } | { readonly wrong: OptionChip; readonly problem: string } {
  const options: GivenOption[] = [];
  for (const one of fields) {
    const { value, problem } = parseOption(one.option, one.entered, pickableFor(page, one.option), page.words);
    if (problem !== undefined) return { wrong: one, problem };
    if (value !== undefined) options.push({ name: one.option.name, value });
  }
  return { options };
}

/** Returns a debounced autocompletion request. Only the response to the latest request is used. */
export function makeCompleter(page: Page): (given: GivenCommand, found: (suggestions: Suggestion[]) => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  return (given, found) => {
    const request = ++latest;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { channel } = page.state;
      if (!channel) return;
      page.act({ do: 'autocomplete', channel, given }, undefined, (answer) => {
        if (request !== latest) return;
        found(answer.type === 'choices' ? choiceSuggestions(answer.choices, page.locale) : []);
      });
    }, DEBOUNCE_MS);
  };
}

const MAX_INPUTS = 50;

/** Inputs sent from this tab, for recall with the arrow keys. */
export class InputHistory {
  readonly #sent: string[] = [];
  /** Number of steps back. 0 if nothing is recalled. */
  #back = 0;

  /** Stores an input. Consecutive duplicates are stored once. */
  add(typed: string): void {
    this.#back = 0;
    if (this.#sent.at(-1) === typed) return;
    this.#sent.push(typed);
    if (this.#sent.length > MAX_INPUTS) this.#sent.shift();
  }

  /**
   * Returns the previous input, or the oldest one again if there is no earlier one. Returns undefined if none was sent.
   */
  older(): string | undefined {
    if (this.#back < this.#sent.length) this.#back += 1;
    return this.#back === 0 ? undefined : this.#sent.at(-this.#back);
  }

  /** Returns the next input, or an empty text after the newest. Returns undefined if no input is recalled. */
  newer(): string | undefined {
    if (this.#back === 0) return undefined;
    this.#back -= 1;
    return this.#back === 0 ? '' : this.#sent.at(-this.#back);
  }
}
