import type { APIUser } from 'discord-api-types/v10';
import { type Child, fill, html } from '../drawing/html.ts';
import { nameOf } from '../tab/page.ts';

/** One line of the palette. */
export interface Item {
  readonly label: string;
  readonly detail?: string | undefined;
  /** Marks the line for tests and styles. */
  readonly name?: string;
  pick(): void;
}

/** The list above the composer: commands, choices and options to add. The focus stays in the field it serves. */
export interface Palette {
  readonly node: HTMLElement;
  /** The index of the marked line, -1 if none is. */
  readonly active: number;
  /** Shows lines for a field; `active` is the line marked at first. */
  show(field: HTMLElement, title: Child, items: readonly Item[], active?: number): void;
  hide(): void;
  /** Takes a key if it means something here. */
  key(event: KeyboardEvent): boolean;
}

/** Builds an empty palette. */
export function palette(): Palette {
  const list = html`<div class="palette-list" role="listbox" id="palette" aria-labelledby="palette-head"></div>`;
  const head = html`<div class="palette-head" id="palette-head"></div>`;
  const keepFocus = (event: Event) => event.preventDefault();
  const node = html`<div class="palette" hidden onpointerdown=${keepFocus}>${head}${list}</div>`;
  let items: readonly Item[] = [];
  let active = -1;
  let field: HTMLElement | undefined;

  function mark(index: number): void {
    active = index;
    for (const [at, line] of [...list.children].entries()) line.setAttribute('aria-selected', String(at === index));
    list.children[index]?.scrollIntoView({ block: 'nearest' });
    field?.setAttribute('aria-activedescendant', index < 0 ? '' : `palette-${index}`);
  }

  function line({ label, detail, name, pick }: Item, index: number): HTMLElement {
    return html`
      <div class="palette-item" role="option" id="palette-${index}" data-name=${name} onclick=${pick}
        onpointermove=${() => mark(index)}>
        <span class="palette-label">${label}</span>
        ${detail && html`<span class="palette-detail">${detail}</span>`}
      </div>`;
  }

  /** Only a combobox can be said to be open; a plain text box has the list beside it. */
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

const BEGUN = /(^|\s)@([\p{L}\p{N}_]*)$/u;

/** The name that somebody has begun to type behind an @, up to where they are; nothing if they have not. */
export function begunName(text: string): string | undefined {
  return BEGUN.exec(text)?.[2];
}

/** The people whom a begun name may mean. */
export function meant(people: readonly APIUser[], begun: string): APIUser[] {
  const sought = begun.toLowerCase();
  return people.filter((one) => [nameOf(one), one.username].some((name) => name.toLowerCase().startsWith(sought)));
}

/** The text with the begun name finished. */
export function finished(text: string, user: APIUser): string {
  return text.replace(BEGUN, (_, before: string) => `${before}@${nameOf(user)} `);
}

/** The text as it is sent: names behind an @ as the mentions they stand for. */
export function withMentions(text: string, people: readonly APIUser[]): string {
  const names = people.toSorted((one, other) => nameOf(other).length - nameOf(one).length);
  return text.replace(/(^|\s)@([\p{L}\p{N}_]+)/gu, (whole, before: string, name: string) => {
    const user = names.find((one) => [nameOf(one), one.username].some((it) => it.toLowerCase() === name.toLowerCase()));
    return user ? `${before}<@${user.id}>` : whole;
  });
}
