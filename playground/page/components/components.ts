import type { APIButtonComponent, APIMessage, APIMessageComponent } from 'discord-api-types/v10';
import { type Child, el } from '../drawing/element.ts';
import { marked } from '../markdown/marked.ts';
import { coverBlock } from '../markdown/spoiler.ts';
import type { Page } from '../tab/page.ts';
import { BUTTON, COMPONENT } from '../tab/wire.ts';
import { edge } from './embed.ts';
import { address, fileLink, picture } from './media.ts';
import { awaits, emojiText, pressing } from './press.ts';
import { select } from './select.ts';

/** Draws a component of a message, classic or V2, with all that is inside it. */
export function component(page: Page, message: APIMessage, part: APIMessageComponent): Child {
  const inside = (parts: readonly APIMessageComponent[]) => parts.map((one) => component(page, message, one));
  switch (part.type) {
    case COMPONENT.row:
      return el('div', { class: 'row' }, inside(part.components));
    case COMPONENT.button:
      return button(page, message, part);
    case COMPONENT.stringSelect:
    case COMPONENT.userSelect:
    case COMPONENT.roleSelect:
    case COMPONENT.mentionableSelect:
    case COMPONENT.channelSelect:
      return select(page, message, part);
    case COMPONENT.text:
      return marked(page, part.content);
    case COMPONENT.container:
      return hidden(
        page,
        part.spoiler,
        el(
          'div',
          {
            class: `container${typeof part.accent_color === 'number' ? ' accented' : ''}`,
            style: edge(part.accent_color),
          },
          inside(part.components),
        ),
      );
    case COMPONENT.section:
      return el('div', { class: 'section' }, el('div', {}, inside(part.components)), inside([part.accessory]));
    case COMPONENT.thumbnail:
      return hidden(page, part.spoiler, picture(message, part.media.url, part.description, 'thumbnail'));
    case COMPONENT.gallery:
      return el(
        'div',
        { class: `gallery${part.items.length > 1 ? ' several' : ''}` },
        part.items.map((item) =>
          hidden(page, item.spoiler, picture(message, item.media.url, item.description, 'picture')),
        ),
      );
    case COMPONENT.file:
      return hidden(
        page,
        part.spoiler,
        fileLink(message, part.file.url, part.name ?? part.file.url.replace(/^.*\//, ''), part.size),
      );
    case COMPONENT.separator:
      return el('hr', { class: `${part.spacing === 2 ? 'wide' : ''}${part.divider === false ? ' unseen' : ''}` });
    default:
      return el('p', { class: 'notice' }, page.words.unknownComponent((part as APIMessageComponent).type));
  }
}

/** A part that is shown when somebody presses it, if it is a spoiler. */
function hidden(page: Page, isSpoiler: boolean | undefined, node: HTMLElement | false): Child {
  return isSpoiler && node ? coverBlock(page, node) : node;
}

function button(page: Page, message: APIMessage, part: APIButtonComponent): HTMLElement {
  const face = el(
    'span',
    { class: 'button-face' },
    'emoji' in part && emojiText(part.emoji),
    'label' in part && part.label,
  );
  const style = `button ${BUTTON[part.style]}`;
  if ('url' in part)
    return el(
      'a',
      { class: style, href: address(message, part.url), target: '_blank', rel: 'noopener noreferrer' },
      face,
    );
  if (!('custom_id' in part)) return el('button', { class: style, disabled: true }, face);
  const waiting = awaits(page, message, part.custom_id);
  const press = () => {
    if (!waiting)
      page.act(pressing(message, part.custom_id), { pressed: { message: message.id, customId: part.custom_id } });
  };
  return el(
    'button',
    {
      class: style,
      disabled: part.disabled,
      'aria-busy': waiting && 'true',
      'data-custom-id': part.custom_id,
      onclick: press,
    },
    face,
  );
}
