import type { GivenCommand, GivenOption } from '../../protocol.ts';
import type { Page } from '../tab/page.ts';
import type { Option } from './commands.ts';
import type { Field } from './field.ts';
import { choiceSuggestions, pickable, type Suggestion, settle } from './options.ts';

const PAUSE_MS = 200;

/** Everything that can be picked for an option, if it is not typed freely. */
export function listFor(page: Page, option: Option): Suggestion[] | undefined {
  return page.state.world && pickable(option, page.state.world, page.locale, page.words);
}

/** What is filled in so far, for the bot to complete the focused one. */
export function soFar(page: Page, fields: readonly Field[], focused: Field): GivenOption[] {
  return fields.flatMap((one): GivenOption[] => {
    const { name } = one.option;
    if (one === focused) return [{ name, value: one.entered.typed, focused: true }];
    const { value } = settle(one.option, one.entered, listFor(page, one.option), page.words);
    return value === undefined || typeof value === 'object' ? [] : [{ name, value }];
  });
}

/** All options to send, or the first field that is not as it should be. */
export function filled(
  page: Page,
  fields: readonly Field[],
): { readonly options: GivenOption[] } | { readonly wrong: Field; readonly problem: string } {
  const options: GivenOption[] = [];
  for (const one of fields) {
    const { value, problem } = settle(one.option, one.entered, listFor(page, one.option), page.words);
    if (problem !== undefined) return { wrong: one, problem };
    if (value !== undefined) options.push({ name: one.option.name, value });
  }
  return { options };
}

/** Asks the bot to complete an option once the person pauses; only the answer to the last question counts. */
export function completer(page: Page): (given: GivenCommand, found: (suggestions: Suggestion[]) => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  return (given, found) => {
    const question = ++asked;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { channel } = page.state;
      if (!channel) return;
      page.act({ do: 'autocomplete', channel, given }, undefined, (answer) => {
        if (question !== asked) return;
        found(answer.news === 'choices' ? choiceSuggestions(answer.choices, page.locale) : []);
      });
    }, PAUSE_MS);
  };
}

const KEPT = 50;

/** The commands that were sent from this tab, to be had again with the arrow keys as in a shell. */
export class Recall {
  readonly #sent: string[] = [];
  /** How far back somebody has gone; 0 means not at all. */
  #back = 0;

  /** Remembers what was sent; the same twice in a row counts once. */
  remember(typed: string): void {
    this.#back = 0;
    if (this.#sent.at(-1) === typed) return;
    this.#sent.push(typed);
    if (this.#sent.length > KEPT) this.#sent.shift();
  }

  /** What was sent before what is shown now. */
  older(): string | undefined {
    if (this.#back < this.#sent.length) this.#back += 1;
    return this.#back === 0 ? undefined : this.#sent.at(-this.#back);
  }

  /** What was sent after it; an empty text at the end. */
  newer(): string | undefined {
    if (this.#back === 0) return undefined;
    this.#back -= 1;
    return this.#back === 0 ? '' : this.#sent.at(-this.#back);
  }
}
