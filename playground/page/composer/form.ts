import type { GivenCommand } from '../../protocol.ts';
import { type Child, html } from '../drawing.ts';
import type { Page } from '../tab/page.ts';
import { type Callable, type CommandOption, descriptionIn, findOption, givenCommand, nameIn } from './commands.ts';
import {
  enteredOptions,
  field,
  fitting,
  makeCompleter,
  type OptionChip,
  optionsToSend,
  pickableFor,
  type Suggestion,
} from './fields.ts';
import type { Palette, PaletteItem } from './palette.ts';

interface FormListener {
  /** Called with the complete command. `typed` is its text form. */
  send(given: GivenCommand, typed: string): void;
  leave(): void;
}

/** A command being filled in: chips for its options and a field to add more. */
export interface CommandForm {
  readonly node: HTMLElement;
  focus(): void;
  submit(): void;
}

/** Creates the form of a command. `typed` are option values typed after its name. */
export function commandForm(
  page: Page,
  palette: Palette,
  callable: Callable,
  typed: Readonly<Record<string, string>>,
  listener: FormListener,
): CommandForm {
  const complete = makeCompleter(page);
  const chips = html`<span class="chips"></span>`;
  const tail = html<HTMLInputElement>`
    <input class="tail" role="combobox" aria-label=${page.words.addOption} aria-expanded="false" autocomplete="off"
      spellcheck="false" oninput=${offerOptions} onfocus=${offerOptions} onkeydown=${tailKey}>`;
  const node = html`
    <div class="form" data-command=${callable.name}>
      <span class="form-name">/${callable.shown}</span>
      ${chips}
      ${tail}
    </div>`;
  let fields: OptionChip[] = [];
  for (const option of callable.options) if (option.required || option.name in typed) add(option, typed[option.name]);

  /** Shows the suggestions of a field. */
  function offer(at: OptionChip): void {
    const { option, entered } = at;
    const all = pickableFor(page, option);
    const found = entered.picked || !all ? [] : fitting(all, entered.typed);
    offerValues(at, found, !entered.picked && all && found.length === 0 ? page.words.noMatch : undefined);
    if (entered.picked || !('autocomplete' in option) || !option.autocomplete) return;
    complete(givenCommand(callable, enteredOptions(page, fields, at)), (completed) => {
      const here = document.activeElement === at.focus;
      if (here) offerValues(at, completed, completed.length === 0 ? page.words.noMatch : undefined);
    });
  }

  function offerValues(at: OptionChip, values: readonly Suggestion[], note?: Child): void {
    const name = html`<strong>${nameIn(page.locale, at.option)}</strong>`;
    const title = [name, ' ', note ?? descriptionIn(page.locale, at.option)];
    const items = values.map((value): PaletteItem => {
      const pick = () => {
        at.pick(value);
        next();
      };
      return { label: value.label, detail: value.detail, name: String(value.value), pick };
    });
    palette.show(at.focus, title, items);
  }

  /** Suggests the options that are not added yet. Nothing is selected before the user types, so that Enter submits. */
  function offerOptions(): void {
    const sought = tail.value.trim().replace(/:$/, '').toLowerCase();
    const missing = callable.options.filter((option) => !fields.some((one) => one.option === option));
    const found = missing.filter((one) => [nameIn(page.locale, one), one.name].some((text) => text.startsWith(sought)));
    const meant = tail.value.includes(':') ? findOption(missing, sought, page.locale) : undefined;
    const title = [html`<strong>/${callable.shown}</strong>`, ` ${callable.description}`];
    if (meant) addAndGo(meant);
    else palette.show(tail, title, found.map(addable), sought ? 0 : -1);
  }

  function addable(option: CommandOption): PaletteItem {
    const detail = descriptionIn(page.locale, option);
    return { label: nameIn(page.locale, option), detail, name: option.name, pick: () => addAndGo(option) };
  }

  function add(option: CommandOption, typed = ''): OptionChip {
    const added = field(page, option, typed, { touched: offer, keyed: key, remove: drop });
    fields.push(added);
    chips.append(added.node);
    return added;
  }

  function addAndGo(option: CommandOption): void {
    tail.value = '';
    add(option).focus.focus();
  }

  function drop(at: OptionChip): void {
    fields = fields.filter((one) => one !== at);
    at.node.remove();
    tail.focus();
  }

  /** Focuses the first empty required option, or the field after the last option. */
  function next(): void {
    const empty = fields.find(({ entered, option }) => option.required && entered.typed === '');
    (empty?.focus ?? tail).focus();
  }

  function key(at: OptionChip, event: KeyboardEvent): void {
    if (event.isComposing || palette.key(event)) return;
    const blank = at.entered.typed === '';
    // Enter on an empty file chip opens the file picker.
    if (event.key === 'Enter' && blank && at.focus instanceof HTMLButtonElement) return;
    if (event.key === 'Enter') submit();
    else if (event.key === 'Escape') listener.leave();
    else if (event.key === 'Tab' && !event.shiftKey && !blank) next();
    else if (event.key === 'Backspace' && blank && !at.option.required) drop(at);
    else if (event.key === 'Backspace' && blank && at === fields[0]) listener.leave();
    else return;
    event.preventDefault();
  }

  function tailKey(event: KeyboardEvent): void {
    if (event.isComposing || palette.key(event)) return;
    const last = fields.at(-1);
    if (event.key === 'Enter') submit();
    else if (event.key === 'Escape' || (event.key === 'Backspace' && tail.value === '' && !last)) listener.leave();
    else if (event.key === 'Backspace' && tail.value === '') last?.focus.focus();
    else return;
    event.preventDefault();
  }

  function submit(): void {
    const stray = tail.value.trim();
    if (stray !== '') {
      tail.focus();
      palette.show(tail, failure(page.words.unknownOption(stray)), []);
      return;
    }
    for (const one of fields) one.complain(undefined);
    const result = optionsToSend(page, fields);
    if ('wrong' in result) {
      const { wrong, problem } = result;
      wrong.focus.focus();
      wrong.complain(problem);
      offerValues(wrong, pickableFor(page, wrong.option) ?? [], failure(problem));
      return;
    }
    const words = fields
      .filter(({ entered }) => entered.typed !== '')
      .map(({ option, entered }) => `${option.name}:${entered.typed}`);
    listener.send(givenCommand(callable, result.options), [`/${callable.name}`, ...words].join(' '));
  }

  return { node, focus: next, submit };
}

function failure(problem: string): HTMLElement {
  return html`<span class="failure" role="alert">${problem}</span>`;
}
