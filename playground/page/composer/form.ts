import type { APIUser } from 'discord-api-types/v10';
import type { GivenCommand } from '../../protocol.ts';
import { type Child, fill, html } from '../drawing.ts';
import { nameOf, type Page } from '../tab/state.ts';
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
    const fittingChoices = entered.picked || !all ? [] : fitting(all, entered.typed);
    offerValues(
      at,
      fittingChoices,
      !entered.picked && all && fittingChoices.length === 0 ? page.words.noMatch : undefined,
    );
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
    const missing = callable.options.filter((option) => !fields.some((field) => field.option === option));
    const matchingOptions = missing.filter((option) =>
      [nameIn(page.locale, option), option.name].some((text) => text.startsWith(sought)),
    );
    const meant = tail.value.includes(':') ? findOption(missing, sought, page.locale) : undefined;
    const title = [html`<strong>/${callable.shown}</strong>`, ` ${callable.description}`];
    if (meant) addAndGo(meant);
    else palette.show(tail, title, matchingOptions.map(addable), sought ? 0 : -1);
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
    fields = fields.filter((field) => field !== at);
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
    for (const field of fields) field.complain(undefined);
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

export interface PaletteItem {
  readonly label: string;
  readonly detail?: string | undefined;
  /** Value of `data-name`, for tests and styles. */
  readonly name?: string;
  pick(): void;
}

/** The list above the composer: commands, choices and options to add. The focus stays in the field below it. */
interface Palette {
  readonly node: HTMLElement;
  /** Index of the selected item, or -1. */
  readonly active: number;
  /** Shows items for a field. `active` is the initially selected index. */
  show(field: HTMLElement, title: Child, items: readonly PaletteItem[], active?: number): void;
  hide(): void;
  /** Handles a key. Returns whether it was used. */
  key(event: KeyboardEvent): boolean;
}

export function palette(): Palette {
  const list = html`<div class="palette-list" role="listbox" id="palette" aria-labelledby="palette-head"></div>`;
  const head = html`<div class="palette-head" id="palette-head"></div>`;
  const keepFocus = (event: Event) => event.preventDefault();
  const node = html`<div class="palette" hidden onpointerdown=${keepFocus}>${head}${list}</div>`;
  let items: readonly PaletteItem[] = [];
  let active = -1;
  let field: HTMLElement | undefined;

  function mark(index: number): void {
    active = index;
    for (const [at, line] of [...list.children].entries()) line.setAttribute('aria-selected', String(at === index));
    list.children[index]?.scrollIntoView({ block: 'nearest' });
    field?.setAttribute('aria-activedescendant', index < 0 ? '' : `palette-${index}`);
  }

  function line({ label, detail, name, pick }: PaletteItem, index: number): HTMLElement {
    return html`
      <div class="palette-item" role="option" id="palette-${index}" data-name=${name} onclick=${pick}
        onpointermove=${() => mark(index)}>
        <span class="palette-label">${label}</span>
        ${detail && html`<span class="palette-detail">${detail}</span>`}
      </div>`;
  }

  /** Sets `aria-expanded`, which is only valid on a combobox. */
  function expanded(open: boolean): void {
    if (field?.getAttribute('role') === 'combobox') field.setAttribute('aria-expanded', String(open));
  }

  function hide(): void {
    node.hidden = true;
    items = [];
    active = -1;
    expanded(false);
    field?.removeAttribute('aria-activedescendant');
  }

  return {
    node,
    get active() {
      return active;
    },
    show(shownFor, title, shown, first = 0) {
      field = shownFor;
      items = shown;
      field.setAttribute('aria-controls', 'palette');
      expanded(true);
      fill(head, title);
      fill(list, items.map(line));
      node.hidden = false;
      mark(Math.min(first, items.length - 1));
    },
    hide,
    key(event) {
      if (node.hidden) return false;
      const { length } = items;
      if (event.key === 'Escape') hide();
      else if (length === 0) return false;
      else if (event.key === 'ArrowDown') mark((active + 1) % length);
      else if (event.key === 'ArrowUp') mark(active <= 0 ? length - 1 : active - 1);
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && active >= 0) items[active]?.pick();
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

const PARTIAL_MENTION = /(^|\s)@([\p{L}\p{N}_]*)$/u;

/** Returns the partial name after an @ at the end of the text, or undefined. */
export function partialMention(text: string): string | undefined {
  return PARTIAL_MENTION.exec(text)?.[2];
}

/** Returns the users whose name starts with the typed text. */
export function matchUsers(people: readonly APIUser[], partial: string): APIUser[] {
  const sought = partial.toLowerCase();
  return people.filter((person) =>
    [nameOf(person), person.username].some((name) => name.toLowerCase().startsWith(sought)),
  );
}

/** Replaces the partial name at the end of the text with the user's name. */
export function completeMention(text: string, user: APIUser): string {
  return text.replace(PARTIAL_MENTION, (_, before: string) => `${before}@${nameOf(user)} `);
}

/** Replaces @names with mentions. */
export function withMentions(text: string, people: readonly APIUser[]): string {
  const names = people.toSorted(
    (firstPerson, secondPerson) => nameOf(secondPerson).length - nameOf(firstPerson).length,
  );
  return text.replace(/(^|\s)@([\p{L}\p{N}_]+)/gu, (whole, before: string, name: string) => {
    const user = names.find((user) =>
      [nameOf(user), user.username].some((it) => it.toLowerCase() === name.toLowerCase()),
    );
    return user ? `${before}<@${user.id}>` : whole;
  });
}
