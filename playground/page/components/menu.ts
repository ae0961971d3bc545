import { type APIMessage, type APISelectMenuComponent, ChannelType, ComponentType } from 'discord-api-types/v10';
import { emoji as drawn, type Emoji, fill, html } from '../drawing.ts';
import { channelTitle } from '../tab/channels.ts';
import { allUsers, nameOf, type Page } from '../tab/page.ts';
import type { Words } from '../tab/words/words.ts';

export interface MenuItem {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly emoji?: Emoji | undefined;
}

/** Content and limits of a select menu. */
export interface MenuForm {
  readonly customId: string;
  readonly items: readonly MenuItem[];
  readonly chosen: readonly string[];
  readonly placeholder: string | undefined;
  readonly min: number;
  readonly max: number;
  readonly disabled?: boolean | undefined;
  readonly waiting?: boolean;
}

let count = 0;

/**
 * Creates a select menu. A single value is submitted immediately, several when the list closes. The focus stays on the
 * menu's button, so that keys work while the list is open.
 */
export function menu(words: Words, form: MenuForm, submit: (values: readonly string[]) => void): HTMLElement {
  const { items, min, max, placeholder = words.select } = form;
  const id = `menu-${count++}`;
  let submitted = form.chosen;
  let chosen = new Set(submitted);
  let active = 0;
  let opened: AbortController | undefined;

  const face = html<HTMLButtonElement>`
    <button class="select-face" type="button" role="combobox" aria-haspopup="listbox" aria-expanded="false"
      aria-controls=${id} aria-label=${placeholder} aria-busy=${form.waiting && 'true'} data-custom-id=${form.customId}
      disabled=${form.disabled} onclick=${() => (opened ? close() : open())} onkeydown=${key}></button>`;
  const several = max > 1 && 'true';
  const list = html`<div class="select-list" role="listbox" id=${id} aria-multiselectable=${several} hidden></div>`;
  const node = html`<div class="select">${face}${list}</div>`;
  draw();
  return node;

  function values(): string[] {
    return items.flatMap(({ value }) => (chosen.has(value) ? [value] : []));
  }

  function draw(): void {
    const labels = items.filter(({ value }) => chosen.has(value)).map(({ label }) => label);
    const shown = labels.length > 0 ? labels.join(', ') : html`<span class="placeholder">${placeholder}</span>`;
    // Fewer values than `min` cannot be submitted.
    const tooFew = chosen.size < min;
    const done = html`
      <button class="button primary" type="button" tabindex="-1" disabled=${tooFew} onclick=${close}>
        ${words.submit}
      </button>`;
    fill(face, html`<span class="select-shown">${shown}</span>`);
    fill(list, items.map(line), max > 1 && done);
    face.setAttribute('aria-activedescendant', opened ? `${id}-${active}` : '');
  }

  function line({ value, label, detail, emoji }: MenuItem, index: number): HTMLElement {
    const style = index === active ? 'select-item active' : 'select-item';
    return html`
      <div class=${style} role="option" id="${id}-${index}" aria-selected=${String(chosen.has(value))}
        data-value=${value} onclick=${() => pick(index)}>
        <span class="select-label">${emoji && [drawn(emoji), ' ']}${label}</span>
        ${detail && html`<span class="select-detail">${detail}</span>`}
      </div>`;
  }

  function open(): void {
    // Not disabled while waiting, because a disabled button would lose the focus.
    if (form.waiting) return;
    opened = new AbortController();
    const away = ({ target }: Event) => node.contains(target as Node) || close();
    document.addEventListener('pointerdown', away, { signal: opened.signal });
    face.setAttribute('aria-expanded', 'true');
    const first = items.findIndex(({ value }) => chosen.has(value));
    active = Math.max(0, first);
    list.hidden = false;
    draw();
    const { top, bottom } = face.getBoundingClientRect();
    const below = document.documentElement.clientHeight - bottom;
    node.classList.toggle('upwards', below < list.offsetHeight + 90 && top > below);
    list.scrollIntoView({ block: 'nearest' });
  }

  function close(): void {
    opened?.abort();
    opened = undefined;
    list.hidden = true;
    face.setAttribute('aria-expanded', 'false');
    const now = values();
    const changed = now.join('\n') !== submitted.join('\n');
    if (changed && now.length >= min) {
      submitted = now;
      submit(now);
    } else chosen = new Set(submitted);
    draw();
  }

  function pick(index: number): void {
    const value = items[index]?.value;
    if (value === undefined) return;
    active = index;
    if (max > 1) {
      if (!chosen.delete(value) && chosen.size < max) chosen.add(value);
      draw();
    } else {
      chosen = new Set(chosen.has(value) && min === 0 ? [] : [value]);
      // Allow choosing the same value again, because the last submission may have been rejected.
      if (min > 0) submitted = [];
      close();
    }
  }

  function key(event: KeyboardEvent): void {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: items.length - 1 }[event.key];
    if (!opened) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      open();
    } else if (to !== undefined) {
      active = Math.min(Math.max(to, 0), items.length - 1);
      draw();
      list.children[active]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' || event.key === ' ') pick(active);
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * Last selection in the menus of a message. An edited message is a new object, so its menus start from their defaults.
 */
const chosenIn = new WeakMap<APIMessage, Map<string, readonly string[]>>();

/** Draws a select menu in a message. Selections are sent to the bot. */
export function select(page: Page, message: APIMessage, part: APISelectMenuComponent): HTMLElement {
  const { custom_id: customId } = part;
  const form = selectForm(page, part);
  const chosen = chosenIn.get(message)?.get(customId) ?? form.chosen;
  return menu(page.words, { ...form, chosen, waiting: isPending(page, message, customId) }, (values) => {
    chosenIn.set(message, new Map([...(chosenIn.get(message) ?? []), [customId, values]]));
    press(page, message, customId, values);
  });
}

export function selectForm(page: Page, part: APISelectMenuComponent): MenuForm {
  const { custom_id: customId, placeholder, min_values: min = 1, max_values: max = 1, disabled } = part;
  return { customId, placeholder, min, max, disabled, items: items(page, part), chosen: defaults(part) };
}

function items(page: Page, part: APISelectMenuComponent): MenuItem[] {
  const { world } = page.state;
  if (part.type === ComponentType.StringSelect) {
    return part.options.map(({ value, label, description: detail, emoji }) => {
      return { value, label, detail, emoji };
    });
  }
  if (!world) return [];
  if (part.type !== ComponentType.ChannelSelect) {
    const users = allUsers(world).map((user) => ({ label: nameOf(user), value: user.id }));
    const roles = world.roles.map(({ id, name }) => ({ label: `@${name.replace(/^@/, '')}`, value: id }));
    if (part.type === ComponentType.UserSelect) return users;
    return part.type === ComponentType.RoleSelect ? roles : [...users, ...roles];
  }
  const types: readonly number[] = part.channel_types ?? [ChannelType.GuildText];
  const channels = world.channels.filter(({ type }) => types.includes(type));
  return channels.map((channel) => ({ value: channel.id, label: channelTitle(channel, world) }));
}

function defaults(part: APISelectMenuComponent): string[] {
  if (part.type !== ComponentType.StringSelect) return part.default_values?.map(({ id }) => id) ?? [];
  return part.options.filter((option) => option.default).map(({ value }) => value);
}

/** Whether a press on this component is waiting for its response. */
export function isPending(page: Page, message: APIMessage, customId: string): boolean {
  return page.state.attempts.some(
    ({ failed, pressed }) => !failed && pressed?.message === message.id && pressed.customId === customId,
  );
}

export function press(page: Page, message: APIMessage, customId: string, values?: readonly string[]): void {
  const pressed = { message: message.id, customId };
  page.act({ do: 'component', channel: message.channel_id, ...pressed, ...(values && { values }) }, { pressed });
}
