import {
  type APIButtonComponent,
  type APIMessage,
  type APIMessageComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { emoji } from '../drawing/emoji.ts';
import { type Child, html } from '../drawing/html.ts';
import { marked, spoiler } from '../markdown/marked.ts';
import type { Page } from '../tab/page.ts';
import { address, edge, fileLink, picture } from './media.ts';
import { select } from './menu.ts';
import { isPending, press } from './press.ts';

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
