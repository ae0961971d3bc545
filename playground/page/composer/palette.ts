import type { APIUser } from 'discord-api-types/v10';
import { type Child, fill, html } from '../drawing.ts';
import { nameOf } from '../tab/page.ts';

export interface PaletteItem {
  readonly label: string;
  readonly detail?: string | undefined;
  /** Value of `data-name`, for tests and styles. */
  readonly name?: string;
  pick(): void;
}

/** The list above the composer: commands, choices and options to add. The focus stays in the field below it. */
export interface Palette {
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
  return people.filter((one) => [nameOf(one), one.username].some((name) => name.toLowerCase().startsWith(sought)));
}

/** Replaces the partial name at the end of the text with the user's name. */
export function completeMention(text: string, user: APIUser): string {
  return text.replace(PARTIAL_MENTION, (_, before: string) => `${before}@${nameOf(user)} `);
}

/** Replaces @names with mentions. */
export function withMentions(text: string, people: readonly APIUser[]): string {
  const names = people.toSorted((one, other) => nameOf(other).length - nameOf(one).length);
  return text.replace(/(^|\s)@([\p{L}\p{N}_]+)/gu, (whole, before: string, name: string) => {
    const user = names.find((one) => [nameOf(one), one.username].some((it) => it.toLowerCase() === name.toLowerCase()));
    return user ? `${before}<@${user.id}>` : whole;
  });
}
