import { emoji } from '../drawing/emoji.ts';
import { type Child, fill, html } from '../drawing/html.ts';
import { timestamp } from '../drawing/time.ts';
import { knownChannelTitle, mentionOf } from '../tab/channels.ts';
import type { Page } from '../tab/page.ts';
import { type Mark, readMarkdown } from './markdown.ts';

const TAGS = {
  strong: 'strong',
  em: 'em',
  underline: 'u',
  strike: 's',
  quote: 'blockquote',
  subtext: 'small',
} as const;

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
      return spoiler(page, content);
    case 'code':
      return html`<code>${mark.text}</code>`;
    case 'block': {
      const text = mark.language === 'ansi' ? ansiSpans(mark.text) : mark.text;
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
      return html`<span class="mention" data-user-id=${mark.id}>${mentionOf(page, mark.id) ?? `<@${mark.id}>`}</span>`;
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

function ansiSpans(text: string): Child[] {
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

function time({ locale, now }: Page, seconds: number, style: string): HTMLElement {
  const relative = style === 'R' && Number.isFinite(seconds) && seconds;
  return html`
    <time class="stamp" title=${timestamp(seconds, 'F', locale)} data-relative=${relative}>
      ${timestamp(seconds, style, locale, now() / 1000)}
    </time>`;
}

function place(page: Page, id: string): HTMLElement {
  const name = knownChannelTitle(page, id);
  if (name === undefined) return html`<span class="mention">#…</span>`;
  return html`<button class="mention" onclick=${() => page.open(id)}>#${name.replace(/^#/, '')}</button>`;
}

/** A styled piece of an `ansi` code block. Colors are 0 (gray) to 7 (white), as in terminals. */
export interface AnsiSpan {
  readonly text: string;
  readonly bold?: true;
  readonly underline?: true;
  readonly colour?: number;
  readonly ground?: number;
}

type Style = Omit<AnsiSpan, 'text'>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what this is about
const ESCAPE = /\u001b\[([\d;]*)m/;

/** Splits the text of an `ansi` code block by style. Codes that Discord does not support are ignored. */
export function readAnsi(source: string): AnsiSpan[] {
  const spans: AnsiSpan[] = [];
  let style: Style = {};
  for (const [index, piece] of source.split(ESCAPE).entries()) {
    if (index % 2 === 1) style = piece.split(';').reduce(applyAnsiCode, style);
    else if (piece !== '') spans.push({ text: piece, ...style });
  }
  return spans;
}

function applyAnsiCode(style: Style, written: string): Style {
  const code = Number(written);
  if (code === 0) return {};
  if (code === 1) return { ...style, bold: true };
  if (code === 4) return { ...style, underline: true };
  if (code >= 30 && code <= 37) return { ...style, colour: code - 30 };
  if (code >= 40 && code <= 47) return { ...style, ground: code - 40 };
  return style;
}

/** Covers text or a component until it is pressed. */
export function spoiler(page: Page, content: Child, style = 'spoiler'): HTMLElement {
  const inside = html`<span class="spoiler-content" aria-hidden="true" inert>${content}</span>`;
  const show = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    for (const name of ['role', 'tabindex', 'aria-label']) node.removeAttribute(name);
    node.classList.add('shown');
    inside.removeAttribute('aria-hidden');
    inside.inert = false;
  };
  const node = html`<span class=${style} role="button" tabindex="0" aria-label=${page.words.spoiler}>${inside}</span>`;
  node.addEventListener('click', show, { once: true });
  node.addEventListener('keydown', (event) => node.classList.contains('shown') || show(event));
  return node;
}
