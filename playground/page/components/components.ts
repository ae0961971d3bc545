import {
  type APIAttachment,
  type APIButtonComponent,
  type APIEmbed,
  type APIMessage,
  type APIMessageComponent,
  type APISelectMenuComponent,
  ButtonStyle,
  ChannelType,
  ComponentType,
} from 'discord-api-types/v10';
import { type Child, emoji as drawn, type Emoji, emoji, fill, formatMessageTime, html } from '../drawing.ts';
import { marked, spoiler } from '../markdown.ts';
import { channelTitle } from '../tab/channels.ts';
import { allUsers, nameOf, type Page } from '../tab/state.ts';
import type { Words } from '../tab/words/words.ts';

/** Draws a component of a message with its children. */
export function component(page: Page, message: APIMessage, part: APIMessageComponent): Child {
  const inside = (parts: readonly APIMessageComponent[]) => parts.map((part) => component(page, message, part));
  switch (part.type) {
    case ComponentType.ActionRow:
      return html`<div class="row">${inside(part.components)}</div>`;
    case ComponentType.Button:
      return button(page, message, part);
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return select(page, message, part);
    case ComponentType.TextDisplay:
      return marked(page, part.content);
    case ComponentType.Container: {
      const style = typeof part.accent_color === 'number' ? 'container accented' : 'container';
      const box = html`<div class=${style} style=${edge(part.accent_color)}>${inside(part.components)}</div>`;
      return hidden(page, part.spoiler, box);
    }
    case ComponentType.Section:
      return html`<div class="section"><div>${inside(part.components)}</div>${inside([part.accessory])}</div>`;
    case ComponentType.Thumbnail:
      return hidden(page, part.spoiler, picture(message, part.media.url, part.description, 'thumbnail'));
    case ComponentType.MediaGallery: {
      const pictures = part.items.map(({ media, description, spoiler }) =>
        hidden(page, spoiler, picture(message, media.url, description, 'picture')),
      );
      return html`<div class=${pictures.length > 1 ? 'gallery several' : 'gallery'}>${pictures}</div>`;
    }
    case ComponentType.File: {
      const name = part.name ?? part.file.url.replace(/^.*\//, '');
      return hidden(page, part.spoiler, fileLink(message, part.file.url, name, part.size));
    }
    case ComponentType.Separator:
      return html`<hr class="${part.spacing === 2 && 'wide'} ${part.divider === false && 'unseen'}">`;
    default:
      return html`<p class="notice">${page.words.unknownComponent((part as APIMessageComponent).type)}</p>`;
  }
}

/** Covers a part until it is pressed, if it is a spoiler. */
function hidden(page: Page, isSpoiler: boolean | undefined, node: HTMLElement | false): Child {
  return isSpoiler && node ? spoiler(page, node, 'spoiler whole') : node;
}

function button(page: Page, message: APIMessage, part: APIButtonComponent): HTMLElement {
  const label = 'label' in part && part.label;
  const sign = 'emoji' in part && part.emoji && [emoji(part.emoji), label && ' '];
  const face = html`<span class="button-face">${sign}${label}</span>`;
  const style = `button ${ButtonStyle[part.style].toLowerCase()}`;
  if ('url' in part) {
    const href = address(message, part.url);
    return html`<a class=${style} href=${href} target="_blank" rel="noopener noreferrer">${face}</a>`;
  }
  if (!('custom_id' in part)) return html`<button class=${style} disabled>${face}</button>`;
  const { custom_id: id, disabled } = part;
  const waits = isPending(page, message, id);
  const pressed = () => waits || press(page, message, id);
  return html`
    <button class=${style} disabled=${disabled} aria-busy=${waits && 'true'} data-custom-id=${id} onclick=${pressed}>
      ${face}
    </button>`;
}

/**
 * Returns the URL of a picture or file. `attachment://name` refers to a file of the message. Undefined if it is not on
 * the web.
 */
function address(message: APIMessage, url: string): string | undefined {
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  const real = name ? message.attachments.find(({ filename }) => filename === name)?.url : url;
  return real && /^https?:\/\//i.test(real) ? real : undefined;
}

/** Draws a picture. Returns false if its URL is invalid. */
function picture(
  message: APIMessage,
  url: string,
  words: string | null | undefined,
  style: string,
): HTMLElement | false {
  const src = address(message, url);
  return src !== undefined && html`<img class=${style} src=${src} alt=${words ?? ''} loading="lazy">`;
}

/** Draws an attachment: pictures inline, other files as a download link. */
export function attachment(message: APIMessage, file: APIAttachment): HTMLElement | false {
  const words = file.description ?? file.filename;
  if (file.content_type?.startsWith('image/')) return picture(message, file.url, words, 'picture');
  return fileLink(message, file.url, file.filename, file.size);
}

function fileLink(message: APIMessage, url: string, name: string, size?: number): HTMLElement | false {
  const href = address(message, url);
  if (href === undefined) return false;
  return html`
    <a class="file" href=${href} download=${name}>
      <span class="file-name">${name}</span>
      ${size !== undefined && html`<span class="file-size">${bytes(size)}</span>`}
    </a>`;
}

function bytes(size: number): string {
  return size < 1024 ? `${size} B` : `${(size / 1024).toFixed(1)} KB`;
}

export function embed(page: Page, message: APIMessage, shown: APIEmbed): HTMLElement {
  const { author, title, url, description, fields = [], image, thumbnail, footer, timestamp } = shown;
  const below = [footer?.text, timestamp && formatMessageTime(timestamp, page.locale)].filter(Boolean);
  return html`
    <div class="embed" style=${edge(shown.color)}>
      ${thumbnail && picture(message, thumbnail.url, '', 'thumbnail')}
      ${author && html`<div class="embed-author">${author.name}</div>`}
      ${title && html`<div class="embed-title">${linked(message, url, marked(page, title))}</div>`}
      ${description && marked(page, description)}
      ${fields.length > 0 && html`<div class="embed-fields">${fields.map((eachField) => field(page, eachField))}</div>`}
      ${image && picture(message, image.url, '', 'picture')}
      ${below.length > 0 && html`<div class="embed-footer">${below.join(' • ')}</div>`}
    </div>`;
}

function field(page: Page, { name, value, inline }: NonNullable<APIEmbed['fields']>[number]): HTMLElement {
  const style = inline ? 'field inline' : 'field';
  return html`<div class=${style}><strong>${marked(page, name)}</strong>${marked(page, value)}</div>`;
}

/** Returns a Discord color as a CSS custom property, or undefined to use the default. */
function edge(colour: number | null | undefined): string | undefined {
  return typeof colour === 'number' ? `--edge: #${(colour & 0xffffff).toString(16).padStart(6, '0')}` : undefined;
}

function linked(message: APIMessage, url: string | undefined, content: Child): Child {
  const href = url && address(message, url);
  return href ? html`<a href=${href} target="_blank" rel="noopener noreferrer">${content}</a>` : content;
}

interface MenuItem {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly emoji?: Emoji | undefined;
}

/** Content and limits of a select menu. */
interface MenuForm {
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
function select(page: Page, message: APIMessage, part: APISelectMenuComponent): HTMLElement {
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
function isPending(page: Page, message: APIMessage, customId: string): boolean {
  return page.state.attempts.some(
    ({ failed, pressed }) => !failed && pressed?.message === message.id && pressed.customId === customId,
  );
}

function press(page: Page, message: APIMessage, customId: string, values?: readonly string[]): void {
  const pressed = { message: message.id, customId };
  page.act({ do: 'component', channel: message.channel_id, ...pressed, ...(values && { values }) }, { pressed });
}
