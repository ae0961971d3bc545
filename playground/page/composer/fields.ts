import { type APIApplicationCommandOptionChoice, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { GivenCommand, GivenFile, GivenOption } from '../../protocol.ts';
import { fill, html } from '../drawing.ts';
import { isChat } from '../tab/channels.ts';
import { allUsers, MAX_FILE_BYTES, nameOf, type Page, type PageWorld, readFile } from '../tab/state.ts';
import type { Words } from '../tab/words/words.ts';
import { type CommandOption, nameIn } from './commands.ts';

/** A chip for one option of a command: its name and its value. */
export interface OptionChip {
  readonly option: CommandOption;
  readonly node: HTMLElement;
  /** The element to focus when the option is filled in. */
  readonly focus: HTMLElement;
  entered: OptionInput;
  pick(suggestion: Suggestion): void;
  complain(problem: string | undefined): void;
}

interface ChipListener {
  /** Called when the field is focused or edited. */
  touched(field: OptionChip): void;
  keyed(field: OptionChip, event: KeyboardEvent): void;
  remove(field: OptionChip): void;
}

export function field(page: Page, option: CommandOption, typed: string, listener: ChipListener): OptionChip {
  const name = nameIn(page.locale, option);
  const number =
    option.type === ApplicationCommandOptionType.Integer || option.type === ApplicationCommandOptionType.Number;
  const required = option.required ?? false;
  const input = html<HTMLInputElement>`
    <input role="combobox" aria-label=${name} aria-autocomplete="list" aria-expanded="false"
      aria-required=${String(required)} data-option=${option.name} inputmode=${number && 'decimal'} autocomplete="off"
      spellcheck="false">`;
  const file = option.type === ApplicationCommandOptionType.Attachment ? filePicker(page, option, name) : undefined;
  const remove = html`
    <button class="chip-remove" type="button" tabindex="-1" aria-label=${page.words.removeOption(name)}
      onclick=${() => listener.remove(chip)}>×</button>`;
  const node = html`
    <span class="chip">
      <span class="chip-name" aria-hidden="true">${name}</span>
      ${file ? file.node : input}
      ${!required && remove}
    </span>`;

  const chip: OptionChip = {
    option,
    node,
    focus: file ? file.button : input,
    entered: { typed },
    pick(suggestion) {
      this.entered = { typed: suggestion.label, picked: suggestion };
      write(suggestion.label);
      this.complain(undefined);
    },
    complain(problem) {
      node.classList.toggle('wrong', problem !== undefined);
      this.focus.setAttribute('aria-invalid', String(problem !== undefined));
    },
  };

  function write(text: string): void {
    if (input.value !== text) input.value = text;
    input.size = Math.max(text.length, 4);
  }

  write(typed);
  chip.focus.addEventListener('focus', () => listener.touched(chip));
  chip.focus.addEventListener('keydown', (event) => listener.keyed(chip, event));
  input.addEventListener('input', () => {
    chip.entered = { typed: input.value };
    write(input.value);
    chip.complain(undefined);
    listener.touched(chip);
  });
  file?.chosen((given, problem) => {
    chip.entered = given ? { typed: given.filename, file: given } : { typed: '' };
    chip.complain(problem);
    listener.touched(chip);
  });
  return chip;
}

/** A button that opens the browser's file picker and shows the file name. */
function filePicker(page: Page, option: CommandOption, name: string) {
  const hidden = html<HTMLInputElement>`
    <input type="file" hidden data-option=${option.name} aria-label=${name}>`;
  const button = html`
    <button class="chip-file" type="button" onclick=${() => hidden.click()}>${page.words.chooseFile}</button>`;
  return {
    node: html`<span>${hidden}${button}</span>`,
    button,
    chosen(onChange: (file: GivenFile | undefined, problem?: string) => void): void {
      hidden.addEventListener('change', async () => {
        const file = hidden.files?.[0];
        if (!file) return;
        const fits = file.size <= MAX_FILE_BYTES;
        fill(button, fits ? file.name : page.words.attachmentTooBig);
        onChange(fits ? await readFile(file) : undefined, fits ? undefined : page.words.attachmentTooBig);
        button.focus();
      });
    },
  };
}

/** A value that can be picked for an option. */
export interface Suggestion {
  readonly label: string;
  readonly detail?: string;
  readonly value: string | number | boolean;
}

/** The current input of an option. */
export interface OptionInput {
  readonly typed: string;
  readonly picked?: Suggestion;
  readonly file?: GivenFile;
}

/** The parsed value of an option, or an error message. Empty if the option is not set. */
export type ParsedOption = { readonly value?: GivenOption['value']; readonly problem?: string };

/** Returns choices as suggestions with localized labels. */
function choiceSuggestions(choices: readonly APIApplicationCommandOptionChoice[], locale: string): Suggestion[] {
  return choices.map((choice) => ({ label: nameIn(locale, choice), value: choice.value }));
}

/** Returns all values that can be picked for an option, or undefined if it is free text or completed by the bot. */
export function pickableValues(
  option: CommandOption,
  world: PageWorld,
  locale: string,
  words: Words,
): Suggestion[] | undefined {
  switch (option.type) {
    case ApplicationCommandOptionType.Boolean:
      return [
        { label: words.true, value: true },
        { label: words.false, value: false },
      ];
    case ApplicationCommandOptionType.User:
    case ApplicationCommandOptionType.Mentionable:
      return allUsers(world).map((user) => ({ label: nameOf(user), detail: user.username, value: user.id }));
    case ApplicationCommandOptionType.Channel: {
      const types: readonly number[] | undefined = option.channel_types;
      const matchSuggestions = world.channels.filter((channel) => types?.includes(channel.type) ?? !isChat(channel));
      return matchSuggestions.map(({ id, name }) => ({ label: `#${name}`, value: id }));
    }
    case ApplicationCommandOptionType.String:
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      return option.choices?.length ? choiceSuggestions(option.choices, locale) : undefined;
    default:
      return undefined;
  }
}

/** Returns the suggestions that match typed text. */
export function fitting(suggestions: readonly Suggestion[], typed: string): Suggestion[] {
  const sought = typed.trim().replace(/^[@#]/, '').toLowerCase();
  return suggestions.filter(({ label, detail }) => `${label} ${detail ?? ''}`.toLowerCase().includes(sought));
}

/** Validates the input of an option. */
export function parseOption(
  option: CommandOption,
  entered: OptionInput,
  list: readonly Suggestion[] | undefined,
  words: Words,
): ParsedOption {
  if (entered.file) return { value: entered.file };
  if (entered.picked) return { value: entered.picked.value };
  const typed = entered.typed.trim();
  if (typed === '') return option.required ? { problem: words.needed } : {};
  if (list) {
    const meant = list.find(({ label }) => label.toLowerCase() === typed.toLowerCase());
    return meant ? { value: meant.value } : { problem: words.listed };
  }
  if (option.type === ApplicationCommandOptionType.Integer || option.type === ApplicationCommandOptionType.Number)
    return number(option, typed, words);
  if (option.type !== ApplicationCommandOptionType.String) return { value: typed };
  const { min_length = 0, max_length = 6000 } = option;
  if (typed.length < min_length) return { problem: words.longer(min_length) };
  return typed.length > max_length ? { problem: words.shorter(max_length) } : { value: typed };
}

function number(option: Extract<CommandOption, { type: 4 | 10 }>, typed: string, words: Words): ParsedOption {
  const value = Number(typed.replace(',', '.'));
  if (!Number.isFinite(value)) return { problem: words.number };
  if (option.type === ApplicationCommandOptionType.Integer && !Number.isInteger(value)) return { problem: words.whole };
  const { min_value: min, max_value: max } = option;
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return { value };
  if (min === undefined) return { problem: words.atMost(max!) };
  return { problem: max === undefined ? words.atLeast(min) : words.between(min, max) };
}

const DEBOUNCE_MS = 200;

/** Returns the values that can be picked for an option, or undefined for free text. */
export function pickableFor(page: Page, option: CommandOption): Suggestion[] | undefined {
  return page.state.world && pickableValues(option, page.state.world, page.locale, page.words);
}

/** Returns the options entered so far, for autocompletion of the focused one. */
export function enteredOptions(page: Page, fields: readonly OptionChip[], focused: OptionChip): GivenOption[] {
  return fields.flatMap((field): GivenOption[] => {
    const { name } = field.option;
    if (field === focused) return [{ name, value: field.entered.typed, focused: true }];
    const { value } = parseOption(field.option, field.entered, pickableFor(page, field.option), page.words);
    return value === undefined || typeof value === 'object' ? [] : [{ name, value }];
  });
}

/** Returns all options to send, or the first invalid field. */
export function optionsToSend(
  page: Page,
  fields: readonly OptionChip[],
): { readonly options: GivenOption[] } | { readonly wrong: OptionChip; readonly problem: string } {
  const options: GivenOption[] = [];
  for (const field of fields) {
    const { value, problem } = parseOption(field.option, field.entered, pickableFor(page, field.option), page.words);
    if (problem !== undefined) return { wrong: field, problem };
    if (value !== undefined) options.push({ name: field.option.name, value });
  }
  return { options };
}

/** Returns a debounced autocompletion request. Only the response to the latest request is used. */
export function makeCompleter(page: Page): (given: GivenCommand, show: (suggestions: Suggestion[]) => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  return (given, show) => {
    const request = ++latest;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { channel } = page.state;
      if (!channel) return;
      page.act({ do: 'autocomplete', channel, given }, undefined, (answer) => {
        if (request !== latest) return;
        show(answer.type === 'choices' ? choiceSuggestions(answer.choices, page.locale) : []);
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
