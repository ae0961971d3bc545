import type { APIAttachment, APIMessage } from 'discord-api-types/v10';
import { html } from '../drawing/html.ts';

/** The web address of a picture or file; `attachment://name` means a file of the same message. */
export function address(message: APIMessage, url: string): string | undefined {
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  const real = name ? message.attachments.find(({ filename }) => filename === name)?.url : url;
  return real && /^https?:\/\//i.test(real) ? real : undefined;
}

/** A picture, or nothing if its address is none. */
export function picture(
  message: APIMessage,
  url: string,
  words: string | null | undefined,
  style: string,
): HTMLElement | false {
  const src = address(message, url);
  return src !== undefined && html`<img class=${style} src=${src} alt=${words ?? ''} loading="lazy">`;
}

/** A file of a message: pictures are shown, others can be saved. */
export function attachment(message: APIMessage, file: APIAttachment): HTMLElement | false {
  const words = file.description ?? file.filename;
  if (file.content_type?.startsWith('image/')) return picture(message, file.url, words, 'picture');
  return fileLink(message, file.url, file.filename, file.size);
}

/** A card with a file's name and size. */
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
