import {
  type APIAttachment,
  type APIButtonComponent,
  type APIEmbed,
  type APIMessage,
  type APIMessageComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { type Child, emoji, formatMessageTime, html } from '../drawing.ts';
import { marked, spoiler } from '../markdown.ts';
import type { Page } from '../tab/page.ts';
import { isPending, press, select } from './menu.ts';

/** Draws a component of a message with its children. */
export function component(page: Page, message: APIMessage, part: APIMessageComponent): Child {
  const inside = (parts: readonly APIMessageComponent[]) => parts.map((one) => component(page, message, one));
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
      ${fields.length > 0 && html`<div class="embed-fields">${fields.map((one) => field(page, one))}</div>`}
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
