import type { APIEmbed, APIMessage } from 'discord-api-types/v10';
import { type Child, html } from '../drawing/html.ts';
import { written } from '../drawing/time.ts';
import { marked } from '../markdown/marked.ts';
import type { Page } from '../tab/page.ts';
import { address, picture } from './media.ts';

/** Draws an embed: the box with a coloured edge. */
export function embed(page: Page, message: APIMessage, shown: APIEmbed): HTMLElement {
  const { author, title, url, description, fields = [], image, thumbnail, footer, timestamp } = shown;
  const below = [footer?.text, timestamp && written(timestamp, page.locale)].filter(Boolean);
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

/** A colour as Discord counts it, as a style; without one the style sheet decides. */
export function edge(colour: number | null | undefined): string | undefined {
  return typeof colour === 'number' ? `--edge: #${(colour & 0xffffff).toString(16).padStart(6, '0')}` : undefined;
}

function linked(message: APIMessage, url: string | undefined, content: Child): Child {
  const href = url && address(message, url);
  return href ? html`<a href=${href} target="_blank" rel="noopener noreferrer">${content}</a>` : content;
}
