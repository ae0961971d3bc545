import type { APIAttachment, APIEmbed, APIMessage } from 'discord-api-types/v10';
import { type Child, html } from '../drawing/html.ts';
import { formatMessageTime } from '../drawing/time.ts';
import { marked } from '../markdown/marked.ts';
import type { Page } from '../tab/page.ts';

/**
 * Returns the URL of a picture or file. `attachment://name` refers to a file of the message. Undefined if it is not on
 * the web.
 */
export function address(message: APIMessage, url: string): string | undefined {
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  const real = name ? message.attachments.find(({ filename }) => filename === name)?.url : url;
  return real && /^https?:\/\//i.test(real) ? real : undefined;
}

/** Draws a picture. Returns false if its URL is invalid. */
export function picture(
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

export function fileLink(message: APIMessage, url: string, name: string, size?: number): HTMLElement | false {
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
export function edge(colour: number | null | undefined): string | undefined {
  return typeof colour === 'number' ? `--edge: #${(colour & 0xffffff).toString(16).padStart(6, '0')}` : undefined;
}

function linked(message: APIMessage, url: string | undefined, content: Child): Child {
  const href = url && address(message, url);
  return href ? html`<a href=${href} target="_blank" rel="noopener noreferrer">${content}</a>` : content;
}
