import type { APIEmbed, APIMessage } from 'discord-api-types/v10';
import { type Child, el } from '../drawing/element.ts';
import { written } from '../drawing/time.ts';
import { marked } from '../markdown/marked.ts';
import type { Page } from '../tab/page.ts';
import { address, picture } from './media.ts';

/** Draws an embed: the box with a coloured edge. */
export function embed(page: Page, message: APIMessage, shown: APIEmbed): HTMLElement {
  const { author, title, url, description, fields = [], image, thumbnail } = shown;
  return el(
    'div',
    { class: 'embed', style: edge(shown.color) },
    thumbnail && picture(message, thumbnail.url, '', 'thumbnail'),
    author && el('div', { class: 'embed-author' }, author.name),
    title && el('div', { class: 'embed-title' }, linked(message, url, marked(page, title))),
    description && marked(page, description),
    fields.length > 0 &&
      el(
        'div',
        { class: 'embed-fields' },
        fields.map(({ name, value, inline }) =>
          el(
            'div',
            { class: inline ? 'field inline' : 'field' },
            el('strong', {}, marked(page, name)),
            marked(page, value),
          ),
        ),
      ),
    image && picture(message, image.url, '', 'picture'),
    footer(page, shown),
  );
}

/** A colour as Discord counts it, as a style; without one the style sheet decides. */
export function edge(colour: number | null | undefined): string | undefined {
  return typeof colour === 'number' ? `--edge: #${(colour & 0xffffff).toString(16).padStart(6, '0')}` : undefined;
}

function linked(message: APIMessage, url: string | undefined, content: Child): Child {
  const href = url && address(message, url);
  return href ? el('a', { href, target: '_blank', rel: 'noopener noreferrer' }, content) : content;
}

function footer(page: Page, { footer, timestamp }: APIEmbed): Child {
  const parts = [footer?.text, timestamp && written(timestamp, page.locale)].filter(Boolean);
  return parts.length > 0 && el('div', { class: 'embed-footer' }, parts.join(' • '));
}
