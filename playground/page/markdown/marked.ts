import { emoji } from '../drawing/emoji.ts';
import { type Child, fill, html } from '../drawing/html.ts';
import { timestamp } from '../drawing/time.ts';
import type { Page } from '../tab/page.ts';
import { channelName, userName } from '../tab/place.ts';
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
  return html`<div class="marked">${all(page, readMarkdown(source))}</div>`;
}

function all(page: Page, marks: readonly Mark[]): Child[] {
  return marks.map((mark) => draw(page, mark));
}

function draw(page: Page, mark: Mark): Child {
  const content = 'content' in mark && all(page, mark.content);
  switch (mark.is) {
    case 'text':
      return mark.text;
    case 'break':
      return html`<br>`;
    case 'spoiler':
      return cover(page, content);
    case 'code':
      return html`<code>${mark.text}</code>`;
    case 'block': {
      const text = mark.language === 'ansi' ? coloured(mark.text) : mark.text;
      return html`<pre class="block" tabindex="0"><code>${text}</code></pre>`;
    }
    case 'heading':
      return wrapped(`h${mark.level + 2}`, content, `heading-${mark.level}`);
    case 'list': {
      const items = mark.items.map((item) => html`<li>${all(page, item)}</li>`);
      return mark.start === undefined ? html`<ul>${items}</ul>` : html`<ol start=${mark.start}>${items}</ol>`;
    }
    case 'link':
      return html`<a href=${mark.address} target="_blank" rel="noopener noreferrer">${content}</a>`;
    case 'time':
      return time(page, mark.seconds, mark.style);
    case 'user':
      return html`<span class="mention" data-user-id=${mark.id}>${userName(page, mark.id) ?? `<@${mark.id}>`}</span>`;
    case 'channel':
      return place(page, mark.id);
    case 'command':
      return html`<button class="mention" onclick=${() => page.call(mark.name)}>/${mark.name}</button>`;
    case 'emoji':
      return emoji(mark);
    case 'mention':
      return html`<span class="mention">${mark.text}</span>`;
    default:
      return wrapped(TAGS[mark.is], content);
  }
}

function wrapped(tag: string, content: Child, style = ''): HTMLElement {
  const node = document.createElement(tag);
  if (style !== '') node.className = style;
  fill(node, content);
  return node;
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
    return used ? html`<span class=${used}>${text}</span>` : text;
  });
}

function time({ locale }: Page, seconds: number, style: string): HTMLElement {
  const relative = style === 'R' && Number.isFinite(seconds) && seconds;
  return html`
    <time class="stamp" title=${timestamp(seconds, 'F', locale)} data-relative=${relative}>
      ${timestamp(seconds, style, locale)}
    </time>`;
}

function place(page: Page, id: string): HTMLElement {
  const name = channelName(page, id);
  if (name === undefined) return html`<span class="mention">#…</span>`;
  return html`<button class="mention" onclick=${() => page.open(id)}>#${name.replace(/^#/, '')}</button>`;
}
