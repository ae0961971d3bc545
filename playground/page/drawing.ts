import type { APIUser } from 'discord-api-types/v10';
import { nameOf } from './tab/state.ts';

/** Children of an element. Null, undefined and false are skipped. */
export type Child = Node | string | false | null | undefined | readonly Child[];
/** Values of a template: children, attribute values and event listeners. */
type TemplateValue = Child | number | true | ((event: never) => unknown);

const SLOT = /§(\d+)§/;
const templates = new WeakMap<TemplateStringsArray, HTMLElement>();

/**
 * Creates an element: html`<p class=${style} onclick=${press}>${words}</p>`. Values are never parsed as markup. An
 * attribute without a value is omitted, and line breaks between tags are ignored.
 */
export function html<Made extends HTMLElement = HTMLElement>(
  strings: TemplateStringsArray,
  ...values: readonly TemplateValue[]
): Made {
  const fragment = templateOf(strings).cloneNode(true) as Made;
  const valuesIn = (text: string) => text.split(SLOT).map((part, at) => (at % 2 === 0 ? part : values[Number(part)]));
  for (const element of [fragment, ...fragment.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) if (SLOT.test(value)) set(element, name, valuesIn(value));
  }
  for (const text of textsIn(fragment)) if (SLOT.test(text.data)) text.replaceWith(...nodes(valuesIn(text.data)));
  return fragment;
}

/** Replaces the children of an element. */
export function fill(element: Element, ...children: readonly Child[]): void {
  element.replaceChildren(...nodes(children));
}

/** Parses a template once and caches it. */
function templateOf(strings: TemplateStringsArray): HTMLElement {
  const known = templates.get(strings);
  if (known) return known;
  const template = document.createElement('template');
  template.innerHTML = strings.reduce((before, after, at) => `${before}§${at - 1}§${after}`).trim();
  const read = template.content.firstElementChild as HTMLElement;
  for (const text of textsIn(read)) text.data = text.data.replace(/\s*\n\s*/g, '');
  templates.set(strings, read);
  return read;
}

function textsIn(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function set(element: Element, name: string, parts: readonly TemplateValue[]): void {
  const isWhole = parts.length === 3 && parts[0] === '' && parts[2] === '';
  const value = isWhole ? parts[1] : parts.map((part) => (isAbsent(part) ? '' : part)).join('');
  element.removeAttribute(name);
  if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
  else if (!isAbsent(value)) element.setAttribute(name, value === true ? '' : String(value));
}

function isAbsent(value: TemplateValue): boolean {
  return value === undefined || value === null || value === false;
}

function nodes(children: readonly unknown[]): (Node | string)[] {
  return children.flat(Number.POSITIVE_INFINITY).flatMap((child) => {
    if (child instanceof Node) return child;
    return typeof child === 'number' || (typeof child === 'string' && child !== '') ? String(child) : [];
  });
}

const HUES = 6n;

/** Draws an avatar: its picture, or the first letter of the name on a color derived from the user id. */
export function avatar(user: APIUser): HTMLElement {
  if (user.avatar)
    return html`<img class="avatar" src="/avatars/${user.id}/${user.avatar}.png" alt="" aria-hidden="true">`;
  const hue = user.bot ? 'app' : String(BigInt(user.id) % HUES);
  return html`<span class="avatar hue-${hue}" aria-hidden="true">${nameOf(user).slice(0, 1).toUpperCase()}</span>`;
}

/** An emoji of a message: a Unicode emoji by its name, a custom emoji by its id. */
export interface Emoji {
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** Draws an emoji at text size. A missing custom emoji is shown as its name between colons. */
export function emoji({ id, name }: Emoji): Node {
  if (!id) return document.createTextNode(name ?? '');
  const word = `:${name}:`;
  const picture = html<HTMLImageElement>`<img class="emoji" src="/emojis/${id}.png" alt=${word} title=${word}>`;
  picture.addEventListener('error', () => picture.replaceWith(word), { once: true });
  return picture;
}

const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** Formats a time in one of Discord's timestamp styles. `R` is relative to `now`. All times are in seconds. */
export function timestamp(seconds: number, style: string, locale: string, now = Date.now() / 1000): string {
  if (!Number.isFinite(new Date(seconds * 1000).getTime())) return String(seconds);
  if (style === 'R') return relative(Math.round(seconds - now), locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(seconds * 1000);
}

function relative(distance: number, locale: string): string {
  const [unit, size] = STEPS.find(([, size]) => Math.abs(distance) >= size) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.round(distance / size), unit);
}

/** Formats the time of a message, with the date unless it is today. */
export function formatMessageTime(iso: string, locale: string, now = new Date()): string {
  const date = new Date(iso);
  const today = date.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(
    locale,
    today ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' },
  ).format(date);
}

/** Updates relative times on the page every second. Elements have their time in `data-relative`. */
export function updateRelativeTimes(page: { readonly locale: string; now(): number }): void {
  setInterval(() => {
    for (const node of document.querySelectorAll<HTMLElement>('[data-relative]')) {
      const text = timestamp(Number(node.dataset.relative), 'R', page.locale, page.now() / 1000);
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}

/** A child of a keyed list. It is redrawn when one of its `deps` changes. */
export interface Entry {
  readonly key: string;
  readonly deps: readonly unknown[];
  draw(): HTMLElement;
}

/**
 * Updates a list's children from entries. Unchanged children keep their nodes (focus, open spoilers); the others are
 * redrawn, and the focus is restored.
 */
export function keyed(parent: HTMLElement): (entries: readonly Entry[]) => void {
  let drawn = new Map<string, { deps: readonly unknown[]; node: HTMLElement }>();
  const focus = focusKeeper(parent);
  return (entries) => {
    focus.before();
    const added: HTMLElement[] = [];
    const next: typeof drawn = new Map();
    for (const { key, deps, draw } of entries) {
      const old = drawn.get(key);
      const same = old?.deps.length === deps.length && old.deps.every((dep, index) => Object.is(dep, deps[index]));
      if (old && same) next.set(key, old);
      else {
        const node = draw();
        old?.node.replaceWith(node);
        added.push(node);
        next.set(key, { deps, node });
      }
    }
    for (const [key, { node }] of drawn) if (!next.has(key)) node.remove();
    let before: Element | null = null;
    for (const { node } of next.values()) {
      const follows: Element | null = before ? before.nextElementSibling : parent.firstElementChild;
      if (follows !== node) parent.insertBefore(node, follows);
      before = node;
    }
    drawn = next;
    focus.after(added);
  };
}

const FOCUSABLE = ':is(button, a[href], input, [tabindex="0"]):not(:disabled)';

/** The focused component: its custom id and its index in the message. */
interface FocusTarget {
  readonly customId: string | undefined;
  readonly index: number;
}

/** Restores the keyboard focus after a message is redrawn: on the same component, or at the same index. */
function focusKeeper(list: HTMLElement): {
  /** Stores the focus before drawing. */
  before(): void;
  /** Restores the focus. `added` are the newly drawn nodes. */
  after(added: readonly HTMLElement[]): void;
} {
  let target: FocusTarget | undefined;
  let holder: HTMLElement | undefined;
  return {
    before() {
      const { activeElement } = document;
      // Keep a focus lost by an earlier redraw until it is restored or moves elsewhere.
      if (!activeElement || activeElement === document.body) return;
      const within = activeElement instanceof HTMLElement && list.contains(activeElement);
      holder = within ? (activeElement.closest<HTMLElement>('[data-message-id]') ?? undefined) : undefined;
      target = holder && focusTargetOf(holder, activeElement as HTMLElement);
    },
    after(added) {
      if (!target || (document.activeElement !== document.body && document.activeElement !== null)) return;
      const id = holder?.dataset.messageId;
      const same = added.find((node) => node.dataset.messageId === id);
      const next =
        same && findFocusTarget(same, target)
          ? same
          : added.findLast((node) => target && findFocusTarget(node, target));
      if (next) findFocusTarget(next, target)?.focus({ preventScroll: true });
    },
  };
}

function components(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>(`[data-custom-id]${FOCUSABLE}`)];
}

function focusTargetOf(node: HTMLElement, focused: HTMLElement): FocusTarget | undefined {
  const index = components(node).indexOf(focused);
  return index < 0 ? undefined : { customId: focused.dataset.customId, index };
}

function findFocusTarget(node: HTMLElement, { customId, index }: FocusTarget): HTMLElement | undefined {
  const all = components(node);
  return all.find((element) => element.dataset.customId === customId) ?? all[Math.min(index, all.length - 1)];
}
