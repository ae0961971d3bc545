import { type Child, el } from '../drawing/element.ts';
import { timestamp } from '../drawing/time.ts';
import type { Page } from '../tab/page.ts';
import { everybody, nameOf } from '../tab/people.ts';
import { placeName } from '../tab/place.ts';
import { readAnsi } from './ansi.ts';
import { type Mark, readMarkdown } from './markdown.ts';
import { cover } from './spoiler.ts';

const TAGS = {
  strong: 'strong',
  em: 'em',
  underline: 'u',
  strike: 's',
  quote: 'blockquote',
  subtext: 'small',
} as const;

/** Draws Discord's markdown. */
export function marked(page: Page, source: string): HTMLElement {
  return el('div', { class: 'marked' }, all(page, readMarkdown(source)));
}

function all(page: Page, marks: readonly Mark[]): Child[] {
  return marks.map((mark) => draw(page, mark));
}

function draw(page: Page, mark: Mark): Child {
  switch (mark.is) {
    case 'text':
      return mark.text;
    case 'break':
      return el('br');
    case 'code':
      return el('code', {}, mark.text);
    case 'block':
      return el(
        'pre',
        { class: 'block', tabindex: 0 },
        el('code', {}, mark.language === 'ansi' ? coloured(mark.text) : mark.text),
      );
    case 'heading':
      return el(`h${mark.level + 2}` as 'h3', { class: `heading-${mark.level}` }, all(page, mark.content));
    case 'list': {
      const items = mark.items.map((item) => el('li', {}, all(page, item)));
      return mark.start === undefined ? el('ul', {}, items) : el('ol', { start: mark.start }, items);
    }
    case 'link':
      return el('a', { href: mark.address, target: '_blank', rel: 'noopener noreferrer' }, all(page, mark.content));
    case 'time':
      return time(page, mark.seconds, mark.style);
    case 'spoiler':
      return cover(page, all(page, mark.content));
    case 'user':
      return person(page, mark.id);
    case 'channel':
      return place(page, mark.id);
    case 'command':
      return el('button', { class: 'mention', onclick: () => page.call(mark.name) }, `/${mark.name}`);
    case 'mention':
      return el('span', { class: 'mention' }, mark.text);
    default:
      return el(TAGS[mark.is], {}, all(page, mark.content));
  }
}

function coloured(text: string): Child[] {
  return readAnsi(text).map(({ text, bold, underline, colour, ground }) => {
    const classes = [
      bold && 'ansi-bold',
      underline && 'ansi-underline',
      colour !== undefined && `ansi-${colour}`,
      ground !== undefined && `ansi-on-${ground}`,
    ];
    const used = classes.filter(Boolean).join(' ');
    return used ? el('span', { class: used }, text) : text;
  });
}

function time(page: Page, seconds: number, style: string): HTMLElement {
  const said = timestamp(seconds, style, page.locale);
  const relative = style === 'R' && Number.isFinite(seconds);
  return el(
    'time',
    { class: 'stamp', title: timestamp(seconds, 'F', page.locale), 'data-relative': relative && seconds },
    said,
  );
}

function person(page: Page, id: string): HTMLElement {
  const { world } = page.state;
  const user = world && everybody(world).find((one) => one.id === id);
  return el('span', { class: 'mention', 'data-user-id': id }, user ? `@${nameOf(user)}` : `<@${id}>`);
}

function place(page: Page, id: string): HTMLElement {
  const { world } = page.state;
  const channel = world?.channels.find((one) => one.id === id);
  if (!world || !channel) return el('span', { class: 'mention' }, '#…');
  const name = placeName(channel, world);
  return el('button', { class: 'mention', onclick: () => page.open(id) }, name.startsWith('#') ? name : `#${name}`);
}
