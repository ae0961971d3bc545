import { type Child, html } from '../drawing/html.ts';
import { timestamp } from '../drawing/time.ts';
import type { Page } from '../tab/page.ts';
import { channelName, userName } from '../tab/place.ts';
import { readAnsi } from './ansi.ts';
import { type Mark, readMarkdown } from './markdown.ts';
import { cover } from './spoiler.ts';

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
    case 'strong':
      return html`<strong>${content}</strong>`;
    case 'em':
      return html`<em>${content}</em>`;
    case 'underline':
      return html`<u>${content}</u>`;
    case 'strike':
      return html`<s>${content}</s>`;
    case 'quote':
      return html`<blockquote>${content}</blockquote>`;
    case 'subtext':
      return html`<small>${content}</small>`;
    case 'spoiler':
      return cover(page, content);
    case 'code':
      return html`<code>${mark.text}</code>`;
    case 'block': {
      const text = mark.language === 'ansi' ? coloured(mark.text) : mark.text;
      return html`<pre class="block" tabindex="0"><code>${text}</code></pre>`;
    }
    case 'heading':
      return heading(mark.level, content);
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
    case 'mention':
      return html`<span class="mention">${mark.text}</span>`;
  }
}

function heading(level: number, content: Child): HTMLElement {
  if (level === 1) return html`<h3 class="heading-1">${content}</h3>`;
  return level === 2 ? html`<h4 class="heading-2">${content}</h4>` : html`<h5 class="heading-3">${content}</h5>`;
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
