import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { GivenFile } from '../../protocol.ts';
import { fill, html } from '../drawing/html.ts';
import { MAX_FILE_BYTES, type Page, readFile } from '../tab/page.ts';
import { type CommandOption, nameIn } from './commands.ts';
import type { OptionInput, Suggestion } from './options.ts';

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
      onclick=${() => listener.remove(made)}>×</button>`;
  const node = html`
    <span class="chip">
      <span class="chip-name" aria-hidden="true">${name}</span>
      ${file ? file.node : input}
      ${!required && remove}
    </span>`;

  const made: OptionChip = {
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
  made.focus.addEventListener('focus', () => listener.touched(made));
  made.focus.addEventListener('keydown', (event) => listener.keyed(made, event));
  input.addEventListener('input', () => {
    made.entered = { typed: input.value };
    write(input.value);
    made.complain(undefined);
    listener.touched(made);
  });
  file?.chosen((given, problem) => {
    made.entered = given ? { typed: given.filename, file: given } : { typed: '' };
    made.complain(problem);
    listener.touched(made);
  });
  return made;
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
